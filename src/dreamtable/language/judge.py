"""The judge at the table: answers the questions that moves with words in them ask."""

from __future__ import annotations

from dreamtable.kit.text import AdjectiveQuestion, Answer, ClueQuestion, GuessQuestion, Question, RecountQuestion
from dreamtable.language.adjectives import adjective
from dreamtable.language.anchors import ANCHORS
from dreamtable.language.matching import matches, recount
from dreamtable.language.normal_form import fold
from dreamtable.language.referee import judge


class LexiconJudge:
    """Answers by the shipped lexicon; has no state, so one serves every table."""

    def answer(self, question: Question) -> Answer:
        match question:
            case ClueQuestion(element, clue):
                return judge(element, clue).proper
            case GuessQuestion(element, guess):
                return matches(element, guess)
            case RecountQuestion(story, elements, most):
                named = set(recount(story, elements, most))
                return tuple(k for k, element in enumerate(elements) if element in named)
            case AdjectiveQuestion(word, titles):
                asked = fold(adjective(word, titles))
                return ANCHORS.index(asked) if asked in ANCHORS else -1
