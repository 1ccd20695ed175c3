"""Whoever answers the rules' questions about words: the lexicon, loaded when the first word is said."""

from __future__ import annotations

from dreamtable.kit.speech import (
    AdjectiveQuestion,
    Answer,
    ClueQuestion,
    GuessQuestion,
    Question,
    RecountQuestion,
)


class Verdicts:
    """kit.speech.Judge by `dreamtable.words`."""

    def answer(self, question: Question) -> Answer:
        match question:
            case ClueQuestion(element, clue):
                from dreamtable.words.referee import judge

                return judge(element, clue).proper
            case GuessQuestion(element, guess):
                from dreamtable.words.guesses import matches

                return matches(element, guess)
            case RecountQuestion(story, elements, most):
                from dreamtable.words.guesses import recount

                named = set(recount(story, elements, most))
                return tuple(i for i, element in enumerate(elements) if element in named)
            case AdjectiveQuestion(word, titles):
                from dreamtable.words.adjectives import adjective
                from dreamtable.words.anchors import ANCHORS

                asked = adjective(word, titles)
                return ANCHORS.index(asked) if asked in ANCHORS else -1
