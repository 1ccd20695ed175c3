"""The puzzles that came with the program."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

from dreamtable.games import load
from dreamtable.kit.errors import Invalid
from dreamtable.kit.position import Position

SHIPPED = Path(__file__).with_name("shipped_puzzles")


class Puzzle(Struct, frozen=True):
    """A position, the seat that is to move, and the answer."""

    game: str
    number: int
    seats: int
    seat: int
    position: dict[str, Any]  # as the game's scenario_positions.py writes it
    best: Raw
    chance: float
    next_best: float
    difficulty: int  # per cent of the simple players' choices that miss the best move

    def open(self) -> Position:
        """Return the position."""
        game = load(self.game)
        return Position(game, game.scenario_positions.arrange(self.seats, game.options(), self.position))


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game that came with the program, the easiest first."""
    file = SHIPPED / f"{game}.json"
    if not file.exists():
        return ()
    return tuple(sorted(msgspec.json.decode(file.read_bytes(), type=list[Puzzle]), key=lambda p: p.difficulty))


def puzzle(game: str, number: int) -> Puzzle:
    """Return one puzzle; raise Invalid if there is none such."""
    for found in shipped(game):
        if found.number == number:
            return found
    raise Invalid("no_such_puzzle", f"There is no puzzle {number} of {game}.")
