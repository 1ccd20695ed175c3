"""Tells everyone who listens to a table that there is something new.

Players and big screens learn of every change at once.  A crowd of watchers learns of changes together, a few times a
second: a thousand snapshots take tens of milliseconds, which the players of other tables would wait for.
"""

from __future__ import annotations

import asyncio

from dreamtable.kit import clocks_and_entropy
from dreamtable.tables.live_table_state import TableState
from dreamtable.tables.people.presence import SCREEN, Listener

CROWD = 100  # listeners, from which on watchers wait
PAUSE = 0.5  # seconds between two changes that a crowd is told of, at least;
RATE = 1000  # snapshots a second for the watchers of one table, from which on the pause grows,
LONGEST = 2.0  # seconds, at most


class FanOut:
    """The way from a change to the listeners of one table."""

    __slots__ = ("_state", "_timer", "_told")

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._timer: asyncio.TimerHandle | None = None
        self._told = -PAUSE  # when the crowd was told last

    def tell(self, but: Listener | None = None) -> None:
        """Tell all listeners but one, the watchers in a crowd perhaps a little later."""
        listeners = self._state.presence.listeners
        if len(listeners) < CROWD:
            for listener in list(listeners):
                if listener is not but:
                    listener.table_changed()
            return
        self._tell_part(crowd=False, but=but)
        if self._timer is None:
            pause = min(LONGEST, max(PAUSE, len(listeners) / RATE))
            wait = max(0.0, self._told + pause - clocks_and_entropy.monotonic())
            self._timer = asyncio.get_running_loop().call_later(wait, self._tell_crowd)

    def _tell_crowd(self) -> None:
        self._timer, self._told = None, clocks_and_entropy.monotonic()
        self._tell_part(crowd=True)

    def _tell_part(self, crowd: bool, but: Listener | None = None) -> None:
        """Tell either those who only watch, or all others."""
        at_once = {SCREEN, *(seat.guest for seat in self._state.record.seats)}
        for listener, who in list(self._state.presence.listeners.items()):
            if (who not in at_once) == crowd and listener is not but:
                listener.table_changed()
