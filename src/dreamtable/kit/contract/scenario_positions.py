"""The contract of scenario_positions.py: positions that people write by hand, in the files of scenarios/."""

from __future__ import annotations

from typing import Any

from dreamtable.kit.contract.game_file import GameFile
from dreamtable.kit.contract.signature_check import required
from dreamtable.kit.state import GameState


class ScenarioPositionsPart(GameFile):
    """Any position of the game as a table of plain values, and back."""

    FILE = "scenario_positions.py"

    KEYS: tuple[str, ...]  # the names that such a table may hold
    ANY_ORDER: tuple[str, ...] = ()  # lists whose order means nothing, in positions, views and events: hands, mostly

    @required
    def arrange(self, seats: int, options: Any, given: dict[str, Any]) -> GameState:
        """Return the state that a table describes, with what it leaves out filled in; raise Invalid if it cannot be."""
        raise NotImplementedError  # contract

    @required
    def describe(self, s: GameState) -> dict[str, Any]:
        """Return the table of a state; `arrange` of it gives an equal state."""
        raise NotImplementedError  # contract

    def all_cards(self, s: GameState) -> list[int]:
        """Count the cards of each kind, wherever they lie: tests compare it with `full_deck` after every move."""
        return []

    def full_deck(self, s: GameState) -> list[int]:
        """Count the cards of each kind that there must be."""
        return []
