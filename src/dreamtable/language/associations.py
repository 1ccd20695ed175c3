"""How strongly a clue points to each noun, for one mind.

A clue's support is log P(noun | clue) over the five thousand nouns: a softmax of how near the two stand in text
(`near`, GloVe), how alike their meanings are (`meant`, a sentence model), which threads tie them (`tied`, the
association graph) and what people wrote down for the deck (`written`).
"""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from dreamtable.language import elements, lexicon
from dreamtable.language.lens import Lens

Scores = NDArray[np.float32]
NEAREST = 10


class Taste(msgspec.Struct, frozen=True):
    """How much a mind goes by each kind of evidence.

    `sharp` is how sure of itself it is, `familiar` how much it expects everyday nouns before anything was said.
    """

    near: float
    meant: float
    tied: float
    written: float
    sharp: float
    familiar: float

    def without_written(self) -> Taste:
        """The same mind, had nobody written anything down about the deck."""
        return msgspec.structs.replace(self, written=0.0)


class _Space:
    """One set of vectors: directions of all words and of the nouns, and how crowded each noun stands."""

    def __init__(self, name: str) -> None:
        stored = lexicon.arrays(f"lexicon/{name}.npz")
        self.vectors: NDArray[np.int8] = stored["vectors"]
        self.crowding: Scores = stored["crowding"].astype(np.float32)
        self.spread = float(stored["spread"][0])
        self.nouns = self.directions(noun_places())

    def directions(self, places: NDArray[np.integer]) -> Scores:
        rows = self.vectors[places].astype(np.float32)
        return _unit(rows)


class _Threads:
    """The association graph, readable from a word's side and from a noun's."""

    def __init__(self) -> None:
        stored = lexicon.arrays("share-alike/associations.npz")
        self.starts = np.concatenate(([0], np.cumsum(stored["count"], dtype=np.int64)))
        self.nouns: NDArray[np.uint16] = stored["noun"]
        self.weights: Scores = stored["weight"].astype(np.float32) * stored["scale"]
        words = np.repeat(np.arange(len(stored["count"])), stored["count"])
        order = np.argsort(self.nouns, kind="stable")
        self.words_by_noun = words[order]
        self.weights_by_noun = self.weights[order]
        count = np.bincount(self.nouns, minlength=len(noun_places()))
        self.noun_starts = np.concatenate(([0], np.cumsum(count)))

    def of_word(self, word: int) -> slice:
        return slice(int(self.starts[word]), int(self.starts[word + 1]))

    def of_noun(self, noun: int) -> slice:
        return slice(int(self.noun_starts[noun]), int(self.noun_starts[noun + 1]))


@cache
def noun_places() -> NDArray[np.int64]:
    return np.array([lexicon.place()[noun] for noun in lexicon.nouns()])


@cache
def noun_index() -> dict[str, int]:
    return {noun: k for k, noun in enumerate(lexicon.nouns())}


@cache
def near() -> _Space:
    return _Space("near")


@cache
def meant() -> _Space:
    return _Space("meant")


@cache
def threads() -> _Threads:
    return _Threads()


@cache
def _written() -> dict[str, set[int]]:
    """For each clue that people wrote down, the Elements it was written for."""
    index, listed = noun_index(), lexicon.place()
    found: dict[str, set[int]] = {}
    for name, element in elements.deck().items():
        if name in index:
            for clue in element.clues:
                word = clue if clue in listed else lexicon.known(clue) or clue
                found.setdefault(word, set()).add(index[name])
    return found


class Mind:
    """The lexicon as one bot knows it."""

    def __init__(self, taste: Taste, lens: Lens | None = None) -> None:
        self.taste = taste
        self.lens = lens
        self._stretched: dict[str, Scores] = {}
        self.support = lru_cache(maxsize=512)(self._support)

    def _support(self, word: str) -> Scores | None:
        """log P(noun | clue) for every noun; None if the clue says nothing to this mind."""
        listed = lexicon.known(word)
        if listed is None:
            return None
        return self.supports([lexicon.place()[listed]])[:, 0]

    def supports(self, places: list[int] | NDArray[np.int64]) -> Scores:
        """The same for several known words at once, a column each."""
        taste, words = self.taste, np.asarray(places)
        score = np.zeros((len(noun_places()), len(words)), dtype=np.float32)
        if taste.near:
            score += taste.near * self._closeness("near", near(), words)
        if taste.meant:
            score += taste.meant * self._closeness("meant", meant(), words)
        for column, word in enumerate(words):
            if taste.tied:
                thread = threads().of_word(int(word))
                nouns, weights = threads().nouns[thread], threads().weights[thread]
                if self.lens:
                    kept = self.lens.remembers(int(word), nouns)
                    nouns, weights = nouns[kept], weights[kept]
                score[nouns, column] += taste.tied * weights
            if taste.written:
                places_of = _written().get(lexicon.words()[word])
                if places_of:
                    meant_for = np.array(sorted(places_of), dtype=np.uint16)
                    if self.lens:
                        meant_for = meant_for[self.lens.remembers(int(word), meant_for)]
                    score[meant_for, column] += taste.written
        score *= taste.sharp
        score -= score.max(axis=0)
        return np.asarray(score - np.log(np.exp(score).sum(axis=0)), dtype=np.float32)

    def _closeness(self, name: str, space: _Space, words: NDArray[np.int64]) -> Scores:
        """Cosines in units of sigma; what stands near everything counts for less."""
        directions, nouns = space.directions(words), space.nouns
        if self.lens:
            stretch = self.lens.stretch(nouns.shape[1], len(name))
            directions = _unit(directions * stretch)
            if name not in self._stretched:
                self._stretched[name] = _unit(nouns * stretch)
            nouns = self._stretched[name]
        cosines = nouns @ directions.T
        nearest = np.partition(cosines, -NEAREST, axis=0)[-NEAREST:].mean(axis=0)
        return np.asarray((cosines - (space.crowding[:, None] + nearest) / 2) / space.spread, dtype=np.float32)


def _unit(rows: Scores) -> Scores:
    return np.asarray(rows / np.linalg.norm(rows, axis=1, keepdims=True), dtype=np.float32)
