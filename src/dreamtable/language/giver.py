"""What a spirit says: a Fairy points at the Element, a Boogeyman past it, a Sandman between the two."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache

import numpy as np

from dreamtable.language import associations, candidates, elements, lexicon
from dreamtable.language.associations import Mind, Scores, Taste
from dreamtable.language.guesser import plain
from dreamtable.language.lens import Lens
from dreamtable.language.normal_form import bare
from dreamtable.language.profanity import sayable
from dreamtable.language.referee import judge

GIVER = Taste(near=1.2, meant=0.0, tied=1.0, written=0.0, sharp=0.7, familiar=0.0)
SAMENESS = 0.9
TOGETHER = 0.7
FORGOTTEN = 4.0
STRANGE = -9.0
LATER = 0.04
DECOYS = 5
BEST_LIES = 12
OFTEN_JOINED = 2.7  # how often a name of several words must be written as one, or its vectors are chance (icecream)

Idea = tuple[str, float]
"""A word that could be said, and how well it serves by itself."""


class Role(StrEnum):
    FAIRY = "fairy"
    BOOGEYMAN = "boogeyman"
    SANDMAN = "sandman"


def clues(
    element: str,
    role: Role | str = Role.FAIRY,
    history: Sequence[str] = (),
    lens: Lens | None = None,
    count: int = 3,
) -> list[str]:
    """The `count` clues this spirit would give, best first; `history` are the clues already heard for the Element.

    Every clue is proper and clean.  A noun the lexicon does not know at all leaves a spirit speechless.
    """
    noun, mind = _noun(element), giver(lens)
    target = None
    match Role(role):
        case Role.FAIRY:
            ideas = _true(mind, noun)
            target = associations.noun_index().get(noun)
        case Role.BOOGEYMAN:
            ideas = _false(mind, noun)
        case Role.SANDMAN:
            ideas = _vague(mind, noun)
    said = {plain(word) for word in history}
    fresh = [idea for idea in ideas if plain(idea[0]) not in said and _may_say(element, idea[0])]
    return _choose(mind, fresh, [plain(word) for word in history], count, target)


@lru_cache(maxsize=64)
def giver(lens: Lens | None) -> Mind:
    return Mind(GIVER, lens)


def _noun(element: str) -> str:
    """The Element as the lexicon knows it; one of several words that it does not know is taken word by word."""
    name = bare(element)
    joined = plain(name)
    if " " not in name or (
        joined in associations.noun_index() and lexicon.zipf()[lexicon.place()[joined]] >= OFTEN_JOINED
    ):
        return joined
    return name


def _may_say(element: str, word: str) -> bool:
    return judge(element, word).proper and sayable(word)


def _true(mind: Mind, noun: str) -> list[Idea]:
    """What points to the noun: for an Element what people wrote down, ranked by this mind."""
    written = elements.find(noun).clues
    if not written:
        return candidates.propose(mind, noun)
    index = associations.noun_index().get(noun)
    ideas: dict[str, float] = dict.fromkeys(written, STRANGE)
    known = [word for word in written if lexicon.known(word)]
    if index is not None and known:
        places = np.array([lexicon.place()[plain(word)] for word in known])
        worth = mind.supports(places)[index] + candidates.plainness()[places]
        # People wrote down first what comes to mind first.
        worth = worth - LATER * np.arange(len(known), dtype=np.float32)
        if mind.lens:
            # A mind that lacks the thread would not think of the clue either.
            here = np.array([index], dtype=np.uint16)
            worth = worth - FORGOTTEN * np.array([not mind.lens.remembers(int(p), here)[0] for p in places])
        ideas.update(zip(known, map(float, worth), strict=True))
    return list(ideas.items())


def _false(mind: Mind, noun: str) -> list[Idea]:
    """What points to a neighbour of the noun: near enough to be believed, and wrong."""
    index = associations.noun_index().get(noun)
    ideas: dict[str, float] = {}
    for decoy in _neighbours(noun):
        for word, worth in sorted(_true(mind, plain(decoy)), key=lambda idea: -idea[1])[:BEST_LIES]:
            if plain(word) != noun:
                ideas[word] = max(ideas.get(word, STRANGE), worth)
    known = [word for word in ideas if lexicon.known(word)]
    if index is not None and known:
        betrayed = mind.supports([lexicon.place()[plain(word)] for word in known])[index]
        for word, true in zip(known, betrayed, strict=True):
            ideas[word] -= 0.7 * max(float(true), STRANGE)
    return list(ideas.items())


def _neighbours(noun: str) -> list[str]:
    """What one could take for the noun: rather what people wrote clues for, since they knew which turkey was meant."""
    listed = elements.find(noun).decoys or candidates.decoys(noun, DECOYS)
    known = [decoy for decoy in listed if elements.find(decoy).clues]
    return known if len(known) > 1 else [*listed]


def _vague(mind: Mind, noun: str) -> list[Idea]:
    """What is true of the noun and of much else."""
    ideas = _true(mind, noun)
    middle = float(np.median([worth for _, worth in ideas])) if ideas else 0.0
    return [(word, -abs(worth - middle)) for word, worth in ideas]


def _choose(mind: Mind, ideas: Sequence[Idea], history: Sequence[str], count: int, target: int | None) -> list[str]:
    """Clue after clue, each unlike what was said before and, for a Fairy, pointing well together with it."""
    words = [word for word, _ in ideas]
    known = np.array([lexicon.known(word) is not None for word in words], dtype=bool)
    places = [lexicon.place()[plain(word)] for word, listed in zip(words, known, strict=True) if listed]
    worth = np.array([value for _, value in ideas], dtype=np.float32)
    supports = mind.supports(places) if target is not None and places else None
    heard = np.zeros(len(associations.noun_places()), dtype=np.float32)
    said: list[str] = []

    def hear(word: str) -> None:
        nonlocal heard, worth
        support = mind.support(word)
        if support is not None:
            heard = heard + support
            worth[known] -= SAMENESS * _sameness(places, lexicon.place()[word])

    for earlier in history:
        hear(earlier)
    for _ in range(min(count, len(words))):
        value = worth.copy()
        if supports is not None and target is not None and heard.any():
            value[known] += TOGETHER * (_together(heard, supports, target) - supports[target])
        best = int(np.argmax(value))
        said.append(words[best])
        hear(plain(words[best]))
        worth[best] = -np.inf
    return said


def _together(heard: Scores, supports: Scores, target: int) -> Scores:
    """log P(target) for a listener who has heard everything so far and one clue more."""
    logs = heard[:, None] + supports
    top = logs.max(axis=0)
    return np.asarray(logs[target] - top - np.log(np.exp(logs - top).sum(axis=0)), dtype=np.float32)


def _sameness(places: Sequence[int], other: int) -> Scores:
    """How alike words are to another, beyond what any two words of one subject are."""
    space = associations.near()
    cosines = space.directions(np.array(places)) @ space.directions(np.array([other]))[0]
    return np.asarray(np.maximum(0.0, cosines - 0.2), dtype=np.float32)
