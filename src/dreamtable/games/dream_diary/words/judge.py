"""The judge of Dream Diary: which adjectives may be asked, and which ones a Leader could ask next."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from itertools import chain, islice, takewhile

from dreamtable.games.dream_diary.cards import ANCHORS
from dreamtable.games.dream_diary.state import Phase, State, titles
from dreamtable.games.dream_diary.words.adjectives import check_adjective, doubt, known_adjectives, may_be_asked
from dreamtable.games.dream_diary.words.questions import NO_ANCHOR, AdjectiveQuestion
from dreamtable.kit.errors import Illegal
from dreamtable.kit.text import Answer, Hint, Question, Said
from dreamtable.language.normalize import fold

NO_ADJECTIVE = "no_adjective"  # the code of the warning that a word is hardly an adjective
SUGGESTED = 12  # adjectives that one hint suggests at most


def answer(question: Question) -> Answer:
    """The verdict that a signal waits for."""
    match question:
        case AdjectiveQuestion(word, on_the_table):
            asked = fold(check_adjective(word, on_the_table))
            return ANCHORS.index(asked) if asked in ANCHORS else NO_ANCHOR
    raise TypeError(f"Dream Diary asks no {question!r}.")


def vocabulary() -> Sequence[str]:
    """The anchors, which every table accepts."""
    return ANCHORS


@cache
def _sorted_adjectives() -> tuple[str, ...]:
    """All adjectives, sorted once: somebody who types asks for a hint at every letter."""
    return tuple(sorted(known_adjectives()))


def hint(s: State, seat: int, said: Sequence[Said], text: str) -> Hint:
    """Adjectives that begin with a text, may be asked here and were not asked before; anchors come first."""
    if s.phase not in (Phase.SIGNAL, Phase.SECOND) or seat != s.leader or s.from_list:
        raise Illegal("no_adjective", "You are not asked for an adjective now.")
    begins, on_the_table = text.strip().lower(), titles(s)
    asked = {one.text.strip().lower() for one in said}
    known = _sorted_adjectives()
    listed = takewhile(lambda word: word.startswith(begins), known[bisect_left(known, begins) :])
    words = (word for word in chain(ANCHORS, listed) if word.startswith(begins) and word not in asked)
    fit = (word for word in dict.fromkeys(words) if may_be_asked(word, on_the_table))
    proper = may_be_asked(text, on_the_table)
    why = (doubt(text) or "") if proper else ""
    return Hint(
        proper, warning=bool(why), code=NO_ADJECTIVE if why else "", why=why, words=list(islice(fit, SUGGESTED))
    )
