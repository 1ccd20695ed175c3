"""How well an adjective fits a picture: by its score, or by the scores of the anchors if it has none."""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Mapping
from functools import lru_cache

import msgspec
import numpy as np

from dreamtable.games.dream_diary.cards import ANCHORS, ENGLISH, FIT
from dreamtable.games.dream_diary.words.adjectives import SMALL, known_adjectives, roots
from dreamtable.games.dream_diary.words.anchor_weights import anchor_weights
from dreamtable.games.dream_diary.words.anchors import thesaurus
from dreamtable.games.dream_diary.words.meanings import meanings
from dreamtable.games.dream_diary.words.pictures import pictures
from dreamtable.games.dream_diary.words.similar_adjectives import score_by_similar
from dreamtable.language import associations, lexicon
from dreamtable.language.normalize import fold

USUAL_SCORE = 28.5  # the mean of all scores
SURE_FROM = 0.45  # the likeness to a listed adjective from which an estimate is more than a hunch
# How much the description counts, how alike its words usually are to an adjective, and how many of them count.
DESCRIPTION, USUAL_LIKENESS, COUNTED = 60.0, 0.217, 4
# How much the most similar scored adjectives count beside the anchors, and how much their mean is stretched, which is
# always near the usual score.
SIMILAR, STRETCH = 0.5, 1.6
STEEPNESS = 9.0  # points by which the odds of a fit change by a factor of e
IDEAL_SHARE = 1 / 3  # of the cards that a good question fits


class Fit(msgspec.Struct, frozen=True):
    """Whether an adjective fits a picture, how likely people would say so, and whether that is more than a hunch."""

    fits: bool
    p: float
    sure: bool


def fits(adjective: str, scores: Mapping[str, int], description: str = "", language: str = ENGLISH) -> Fit:
    """How well an adjective fits a picture with these scores.

    An adjective without a score is estimated from those of the anchors, from those of the most similar adjectives that
    have one and from the words of the description; one of several meanings by their mean.
    """
    meant = understood(adjective, language) or (fold(adjective.strip()),)
    score = sum(_score(word, scores, description) for word in meant) / len(meant)
    sure = any(word in scores or anchor_weights(word).likeness >= SURE_FROM for word in meant)
    p = 1 / (1 + math.exp((FIT - score) / STEEPNESS))
    return Fit(score >= FIT, round(p, 3), sure)


def _score(word: str, scores: Mapping[str, int], description: str) -> float:
    """The score of an English adjective for a picture, estimated if it has none."""
    if word in scores:
        return float(scores[word])
    score = USUAL_SCORE + sum(w * (scores[a] - USUAL_SCORE) for a, w in anchor_weights(word).weights.items())
    score += DESCRIPTION * (_likeness(word, description) - USUAL_LIKENESS)
    if (alike := score_by_similar(word, scores)) is not None:
        score += SIMILAR * (USUAL_SCORE + STRETCH * (alike - USUAL_SCORE) - score)
    return score


def understood(adjective: str, language: str = ENGLISH) -> tuple[str, ...]:
    """The English adjectives that a word of a language is taken for; none if it tells us nothing.

    >>> understood("Bluish"), understood("zxqwvish"), understood("bleues", "fr")
    (('blue',), (), ('blue',))
    """
    if language == ENGLISH:
        found = _taken_for(adjective)
        return (found,) if found else ()
    return tuple(dict.fromkeys(filter(None, map(_taken_for, meanings(adjective, language)))))


@lru_cache(maxsize=4096)
def _taken_for(adjective: str) -> str | None:
    """The adjective that an English word is taken for: itself, its usual spelling or its root; None if unknown."""
    word = fold(adjective.strip())
    usual = lexicon.american(word)
    candidates = [word, usual, *word.split("-"), *roots(word)]
    scored = (one for one in candidates if one in pictures()[0].scores)
    return next(scored, None) or next((one for one in candidates if _is_known(one)), None)


def _is_known(word: str) -> bool:
    """Whether the thesaurus, WordNet's ties or the lexicon say what an adjective is like."""
    return word in thesaurus() or bool(known_adjectives().get(word)) or lexicon.known(word) is not None


def suggest(scores_by_card: Mapping[int, Mapping[str, int]], asked: Collection[str]) -> list[str]:
    """The anchors that were not asked yet; those come first that clearly fit about a third of the cards."""
    done = {fold(word) for word in asked}

    def worth(anchor: str) -> float:
        chances = [fits(anchor, scores).p for scores in scores_by_card.values()]
        clear = sum(abs(p - 0.5) for p in chances) / max(1, len(chances))
        return clear - abs(sum(chances) / max(1, len(chances)) - IDEAL_SHARE)

    return sorted((anchor for anchor in ANCHORS if anchor not in done), key=worth, reverse=True)


@lru_cache(maxsize=4096)
def _likeness(adjective: str, description: str) -> float:
    """The mean likeness of an adjective to the words of a description that are most like it."""
    listed = lexicon.known(adjective)
    spoken = {lexicon.known(word) for word in re.findall("[a-z]{3,}", fold(description))} - {None, *SMALL}
    if listed is None or len(spoken) < COUNTED:
        return USUAL_LIKENESS
    here = np.array([lexicon.place()[listed]])
    there = np.array(sorted(lexicon.place()[word] for word in spoken if word))
    spaces = (associations.text_vectors(), associations.meaning_vectors())
    likeness = sum(space.directions(there) @ space.directions(here)[0] for space in spaces) / len(spaces)
    return float(np.sort(likeness)[-COUNTED:].mean())
