"""How strongly a clue points to each noun of the lexicon.

The model gives log P(noun | clue) over the five thousand nouns: a softmax of how near the two stand in text (GloVe
vectors), how alike their meanings are (vectors of a sentence model), which edges of the association graph join them,
and which clues people wrote down for a noun, if a game has such a list.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property, lru_cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from dreamtable.language import lexicon
from dreamtable.language.bot_association_noise import Variation

Scores = NDArray[np.float32]
WrittenClues = Mapping[str, Mapping[int, float]]
"""For a word of the lexicon, the numbers of the nouns that people wrote it down for, and how early it came to their
minds: 1 for the first clue of a noun, nearly 0 for the last."""
NEAREST = 10  # neighbours that tell how crowded the surroundings of a word are


class EvidenceWeights(msgspec.Struct, frozen=True):
    """How much a model goes by each kind of evidence."""

    text: float  # nearness in text
    meaning: float  # likeness of meaning
    graph: float  # edges of the association graph
    written: float  # clues that people wrote down: fully the first of a noun, less the later ones
    sharpness: float  # factor on the sum: how decided the model is
    familiarity: float  # how much everyday nouns are expected before any clue
    listed: float = 0.0  # any clue that people wrote down, however late
    akin: float = 0.0  # how alike in meaning a word is to a clue that people wrote down


class VectorSpace:
    """One set of word vectors: unit vectors of words and nouns, and how crowded the surroundings of each noun are."""

    def __init__(self, file: str, salt: int) -> None:
        stored = lexicon.arrays(f"lexicon/{file}")
        self.salt = salt  # a variation distorts two sets of vectors independently
        self.vectors: NDArray[np.int8] = np.ascontiguousarray(stored["vectors"])  # stored by components
        self.crowding: Scores = stored["crowding"].astype(np.float32)
        self.spread = float(stored["spread"][0])
        self.nouns = self.directions(noun_places())

    def directions(self, places: NDArray[np.integer]) -> Scores:
        """The unit vectors of the words at these places of the lexicon, a row each."""
        return _unit(self.vectors[places].astype(np.float32))


class AssociationGraph:
    """Weighted edges between words and nouns, readable from either end."""

    def __init__(self) -> None:
        stored = lexicon.arrays("share-alike/associations.npz")
        self.starts = np.concatenate(([0], np.cumsum(stored["count"], dtype=np.int64)))
        self.nouns = _undo_steps(stored["step_low"] + stored["step_high"] * np.uint16(256), self.starts)
        self.weights: Scores = stored["weight"].astype(np.float32) * stored["scale"]
        words = np.repeat(np.arange(len(stored["count"])), stored["count"])
        order = np.argsort(self.nouns, kind="stable")
        self.words_by_noun = words[order]
        count = np.bincount(self.nouns, minlength=len(noun_places()))
        self.noun_starts = np.concatenate(([0], np.cumsum(count)))

    def of_word(self, word: int) -> slice:
        """Where the edges of a word lie in `nouns` and `weights`."""
        return slice(int(self.starts[word]), int(self.starts[word + 1]))

    def of_noun(self, noun: int) -> slice:
        """Where the edges of a noun lie in `words_by_noun`."""
        return slice(int(self.noun_starts[noun]), int(self.noun_starts[noun + 1]))


def _undo_steps(steps: NDArray[np.uint16], starts: NDArray[np.int64]) -> NDArray[np.uint16]:
    """The nouns of every word, in their order, of which each is stored as the step from the one before it."""
    sums = np.cumsum(steps, dtype=np.int64)
    before = np.concatenate(([0], sums))[starts[:-1]]
    nouns: NDArray[np.uint16] = (sums - np.repeat(before, np.diff(starts))).astype(np.uint16)
    return nouns


@cache
def noun_places() -> NDArray[np.int64]:
    """For each noun, its place among the words of the lexicon."""
    return np.array([lexicon.place()[noun] for noun in lexicon.nouns()])


@cache
def noun_index() -> dict[str, int]:
    """The number of each noun."""
    return {noun: k for k, noun in enumerate(lexicon.nouns())}


@cache
def text_vectors() -> VectorSpace:
    """GloVe vectors: words that stand near one another in text point the same way."""
    return VectorSpace("text_vectors.npz", salt=4)


@cache
def meaning_vectors() -> VectorSpace:
    """Vectors of a sentence model: words of like meaning point the same way."""
    return VectorSpace("meaning_vectors.npz", salt=5)


@cache
def graph() -> AssociationGraph:
    """The association graph of the lexicon."""
    return AssociationGraph()


class AssociationModel:
    """The associations as one bot knows them."""

    def __init__(
        self, weights: EvidenceWeights, variation: Variation | None = None, written: WrittenClues | None = None
    ) -> None:
        self.weights = weights
        self.variation = variation
        self.written = written or {}
        self._stretched: dict[int, Scores] = {}
        self.support = lru_cache(maxsize=512)(self._support)

    def _support(self, word: str) -> Scores | None:
        """log P(noun | word) for every noun; None if the lexicon does not know the word."""
        listed = lexicon.known(word)
        if listed is None:
            return None
        return self.supports([lexicon.place()[listed]])[:, 0]

    def supports(self, places: list[int] | NDArray[np.int64]) -> Scores:
        """log P(noun | word) for the words at these places: a row for each noun, a column for each word."""
        weights, words = self.weights, np.asarray(places)
        score = np.zeros((len(noun_places()), len(words)), dtype=np.float32)
        if weights.text:
            score += weights.text * self._closeness(text_vectors(), words)
        if weights.meaning:
            score += weights.meaning * self._closeness(meaning_vectors(), words)
        for column, word in enumerate(words):
            if weights.graph:
                edges = graph().of_word(int(word))
                nouns, strengths = graph().nouns[edges], graph().weights[edges]
                if self.variation:
                    kept = self.variation.remembers(int(word), nouns)
                    nouns, strengths = nouns[kept], strengths[kept]
                score[nouns, column] += weights.graph * strengths
            if (weights.written or weights.listed) and (meant := self.written.get(lexicon.words()[word])):
                meant_for = np.array(list(meant), dtype=np.uint16)
                early = np.array(list(meant.values()), dtype=np.float32)
                if self.variation:
                    kept = self.variation.remembers(int(word), meant_for)
                    meant_for, early = meant_for[kept], early[kept]
                score[meant_for, column] += weights.written * early + weights.listed
        if weights.akin and self.written:
            score += weights.akin * self._kinship(words)
        score *= weights.sharpness
        score -= score.max(axis=0)
        return np.asarray(score - np.log(np.exp(score).sum(axis=0)), dtype=np.float32)

    def _kinship(self, words: NDArray[np.int64]) -> Scores:
        """For each noun the cosine of the written clue that is most like a word, but for that word itself."""
        clues, nouns, starts, directions = self._clues_by_noun
        cosines = directions @ meaning_vectors().directions(words).T
        cosines[clues[:, None] == words] = 0
        kinship = np.zeros((len(noun_places()), len(words)), dtype=np.float32)
        kinship[nouns] = np.maximum(np.maximum.reduceat(cosines, starts), 0)
        return kinship

    @cached_property
    def _clues_by_noun(self) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64], Scores]:
        """The written clues sorted by noun, the nouns, where the clues of each begin, and the directions of all."""
        place = lexicon.place()
        pairs = sorted((noun, place[word]) for word, meant in self.written.items() if word in place for noun in meant)
        of_noun, clues = np.array(pairs, dtype=np.int64).T
        nouns, starts = np.unique(of_noun, return_index=True)
        return clues, nouns, starts, meaning_vectors().directions(clues)

    def _closeness(self, space: VectorSpace, words: NDArray[np.int64]) -> Scores:
        """Cosines in units of sigma, less the mean closeness of the nearest neighbours of both ends.

        Without that correction a few words that are near everything would be everybody's first thought.
        """
        directions, nouns = space.directions(words), space.nouns
        if self.variation:
            stretch = self.variation.stretch(nouns.shape[1], space.salt)
            directions = _unit(directions * stretch)
            if space.salt not in self._stretched:
                self._stretched[space.salt] = _unit(nouns * stretch)
            nouns = self._stretched[space.salt]
        cosines = nouns @ directions.T
        nearest = np.partition(cosines, -NEAREST, axis=0)[-NEAREST:].mean(axis=0)
        return np.asarray((cosines - (space.crowding[:, None] + nearest) / 2) / space.spread, dtype=np.float32)


def _unit(rows: Scores) -> Scores:
    return np.asarray(rows / np.linalg.norm(rows, axis=1, keepdims=True), dtype=np.float32)
