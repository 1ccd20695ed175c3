"""How likely each noun is to be the Element, given the clues that were heard."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from dreamtable.games.when_i_dream.words import elements
from dreamtable.language import associations, lexicon
from dreamtable.language.associations import AssociationModel, EvidenceWeights, Scores, WrittenClues
from dreamtable.language.lexicon import headword
from dreamtable.language.variation import Variation

LISTENER = EvidenceWeights(text=0.3, meaning=0.4, graph=2.0, written=1.5, sharpness=0.9, familiarity=0.2)
DOUBT = 0.05  # how likely a clue misleads although its giver is trusted
RULED_OUT = 20.0  # taken off the logarithm of a noun that cannot be the Element


class Guess(msgspec.Struct, frozen=True):
    """A noun and its probability."""

    word: str
    p: float


class Posterior:
    """The probability of every noun of the lexicon."""

    def __init__(self, logs: Scores) -> None:
        chances = np.exp(logs - logs.max())
        self.chances: Scores = np.asarray(chances / chances.sum(), dtype=np.float32)

    def best(self, count: int) -> list[Guess]:
        """The most likely nouns, the likeliest first."""
        order = np.argsort(-self.chances, kind="stable")[:count]
        return [Guess(lexicon.nouns()[k], float(self.chances[k])) for k in order]

    def of(self, noun: str) -> float:
        """The probability of one noun; 0 if the lexicon does not list it."""
        index = associations.noun_index().get(noun)
        return float(self.chances[index]) if index is not None else 0.0


def guess(clues: Sequence[str], variation: Variation | None = None, out: Collection[str] = ()) -> Posterior:
    """The posterior for somebody who believes every clue alike; `out` are nouns that it cannot be."""
    return weigh(listener(variation), dict.fromkeys(clues, 1.0), out)


def weigh(model: AssociationModel, trust: Mapping[str, float], out: Collection[str] = ()) -> Posterior:
    """The posterior if each clue is true with its own probability; a false clue tells nothing."""
    logs = model.weights.familiarity * lexicon.zipf()[associations.noun_places()]
    nothing = 1 / len(logs)
    for clue, trusted in trust.items():
        word = headword(clue)
        support = model.support(word)
        if support is not None:
            honest = trusted * (1 - DOUBT)
            logs = logs + np.log(honest * np.exp(support) + (1 - honest) * nothing)
        logs[excluded_by(word)] -= RULED_OUT
    index = associations.noun_index()
    logs[[index[noun] for noun in map(headword, out) if noun in index]] -= RULED_OUT
    return Posterior(np.asarray(logs, dtype=np.float32))


@lru_cache(maxsize=64)
def listener(variation: Variation | None) -> AssociationModel:
    """The association model of a Dreamer, who also knows the clues that people wrote down for the deck."""
    return AssociationModel(LISTENER, variation, written_clues())


@cache
def written_clues() -> WrittenClues:
    """For each clue that people wrote down, the numbers of the nouns of the Elements that it was written for."""
    index, listed = associations.noun_index(), lexicon.place()
    found: dict[str, set[int]] = {}
    for name, element in elements.deck().items():
        if name in index:
            for clue in element.clues:
                word = clue if clue in listed else lexicon.known(clue) or clue
                found.setdefault(word, set()).add(index[name])
    return {word: frozenset(nouns) for word, nouns in found.items()}


@lru_cache(maxsize=2048)
def excluded_by(clue: str) -> NDArray[np.int64]:
    """The numbers of the nouns that a clue cannot be for, because it would have been improper."""
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
