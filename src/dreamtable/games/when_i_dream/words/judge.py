"""The judge of When I Dream: it answers what moves ask about words, and helps a spirit who types a clue."""

from __future__ import annotations

from collections.abc import Sequence

from dreamtable.games.when_i_dream.state import State
from dreamtable.games.when_i_dream.words.questions import (
    ACCEPTED,
    REFUSED,
    WARNED,
    ClueQuestion,
    GuessQuestion,
    RecountQuestion,
    clue_question,
)
from dreamtable.games.when_i_dream.words.table_referee import judge_clue, named_in_story, names_element
from dreamtable.kit.errors import Illegal
from dreamtable.kit.text import Answer, Hint, Question, Said

SIMILAR = "similar"  # the code of the warning that a clue sounds a little like the Element


def answer(question: Question) -> Answer:
    """The verdict that a move waits for."""
    match question:
        case ClueQuestion(element, clue, synonyms, words):
            verdict = judge_clue(words, element, clue, synonyms)
            return (WARNED if verdict.warning else ACCEPTED) if verdict.proper else REFUSED
        case GuessQuestion(element, guess, words, clues):
            return names_element(words, element, guess, clues)
        case RecountQuestion(story, named, most, words):
            found = set(named_in_story(words, story, named, most))
            return tuple(k for k, element in enumerate(named) if element in found)
    raise TypeError(f"When I Dream asks no {question!r}.")


def hint(s: State, seat: int, said: Sequence[Said], text: str) -> Hint:
    """Whether a text would be a proper clue; only for the seat that may give one now, which sees the Element anyway."""
    question = clue_question(s, seat, text, said)
    if question is None:
        raise Illegal("no_clue", "You are not asked for a clue now.")
    verdict = judge_clue(question.words, question.element, question.clue, question.synonyms)
    if verdict.warning is not None:
        return Hint(True, warning=True, code=SIMILAR, why=verdict.warning)
    return Hint(verdict.proper, code=verdict.reason or "", why=verdict.why)
