"""The contract of events.py: what happened, as typed facts, each told to those who may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dreamtable.kit.contract.game_file import GameFile
from dreamtable.kit.contract.signature_check import required
from dreamtable.kit.events import Event, Told
from dreamtable.kit.moves import Gesture
from dreamtable.kit.state import GameState
from dreamtable.kit.text import Said


class EventsPart(GameFile):
    """What follows from two states: the rules themselves report nothing."""

    FILE = "events.py"

    AnyEvent: Any  # the union of the game's events

    @required
    def events(
        self, before: GameState, after: GameState, seat: int, move: Gesture | None, said: Sequence[Said]
    ) -> list[Told]:
        """Return what happened between two states, in order; chance and the clock act on seats of their own."""
        raise NotImplementedError  # contract

    def fades(self, s: GameState, event: Event) -> bool:
        """Whether a fact is left to memory: those who were there heard it, those who come later are not told."""
        return False
