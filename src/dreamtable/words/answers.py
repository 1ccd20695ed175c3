"""The judge at the table: answers the questions that moves with words in them ask."""

from __future__ import annotations

from dreamtable.kit.speech import AdjectiveQuestion, Answer, ClueQuestion, GuessQuestion, Question, RecountQuestion
from dreamtable.words.adjectives import adjective
from dreamtable.words.anchors import ANCHORS
from dreamtable.words.guesses import matches, recount
from dreamtable.words.normal import fold
from dreamtable.words.referee import judge


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
