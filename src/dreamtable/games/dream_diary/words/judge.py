"""The judge of Dream Diary: which adjectives may be asked, and which ones a Leader could ask next."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from itertools import chain, islice, takewhile

from dreamtable.games.dream_diary.cards import ANCHORS, ENGLISH, LANGUAGES, anchor_names
from dreamtable.games.dream_diary.options import OWN_WORDS
from dreamtable.games.dream_diary.state import Phase, State
from dreamtable.games.dream_diary.words.adjectives import (
    check_adjective,
    check_shape,
    is_english_adjective,
    known_adjectives,
)
from dreamtable.games.dream_diary.words.judge_languages import is_of_a_title, is_position
from dreamtable.games.dream_diary.words.meanings import adjective_list, anchor_of, is_adjective
from dreamtable.games.dream_diary.words.own_pictures import titles_of
from dreamtable.games.dream_diary.words.questions import NO_ANCHOR, OWN_ADJECTIVES, AdjectiveQuestion
from dreamtable.kit.errors import Illegal
from dreamtable.kit.text import Answer, Hint, Question, Said
from dreamtable.kit.word_list import read_word_list

NO_ADJECTIVE = "no_adjective"  # the code of the warning that a word is hardly an adjective
NAMES = {"en": "English", "fr": "French", "it": "Italian", "es": "Spanish", "de": "German"}
SUGGESTED = 12  # adjectives that one hint suggests at most


def answer(question: Question) -> Answer:
    """The verdict that a signal waits for."""
    match question:
        case AdjectiveQuestion(word, on_the_table, language):
            anchor = anchor_of(check(word, on_the_table, language), language)
            return NO_ANCHOR if anchor is None else anchor
    raise TypeError(f"Dream Diary asks no {question!r}.")


def check(word: str, on_the_table: Sequence[str], language: str) -> str:
    """The word as it goes on the Memory Sheet; raises Illegal with the reason if it may not be asked."""
    if language == ENGLISH:
        return check_adjective(word, on_the_table)
    asked = check_shape(word)
    if is_position(asked, language):
        raise Illegal("position", f"“{asked}” says where a card lies, not what it is like.")
    if is_of_a_title(asked, language, on_the_table):
        raise Illegal("title", f"“{asked}” is from the title of a card on the table.")
    return asked


def may_ask(word: str, on_the_table: Sequence[str], language: str) -> bool:
    """Whether `check` accepts a word."""
    try:
        check(word, on_the_table, language)
    except Illegal:
        return False
    return True


def vocabulary() -> Sequence[str]:
    """The anchors, which every table accepts."""
    return ANCHORS


@cache
def sorted_adjectives(language: str) -> tuple[str, ...]:
    """All adjectives of a language, sorted once: somebody who types asks for a hint at every letter."""
    return tuple(sorted(known_adjectives())) if language == ENGLISH else adjective_list(language).entries


def hint(s: State, seat: int, said: Sequence[Said], text: str) -> Hint:
    """Adjectives that begin with a text, may be asked here and were not asked before.

    Those that the table has brought come first, then anchors.
    """
    if s.phase not in (Phase.SIGNAL, Phase.SECOND) or seat != s.leader or s.from_list:
        raise Illegal("no_adjective", "You are not asked for an adjective now.")
    begins, on_the_table, language = text.strip().lower(), titles_of(s, said), LANGUAGES[s.language]
    asked, own = {one.text.strip().lower() for one in said}, own_adjectives(said)
    known = sorted_adjectives(language)
    listed = takewhile(lambda word: word.startswith(begins), known[bisect_left(known, begins) :])
    words = (
        word for word in chain(own, anchor_names(language), listed) if word.startswith(begins) and word not in asked
    )
    fit = (word for word in dict.fromkeys(words) if may_ask(word, on_the_table, language))
    proper = may_ask(text, on_the_table, language)
    why = (doubt(text, language) or "") if proper and begins not in own else ""
    return Hint(
        proper, warning=bool(why), code=NO_ADJECTIVE if why else "", why=why, words=list(islice(fit, SUGGESTED))
    )


def own_adjectives(said: Sequence[Said]) -> tuple[str, ...]:
    """The adjectives that the table has brought, in small letters."""
    if not said or said[0].kind != OWN_ADJECTIVES:
        return ()
    return tuple(entry.word.lower() for entry in read_word_list(said[0].text, OWN_WORDS).entries)


def doubt(word: str, language: str) -> str | None:
    """A sentence for a word that may be asked but is hardly an adjective of the language; None if it is one."""
    if is_english_adjective(word) if language == ENGLISH else is_adjective(word, language):
        return None
    return f"Is “{word.strip()}” an adjective in {NAMES[language]}? The others may not know what to answer."
