"""Does an adjective fit a picture?  Every picture is scored for sixty anchors; other adjectives lean on those."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from functools import cache, lru_cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from dreamtable.words import associations, lexicon
from dreamtable.words.adjectives import known_adjectives
from dreamtable.words.anchors import ANCHORS
from dreamtable.words.normal import fold

FITS_FROM = 55
SURE_FROM = 0.45
KIN, OPPOSITE = 0.25, 0.5
LEANING = 3
STEEPNESS = 9.0
IDEAL_SHARE = 1 / 3


class Fit(msgspec.Struct, frozen=True):
    """Whether an adjective fits a picture, how likely people would say so, and whether that is more than a hunch."""

    fits: bool
    p: float
    sure: bool


class Leaning(msgspec.Struct, frozen=True):
    """The anchors an adjective leans on, with weights that sum to one, and how near the nearest is."""

    weights: dict[str, float]
    likeness: float


def fits(adjective: str, scores: Mapping[str, int]) -> Fit:
    """Judge one picture by its anchor scores."""
    leaning = lean(fold(adjective.strip()))
    score = sum(weight * scores[anchor] for anchor, weight in leaning.weights.items())
    p = 1 / (1 + math.exp((FITS_FROM - 0.5 - score) / STEEPNESS))
    return Fit(score >= FITS_FROM - 0.5, round(p, 3), leaning.likeness >= SURE_FROM)


def suggest(scores_by_card: Mapping[int, Mapping[str, int]], asked: Collection[str]) -> list[str]:
    """Adjectives not asked yet, those first that part the cards best: fitting about a third, clearly."""
    done = {fold(word) for word in asked}

    def worth(anchor: str) -> float:
        chances = [fits(anchor, scores).p for scores in scores_by_card.values()]
        clear = sum(abs(p - 0.5) for p in chances) / max(1, len(chances))
        return clear - abs(sum(chances) / max(1, len(chances)) - IDEAL_SHARE)

    return sorted((anchor for anchor in ANCHORS if anchor not in done), key=worth, reverse=True)


@lru_cache(maxsize=2048)
def lean(adjective: str) -> Leaning:
    """Which anchors an adjective leans on: itself, or the two or three nearest by vectors and WordNet."""
    if adjective in ANCHORS:
        return Leaning({adjective: 1.0}, 1.0)
    listed = lexicon.known(adjective)
    if listed is None:
        return Leaning({anchor: 1 / len(ANCHORS) for anchor in ANCHORS}, 0.0)
    near, meant = _anchor_directions()
    place = np.array([lexicon.place()[listed]])
    likeness = (near @ associations.near().directions(place)[0] + meant @ associations.meant().directions(place)[0]) / 2
    for tie in known_adjectives().get(listed, ()):
        likeness[ANCHORS.index(tie[1:])] += KIN if tie[0] == "+" else -OPPOSITE
    best = np.argsort(-likeness, kind="stable")[:LEANING]
    strength = np.maximum(likeness[best], 0.01) ** 2
    weights = {ANCHORS[k]: float(s) for k, s in zip(best, strength / strength.sum(), strict=True)}
    return Leaning(weights, float(likeness[best[0]]))


@cache
def _anchor_directions() -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    places = np.array([lexicon.place()[anchor] for anchor in ANCHORS])
    return associations.near().directions(places), associations.meant().directions(places)
