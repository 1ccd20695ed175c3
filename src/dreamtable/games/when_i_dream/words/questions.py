"""What moves of When I Dream ask about words before the rules take them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal
from unicodedata import normalize

from msgspec.structs import replace

from dreamtable.games.when_i_dream.state import (
    OTHER_LANGUAGE,
    SYNONYMS,
    Phase,
    State,
    card_number,
    guessed_cards,
)
from dreamtable.games.when_i_dream.words.table_words import TableWords, table_words
from dreamtable.kit.errors import Illegal
from dreamtable.kit.text import ANY_SCRIPT, LONGEST_WORD, ONE_WORD, Question, Said

ENGLISH = TableWords("en")
REFUSED, ACCEPTED, WARNED = 0, 1, 2  # what the referee says about a clue
SPARE_WORDS = 20  # WD23: so many things more than guesses may be named in a recount
LONGEST_GUESS, LONGEST_STORY = 60, 2000


class ClueQuestion(Question, frozen=True):
    """Whether a clue is proper for the Element; answered by REFUSED, ACCEPTED or WARNED."""

    element: str
    clue: str
    synonyms: Literal["free", "warned", "improper"] = "free"
    words: TableWords = ENGLISH


class GuessQuestion(Question, frozen=True):
    """Whether a guess names the Element, for which these clues were given; answered by a bool."""

    element: str
    guess: str
    words: TableWords = ENGLISH
    clues: tuple[str, ...] = ()

    def about(self) -> GuessQuestion:
        """Another clue leaves the question as it is: a guess that was on its way counts."""
        return replace(self, clues=())


class RecountQuestion(Question, frozen=True):
    """Which Elements a story names, if only its first `most` words for things count.

    Answered by a tuple of indices into `elements`.
    """

    story: str
    elements: tuple[str, ...]
    most: int
    words: TableWords = ENGLISH


def clue_question(s: State, seat: int, word: str, said: Sequence[Said]) -> ClueQuestion | None:
    """What the referee is asked about a clue; None if this seat cannot type a clue now."""
    if s.phase != Phase.NIGHT or s.spoken or seat != s.giver:
        return None
    words = table_words(s, said)
    return ClueQuestion(words.name(s.deck[s.up]), clue_word(s, word), SYNONYMS[s.synonyms], words)


def clue_word(s: State, text: str) -> str:
    """The single word of a clue, as the language of the table writes it; raises Illegal if it is none (WD8)."""
    return one_word(text, s.clue_words, ANY_SCRIPT if s.language == OTHER_LANGUAGE else ONE_WORD)


def one_word(text: str, written: int = 1, shape: re.Pattern[str] = ONE_WORD) -> str:
    """The single word that a text consists of; raises Illegal if it is none or more than one.

    `written` is how many words with blanks between them may make one, and `shape` what each looks like.
    """
    word = normalize("NFC", " ".join(text.split()))  # some keyboards send an accent as a sign of its own
    if not word:
        raise Illegal("no_word", "Write a word.")
    if len(word.split()) > written:
        raise Illegal("two_words", "A clue is a single word.")
    if len(word) > LONGEST_WORD:
        raise Illegal("too_long", f"A clue has at most {LONGEST_WORD} letters.")
    if not all(shape.fullmatch(part) for part in word.split()):
        raise Illegal(
            "not_a_word",
            "A clue is made of letters, a hyphen or an apostrophe among them; or it is a number or a code like MI6.",
        )
    return word


def guess_question(s: State, text: str, said: Sequence[Said]) -> GuessQuestion:
    """What the judge is asked about a guess; raises Illegal if it says nothing or too much."""
    guess = some_words(text, LONGEST_GUESS)
    if not guess:
        raise Illegal("no_word", "Write what you think it is.")
    words = table_words(s, said)
    here = (one for one in said if one.kind == "clue" and one.mark == card_number(s) and one.proper)
    return GuessQuestion(words.name(s.deck[s.up]), guess, words, tuple(one.text for one in here))


def recount_question(s: State, text: str, said: Sequence[Said]) -> RecountQuestion:
    """What the judge is asked about the story that a Dreamer tells; raises Illegal if it is too long."""
    words = table_words(s, said)
    elements = tuple(words.name(s.deck[i]) for i in guessed_cards(s))
    return RecountQuestion(some_words(text, LONGEST_STORY), elements, s.guesses + SPARE_WORDS, words)


def tidy(text: str) -> str:
    """A text with single spaces between its words."""
    return " ".join(text.split())


def some_words(text: str, most: int) -> str:
    """A tidy text; raises Illegal if it has more than `most` letters."""
    words = tidy(text)
    if len(words) > most:
        raise Illegal("too_long", f"That is too long: {most} letters at most.")
    return words
