"""What a clue makes somebody think of, in the language of the table.

In English every noun of the lexicon can be thought of.  In another language it is the Elements of the deck: a clue
points to those for which somebody wrote it down, and, by way of its English words, to those that English associates
with them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from dreamtable.games.when_i_dream.words import elements
from dreamtable.language import associations, lexicon
from dreamtable.language.associations import AssociationModel, EvidenceWeights, Scores, WrittenClues
from dreamtable.language.bot_association_noise import Variation
from dreamtable.language.languages import ruled_language

LISTENER = EvidenceWeights(
    text=0.0, meaning=0.31, graph=0.66, written=5.3, sharpness=1.0, familiarity=0.05, listed=0.4, akin=0.9
)
"""Fitted to clues of people, and to the same with one of the three taken from a near Element.

What comes to mind first counts most: a lie seldom outweighs two clues that are each among the first of their Element.
"""
VARIED_LISTENER = EvidenceWeights(
    text=0.3, meaning=0.4, graph=2.0, written=2.5, sharpness=0.9, familiarity=0.2, listed=1.0
)
"""For a bot at a table, which knows fewer associations than `words guess`."""
WRITTEN = 3.2  # how much a written clue of the language adds to the logarithm of an Element
OTHER_FORM = 2.4  # the same for a clue of the same root
PIVOT = 0.9  # weight of what English associates
SHORTEST_STEM = 4  # letters from which two words of the same stem are taken for one family


class Hearing(Protocol):
    """The nouns that somebody can think of, and how strongly each clue points to them."""

    @property
    def names(self) -> Sequence[str]:
        """The nouns, as the table calls them."""

    @property
    def prior(self) -> Scores:
        """How much each noun is expected before any clue, as a logarithm."""

    def index(self, name: str) -> int | None:
        """The number of a noun; None if nobody thinks of it."""

    def word(self, clue: str) -> str:
        """A clue as it is looked up: the same for two that say the same."""

    def support(self, word: str) -> Scores | None:
        """log P(noun | word) for every noun; None if nothing is known about the word."""

    def excluded_by(self, word: str) -> NDArray[np.int64]:
        """The numbers of the nouns that a clue cannot be for, because it would have been improper."""


class EnglishHearing:
    """Every noun of the lexicon, by its association model."""

    def __init__(self, model: AssociationModel) -> None:
        self.model = model

    @property
    def names(self) -> Sequence[str]:
        return lexicon.nouns()

    @property
    def prior(self) -> Scores:
        return np.asarray(self.model.weights.familiarity * lexicon.zipf()[associations.noun_places()], dtype=np.float32)

    def index(self, name: str) -> int | None:
        return associations.noun_index().get(lexicon.headword(name))

    def word(self, clue: str) -> str:
        whole = lexicon.headword(clue)
        parts = [part for part in map(lexicon.headword, clue.split("-")) if lexicon.known(part)]
        if "-" not in clue or lexicon.known(whole) or not parts:
            return whole
        return min(parts, key=lambda part: float(lexicon.zipf()[lexicon.place()[part]]))  # Moby of Moby-Dick

    def support(self, word: str) -> Scores | None:
        return self.model.support(word)

    def excluded_by(self, word: str) -> NDArray[np.int64]:
        return _excluded_in_english(word)


class PivotHearing:
    """The Elements of the deck in another language: by the clues that were written in it, and by way of English."""

    def __init__(self, language: str, variation: Variation | None) -> None:
        self.tools = ruled_language(language)
        self.variation = variation
        self.english = listener(variation)
        self.deck = _deck_in(language)
        self.support = lru_cache(maxsize=2048)(self._support)

    @property
    def names(self) -> Sequence[str]:
        return self.deck.names

    @property
    def prior(self) -> Scores:
        return np.zeros(len(self.names), dtype=np.float32)

    def index(self, name: str) -> int | None:
        return self.deck.index.get(self.tools.bare(name))

    def word(self, clue: str) -> str:
        return self.tools.normalise(clue)

    def _support(self, word: str) -> Scores | None:
        pivot = self._by_way_of_english(word)
        score = PIVOT * pivot if pivot is not None else np.zeros(len(self.names), dtype=np.float32)
        written = self._written_for(word)
        if pivot is None and not written:
            return None
        for element, weight in written.items():
            score[element] += weight
        score -= score.max()
        return np.asarray(score - np.log(np.exp(score).sum()), dtype=np.float32)

    def _by_way_of_english(self, word: str) -> Scores | None:
        """log P(Element | its English words), each word as likely as the next; None if the dictionary has none."""
        known = [
            support for english in self.tools.english(word) if (support := self.english.support(english)) is not None
        ]
        if not known:
            return None
        there = np.mean([np.exp(support[self.deck.nouns]) for support in known], axis=0)
        return np.asarray(np.log(there / there.sum() + 1e-5), dtype=np.float32)

    def _written_for(self, word: str) -> dict[int, float]:
        """The Elements for which a clue, or one of its root, was written down and is remembered."""
        found: dict[int, float] = {}
        stem = self.tools.stem(word)
        if len(stem) >= SHORTEST_STEM:
            found.update(dict.fromkeys(self.deck.by_stem.get(stem, ()), OTHER_FORM))
        for form in self.tools.forms(word):
            found.update(dict.fromkeys(self.deck.written.get(form, ()), WRITTEN))
        if self.variation and found:
            meant = np.array(sorted(found), dtype=np.uint16)
            kept = self.variation.remembers(_number(word), meant)
            found = {int(element): found[int(element)] for element in meant[kept]}
        return found

    def excluded_by(self, word: str) -> NDArray[np.int64]:
        apart = [k for k, name in enumerate(self.deck.index) if name == word or (len(word) > 3 and word in name)]
        return np.array(apart, dtype=np.int64)


class _Deck:
    """The deck of a language: names, and which clues were written for which Element."""

    def __init__(self, language: str) -> None:
        tools, deck = ruled_language(language), elements.deck(language)
        self.index = {name: k for k, name in enumerate(deck)}
        self.names = tuple(element.name for element in deck.values())
        nouns = associations.noun_index()
        self.nouns = np.array([nouns[element.english] for element in deck.values()])
        self.written: dict[str, set[int]] = {}
        self.by_stem: dict[str, set[int]] = {}
        for k, element in enumerate(deck.values()):
            for clue in map(tools.normalise, element.clues):
                for form in tools.forms(clue):
                    self.written.setdefault(form, set()).add(k)
                self.by_stem.setdefault(tools.stem(clue), set()).add(k)


@cache
def _deck_in(language: str) -> _Deck:
    return _Deck(language)


def _number(word: str) -> int:
    """A number for a word, the same in every process."""
    return int.from_bytes(word.encode()[:12], "little")


@lru_cache(maxsize=64)
def hearing(variation: Variation | None, language: str = "en") -> Hearing:
    """What clues make somebody with a variation of the associations think of."""
    return EnglishHearing(listener(variation)) if language == "en" else PivotHearing(language, variation)


@lru_cache(maxsize=64)
def listener(variation: Variation | None) -> AssociationModel:
    """The association model of a Dreamer, who also knows the clues that people wrote down for the deck."""
    return AssociationModel(VARIED_LISTENER if variation else LISTENER, variation, written_clues())


@cache
def written_clues() -> WrittenClues:
    """For each clue that people wrote down, the nouns of the Elements that it was written for, and how early."""
    index, listed = associations.noun_index(), lexicon.place()
    found: dict[str, dict[int, float]] = {}
    for name, element in elements.deck().items():
        if name in index:
            for rank, clue in enumerate(element.clues):
                word = clue if clue in listed else lexicon.known(clue) or clue
                found.setdefault(word, {}).setdefault(index[name], 1 - rank / len(element.clues))
    return found


@lru_cache(maxsize=2048)
def _excluded_in_english(clue: str) -> NDArray[np.int64]:
    stem = lexicon.stems().get(clue, clue)
    apart = set(_nouns_by_stem().get(stem, ()))
    if len(clue) > 3:
        apart.update(k for k, noun in enumerate(lexicon.nouns()) if clue in noun or (len(noun) > 3 and noun in clue))
    return np.array(sorted(apart), dtype=np.int64)


@cache
def _nouns_by_stem() -> Mapping[str, list[int]]:
    groups: dict[str, list[int]] = {}
    for k, noun in enumerate(lexicon.nouns()):
        groups.setdefault(lexicon.stems()[noun], []).append(k)
    return groups
