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
from dreamtable.games.when_i_dream.words.clue_giver import LATER, Role, clues, giver, may_say
from dreamtable.games.when_i_dream.words.clue_interpretation import hearing
from dreamtable.games.when_i_dream.words.element_names import called
from dreamtable.games.when_i_dream.words.lies import Lie, lies
from dreamtable.language import associations, clue_candidates, lexicon
from dreamtable.language.bot_association_noise import Variation
from dreamtable.language.lexicon import headword

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
    language: str = "en"

    def say(self, element: str, intent: Intent, heard: Sequence[str], luck: np.random.Generator) -> str | None:
        """A proper and clean clue, or None if the spirit knows none that was not said yet."""
        if intent.side < 0 and (told := self.lies(element, heard, luck)):
            lure, words = called(told[0].lure, self.language), [lie.word for lie in told]
        else:
            lure, words = element, self.truths(element, intent, heard)
        if not words:
            return None
        if not self.careful or lure == element:
            return str(words[int(luck.integers(len(words)))])
        return self.best(words, element, lure, heard)

    def truths(self, element: str, intent: Intent, heard: Sequence[str]) -> list[str]:
        """Clues for the Element that were not said yet: the most telling ones, or vague ones for no side."""
        said = self.words(heard)
        language = self.language
        known = ranking(element, self.variation, language) if intent.side > 0 else vague(element, language)
        return [word for word in known if self.words([word]).isdisjoint(said)][: self.ideas]

    def words(self, clues: Sequence[str]) -> set[str]:
        """Clues as they are compared: the same for two that say the same."""
        return set(map(hearing(None, self.language).word, clues))

    def lies(self, element: str, heard: Sequence[str], luck: np.random.Generator) -> list[Lie]:
        """Lies that were not said yet, all for one neighbour: a careful spirit takes what fits to the earlier clues."""
        said = self.words(heard)
        about = elements.find(element, self.language).english or element
        fresh = [lie for lie in lies(self.language).get(about, ()) if self.words([lie.word]).isdisjoint(said)]
        lures = list(dict.fromkeys(lie.lure for lie in fresh))
        if not lures:
            return []
        lure = lures[int(luck.integers(min(2, len(lures))))]
        if self.careful and heard:
            thought, index = imagined(heard, self.language), deck_index(self.language)
            lure = max(lures, key=lambda name: float(thought[index[called(name, self.language)]]))
        told = [lie for lie in fresh if lie.lure == lure]
        luck.shuffle(told)
        return told[: self.ideas]

    def best(self, words: Sequence[str], element: str, lure: str, heard: Sequence[str]) -> str:
        """The word after which a Dreamer would think most of the lure, and least of the Element if that is another."""
        index = deck_index(self.language)
        if element not in index or lure not in index:
            return words[0]
        pulls = np.stack([pull(word, self.language) for word in words], axis=1)
        after = imagined(heard, self.language)[:, None] + np.log(pulls)
        after -= np.log(np.exp(after - after.max(axis=0)).sum(axis=0)) + after.max(axis=0)
        worth = after[index[lure]]
        if lure != element:
            worth = worth - after[index[element]]
        return words[int(worth.argmax())]


# -- what a Dreamer would think -------------------------------------------------------------------------------
@cache
def deck_index(language: str = "en") -> dict[str, int]:
    """The Elements that can be thought of, numbered: a spirit supposes that the Dreamer thinks of one of these."""
    ear = hearing(None, language)
    known = [element.name for element in elements.deck(language).values() if ear.index(element.name) is not None]
    return {name: k for k, name in enumerate(known)}


@cache
def deck_nouns(language: str = "en") -> NDArray[np.int64]:
    """The number of each of these Elements among the nouns that can be thought of."""
    ear = hearing(None, language)
    return np.array([ear.index(name) for name in deck_index(language)])


@lru_cache(maxsize=8192)
def pull(word: str, language: str = "en") -> Reals:
    """P(Element | word) for each Element of the deck, to somebody with the undistorted association model."""
    ear = hearing(None, language)
    support = ear.support(ear.word(word))
    if support is None:
        return np.full(len(deck_index(language)), 1 / len(ear.names))
    return np.exp(support[deck_nouns(language)], dtype=np.float64)


def imagined(heard: Sequence[str], language: str = "en") -> Reals:
    """The unnormalised log-probability of each Element to a Dreamer who heard these clues and believes most of them."""
    nothing = (1 - BELIEF) / len(hearing(None, language).names)
    start = np.zeros(len(deck_index(language)))
    return sum((np.log(BELIEF * pull(word, language) + nothing) for word in heard), start=start)


# -- what could be said ---------------------------------------------------------------------------------------
@lru_cache(maxsize=16384)
def ranking(element: str, variation: Variation, language: str = "en") -> tuple[str, ...]:
    """The clues for an Element that a spirit knows, the most telling first."""
    words = sayable_clues(element, language)
    worth = telling(element, words, variation) if language == "en" else telling_in(element, words, variation, language)
    if worth is None:
        return words[:COMMON]
    worth = worth - LATER * np.arange(len(words), dtype=np.float32)
    return tuple(words[k] for k in np.argsort(-worth, kind="stable")[:COMMON])


def telling(element: str, words: Sequence[str], variation: Variation) -> Reals | None:
    """How much each of some English clues tells about an Element; None if the lexicon does not know it."""
    index = associations.noun_index().get(headword(element))
    if index is None:
        return None
    said = np.array([lexicon.place()[headword(word)] for word in words])
    return np.asarray(giver(variation).supports(said)[index] + clue_candidates.everydayness()[said], dtype=np.float64)


def telling_in(element: str, words: Sequence[str], variation: Variation, language: str) -> Reals | None:
    """How much each of some clues of another language tells about an Element."""
    ear = hearing(variation, language)
    index = ear.index(element)
    supports = [ear.support(ear.word(word)) for word in words]
    return np.array([-9.0 if support is None or index is None else support[index] for support in supports])


@cache
def sayable_clues(element: str, language: str = "en") -> tuple[str, ...]:
    """The written clues of an Element that may be said, in their order; in English those that the lexicon knows.

    A noun of the lexicon that is not in the deck, as a table may bring it, has the clues that a giver thinks of.
    """
    written: Sequence[str] = elements.find(element, language).clues
    if not written and language == "en":
        written = clues(element, count=COMMON)
    return tuple(
        word
        for word in written
        if (language != "en" or lexicon.known(headword(word))) and may_say(element, word, language)
    )


@cache
def vague(element: str, language: str = "en") -> tuple[str, ...]:
    """The clues for an Element that say least about it, because they are as true of other Elements."""
    here = deck_index(language).get(element)
    words = sayable_clues(element, language)
    if here is None:
        return words
    by_vagueness = sorted(words, key=lambda word: float(pull(word, language)[here]))
    return tuple(by_vagueness[: len(words) // 2])
