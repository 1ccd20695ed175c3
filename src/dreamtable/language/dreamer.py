"""The Dreamer of a night: believes clues, and learns whom to believe.

Nobody tells the Dreamer whether a guess was right, so trust comes from agreement alone: a spirit whose clues fit what
the others' clues say is probably a Fairy; one who always points elsewhere is probably not.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
import numpy as np

from dreamtable.language.associations import noun_index
from dreamtable.language.guesser import Guess, Posterior, listener, plain, weigh
from dreamtable.language.lens import Lens

FAITH = 0.65
"""How many spirits mean well, before anyone has spoken: Fairies are the largest group at every table."""
MEMORY = 4.0
"""How many clues it takes to outweigh that first faith."""
LIFT = 6.0
"""How much better than chance a clue must fit before it speaks for its giver."""


class Heard(msgspec.Struct, frozen=True):
    """One clue and the seat it came from."""

    speaker: int
    clue: str


class Thought(msgspec.Struct, frozen=True):
    """What the Dreamer would say now, how sure, and whom they believed (seat -> trust)."""

    guesses: tuple[Guess, ...]
    trust: dict[int, float]


class Dreamer:
    """One bot's sleep: give it the clues of each Element in turn, oldest first."""

    def __init__(self, lens: Lens | None = None) -> None:
        self._mind = listener(lens)
        self._agreed: dict[int, float] = {}
        self._spoke: dict[int, float] = {}

    def trust(self, speaker: int) -> float:
        """How likely this speaker's next clue is to be true."""
        agreed, spoke = self._agreed.get(speaker, 0.0), self._spoke.get(speaker, 0.0)
        return (FAITH * MEMORY + agreed) / (MEMORY + spoke)

    def think(self, heard: Sequence[Heard], out: Collection[str] = (), count: int = 5) -> Thought:
        """Weigh the clues for the Element that is up; `out` are nouns it cannot be."""
        speakers = {clue.speaker: self.trust(clue.speaker) for clue in heard}
        posterior = self._posterior(heard, out)
        return Thought(tuple(posterior.best(count)), speakers)

    def resolve(self, heard: Sequence[Heard], guess: str | None = None) -> None:
        """The Element is gone: remember who agreed with the rest, taking the guess for true if one was made."""
        for clue in heard:
            others = [other for other in heard if other.speaker != clue.speaker]
            if others:
                agreement = self._agreement(clue, others, guess)
                self._agreed[clue.speaker] = self._agreed.get(clue.speaker, 0.0) + agreement
                self._spoke[clue.speaker] = self._spoke.get(clue.speaker, 0.0) + 1.0

    def _posterior(self, heard: Sequence[Heard], out: Collection[str] = ()) -> Posterior:
        trust: dict[str, float] = {}
        for clue in heard:
            trust[clue.clue] = max(trust.get(clue.clue, 0.0), self.trust(clue.speaker))
        return weigh(self._mind, trust, out)

    def _agreement(self, clue: Heard, others: Sequence[Heard], guess: str | None) -> float:
        """From 0 to 1: does this clue fit what the others' clues say, better than a clue at random would?"""
        support = self._mind.support(plain(clue.clue))
        if support is None:
            return FAITH
        believed = self._posterior(others).chances
        expected = float(np.dot(believed, np.exp(support))) * len(believed)
        if guess is not None:
            index = noun_index().get(plain(guess))
            if index is not None:
                expected = (expected + float(np.exp(support[index])) * len(believed)) / 2
        return expected / (expected + LIFT)
