"""Bodies of HTTP requests and answers about puzzles."""

from __future__ import annotations

from msgspec import Raw, Struct

from dreamtable.kit.contract.analysis import Memory
from dreamtable.play.sent_events import SentEvent


class PuzzleNumber(Struct, frozen=True):
    """A puzzle in a list."""

    number: int
    difficulty: int  # per cent of simple players who miss it


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game, the easiest first."""

    game: str
    puzzles: list[PuzzleNumber]


class Puzzle(Struct, frozen=True):
    """A position in which one move is clearly best, as the seat that is to move sees it."""

    game: str
    number: int
    difficulty: int
    seat: int
    names: list[str]
    options: Raw
    view: Raw
    moves: list[Raw]
    memories: list[Memory]  # what the seat has seen, and the view does not show


class SolvePuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a puzzle."""

    move: Raw


class PuzzleVerdict(Struct, frozen=True):
    """Whether an answer was right, and why."""

    right: bool
    best: Raw
    chance: float  # to win with the best move, or that a picture is safe
    next_best: float
    events: list[SentEvent]  # what everybody would be told of the best move
    said: str  # the same in English
    situation: dict[str, int]  # arguments of the message `analysis.situation.<game>`
    chances: dict[str, float]  # how likely things are, by their printed number
    next: int  # the number of the next puzzle; 0: there is none
