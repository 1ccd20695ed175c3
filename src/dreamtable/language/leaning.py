"""How any adjective leans on the sixty anchors.

An adjective's scores are guessed from those of the anchors as one guesses the height of a hill between measured points
(kriging): anchors that mean nearly the same speak loudest, two that say the same share one voice, and one that means
the contrary speaks against.  How like two adjectives are is told by their vectors and by their profiles: what a
hand-written thesaurus (`anchors.txt`), WordNet and the likest listed adjectives tie them to.
"""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from dreamtable.language import associations, lexicon
from dreamtable.language.adjectives import known_adjectives
from dreamtable.language.anchors import ANCHORS, OPPOSED

Reals = NDArray[np.float64]

# Chosen on the tuning half of the labels and on the anchors themselves, each guessed from the other fifty-nine.
ITSELF, LISTED, CONTRARY = 2.0, 0.6, -0.2
SYNONYM, ANTONYM = 0.3, -0.5
BORROWED, LENDERS, CHOOSY = 0.3, 12, 4
PROFILES = 6.0
NOISE = 0.07
PLACE = {anchor: k for k, anchor in enumerate(ANCHORS)}


class Leaning(msgspec.Struct, frozen=True):
    """How far each anchor speaks for an adjective (or against it), and how near the nearest listed adjective is."""

    weights: dict[str, float]
    likeness: float


class _Points(msgspec.Struct, frozen=True):
    """Some adjectives as points: where text and meaning put them, and their profiles."""

    near: Reals
    meant: Reals
    profiles: Reals


@lru_cache(maxsize=2048)
def lean(adjective: str) -> Leaning:
    """The weights with which the anchors' scores, each less the usual score, add up to an adjective's."""
    if adjective in PLACE:
        return Leaning({adjective: 1.0}, 1.0)
    near, meant = _directions(adjective)
    lent, likeness = _borrowed(near, meant, adjective)
    own = _ties(adjective)
    profile = _unit(_unit(own) + (BORROWED if own.any() else 1.0) * lent)
    alike = _alike(_anchors(), near, meant, profile)
    # Vectors put contraries close together: "warm" stands near "cold", which must not speak for it.
    alike[_contraries(own)] = 0.0
    weights = _solver() @ alike
    listed = adjective in _thesaurus()
    return Leaning(dict(zip(ANCHORS, weights.tolist(), strict=True)), 1.0 if listed else likeness)


def _alike(points: _Points, near: Reals, meant: Reals, profile: Reals) -> Reals:
    """How like each point an adjective is, from about -1 to 1; without vectors its profile alone must tell."""
    reach = PROFILES * float(profile @ profile) + float(near @ near) + float(meant @ meant)
    likeness = PROFILES * points.profiles @ profile
    likeness += np.maximum(points.near @ near, 0) + np.maximum(points.meant @ meant, 0)
    return np.asarray(likeness / np.sqrt(max(reach, 1e-9) * (PROFILES + 2)))


def _ties(adjective: str) -> Reals:
    """What the thesaurus and WordNet tie an adjective to."""
    tied = np.zeros(len(ANCHORS))
    for anchor in _thesaurus().get(adjective, ()):
        tied[PLACE[anchor]] += 1.0
    for tie in known_adjectives().get(lexicon.known(adjective) or adjective, ()):
        tied[PLACE[tie[1:]]] += SYNONYM if tie[0] == "+" else ANTONYM
    return tied


def _contraries(tied: Reals) -> list[int]:
    """The anchors that contradict one the adjective is tied to, or are its antonyms."""
    kin = {ANCHORS[k] for k in np.flatnonzero(tied > 0)}
    opposed = {right for left, right in _pairs() if left in kin} - kin
    return [PLACE[anchor] for anchor in ANCHORS if anchor in opposed or tied[PLACE[anchor]] < 0]


def _borrowed(near: Reals, meant: Reals, adjective: str) -> tuple[Reals, float]:
    """The profile of the likest listed adjectives, and how like the first of them is."""
    words, points = _listed()
    likeness = (points.near @ near + points.meant @ meant) / 2
    likeness[[k for k, word in enumerate(words) if word == adjective]] = -1.0
    lenders = np.argsort(-likeness, kind="stable")[:LENDERS]
    shares = np.maximum(likeness[lenders], 0) ** CHOOSY
    return _unit(shares @ points.profiles[lenders]), float(likeness[lenders[0]])


def _directions(adjective: str) -> tuple[Reals, Reals]:
    near, meant = associations.near(), associations.meant()
    listed = lexicon.known(adjective)
    if listed is None:
        return np.zeros(near.vectors.shape[1]), np.zeros(meant.vectors.shape[1])
    here = np.array([lexicon.place()[listed]])
    return near.directions(here)[0].astype(np.float64), meant.directions(here)[0].astype(np.float64)


def _points(words: tuple[str, ...], profiles: Reals) -> _Points:
    places = np.array([lexicon.place()[word] for word in words])
    near, meant = associations.near().directions(places), associations.meant().directions(places)
    return _Points(near.astype(np.float64), meant.astype(np.float64), _unit(profiles))


@cache
def _pairs() -> tuple[tuple[str, str], ...]:
    """Anchors that contradict one another, both ways."""
    return OPPOSED + tuple((right, left) for left, right in OPPOSED)


@cache
def _anchors() -> _Points:
    profiles = np.diag(np.full(len(ANCHORS), ITSELF))
    for anchor, k in PLACE.items():
        for other in _thesaurus().get(anchor, ()):
            profiles[k, PLACE[other]] += LISTED
        for tie in known_adjectives().get(anchor, ()):
            profiles[k, PLACE[tie[1:]]] += SYNONYM if tie[0] == "+" else ANTONYM
    for left, right in _pairs():
        profiles[PLACE[left], PLACE[right]] += CONTRARY
    return _points(ANCHORS, profiles)


@cache
def _solver() -> Reals:
    points = _anchors()
    alike = np.stack([_alike(points, *row) for row in zip(points.near, points.meant, points.profiles, strict=True)])
    return np.asarray(np.linalg.inv(alike + NOISE * np.eye(len(ANCHORS))))


@cache
def _listed() -> tuple[tuple[str, ...], _Points]:
    """The anchors and every adjective of the thesaurus that has vectors."""
    words = tuple(dict.fromkeys(word for word in (*_thesaurus(), *ANCHORS) if word in lexicon.place()))
    profiles = np.zeros((len(words), len(ANCHORS)))
    for row, word in zip(profiles, words, strict=True):
        for anchor in (*_thesaurus().get(word, ()), *({word} & PLACE.keys())):
            row[PLACE[anchor]] = 1.0
    return words, _points(words, profiles)


@cache
def _thesaurus() -> dict[str, list[str]]:
    """Adjectives that people would use for an anchor, written by hand."""
    found: dict[str, list[str]] = {}
    for line in lexicon.lines("anchors.txt"):
        anchor, _, kin = line.partition(":")
        for word in kin.split():
            found.setdefault(word, []).append(anchor)
    return found


def _unit(rows: Reals) -> Reals:
    length = np.linalg.norm(rows, axis=-1, keepdims=True)
    return np.asarray(rows / np.maximum(length, 1e-9))
