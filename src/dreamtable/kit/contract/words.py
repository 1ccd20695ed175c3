"""The contract of words/: the judge and the hints of a game whose moves carry text."""

from __future__ import annotations

from collections.abc import Sequence

from dreamtable.kit.contract.game_file import GameFile
from dreamtable.kit.contract.signature_check import required
from dreamtable.kit.state import GameState
from dreamtable.kit.text import Answer, Hint, Question, Said


class SpeechPart(GameFile):
    """What only this game needs of language.  A card game has no words/ and no such part."""

    FILE = "words/__init__.py"

    @required
    def answer(self, question: Question) -> Answer:
        """Judge the text of a move: return the verdict that its `moves.answered` takes, or raise Illegal."""
        raise NotImplementedError  # contract

    @required
    def hint(self, s: GameState, seat: int, said: Sequence[Said], text: str) -> Hint:
        """Return what a person should know about a text while typing it: whether it would do, and other words."""
        raise NotImplementedError  # contract

    def vocabulary(self) -> Sequence[str]:
        """Return words that a bot may say at random; without any, it says any noun of the lexicon."""
        return ()
