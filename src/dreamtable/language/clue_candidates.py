"""Words that could be said about a noun, and nouns that it could be taken for, found in the lexicon alone."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from dreamtable.language import associations, lexicon
from dreamtable.language.associations import AssociationModel, Scores
from dreamtable.language.english_referee import judge
from dreamtable.language.noun import Noun, as_noun

EVERYDAY = 4.0  # the Zipf frequency of the best clue words
POOL = 240  # words near a noun in text that are weighed
RAREST_DECOY = 3.2  # Zipf frequency
WITHOUT_MODEL = 60  # words proposed for a noun that the association model does not know


@cache
def clue_places() -> NDArray[np.int64]:
    """The places in the lexicon of all words that are fit for a clue."""
    return np.array([lexicon.place()[word] for word in lexicon.sorted_lines("lexicon/clue_words.txt")])


@cache
def everydayness() -> Scores:
    """For each word a penalty for being rare, or so common that it says nothing; 0 is best."""
    return np.asarray(-0.3 * np.abs(lexicon.zipf() - EVERYDAY), dtype=np.float32)


@cache
def _clue_directions() -> Scores:
    return associations.text_vectors().directions(clue_places())


def propose(model: AssociationModel, about: Noun | str) -> list[tuple[str, float]]:
    """Proper clues for a noun with how well each points to it, best first."""
    noun = as_noun(about)
    index = associations.noun_index().get(noun.name)
    if index is None:
        return [(word, 0.0) for word in _near(noun)]
    places = _pool(index)
    scores = model.supports(places)[index] + everydayness()[places]
    ranked = [(lexicon.words()[places[k]], float(scores[k])) for k in np.argsort(-scores, kind="stable")]
    return [(word, score) for word, score in ranked if judge(noun, word).proper]


def decoys(about: Noun | str, count: int) -> list[str]:
    """Nouns that one could take for this one: near it in text and in meaning, and not rare."""
    noun = as_noun(about)
    index = associations.noun_index().get(noun.name)
    if index is None:
        return []
    spaces = associations.text_vectors(), associations.meaning_vectors()
    alike = sum(
        (space.nouns @ space.nouns[index] for space in spaces),
        start=np.zeros(len(associations.noun_places()), dtype=np.float32),
    )
    alike[index] = -np.inf
    said = lexicon.zipf()[associations.noun_places()]
    best = np.argsort(-np.where(said >= RAREST_DECOY, alike, -np.inf), kind="stable")[: 8 * count]
    nouns = (lexicon.nouns()[k] for k in best)
    return [other for other in nouns if judge(noun, other).proper][:count]


def _pool(noun: int) -> NDArray[np.int64]:
    """Places of the words worth weighing for a noun: its neighbours in the graph and those nearest to it in text."""
    near = _clue_directions() @ associations.text_vectors().nouns[noun]
    closest = clue_places()[np.argpartition(-near, POOL)[:POOL]]
    graph = associations.graph()
    joined = graph.words_by_noun[graph.of_noun(noun)]
    return np.union1d(closest, joined[np.isin(joined, clue_places())])


def _near(noun: Noun) -> list[str]:
    """For what is none of the lexicon's nouns: the words nearest to it, or to its parts together (ice and cream)."""
    parts = [listed for word in noun.name.split() if (listed := lexicon.known(word)) is not None]
    if not parts:
        return []
    places = np.array([lexicon.place()[part] for part in parts])
    text, meaning = associations.text_vectors(), associations.meaning_vectors()
    alike = _clue_directions() @ text.directions(places).sum(axis=0)
    alike += meaning.directions(clue_places()) @ meaning.directions(places).sum(axis=0)
    alike /= len(parts)
    best = np.argsort(-(alike + 0.3 * everydayness()[clue_places()]), kind="stable")[:WITHOUT_MODEL]
    words = (lexicon.words()[clue_places()[k]] for k in best)
    return [word for word in words if judge(noun, word).proper]
