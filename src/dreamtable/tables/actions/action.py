"""The base of everything that can be done at a table, each as a value, and what many of them check.

An action is checked and carried out on a pending change: `perform` raises Illegal with the reason, or completes the
change.  It reads the live table and never touches it; what it asks for happens when the change is on disk.
"""

from __future__ import annotations

from abc import abstractmethod

from msgspec import Struct

from dreamtable.kit.errors import Illegal
from dreamtable.tables.live_table_state import TableState
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.public_table_facts import Phase


class Action(Struct, frozen=True):
    """Base of all actions."""

    @abstractmethod
    def perform(self, change: PendingChange) -> None:
        """Check this action and carry it out on a change; raises Illegal with the reason if it cannot be done."""


def need_host(state: TableState, guest: str) -> None:
    """Raise Illegal unless this guest is the acting host."""
    if state.host != guest:
        raise Illegal("not_host", "Only the host of this table can do that.")


def need_phase(change: PendingChange, *phases: Phase) -> None:
    """Raise Illegal unless the table is in one of these phases, and not about to leave it."""
    if change.record.drawing:
        raise Illegal("started", "The game is about to begin.")
    if change.record.phase not in phases:
        codes = {Phase.LOBBY: "not_started", Phase.PLAYING: "started", Phase.OVER: "game_over"}
        words = {
            Phase.LOBBY: "The game has not started yet.",
            Phase.PLAYING: "The game has started already.",
            Phase.OVER: "The game is over.",
        }
        raise Illegal(codes[change.record.phase], words[change.record.phase])
