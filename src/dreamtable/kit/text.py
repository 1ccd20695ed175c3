"""Text stays outside of the rules: what was said stands beside the state, with the verdict that somebody gave it.

A move that carries text asks a question first; words/ (or the person who wrote a scenario) answers it, and the
answer, never the text, goes into the rules.  The log keeps both, so a replay does not depend on a lexicon.
"""

from __future__ import annotations

from typing import Protocol

import msgspec


class Said(msgspec.Struct, frozen=True):
    """Something that was said at the table, in order.  Who may read it is for the game's view to decide."""

    kind: str
    seat: int
    text: str
    mark: int = 0  # where it belongs: the game says what this counts (a card, a round)
    proper: bool = True


class ClueQuestion(msgspec.Struct, frozen=True):
    """Is this a proper clue for the Element?  Answered by a bool."""

    element: str
    clue: str


class GuessQuestion(msgspec.Struct, frozen=True):
    """Does this guess name the Element?  Answered by a bool."""

    element: str
    guess: str


class RecountQuestion(msgspec.Struct, frozen=True):
    """Which of these Elements does the story name, if only its first `most` words for things count?

    Answered by a tuple of indices into `elements`.
    """

    story: str
    elements: tuple[str, ...]
    most: int


class AdjectiveQuestion(msgspec.Struct, frozen=True):
    """May this word be asked, given the titles on the table, and which anchor is it?

    Answered by the number of the anchor adjective (0..), or -1 for a proper word that is no anchor; raises Illegal
    with the reason for a word that may not be asked.
    """

    word: str
    titles: tuple[str, ...]


Question = ClueQuestion | GuessQuestion | RecountQuestion | AdjectiveQuestion
Answer = bool | int | tuple[int, ...]


class Judge(Protocol):
    """Whoever answers questions about words."""

    def answer(self, question: Question) -> Answer: ...


class Hint(msgspec.Struct, frozen=True):
    """What a person is told about a text while typing it."""

    proper: bool  # it would be accepted as it is
    warning: bool = False  # it would be accepted, but is probably not what was meant
    code: str = ""
    why: str = ""
    words: list[str] = []  # other words to choose from
