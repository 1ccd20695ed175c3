"""The referee of a table: that of its language, or of the deck that the table has brought."""

from __future__ import annotations

from collections.abc import Sequence

from dreamtable.games.when_i_dream.words import elements, recount
from dreamtable.games.when_i_dream.words.own_deck import own_deck
from dreamtable.games.when_i_dream.words.table_words import TableWords
from dreamtable.language.english_referee import Synonyms, Verdict


def judge_clue(words: TableWords, element: str, clue: str, synonyms: Synonyms = "free") -> Verdict:
    """The referee's verdict on a clue for an Element (WD8, WD9)."""
    if words.deck:
        return own_deck(words.deck).judge(element, clue, synonyms)
    return elements.judge_clue(element, clue, synonyms, words.language)


def names_element(words: TableWords, element: str, guess: str, clues: Sequence[str] = ()) -> bool:
    """Whether a guess names an Element for which these clues were given (WD16)."""
    if words.deck:
        return own_deck(words.deck).is_named(element, guess, clues)
    return elements.names_element(element, guess, words.language, clues)


def named_in_story(words: TableWords, story: str, named: Sequence[str], most: int) -> list[str]:
    """Which of some Elements a story names, if only its first `most` words for Elements count (WD23)."""
    if words.deck:
        return own_deck(words.deck).recount(story, named, most)
    return recount.recount(story, named, most, words.language)
