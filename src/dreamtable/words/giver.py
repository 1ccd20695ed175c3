"""What a spirit says: a Fairy points at the Element, a Boogeyman past it, a Sandman between the two."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache

import numpy as np

from dreamtable.words import associations, candidates, elements, lexicon
from dreamtable.words.associations import Mind, Taste
from dreamtable.words.guesser import plain
from dreamtable.words.lens import Lens
from dreamtable.words.profanity import sayable
from dreamtable.words.referee import judge

GIVER = Taste(near=1.0, meant=0.0, tied=1.0, written=0.0, sharp=0.8, familiar=0.0)
SAMENESS = 3.0
STRANGE = -9.0
DECOYS = 5
BEST_LIES = 12

Idea = tuple[str, float]
"""A word that could be said, and how well it serves."""


class Role(StrEnum):
    FAIRY = "fairy"
    BOOGEYMAN = "boogeyman"
    SANDMAN = "sandman"


def clues(
    element: str, role: Role | str = Role.FAIRY, history: Sequence[str] = (), lens: Lens | None = None, count: int = 3
) -> list[str]:
    """The `count` clues this spirit would give, best first; `history` are the clues already heard for the Element.

    Every clue is proper and clean.  A noun the lexicon does not know at all leaves a spirit speechless.
    """
    noun = plain(element)
    mind = giver(lens)
    match Role(role):
        case Role.FAIRY:
            ideas = _true(mind, noun)
        case Role.BOOGEYMAN:
            ideas = _false(mind, noun)
        case Role.SANDMAN:
            ideas = _vague(mind, noun)
    proper = [(word, worth) for word, worth in ideas if judge(element, word).proper and sayable(word)]
    return _varied(proper, [plain(word) for word in history], count)


@lru_cache(maxsize=64)
def giver(lens: Lens | None) -> Mind:
    return Mind(GIVER, lens)


def _true(mind: Mind, noun: str) -> list[Idea]:
    """What points to the noun: for an Element what people wrote down, ranked by this mind."""
    written = elements.find(noun).clues
    if not written:
        return candidates.propose(mind, noun)
    index = associations.noun_index().get(noun)
    known = [word for word in written if lexicon.known(word)]
    strange = [(word, STRANGE) for word in written if not lexicon.known(word)]
    if index is None or not known:
        return [(word, STRANGE) for word in written]
    places = np.array([lexicon.place()[plain(word)] for word in known])
    worth = mind.supports(places)[index] + candidates.plainness()[places]
    if mind.lens:
        # A mind that has forgotten a thread would not think of that clue either.
        forgotten = ~np.array([mind.lens.remembers(int(p), np.array([index], dtype=np.uint16))[0] for p in places])
        worth = worth - 4.0 * forgotten
    return [*zip(known, map(float, worth), strict=True), *strange]


def _false(mind: Mind, noun: str) -> list[Idea]:
    """What points to a neighbour of the noun: near enough to be believed, and wrong."""
    index = associations.noun_index().get(noun)
    ideas: dict[str, float] = {}
    for decoy in elements.find(noun).decoys or candidates.decoys(noun, DECOYS):
        for word, worth in sorted(_true(mind, plain(decoy)), key=lambda idea: -idea[1])[:BEST_LIES]:
            if plain(word) != noun:
                ideas[word] = max(ideas.get(word, STRANGE), worth)
    known = [word for word in ideas if lexicon.known(word)]
    if index is None or not known:
        return list(ideas.items())
    betrayed = mind.supports([lexicon.place()[plain(word)] for word in known])[index]
    for word, true in zip(known, betrayed, strict=True):
        ideas[word] -= 0.7 * max(float(true), STRANGE)
    return list(ideas.items())


def _vague(mind: Mind, noun: str) -> list[Idea]:
    """What is true of the noun and of much else."""
    ideas = _true(mind, noun)
    if not ideas:
        return []
    middle = float(np.median([worth for _, worth in ideas]))
    return [(word, -abs(worth - middle)) for word, worth in ideas]


def _varied(ideas: Sequence[Idea], history: Sequence[str], count: int) -> list[str]:
    """The best, each unlike what was said before: a second clue should say something new."""
    words = [word for word, _ in ideas if plain(word) not in history]
    worth = np.array([value for word, value in ideas if plain(word) not in history], dtype=np.float32)
    said: list[str] = []
    for earlier in history:
        worth = worth - SAMENESS * _alike(words, earlier)
    for _ in range(min(count, len(words))):
        best = int(np.argmax(worth))
        said.append(words[best])
        worth = worth - SAMENESS * _alike(words, plain(words[best]))
        worth[best] = -np.inf
    return said


def _alike(words: Sequence[str], other: str) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """How alike each word is to another, beyond what any two words of one subject are."""
    place = lexicon.place()
    if other not in place:
        return np.zeros(len(words), dtype=np.float32)
    known = np.array([place.get(plain(word), place[other]) for word in words], dtype=np.int64)
    cosines = associations.near().directions(known) @ associations.near().directions(np.array([place[other]]))[0]
    strange = np.array([plain(word) not in place for word in words])
    return np.asarray(np.where(strange, 0.0, np.maximum(0.0, cosines - 0.2)), dtype=np.float32)
