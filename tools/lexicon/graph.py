"""The association graph, made of ConceptNet's assertions, WordNet's relations and the keywords of emoji."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tools.lexicon.wordnet import WordNet

STRENGTH = {
    "AtLocation": 1.0,
    "CapableOf": 1.0,
    "HasA": 1.0,
    "HasProperty": 1.0,
    "UsedFor": 1.0,
    "PartOf": 1.0,
    "MadeOf": 1.0,
    "LocatedNear": 1.0,
    "SimilarTo": 0.8,
    "DefinedAs": 0.8,
    "IsA": 0.7,
    "Desires": 0.7,
    "Causes": 0.7,
    "ReceivesAction": 0.7,
    "CreatedBy": 0.7,
    "SymbolOf": 0.6,
    "HasPrerequisite": 0.5,
    "HasSubevent": 0.5,
    "DistinctFrom": 0.5,
    "Entails": 0.5,
    "CausesDesire": 0.4,
    "MotivatedByGoal": 0.4,
    "MannerOf": 0.4,
    "HasFirstSubevent": 0.4,
    "HasLastSubevent": 0.4,
}
_STOP = """
a an the of to in on at for and or with by from as is are be it its that this which who whom whose into up out off not
no one two some any all have has had do does can may used use using usually often very more most other than such also
when where while their his her your you they he she i we them him me my our person people something someone thing
things etc made make get being will
"""
STOP = frozenset(_STOP.split())
KIN = frozenset({"@", "%p", "%m", "%s", "#p", "#m", "#s", ";c", "&", "=", "!"})


def assertions(path: Path) -> Iterator[tuple[str, str, str]]:
    """Every assertion of ConceptNet as relation, start and end."""
    for line in path.open(encoding="utf-8"):
        fact = json.loads(line)
        yield fact["rel"], fact["start"], fact["end"]


def concepts(path: Path) -> dict[str, int]:
    """The number of assertions about each single-word concept."""
    degree: dict[str, int] = defaultdict(int)
    for relation, start, end in assertions(path):
        if relation in STRENGTH:
            for phrase in (start.lower(), end.lower()):
                if phrase.isalpha():
                    degree[phrase] += 1
    return degree


class GraphBuilder:
    """A symmetric weighted graph over the vocabulary, built edge by edge."""

    def __init__(self, place: dict[str, int]) -> None:
        self._place = place
        self._edges: dict[tuple[int, int], float] = defaultdict(float)
        self._read = lru_cache(maxsize=None)(self._words_of)
        self._shortest = lru_cache(maxsize=None)(self._shortest_form)

    def add_conceptnet(self, path: Path) -> None:
        """Add an edge between the words at the two ends of every assertion."""
        for relation, start, end in assertions(path):
            strength = STRENGTH.get(relation)
            left, right = self._read(start), self._read(end)
            if strength and left and right and len(left) <= 3 and len(right) <= 4:
                for a in left:
                    for b in right:
                        self._tie(a, b, strength / (len(left) * len(right)) ** 0.5)

    def add_wordnet(self, net: WordNet) -> None:
        """Add edges from every word to its synonyms, its relations and the words of its definition."""
        for word in self._place:
            for keys in net.senses.get(word, {}).values():
                for rank, key in enumerate(keys[:2]):
                    synset, weight = net.synsets[key], 1 / (1 + rank)
                    for other in synset.words:
                        self._tie(word, other, 0.5 * weight)
                    gloss = set(self._read(re.sub('".*', "", synset.gloss))) - {word}
                    for other in sorted(gloss):
                        self._tie(word, other, 0.6 * weight / len(gloss) ** 0.3)
                    for pointer in synset.pointers:
                        if pointer.symbol in KIN:
                            for other in net.synsets[pointer.target].words[:2]:
                                self._tie(word, other, 0.6 * weight)

    def add_emoji(self, emojilib: Path, cldr: Path) -> None:
        """Add edges from the name of every emoji to its keywords."""
        for name, *keywords in json.loads(emojilib.read_text("utf-8")).values():
            known = [part for part in name.split("_") if part in self._place]
            if len(known) == 1:
                self._tie_keywords(known[0], keywords, 1.0)
        for entry in json.loads(cldr.read_text("utf-8"))["annotations"]["annotations"].values():
            name = entry.get("tts", [""])[0].lower()
            if name in self._place:
                self._tie_keywords(name, entry.get("default", []), 0.7)

    def weighed(self) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float64]]:
        """The edges as rows, columns and weights.

        A weight is strength times surprise (pointwise mutual information), so that words with many edges do not rule.
        """
        ends = np.array(list(self._edges))
        strength = np.array(list(self._edges.values()))
        degree = np.bincount(ends[:, 0], weights=strength, minlength=len(self._place)) + 5
        surprise = np.log(strength * degree.sum() / (degree[ends[:, 0]] * degree[ends[:, 1]]))
        weight = np.maximum(surprise, 0) * np.log1p(strength)
        kept = weight > 0
        return ends[kept, 0], ends[kept, 1], weight[kept]

    def _tie(self, a: str, b: str, weight: float) -> None:
        if a != b and a in self._place and b in self._place:
            i, j = self._place[a], self._place[b]
            self._edges[i, j] += weight
            self._edges[j, i] += weight

    def _tie_keywords(self, name: str, keywords: list[str], weight: float) -> None:
        for keyword in keywords:
            words = self._read(keyword)
            for word in words:
                self._tie(name, word, weight / len(words))

    def _words_of(self, phrase: str) -> tuple[str, ...]:
        """The known words of a phrase, each in its shortest form ("feathers" is feather)."""
        forms = (self._shortest(token) for token in re.findall("[a-z]+", phrase.lower()) if token not in STOP)
        return tuple(form for form in forms if form)

    def _shortest_form(self, token: str) -> str | None:
        from lemminflect import getLemma

        forms = {token, getLemma(token, "NOUN")[0], getLemma(token, "VERB")[0]} & self._place.keys()
        return min(forms, key=lambda form: (len(form), form)) if forms else None


def pack(
    rows: NDArray[np.int64], columns: NDArray[np.int64], weights: NDArray[np.float64], nouns: list[int], size: int
) -> dict[str, NDArray[np.generic]]:
    """The edges from words to nouns as they are shipped: the strongest of each word and of each noun."""
    noun_at = np.full(size, -1)
    noun_at[nouns] = np.arange(len(nouns))
    to_noun = noun_at[columns] >= 0
    words, ends, weights = rows[to_noun], noun_at[columns[to_noun]], np.log1p(weights[to_noun])
    kept = _strongest(words, weights, 60) | _strongest(ends, weights, 200)
    words, ends, weights = words[kept], ends[kept], weights[kept]
    order = np.lexsort((ends, words))
    nouns_in_order, first = ends[order], np.r_[True, np.diff(words[order]) > 0]
    steps = np.where(first, nouns_in_order, np.diff(nouns_in_order, prepend=0))  # they are small, and pack well
    scale = float(weights.max()) / 255
    return {
        "count": np.bincount(words, minlength=size).astype(np.uint16),
        "step_low": (steps % 256).astype(np.uint8),
        "step_high": (steps // 256).astype(np.uint8),
        "weight": np.maximum(1, np.round(weights[order] / scale)).astype(np.uint8),
        "scale": np.array([scale], dtype=np.float32),
    }


def _strongest(groups: NDArray[np.int64], weights: NDArray[np.float64], most: int) -> NDArray[np.bool_]:
    """A mask of the `most` heaviest members of each group."""
    order = np.lexsort((-weights, groups))
    grouped = groups[order]
    starts = np.flatnonzero(np.r_[True, grouped[1:] != grouped[:-1]])
    rank = np.arange(len(order)) - np.repeat(starts, np.diff(np.r_[starts, len(order)]))
    kept = np.zeros(len(order), dtype=bool)
    kept[order[rank < most]] = True
    return kept
