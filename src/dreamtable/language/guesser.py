"""What a listener thinks of: a posterior over the nouns, clue by clue."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from dreamtable.language import associations, lexicon
from dreamtable.language.associations import Mind, Scores, Taste
from dreamtable.language.lens import Lens
from dreamtable.language.normal_form import letters

LISTENER = Taste(near=0.3, meant=0.4, tied=2.0, written=1.5, sharp=0.9, familiar=0.2)
DOUBT = 0.05


class Guess(msgspec.Struct, frozen=True):
    word: str
    p: float


class Posterior:
    """How likely each noun is, given what was heard."""

    def __init__(self, logs: Scores) -> None:
        chances = np.exp(logs - logs.max())
        self.chances: Scores = np.asarray(chances / chances.sum(), dtype=np.float32)

    def best(self, count: int) -> list[Guess]:
        order = np.argsort(-self.chances, kind="stable")[:count]
        return [Guess(lexicon.nouns()[k], float(self.chances[k])) for k in order]

    def of(self, noun: str) -> float:
        index = associations.noun_index().get(noun)
        return float(self.chances[index]) if index is not None else 0.0


def guess(clues: Sequence[str], lens: Lens | None = None, heard: Collection[str] = ()) -> Posterior:
    """Believe every clue alike.  `heard` are nouns that are out: guessed already, or shown before."""
    return weigh(listener(lens), dict.fromkeys(clues, 1.0), heard)


def weigh(mind: Mind, trust: Mapping[str, float], heard: Collection[str] = ()) -> Posterior:
    """The posterior when each clue is true with its own probability; a false clue tells nothing."""
    logs = mind.taste.familiar * lexicon.zipf()[associations.noun_places()]
    nothing = 1 / len(logs)
    for clue, trusted in trust.items():
        word = plain(clue)
        support = mind.support(word)
        if support is not None:
            honest = trusted * (1 - DOUBT)
            logs = logs + np.log(honest * np.exp(support) + (1 - honest) * nothing)
        # A proper clue is never a form of the Element, so those nouns are out.
        logs[kept_apart(word)] -= 20.0
    out = [associations.noun_index()[noun] for noun in map(plain, heard) if noun in associations.noun_index()]
    logs[out] -= 20.0
    return Posterior(np.asarray(logs, dtype=np.float32))


def plain(word: str) -> str:
    """A typed word as the lexicon knows it."""
    typed = letters(word)
    return lexicon.known(typed) or typed


@lru_cache(maxsize=64)
def listener(lens: Lens | None) -> Mind:
    return Mind(LISTENER, lens)


@lru_cache(maxsize=2048)
def kept_apart(clue: str) -> NDArray[np.int64]:
    """The nouns a clue cannot be for, because it would have been improper."""
    stem = lexicon.stems().get(clue, clue)
    apart = set(_nouns_by_stem().get(stem, ()))
    if len(clue) > 3:
        apart.update(k for k, noun in enumerate(lexicon.nouns()) if clue in noun or (len(noun) > 3 and noun in clue))
    return np.array(sorted(apart), dtype=np.int64)


@cache
def _nouns_by_stem() -> dict[str, list[int]]:
    groups: dict[str, list[int]] = {}
    for k, noun in enumerate(lexicon.nouns()):
        groups.setdefault(lexicon.stems()[noun], []).append(k)
    return groups
