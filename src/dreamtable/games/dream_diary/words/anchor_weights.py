"""How the score of any adjective follows from those of the sixty anchors.

The scores of an unscored adjective are estimated as one estimates the height of a hill between measured points
(kriging): anchors that mean nearly the same count most, two anchors that say the same share one weight, and one that
means the contrary counts against.  How alike two adjectives are follows from their word vectors and from their
profiles, that is, from the anchors to which a hand-written thesaurus, WordNet and the most similar listed adjectives
tie them.
"""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from dreamtable.games.dream_diary.cards import ANCHORS
from dreamtable.games.dream_diary.words.adjectives import known_adjectives
from dreamtable.games.dream_diary.words.anchors import opposites, thesaurus
from dreamtable.language import associations, lexicon

Reals = NDArray[np.float64]

# Chosen on the tuning half of the labels and on the anchors themselves, each estimated from the other fifty-nine.
ITSELF, LISTED, CONTRARY = 2.0, 0.6, -0.2  # the profile of an anchor: itself, what lists it, what contradicts it
SYNONYM, ANTONYM = 0.3, -0.5  # ties of WordNet
BORROWED, LENDERS, CHOOSINESS = 0.3, 12, 4  # how much of a profile comes from the most similar listed adjectives
PROFILES = 6.0  # how much profiles count against vectors
NOISE = 0.07  # how far two adjectives of the same place may differ
PLACE = {anchor: k for k, anchor in enumerate(ANCHORS)}


class AnchorWeights(msgspec.Struct, frozen=True):
    """The weight of each anchor for an adjective, and how alike it is to the most similar listed adjective."""

    weights: dict[str, float]
    likeness: float


class _Points(msgspec.Struct, frozen=True):
    """Some adjectives as points: their text vectors, their meaning vectors and their profiles."""

    text: Reals
    meaning: Reals
    profiles: Reals


@lru_cache(maxsize=2048)
def anchor_weights(adjective: str) -> AnchorWeights:
    """The weights with which the anchors' scores, each less the usual score, add up to an adjective's."""
    if adjective in PLACE:
        return AnchorWeights({adjective: 1.0}, 1.0)
    text, meaning = _directions(adjective)
    lent, likeness = _borrowed(text, meaning, adjective)
    own = _ties(adjective)
    profile = _unit(_unit(own) + (BORROWED if own.any() else 1.0) * lent)
    alike = _alike(_anchors(), text, meaning, profile)
    # Vectors put contraries close together: "warm" stands near "cold", which must not count for it.
    alike[_contraries(own)] = 0.0
    weights = _solver() @ alike
    listed = adjective in thesaurus()
    return AnchorWeights(dict(zip(ANCHORS, weights.tolist(), strict=True)), 1.0 if listed else likeness)


def _alike(points: _Points, text: Reals, meaning: Reals, profile: Reals) -> Reals:
    """How alike an adjective is to each point, from about -1 to 1; without vectors its profile alone decides."""
    reach = PROFILES * float(profile @ profile) + float(text @ text) + float(meaning @ meaning)
    likeness = PROFILES * points.profiles @ profile
    likeness += np.maximum(points.text @ text, 0) + np.maximum(points.meaning @ meaning, 0)
    return np.asarray(likeness / np.sqrt(max(reach, 1e-9) * (PROFILES + 2)))


def _ties(adjective: str) -> Reals:
    """For each anchor how strongly the thesaurus and WordNet tie an adjective to it."""
    tied = np.zeros(len(ANCHORS))
    for anchor in thesaurus().get(adjective, ()):
        tied[PLACE[anchor]] += 1.0
    for tie in known_adjectives().get(lexicon.known(adjective) or adjective, ()):
        tied[PLACE[tie[1:]]] += SYNONYM if tie[0] == "+" else ANTONYM
    return tied


def _contraries(tied: Reals) -> list[int]:
    """The places of the anchors that contradict one the adjective is tied to, or that are its antonyms."""
    similar = {ANCHORS[k] for k in np.flatnonzero(tied > 0)}
    opposed = {right for left, right in opposites() if left in similar} - similar
    return [PLACE[anchor] for anchor in ANCHORS if anchor in opposed or tied[PLACE[anchor]] < 0]


def _borrowed(text: Reals, meaning: Reals, adjective: str) -> tuple[Reals, float]:
    """The mean profile of the most similar listed adjectives, and how similar the first of them is."""
    words, points = _listed()
    likeness = (points.text @ text + points.meaning @ meaning) / 2
    likeness[[k for k, word in enumerate(words) if word == adjective]] = -1.0
    lenders = np.argsort(-likeness, kind="stable")[:LENDERS]
    shares = np.maximum(likeness[lenders], 0) ** CHOOSINESS
    return _unit(shares @ points.profiles[lenders]), float(likeness[lenders[0]])


def _directions(adjective: str) -> tuple[Reals, Reals]:
    """The text and meaning vectors of an adjective; zeros if the lexicon does not know it."""
    text, meaning = associations.text_vectors(), associations.meaning_vectors()
    listed = lexicon.known(adjective)
    if listed is None:
        return np.zeros(text.vectors.shape[1]), np.zeros(meaning.vectors.shape[1])
    here = np.array([lexicon.place()[listed]])
    return text.directions(here)[0].astype(np.float64), meaning.directions(here)[0].astype(np.float64)


def _points(words: tuple[str, ...], profiles: Reals) -> _Points:
    places = np.array([lexicon.place()[word] for word in words])
    text, meaning = (s.directions(places) for s in (associations.text_vectors(), associations.meaning_vectors()))
    return _Points(text.astype(np.float64), meaning.astype(np.float64), _unit(profiles))


@cache
def _anchors() -> _Points:
    """The anchors as points."""
    profiles = np.diag(np.full(len(ANCHORS), ITSELF))
    for anchor, k in PLACE.items():
        for other in thesaurus().get(anchor, ()):
            profiles[k, PLACE[other]] += LISTED
        for tie in known_adjectives().get(anchor, ()):
            profiles[k, PLACE[tie[1:]]] += SYNONYM if tie[0] == "+" else ANTONYM
    for left, right in opposites():
        profiles[PLACE[left], PLACE[right]] += CONTRARY
    return _points(ANCHORS, profiles)


@cache
def _solver() -> Reals:
    """The matrix that makes weights of likenesses: the inverse of how alike the anchors are to one another."""
    points = _anchors()
    rows = zip(points.text, points.meaning, points.profiles, strict=True)
    alike = np.stack([_alike(points, *row) for row in rows])
    return np.asarray(np.linalg.inv(alike + NOISE * np.eye(len(ANCHORS))))


@cache
def _listed() -> tuple[tuple[str, ...], _Points]:
    """The anchors and every adjective of the thesaurus that has vectors, as words and as points."""
    words = tuple(dict.fromkeys(word for word in (*thesaurus(), *ANCHORS) if word in lexicon.place()))
    profiles = np.zeros((len(words), len(ANCHORS)))
    for row, word in zip(profiles, words, strict=True):
        for anchor in (*thesaurus().get(word, ()), *({word} & PLACE.keys())):
            row[PLACE[anchor]] = 1.0
    return words, _points(words, profiles)


def _unit(rows: Reals) -> Reals:
    length = np.linalg.norm(rows, axis=-1, keepdims=True)
    return np.asarray(rows / np.maximum(length, 1e-9))
