"""What a mind could say about a noun, before it chooses."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from dreamtable.language import associations, lexicon
from dreamtable.language.associations import Mind, Scores
from dreamtable.language.referee import judge

EVERYDAY = 4.0
POOL = 240


@cache
def sayable() -> NDArray[np.int64]:
    """Known words fit for a clue: ordinary, clean, in their plain form."""
    return np.array([lexicon.place()[word] for word in lexicon.lines("lexicon/clues.txt")])


@cache
def plainness() -> Scores:
    """Everyday words make better clues than rare ones or ones that say nothing."""
    return np.asarray(-0.3 * np.abs(lexicon.zipf() - EVERYDAY), dtype=np.float32)


@cache
def _near_sayable() -> Scores:
    return associations.near().directions(sayable())


def propose(mind: Mind, noun: str) -> list[tuple[str, float]]:
    """Proper clues for a noun with how well each points to it, best first."""
    index = associations.noun_index().get(noun)
    if index is None:
        return [(word, 0.0) for word in _around(noun)]
    places = _pool(index)
    scores = mind.supports(places)[index] + plainness()[places]
    ranked = [(lexicon.words()[places[k]], float(scores[k])) for k in np.argsort(-scores, kind="stable")]
    return [(word, score) for word, score in ranked if judge(noun, word).proper]


def decoys(noun: str, count: int) -> list[str]:
    """Nouns one could take for it: near in text and in meaning, said about as often."""
    index = associations.noun_index().get(noun)
    if index is None:
        return []
    alike = sum(
        (space.nouns @ space.nouns[index] for space in (associations.near(), associations.meant())),
        start=np.zeros(len(associations.noun_places()), dtype=np.float32),
    )
    alike[index] = -np.inf
    said = lexicon.zipf()[associations.noun_places()]
    best = np.argsort(-np.where(said >= 3.2, alike, -np.inf), kind="stable")[: 8 * count]
    nouns = (lexicon.nouns()[k] for k in best)
    return [other for other in nouns if judge(noun, other).proper][:count]


def _pool(noun: int) -> NDArray[np.int64]:
    """Words worth weighing for a noun: those tied to it and those that stand near it."""
    near = _near_sayable() @ associations.near().nouns[noun]
    closest = sayable()[np.argpartition(-near, POOL)[:POOL]]
    tied = associations.threads().words_by_noun[associations.threads().of_noun(noun)]
    return np.union1d(closest, tied[np.isin(tied, sayable())])


def _around(noun: str) -> list[str]:
    """For what is none of the nouns: the words that stand nearest to it, or to its parts together (ice and cream)."""
    parts = [listed for word in noun.split() if (listed := lexicon.known(word)) is not None]
    if not parts:
        return []
    places = np.array([lexicon.place()[part] for part in parts])
    near, meant = (space.directions(places).sum(axis=0) for space in (associations.near(), associations.meant()))
    alike = (_near_sayable() @ near + associations.meant().directions(sayable()) @ meant) / len(parts)
    best = np.argsort(-(alike + 0.3 * plainness()[sayable()]), kind="stable")[:60]
    words = (lexicon.words()[sayable()[k]] for k in best)
    return [word for word in words if judge(noun, word).proper]
