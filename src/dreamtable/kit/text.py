"""Text beside the rules: what was said at a table, and the questions and answers about it.

The rules never read a word.  A move that carries text asks a question first; the game's `words/` (or the author of a
scenario) answers it, and the answer goes into the rules in place of the text.  The log keeps both, so that a replay
does not depend on a lexicon.
"""

from __future__ import annotations

import re
from typing import Protocol

import msgspec

LONGEST_WORD = 24  # letters
WRITTEN_WORDS = {"vi": 3}  # languages that write the syllables of a word apart: how many may make a word
# A part of a word: letters and perhaps a number (MI6), a number and perhaps two letters (3D), or a code (R2D2).
_PART = r"(?:[^\W\d_]+\d*|\d+[^\W\d_]{0,2}|(?:[^\W\d_]\d+)+)"
# Parts with apostrophes or hyphens among them (jack-o'-lantern, C-3PO), or initials (E.T.).
ONE_WORD = re.compile(rf"['’]?{_PART}(?:['’\-]{{1,2}}{_PART})*['’]?|(?:[^\W\d_]\.)+[^\W\d_]?")
# The same in any script: letters may carry signs that are no letters themselves, as in Hindi or Thai.
ANY_SCRIPT = re.compile(r"['’]?\w[^\s!-&(-,./:-@\[-`{-~。、「」！？]*")


class Said(msgspec.Struct, frozen=True):
    """Something that was said at the table; the game's view decides who may read it."""

    kind: str
    seat: int
    text: str
    mark: int = 0  # where it belongs: the game says what this counts (a card, a round)
    proper: bool = True


class Question(msgspec.Struct, frozen=True):
    """What a move asks about its text; each word game derives its own questions from this."""

    def about(self) -> Question:
        """The question without what may change while somebody still thinks about the same one; by default all of it."""
        return self


Answer = bool | int | tuple[int, ...]


class Judge(Protocol):
    """Whoever answers questions about words: a game's `words/`, or a stand-in."""

    def answer(self, question: Question) -> Answer:
        """The verdict on a text; raises Illegal with the reason for a text that may not be said at all."""


class Hint(msgspec.Struct, frozen=True):
    """What a person is told about a text while typing it."""

    proper: bool  # it would be accepted as it is
    warning: bool = False  # it would be accepted, but the other players may object
    code: str = ""  # why it is not proper, or what the warning is about
    why: str = ""  # the same as a sentence
    words: list[str] = []  # words to choose from
