"""The contract of moves.py: the moves that a person makes, over the atomic actions of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any, get_args

from dreamtable.kit.contract.game_file import GameFile
from dreamtable.kit.contract.signature_check import required
from dreamtable.kit.moves import Gesture
from dreamtable.kit.options import GameOptions
from dreamtable.kit.state import GameState
from dreamtable.kit.text import Answer, Question, Said


class MovesPart(GameFile):
    """Typed moves, one frozen `Gesture` for each thing that a person can do."""

    FILE = "moves.py"

    Move: Any  # the union of the game's gestures

    def __init__(self, module: ModuleType | None) -> None:
        super().__init__(module)
        self.gestures: tuple[type[Gesture], ...] = get_args(self.Move) or (self.Move,)

    @required
    def encode(self, s: GameState, seat: int, move: Gesture) -> list[int]:
        """Return the atomic actions of a move; raise Illegal with the reason if it is not open to the seat.

        The kit has checked that the seat may act now.  A move is carried out whole or not at all.
        """
        raise NotImplementedError  # contract

    @required
    def decode(self, s: GameState, seat: int, actions: list[int]) -> Gesture | None:
        """Return the move that these actions spell, or None while they are only the beginning of one."""
        raise NotImplementedError  # contract

    @required
    def moves(self, s: GameState, seat: int) -> list[Gesture]:
        """List every whole move open to a seat; text that a person has to fill in is left empty."""
        raise NotImplementedError  # contract

    # -- which decision a move belongs to ---------------------------------------------------------------------
    def subject(self, s: GameState, seat: int) -> int:
        """Number what the open moves of a seat are about, where the same moves can be about something else later.

        A move that was chosen while another subject was on the table is refused as too late.
        """
        return 0

    def sealed(self, s: GameState) -> bool:
        """Whether all seats that may act now decide once and independently, so that their order does not matter."""
        return True

    # -- moves that carry text --------------------------------------------------------------------------------
    def opening_words(self, options: GameOptions) -> tuple[Said, ...]:
        """Return what is written beside the state before the first move: words that the table has brought."""
        return ()

    def question(self, s: GameState, seat: int, move: Gesture, said: Sequence[Said]) -> Question | None:
        """Return what has to be judged about the text of a move before the rules can take it; None: nothing.

        A game that defines this function is a word game.
        """
        return None

    def answered(self, move: Gesture, answer: Answer) -> Gesture:
        """Return the move with the verdict of its judge filled in."""
        return move

    def said(self, s: GameState, seat: int, move: Gesture) -> Said | None:
        """Return what is remembered beside the state when this move is played; None: nothing."""
        return None

    def blank(self, move: Gesture) -> Gesture:
        """Return the move as the list of open moves shows it, without text and verdict."""
        return move
