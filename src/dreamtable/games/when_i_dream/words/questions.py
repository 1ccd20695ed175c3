"""What moves of When I Dream ask about words before the rules take them."""

from __future__ import annotations

from typing import Literal
from unicodedata import normalize

from dreamtable.games.when_i_dream.state import LANGUAGES, SYNONYMS, Phase, State
from dreamtable.games.when_i_dream.words.element_names import name_on_card
from dreamtable.kit.errors import Illegal
from dreamtable.kit.text import LONGEST_WORD, ONE_WORD, Question

REFUSED, ACCEPTED, WARNED = 0, 1, 2  # what the referee says about a clue


class ClueQuestion(Question, frozen=True):
    """Whether a clue is proper for the Element; answered by REFUSED, ACCEPTED or WARNED."""

    element: str
    clue: str
    synonyms: Literal["free", "warned", "improper"] = "free"
    language: str = "en"


class GuessQuestion(Question, frozen=True):
    """Whether a guess names the Element; answered by a bool."""

    element: str
    guess: str
    language: str = "en"


class RecountQuestion(Question, frozen=True):
    """Which Elements a story names, if only its first `most` words for things count.

    Answered by a tuple of indices into `elements`.
    """

    story: str
    elements: tuple[str, ...]
    most: int
    language: str = "en"


def clue_question(s: State, seat: int, word: str) -> ClueQuestion | None:
    """What the referee is asked about a clue; None if this seat cannot type a clue now."""
    if s.phase != Phase.NIGHT or s.spoken or seat != s.giver:
        return None
    return ClueQuestion(name_on_card(s, s.deck[s.up]), one_word(word), SYNONYMS[s.synonyms], LANGUAGES[s.language])


def one_word(text: str) -> str:
    """The single word that a text consists of; raises Illegal if it is none or more than one (WD8)."""
    word = normalize("NFC", text.strip())  # some keyboards send an accent as a sign of its own
    if not word:
        raise Illegal("no_word", "Write a word.")
    if len(word.split()) > 1:
        raise Illegal("two_words", "A clue is a single word.")
    if len(word) > LONGEST_WORD:
        raise Illegal("too_long", f"A clue has at most {LONGEST_WORD} letters.")
    if not ONE_WORD.fullmatch(word):
        raise Illegal(
            "not_a_word",
            "A clue is made of letters, a hyphen or an apostrophe among them; or it is a number or a code like MI6.",
        )
    return word
