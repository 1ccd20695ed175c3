"""What a spirit says: it thinks of a few words, and weighs what a Dreamer would make of each.

A Fairy wants the Element to be guessed; a Boogeyman wants one of its neighbours to be guessed, so that the lie is near
enough to be believed; a Sandman helps whichever side is behind.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import islice

import msgspec
import numpy as np
from numpy.typing import NDArray

from dreamtable.games.when_i_dream.words import elements
from dreamtable.games.when_i_dream.words.clue_giver import LATER, Role, giver, may_say
from dreamtable.games.when_i_dream.words.elements import judge_clue
from dreamtable.games.when_i_dream.words.noun_posterior import listener
from dreamtable.language import associations, clue_candidates, lexicon
from dreamtable.language.lexicon import headword
from dreamtable.language.variation import Variation

Reals = NDArray[np.float64]
BELIEF = 0.62  # how likely a Dreamer is supposed to take each earlier clue for true
COMMON = 14  # clues that a spirit knows for an Element
LURES = 4  # neighbours of an Element that a liar considers


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
        if intent.side < 0:
            lure = self.lure(element, heard, luck)
            words = self.lies(element, lure, heard, luck)
        else:
            lure = element
            words = self.truths(element, intent, heard)
        if not words:
            return None
        if not self.careful or intent.side == 0:
            return str(words[int(luck.integers(len(words)))])
        return self.best(words, element, lure, heard)

    def lure(self, element: str, heard: Sequence[str], luck: np.random.Generator) -> str:
        """The neighbour of the Element that fits best to the earlier clues."""
        near = neighbours(element)
        if not self.careful or not heard:
            return near[int(luck.integers(min(2, len(near))))]
        thought = imagined(heard)
        return max(near, key=lambda name: float(thought[deck_index()[name]]))

    def truths(self, element: str, intent: Intent, heard: Sequence[str]) -> list[str]:
        """Clues for the Element that were not said yet: the most telling ones, or the middling ones for no side."""
        said = {headword(word) for word in heard}
        words = [word for word in ranking(element, self.variation) if headword(word) not in said]
        first = 0 if intent.side else max(0, (len(words) - self.ideas) // 2)
        return words[first : first + self.ideas]

    def lies(self, element: str, lure: str, heard: Sequence[str], luck: np.random.Generator) -> list[str]:
        """Clues for the neighbour that nobody would give for the Element."""
        said = {headword(word) for word in heard}
        words = [word for word, listed in lies_about(element, lure) if listed not in said]
        luck.shuffle(words)
        return words[: self.ideas]

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


@lru_cache(maxsize=4096)
def lies_about(element: str, lure: str) -> tuple[tuple[str, str], ...]:
    """Clues for a neighbour that nobody wrote down for the Element, each with its headword."""
    true = {headword(word) for word in elements.find(element).clues}
    words = [(word, headword(word)) for word in sayable_clues(lure)]
    return tuple((word, listed) for word, listed in words if listed not in true and may_say(element, word))


@cache
def neighbours(element: str) -> tuple[str, ...]:
    """Elements of the deck that one could take for this one: its written decoys, then the nearest in meaning."""
    names = tuple(deck_index())
    listed = [name for name in elements.find(element).decoys if name in deck_index()]
    own = associations.noun_index().get(headword(element))
    if own is None:
        return tuple(listed) or names[:LURES]
    spaces = associations.text_vectors(), associations.meaning_vectors()
    alike = sum(space.nouns[deck_nouns()] @ space.nouns[own] for space in spaces)
    nearest = [names[k] for k in np.argsort(-np.asarray(alike), kind="stable")]
    others = (name for name in nearest if name != element and name not in listed and judge_clue(element, name).proper)
    return (*listed, *islice(others, max(0, LURES - len(listed))))
