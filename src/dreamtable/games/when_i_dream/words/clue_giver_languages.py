"""Which clues a spirit would give at a table that does not speak English: those written for the deck, weighed."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from dreamtable.games.when_i_dream.words import elements
from dreamtable.games.when_i_dream.words.clue_interpretation import Hearing, hearing
from dreamtable.games.when_i_dream.words.lies import lies
from dreamtable.language.associations import Scores
from dreamtable.language.bot_association_noise import Variation

UNKNOWN = -9.0  # the worth of a clue that says nothing to the spirit
LATER = 0.04  # penalty for each place further down in the list of written clues
TOGETHER = 0.7  # weight of how well a clue points at the Element together with the earlier ones

Idea = tuple[str, float]


def truths(element: str, language: str, variation: Variation | None) -> list[Idea]:
    """The written clues for an Element, each with how well it points to it."""
    ear = hearing(variation, language)
    here = ear.index(element)
    written = elements.find(element, language).clues
    return [(word, _support(ear, word, here) - LATER * late) for late, word in enumerate(written)]


def half_truths(element: str, language: str, variation: Variation | None) -> list[Idea]:
    """Words that are true of an Element and of much else."""
    ideas = truths(element, language, variation)
    middle = float(np.median([worth for _, worth in ideas])) if ideas else 0.0
    return [(word, -abs(worth - middle)) for word, worth in ideas]


def untruths(element: str, language: str) -> list[Idea]:
    """The lies about an Element, the most plausible first."""
    told = lies(language).get(elements.find(element, language).english, ())
    return [(lie.word, -LATER * late) for late, lie in enumerate(told)]


def choose(
    ideas: Sequence[Idea], language: str, variation: Variation | None, history: Sequence[str], count: int, target: str
) -> list[str]:
    """Clue after clue, each pointing elsewhere than the earlier ones and, with them, at the target, if there is one."""
    ear = hearing(variation, language)
    here = ear.index(target) if target else None
    heard = [ear.word(word) for word in history]
    left = {word: worth for word, worth in ideas if ear.word(word) not in heard}
    said: list[str] = []
    while left and len(said) < count:
        thought = _thought(ear, heard)
        value = {
            word: worth + (_together(ear, thought, word, here) if here is not None and heard else 0.0)
            for word, worth in left.items()
        }
        best = max(value, key=lambda word: value[word])
        said.append(best)
        heard.append(ear.word(best))
        left = {word: worth for word, worth in left.items() if ear.word(word) not in heard}
    return said


def _support(ear: Hearing, word: str, here: int | None) -> float:
    support = ear.support(ear.word(word))
    return UNKNOWN if support is None or here is None else float(support[here])


def _thought(ear: Hearing, heard: Sequence[str]) -> Scores:
    """The unnormalised logarithm of each noun after some clues."""
    known = [support for word in heard if (support := ear.support(word)) is not None]
    return np.asarray(np.sum(known, axis=0) if known else np.zeros(len(ear.names)), dtype=np.float32)


def _together(ear: Hearing, thought: Scores, word: str, here: int) -> float:
    """How much a clue gains by what was said before: log P(target | all) less what it says by itself."""
    support = ear.support(ear.word(word))
    if support is None:
        return 0.0
    logs = thought + support
    top = float(logs.max())
    sure = float(logs[here]) - top - float(np.log(np.exp(logs - top).sum()))
    return TOGETHER * (sure - float(support[here]))
