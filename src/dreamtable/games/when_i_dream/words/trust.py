"""Whom a Dreamer believes.

Nobody tells the Dreamer whether a guess was right, so trust comes from agreement alone: a spirit whose clues fit what
the others' clues say is probably a Fairy; one who always points elsewhere is probably not.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
import numpy as np

from dreamtable.games.when_i_dream.words.clue_interpretation import hearing
from dreamtable.games.when_i_dream.words.noun_posterior import Guess, Posterior, weigh
from dreamtable.language.bot_association_noise import Variation

FAITH = 0.65  # the trust in a spirit that has not spoken; Fairies are the largest group at every table
FAITH_WEIGHT = 4.0  # the number of clues that count as much as that first trust
LIFT = 6.0  # how many times better than a random clue one must fit to count as half an agreement


class SpokenClue(msgspec.Struct, frozen=True):
    """One clue and the seat that gave it."""

    speaker: int
    clue: str


class Assessment(msgspec.Struct, frozen=True):
    """The likeliest nouns for the Element that is up, and the trust in each seat that gave a clue for it."""

    guesses: tuple[Guess, ...]
    trust: dict[int, float]


class TrustingDreamer:
    """A Dreamer through one night, who learns whom to believe."""

    def __init__(self, variation: Variation | None = None, language: str = "en") -> None:
        self._ear = hearing(variation, language)
        self._agreed: dict[int, float] = {}
        self._spoke: dict[int, float] = {}

    def trust(self, speaker: int) -> float:
        """The probability that the next clue of a seat is true."""
        agreed, spoke = self._agreed.get(speaker, 0.0), self._spoke.get(speaker, 0.0)
        return (FAITH * FAITH_WEIGHT + agreed) / (FAITH_WEIGHT + spoke)

    def assess(self, clues: Sequence[SpokenClue], out: Collection[str] = (), count: int = 5) -> Assessment:
        """Weigh the clues for the Element that is up; `out` are nouns that it cannot be."""
        speakers = {clue.speaker: self.trust(clue.speaker) for clue in clues}
        return Assessment(tuple(self._posterior(clues, out).best(count)), speakers)

    def learn(self, clues: Sequence[SpokenClue], guess: str | None = None) -> None:
        """Remember how well each speaker agreed with the others about an Element that is gone.

        A guess counts as true, if one was made.
        """
        for clue in clues:
            others = [other for other in clues if other.speaker != clue.speaker]
            if others:
                agreement = self._agreement(clue, others, guess)
                self._agreed[clue.speaker] = self._agreed.get(clue.speaker, 0.0) + agreement
                self._spoke[clue.speaker] = self._spoke.get(clue.speaker, 0.0) + 1.0

    def _posterior(self, clues: Sequence[SpokenClue], out: Collection[str] = ()) -> Posterior:
        trust: dict[str, float] = {}
        for clue in clues:
            trust[clue.clue] = max(trust.get(clue.clue, 0.0), self.trust(clue.speaker))
        return weigh(self._ear, trust, out)

    def _agreement(self, clue: SpokenClue, others: Sequence[SpokenClue], guess: str | None) -> float:
        """From 0 to 1, how much better a clue fits what the others' clues say than a random clue would."""
        support = self._ear.support(self._ear.word(clue.clue))
        if support is None:
            return FAITH
        believed = self._posterior(others).chances
        expected = float(np.dot(believed, np.exp(support))) * len(believed)
        if guess is not None:
            index = self._ear.index(guess)
            if index is not None:
                expected = (expected + float(np.exp(support[index])) * len(believed)) / 2
        return expected / (expected + LIFT)
