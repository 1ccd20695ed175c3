"""Does an adjective fit a picture?  Every picture is scored for sixty anchors; other adjectives lean on those."""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Mapping
from functools import cache, lru_cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from dreamtable.words import associations, lexicon
from dreamtable.words.adjectives import SMALL, known_adjectives
from dreamtable.words.anchors import ANCHORS, OPPOSED
from dreamtable.words.normal import fold

FITS_FROM = 55
SURE_FROM = 0.45
TEXT, KIN, OPPOSITE, WRITTEN = 0.4, 0.2, 0.5, 0.4
LEANING = 3
ECHO, USUAL_ECHO, HEDGE = 80.0, 0.24, 3.0
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


def fits(adjective: str, scores: Mapping[str, int], description: str = "") -> Fit:
    """Judge one picture by its anchor scores and, if the word is no anchor, by what its description speaks of."""
    word = fold(adjective.strip())
    leaning = lean(word)
    score = sum(weight * scores[anchor] for anchor, weight in leaning.weights.items())
    if word not in ANCHORS:
        score += ECHO * (_echo(word, description) - USUAL_ECHO) - HEDGE
    p = 1 / (1 + math.exp((FITS_FROM - score) / STEEPNESS))
    return Fit(score >= FITS_FROM, round(p, 3), leaning.likeness >= SURE_FROM)


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
    """Which anchors an adjective leans on: itself, or the two or three most like it that do not contradict."""
    if adjective in ANCHORS:
        return Leaning({adjective: 1.0}, 1.0)
    listed = lexicon.known(adjective)
    likeness = _likeness(lexicon.place()[listed]) if listed else np.zeros(len(ANCHORS), dtype=np.float32)
    for tie in known_adjectives().get(listed or adjective, ()):
        likeness[ANCHORS.index(tie[1:])] += KIN if tie[0] == "+" else -OPPOSITE
    for anchor in _thesaurus().get(adjective, ()):
        likeness[ANCHORS.index(anchor)] += WRITTEN
    if not likeness.any():
        return Leaning(dict.fromkeys(ANCHORS, 1 / len(ANCHORS)), 0.0)
    chosen: list[int] = []
    for k in np.argsort(-likeness, kind="stable"):
        if len(chosen) < LEANING and not any((ANCHORS[k], ANCHORS[other]) in _opposed() for other in chosen):
            chosen.append(int(k))
    strength = np.maximum(likeness[chosen], 0.01) ** 3
    weights = {ANCHORS[k]: float(s) for k, s in zip(chosen, strength / strength.sum(), strict=True)}
    return Leaning(weights, float(likeness[chosen[0]]))


def _likeness(place: int) -> NDArray[np.float32]:
    near, meant = _anchor_directions()
    here = np.array([place])
    in_text = near @ associations.near().directions(here)[0]
    in_meaning = meant @ associations.meant().directions(here)[0]
    return np.asarray(TEXT * in_text + (1 - TEXT) * in_meaning, dtype=np.float32)


@lru_cache(maxsize=4096)
def _echo(adjective: str, description: str) -> float:
    """How like the adjective the two most fitting words of a description are."""
    listed = lexicon.known(adjective)
    spoken = {lexicon.known(word) for word in re.findall("[a-z]{3,}", fold(description))} - {None, *SMALL}
    if listed is None or len(spoken) < 2:
        return USUAL_ECHO
    here = np.array([lexicon.place()[listed]])
    there = np.array(sorted(lexicon.place()[word] for word in spoken if word))
    spaces = (associations.near(), associations.meant())
    likeness = sum(space.directions(there) @ space.directions(here)[0] for space in spaces) / len(spaces)
    return float(np.sort(likeness)[-2:].mean())


@cache
def _thesaurus() -> dict[str, list[str]]:
    """Adjectives that people would use for an anchor, written by hand."""
    found: dict[str, list[str]] = {}
    for line in lexicon.lines("anchors.txt"):
        anchor, _, kin = line.partition(":")
        for word in kin.split():
            found.setdefault(word, []).append(anchor)
    return found


@cache
def _opposed() -> frozenset[tuple[str, str]]:
    return frozenset(OPPOSED) | {(right, left) for left, right in OPPOSED}


@cache
def _anchor_directions() -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    places = np.array([lexicon.place()[anchor] for anchor in ANCHORS])
    return associations.near().directions(places), associations.meant().directions(places)
