"""The contract of arena_statistics.py: what the arena counts besides wins and points, in games with words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from msgspec import Raw

from dreamtable.kit.contract.game_file import GameFile
from dreamtable.kit.events import Told
from dreamtable.kit.moves import Gesture

Observation = tuple[str, str, float]
"""Something that was counted once: which bot it concerns, what was measured, and how much it was."""


class PlayedGame(Protocol):
    """A game with words that bots have played to its end, as the arena recorded it."""

    names: tuple[str, ...]  # the bot on each seat
    told: list[Told]  # all events, in order
    moves: list[tuple[float, int, Gesture]]  # milliseconds from the start, seat, move
    turns: list[tuple[Any, Raw | None]]  # each bots.player.Turn that a bot was asked, and the move it answered

    @property
    def position(self) -> Any:
        """The kit.position.Position at the end."""


class ArenaStatisticsPart(GameFile):
    """Figures of finished games.  A game without arena_statistics.py has wins and points only."""

    FILE = "arena_statistics.py"

    def observations(self, played: PlayedGame) -> Iterator[Observation]:
        """Yield what is worth counting in a game that bots played with words, besides wins and points."""
        return iter(())
