"""How likely each noun is to be the Element, given the clues that were heard."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec
import numpy as np

from dreamtable.games.when_i_dream.words.clue_interpretation import Hearing, hearing
from dreamtable.language.associations import Scores
from dreamtable.language.bot_association_noise import Variation

DOUBT = 0.05  # how likely a clue misleads although its giver is trusted
RULED_OUT = 20.0  # taken off the logarithm of a noun that cannot be the Element


class Guess(msgspec.Struct, frozen=True):
    """A noun and its probability."""

    word: str
    p: float


class Posterior:
    """The probability of every noun that can be thought of."""

    def __init__(self, logs: Scores, ear: Hearing) -> None:
        chances = np.exp(logs - logs.max())
        self.chances: Scores = np.asarray(chances / chances.sum(), dtype=np.float32)
        self._ear = ear

    def best(self, count: int) -> list[Guess]:
        """The most likely nouns, the likeliest first."""
        order = np.argsort(-self.chances, kind="stable")[:count]
        return [Guess(self._ear.names[k], float(self.chances[k])) for k in order]

    def of(self, noun: str) -> float:
        """The probability of one noun; 0 if nobody thinks of it."""
        index = self._ear.index(noun)
        return float(self.chances[index]) if index is not None else 0.0


def guess(
    clues: Sequence[str], variation: Variation | None = None, out: Collection[str] = (), language: str = "en"
) -> Posterior:
    """The posterior for somebody who believes every clue alike; `out` are nouns that it cannot be."""
    return weigh(hearing(variation, language), dict.fromkeys(clues, 1.0), out)


def weigh(ear: Hearing, trust: Mapping[str, float], out: Collection[str] = ()) -> Posterior:
    """The posterior if each clue is true with its own probability; a false clue tells nothing."""
    logs = ear.prior
    nothing = 1 / len(logs)
    for clue, trusted in trust.items():
        word = ear.word(clue)
        support = ear.support(word)
        if support is not None:
            honest = trusted * (1 - DOUBT)
            logs = logs + np.log(honest * np.exp(support) + (1 - honest) * nothing)
        logs[ear.excluded_by(word)] -= RULED_OUT
    logs[[index for index in map(ear.index, out) if index is not None]] -= RULED_OUT
    return Posterior(np.asarray(logs, dtype=np.float32), ear)
