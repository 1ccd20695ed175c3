"""What a spirit whispers.  It thinks of a few words, and imagines what somebody asleep would make of each.

A Fairy wants the Element to be thought of; a Boogeyman one of its neighbours, so that the lie is near enough to be
believed; a Sandman whatever side is behind.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import islice

import msgspec
import numpy as np
from numpy.typing import NDArray

from dreamtable.language import associations, candidates, elements, lexicon
from dreamtable.language.giver import LATER, Role, giver
from dreamtable.language.guesser import listener, plain
from dreamtable.language.lens import CLEAR, Lens
from dreamtable.language.profanity import sayable
from dreamtable.language.referee import judge

Reals = NDArray[np.float64]
BELIEF = 0.62  # how much of what was whispered before a sleeper is supposed to believe
COMMON = 14  # words for an Element that a mind keeps ready
LURES = 4  # neighbours of an Element that a liar thinks of


class Intent(msgspec.Struct, frozen=True):
    """What a spirit wants: 1 that the Element is guessed, -1 that it is not, 0 that it stays open."""

    side: int

    @staticmethod
    def of(role: str, yellow: int, blue: int) -> Intent:
        if role == Role.SANDMAN:
            return Intent((blue > yellow) - (yellow > blue))
        return Intent(1 if role == Role.FAIRY else -1)


class Whisper(msgspec.Struct, frozen=True):
    """One spirit's way to speak."""

    lens: Lens
    ideas: int  # how many words come to its mind
    careful: bool  # whether it imagines what the sleeper would think

    def say(self, element: str, intent: Intent, heard: Sequence[str], luck: np.random.Generator) -> str | None:
        """A proper and clean word, or None if nothing comes to mind."""
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
        """The neighbour that fits best to what was whispered so far."""
        near = neighbours(element)
        if not self.careful or not heard:
            return near[int(luck.integers(min(2, len(near))))]
        thought = imagined(heard)
        return max(near, key=lambda name: float(thought[deck()[name]]))

    def truths(self, element: str, intent: Intent, heard: Sequence[str]) -> list[str]:
        """The strongest words for the Element that are still unsaid, or for no side the middling ones."""
        said = {plain(word) for word in heard}
        words = [word for word in ranking(element, self.lens) if plain(word) not in said]
        first = 0 if intent.side else max(0, (len(words) - self.ideas) // 2)
        return words[first : first + self.ideas]

    def lies(self, element: str, lure: str, heard: Sequence[str], luck: np.random.Generator) -> list[str]:
        """Words for the neighbour that nobody would say of the Element."""
        said = {plain(word) for word in heard}
        words = [word for word, meant in lies_about(element, lure) if meant not in said]
        luck.shuffle(words)
        return words[: self.ideas]

    def best(self, words: Sequence[str], element: str, lure: str, heard: Sequence[str]) -> str:
        """The word after which a sleeper would think most of the lure, and least of the Element if that is another."""
        if element not in deck() or lure not in deck():
            return words[0]
        after = imagined(heard)[:, None] + np.log(np.stack([pull(plain(word)) for word in words], axis=1))
        after -= np.log(np.exp(after - after.max(axis=0)).sum(axis=0)) + after.max(axis=0)
        worth = after[deck()[lure]]
        if lure != element:
            worth = worth - after[deck()[element]]
        return words[int(worth.argmax())]


# -- what a sleeper would think ---------------------------------------------------------------------------------
@cache
def deck() -> dict[str, int]:
    """The Elements of all cards that the lexicon knows: whoever whispers imagines one of these to be thought of."""
    known = [name for name in elements.deck() if name in associations.noun_index()]
    return {name: k for k, name in enumerate(known)}


@cache
def places() -> NDArray[np.int64]:
    """Where each of them stands among the nouns."""
    return np.array([associations.noun_index()[name] for name in deck()])


@lru_cache(maxsize=8192)
def pull(word: str) -> Reals:
    """How strongly a word makes anybody think of each Element of the deck."""
    support = listener(CLEAR).support(word)
    if support is None:
        return np.full(len(deck()), 1 / len(associations.noun_index()))
    return np.exp(support[places()], dtype=np.float64)


def imagined(heard: Sequence[str]) -> Reals:
    """The logarithm of how much a sleeper who heard all this thinks of each Element, believing most of it."""
    nothing = (1 - BELIEF) / len(associations.noun_index())
    return sum((np.log(BELIEF * pull(plain(word)) + nothing) for word in heard), start=np.zeros(len(deck())))


# -- what could be said -----------------------------------------------------------------------------------------
@lru_cache(maxsize=16384)
def ranking(element: str, lens: Lens) -> tuple[str, ...]:
    """What this mind could say about an Element, the most telling first."""
    words = fitting(element)
    index = associations.noun_index().get(plain(element))
    if index is None:
        return words[:COMMON]
    said = np.array([lexicon.place()[plain(word)] for word in words])
    worth = giver(lens).supports(said)[index] + candidates.plainness()[said]
    worth -= LATER * np.arange(len(words), dtype=np.float32)
    return tuple(words[k] for k in np.argsort(-worth, kind="stable")[:COMMON])


@cache
def fitting(element: str) -> tuple[str, ...]:
    """The words that people wrote down for an Element and that may be said of it, what came to mind first in front."""
    written = elements.find(element).clues
    return tuple(word for word in written if lexicon.known(plain(word)) and may_say(element, word))


def may_say(element: str, word: str) -> bool:
    return judge(element, word).proper and sayable(word)


@lru_cache(maxsize=4096)
def lies_about(element: str, lure: str) -> tuple[tuple[str, str], ...]:
    """Words for a neighbour that nobody wrote down for the Element, each with the word it is listed under."""
    true = {plain(word) for word in elements.find(element).clues}
    words = [(word, plain(word)) for word in fitting(lure)]
    return tuple((word, meant) for word, meant in words if meant not in true and may_say(element, word))


@cache
def neighbours(element: str) -> tuple[str, ...]:
    """Elements of the deck that one could take for this one: those a person listed, then the nearest in meaning."""
    names = tuple(deck())
    listed = [name for name in elements.find(element).decoys if name in deck()]
    own = associations.noun_index().get(plain(element))
    if own is None:
        return tuple(listed) or names[:LURES]
    alike = sum(space.nouns[places()] @ space.nouns[own] for space in (associations.near(), associations.meant()))
    nearest = [names[k] for k in np.argsort(-np.asarray(alike), kind="stable")]
    others = (name for name in nearest if name != element and name not in listed and judge(element, name).proper)
    return (*listed, *islice(others, max(0, LURES - len(listed))))
