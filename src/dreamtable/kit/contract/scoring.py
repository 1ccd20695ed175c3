"""The contract of scoring.py: what a finished game is worth to each seat."""

from __future__ import annotations

from dreamtable.kit.contract.game_file import GameFile
from dreamtable.kit.state import GameState


class ScoringPart(GameFile):
    """The points of a game, beside `payoff`, which compiles with the rules (rules.py of this package)."""

    FILE = "scoring.py"

    FEWER_IS_BETTER: bool = False  # whether points are something that one wants few of

    def points(self, s: GameState) -> tuple[int, ...]:
        """Return the points of every seat in a finished game, whatever the game counts in."""
        return (0,) * s.seats
