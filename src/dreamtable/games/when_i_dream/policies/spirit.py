"""What a spirit says: it thinks of a few words, and weighs what a Dreamer would make of each.

A Fairy wants the Element to be guessed; a Boogeyman wants one of its neighbours to be guessed, so that the lie is near
enough to be believed; a Sandman helps whichever side is behind, and is vague while they are level.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from dreamtable.games.when_i_dream.words import elements
from dreamtable.games.when_i_dream.words.clue_giver import LATER, Role, giver, may_say
from dreamtable.games.when_i_dream.words.lies import Lie, lies
from dreamtable.games.when_i_dream.words.noun_posterior import listener
from dreamtable.language import associations, clue_candidates, lexicon
from dreamtable.language.lexicon import headword
from dreamtable.language.variation import Variation

Reals = NDArray[np.float64]
BELIEF = 0.62  # how likely a Dreamer is supposed to take each earlier clue for true
COMMON = 14  # clues that a spirit knows for an Element


class Intent(msgspec.Struct, frozen=True):
    """What a spirit wants: 1 that the Element is guessed, -1 that it is not, 0 that it stays open."""

    side: int

    @staticmethod
    def of(role: str, yellow: int, blue: int) -> Intent:
        """What a role wants while so many cards lie on either side."""
        if role == Role.SANDMAN:
            return Intent((blue > yellow) - (yellow > blue))
        return Intent(1 if role == Role.FAIRY else -1)


class SpiritPolicy(msgspec.Struct, frozen=True):
    """How one spirit chooses its clues."""

    variation: Variation
    ideas: int  # how many words it thinks of
    careful: bool  # whether it weighs what the Dreamer would think

    def say(self, element: str, intent: Intent, heard: Sequence[str], luck: np.random.Generator) -> str | None:
        """A proper and clean clue, or None if the spirit knows none that was not said yet."""
        if intent.side < 0 and (told := self.lies(element, heard, luck)):
            lure, words = told[0].lure, [lie.word for lie in told]
        else:
            lure, words = element, self.truths(element, intent, heard)
        if not words:
            return None
        if not self.careful or lure == element:
            return str(words[int(luck.integers(len(words)))])
        return self.best(words, element, lure, heard)

    def truths(self, element: str, intent: Intent, heard: Sequence[str]) -> list[str]:
        """Clues for the Element that were not said yet: the most telling ones, or vague ones for no side."""
        said = {headword(word) for word in heard}
        known = ranking(element, self.variation) if intent.side > 0 else vague(element)
        return [word for word in known if headword(word) not in said][: self.ideas]

    def lies(self, element: str, heard: Sequence[str], luck: np.random.Generator) -> list[Lie]:
        """Lies that were not said yet, all for one neighbour: a careful spirit takes what fits to the earlier clues."""
        said = {headword(word) for word in heard}
        fresh = [lie for lie in lies().get(element, ()) if headword(lie.word) not in said]
        lures = list(dict.fromkeys(lie.lure for lie in fresh))
        if not lures:
            return []
        lure = lures[int(luck.integers(min(2, len(lures))))]
        if self.careful and heard:
            thought = imagined(heard)
            lure = max(lures, key=lambda name: float(thought[deck_index()[name]]))
        told = [lie for lie in fresh if lie.lure == lure]
        luck.shuffle(told)
        return told[: self.ideas]

    def best(self, words: Sequence[str], element: str, lure: str, heard: Sequence[str]) -> str:
        """The word after which a Dreamer would think most of the lure, and least of the Element if that is another."""
        if element not in deck_index() or lure not in deck_index():
            return words[0]
        after = imagined(heard)[:, None] + np.log(np.stack([pull(headword(word)) for word in words], axis=1))
        after -= np.log(np.exp(after - after.max(axis=0)).sum(axis=0)) + after.max(axis=0)
        worth = after[deck_index()[lure]]
        if lure != element:
            worth = worth - after[deck_index()[element]]
        return words[int(worth.argmax())]


# -- what a Dreamer would think -------------------------------------------------------------------------------
@cache
def deck_index() -> dict[str, int]:
    """The Elements that the lexicon lists, numbered: a spirit supposes that the Dreamer thinks of one of these."""
    known = [name for name in elements.deck() if name in associations.noun_index()]
    return {name: k for k, name in enumerate(known)}


@cache
def deck_nouns() -> NDArray[np.int64]:
    """The number of each of these Elements among the nouns of the lexicon."""
    return np.array([associations.noun_index()[name] for name in deck_index()])


@lru_cache(maxsize=8192)
def pull(word: str) -> Reals:
    """P(Element | word) for each Element of the deck, to somebody with the undistorted association model."""
    support = listener(None).support(word)
    if support is None:
        return np.full(len(deck_index()), 1 / len(associations.noun_index()))
    return np.exp(support[deck_nouns()], dtype=np.float64)


def imagined(heard: Sequence[str]) -> Reals:
    """The unnormalised log-probability of each Element to a Dreamer who heard these clues and believes most of them."""
    nothing = (1 - BELIEF) / len(associations.noun_index())
    return sum((np.log(BELIEF * pull(headword(word)) + nothing) for word in heard), start=np.zeros(len(deck_index())))


# -- what could be said ---------------------------------------------------------------------------------------
@lru_cache(maxsize=16384)
def ranking(element: str, variation: Variation) -> tuple[str, ...]:
    """The clues for an Element that a spirit knows, the most telling first."""
    words = sayable_clues(element)
    index = associations.noun_index().get(headword(element))
    if index is None:
        return words[:COMMON]
    said = np.array([lexicon.place()[headword(word)] for word in words])
    worth = giver(variation).supports(said)[index] + clue_candidates.everydayness()[said]
    worth -= LATER * np.arange(len(words), dtype=np.float32)
    return tuple(words[k] for k in np.argsort(-worth, kind="stable")[:COMMON])


@cache
def sayable_clues(element: str) -> tuple[str, ...]:
    """The written clues of an Element that the lexicon knows and that may be said, in the order they were written."""
    written = elements.find(element).clues
    return tuple(word for word in written if lexicon.known(headword(word)) and may_say(element, word))


@cache
def vague(element: str) -> tuple[str, ...]:
    """The clues for an Element that say least about it, because they are as true of other Elements."""
    here = deck_index().get(element)
    words = sayable_clues(element)
    if here is None:
        return words
    by_vagueness = sorted(words, key=lambda word: float(pull(headword(word))[here]))
    return tuple(by_vagueness[: len(words) // 2])
