"""Which scored adjectives an unscored one is most like, by word vectors, and what their scores say about it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from dreamtable.games.dream_diary.words.anchors import thesaurus
from dreamtable.games.dream_diary.words.pictures import pictures
from dreamtable.language import associations, lexicon

COUNTED, CHOOSINESS = 8, 8  # how many similar adjectives count, and how much more the most similar ones

Directions = NDArray[np.float64]


def score_by_similar(adjective: str, scores: Mapping[str, int]) -> float | None:
    """The mean score of the adjectives that are most like this one; None if there are none or they are not scored."""
    total = weight = 0.0
    for word, share in similar(adjective):
        if word in scores:
            score = float(scores[word])
        elif (anchors := thesaurus().get(word)) and all(anchor in scores for anchor in anchors):
            score = sum(scores[anchor] for anchor in anchors) / len(anchors)
        else:
            continue
        total += share * score
        weight += share
    return total / weight if weight else None


@lru_cache(maxsize=2048)
def similar(adjective: str) -> tuple[tuple[str, float], ...]:
    """The listed adjectives most like this one, each with its share; none if the lexicon has no vectors of it."""
    listed = lexicon.known(adjective)
    if listed is None:
        return ()
    words, directions = _listed()
    likeness = directions @ _directions((listed,))[0] / 2
    likeness[[k for k, word in enumerate(words) if word == adjective]] = 0.0
    nearest = np.argsort(-likeness, kind="stable")[:COUNTED]
    shares = np.maximum(likeness[nearest], 0) ** CHOOSINESS
    return tuple((words[k], float(share)) for k, share in zip(nearest, shares, strict=True) if share > 0)


@cache
def _listed() -> tuple[tuple[str, ...], Directions]:
    """Every scored adjective and every one of the thesaurus that has vectors, with its direction."""
    words = tuple(dict.fromkeys(word for word in (*pictures()[0].scores, *thesaurus()) if lexicon.known(word)))
    return words, _directions(tuple(lexicon.known(word) or word for word in words))


def _directions(words: tuple[str, ...]) -> Directions:
    """The directions of words in both spaces, side by side."""
    places = np.array([lexicon.place()[word] for word in words])
    spaces = (associations.text_vectors(), associations.meaning_vectors())
    return np.hstack([space.directions(places).astype(np.float64) for space in spaces])
