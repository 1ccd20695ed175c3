"""The contract of analysis.py: how a game is judged afterwards where playing on at random by policy says little."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from dreamtable.kit.contract.game_file import GameFile


class Deduction(Struct, frozen=True):
    """What a seat could deduce at a step: how likely something is, for everything it wonders about."""

    step: int
    seat: int
    chances: dict[str, float]  # the printed number of a picture, or a word -> 0 to 1
    best: str = ""  # what the seat had best choose by these, if anything
    chosen: str = ""  # what it chose instead or as well
    asked: str = ""  # the word that it asked about instead of choosing: this is what was known before it


class Influence(Struct, frozen=True):
    """What something that was said did to the chance of finding the truth."""

    step: int
    seat: int
    said: str
    effect: float  # how much the chance rose; negative: it led astray
    expected: str = ""  # what would have been likelier, where that can be told


class PuzzleAnswer(Struct, frozen=True):
    """Why a position makes a puzzle: its best move, how good that and the next best are, how many would miss it."""

    best: Any  # a gesture
    chance: float
    next_best: float
    difficulty: int  # per cent of simple players who choose otherwise


class Memory(Struct, frozen=True):
    """Something face down that a seat has seen and has to remember."""

    seat: int  # in front of whom it lies
    place: int  # from 1
    points: int  # that it counts


class AnalysisPart(GameFile):
    """A game's own judgement of its positions.  A game without analysis.py is judged by rollouts of its policies."""

    FILE = "analysis.py"

    TOGETHER: bool = True  # whether `chance` is that of winning the game together, rather than of one card or word

    def chance(self, position: Any) -> float:
        """Return the chance that what the table is after now succeeds, by what the seat to act knows."""
        return 0.5

    def situation(self, before: Any, seat: int) -> dict[str, int]:
        """Return what a seat knew before its move, as arguments of the message `analysis.situation.<game>`."""
        return {}

    def reasons(self, view: Any, seat: int, move: Any) -> dict[str, int]:
        """Return what speaks for a move by what a seat sees, as arguments of the message `help.<game>.<kind>`."""
        return {}

    def memories(self, position: Any, seat: int) -> list[Memory]:
        """Return what a seat would remember if it forgot nothing, as far as its view does not show it."""
        return []

    def deductions(self, before: Any, step: int, seat: int, move: Any) -> list[Deduction]:
        """Return what the seat that made a move could deduce just before it."""
        return []

    def influence(self, before: Any, step: int, seat: int, move: Any) -> list[Influence]:
        """Return what the words of a move did."""
        return []

    def puzzle(self, position: Any, seat: int, luck: Random) -> PuzzleAnswer | None:
        """Return the answer if the seat to move has one move that is clearly best and not obvious."""
        return None
