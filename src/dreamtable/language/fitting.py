"""Does an adjective fit a picture?  Every picture is scored for some; other adjectives lean on the sixty anchors."""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Mapping
from functools import lru_cache

import msgspec
import numpy as np

from dreamtable.language import associations, lexicon
from dreamtable.language.adjectives import SMALL
from dreamtable.language.anchors import ANCHORS
from dreamtable.language.leaning import lean
from dreamtable.language.normal_form import fold

FITS_FROM = 55
USUAL_SCORE = 28.5
SURE_FROM = 0.45
ECHO, USUAL_ECHO, VOICES = 60.0, 0.217, 4
STEEPNESS = 9.0
IDEAL_SHARE = 1 / 3


class Fit(msgspec.Struct, frozen=True):
    """Whether an adjective fits a picture, how likely people would say so, and whether that is more than a hunch."""

    fits: bool
    p: float
    sure: bool


def fits(adjective: str, scores: Mapping[str, int], description: str = "") -> Fit:
    """Judge one picture by its scores and, if the word has none, by the anchors' and by what its description says."""
    word = fold(adjective.strip())
    leaning = lean(word)
    if word in scores:
        score, sure = float(scores[word]), True
    else:
        sure = leaning.likeness >= SURE_FROM
        score = USUAL_SCORE + sum(weight * (scores[a] - USUAL_SCORE) for a, weight in leaning.weights.items())
        score += ECHO * (_echo(word, description) - USUAL_ECHO)
    p = 1 / (1 + math.exp((FITS_FROM - score) / STEEPNESS))
    return Fit(score >= FITS_FROM, round(p, 3), sure)


def suggest(scores_by_card: Mapping[int, Mapping[str, int]], asked: Collection[str]) -> list[str]:
    """Adjectives not asked yet, those first that part the cards best: fitting about a third, clearly."""
    done = {fold(word) for word in asked}

    def worth(anchor: str) -> float:
        chances = [fits(anchor, scores).p for scores in scores_by_card.values()]
        clear = sum(abs(p - 0.5) for p in chances) / max(1, len(chances))
        return clear - abs(sum(chances) / max(1, len(chances)) - IDEAL_SHARE)

    return sorted((anchor for anchor in ANCHORS if anchor not in done), key=worth, reverse=True)


@lru_cache(maxsize=4096)
def _echo(adjective: str, description: str) -> float:
    """How like the adjective the few most fitting words of a description are."""
    listed = lexicon.known(adjective)
    spoken = {lexicon.known(word) for word in re.findall("[a-z]{3,}", fold(description))} - {None, *SMALL}
    if listed is None or len(spoken) < VOICES:
        return USUAL_ECHO
    here = np.array([lexicon.place()[listed]])
    there = np.array(sorted(lexicon.place()[word] for word in spoken if word))
    spaces = (associations.near(), associations.meant())
    likeness = sum(space.directions(there) @ space.directions(here)[0] for space in spaces) / len(spaces)
    return float(np.sort(likeness)[-VOICES:].mean())
