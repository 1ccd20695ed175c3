"""Who at a table says what it was shown, so that bots play on only when the last change was seen."""

from __future__ import annotations

import asyncio

from dreamtable.tables.live_table_state import TableState
from dreamtable.tables.snapshot import Snapshots

CHANGE = 5.0  # seconds in which a page shows a change, with all its animations
LOOK = 20.0  # seconds for which bots wait while somebody looks at what only they may see,
LOOK_ALONE = 600.0  # and while nobody else is kept waiting by it
CLOCKED = 2.0  # seconds for which bots wait while a clock runs


class Audience:
    """The seats whose pages acknowledge what they show.

    A client that never acknowledges is never waited for; a page that is late (its tab is hidden) is not waited for
    again until it acknowledges something.
    """

    __slots__ = ("_shown", "_snapshots", "_state", "_waiting")

    def __init__(self, state: TableState, snapshots: Snapshots) -> None:
        self._state, self._snapshots = state, snapshots
        self._shown: dict[int, int] = {}  # for a seat whose page acknowledges, the last version that it has shown
        self._waiting: list[asyncio.Future[None]] = []

    def acknowledge(self, seat: int, version: int) -> None:
        """Note that the page of a seat has shown everything up to a version."""
        self._shown[seat] = max(version, self._shown.get(seat, 0))
        self._go_on()

    def clear(self) -> None:
        """Wait for nobody any more."""
        self._shown.clear()
        self._go_on()

    async def has_seen(self, version: int) -> None:
        """Return when every page that acknowledges has shown a version, or has taken too long."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        while late := self._late(version):
            patience = began + self._patience(late) - loop.time()
            if patience <= 0:
                for seat in late:
                    del self._shown[seat]
                return
            change = loop.create_future()
            self._waiting.append(change)
            await asyncio.wait([change], timeout=patience)

    def _late(self, version: int) -> list[int]:
        """The seats of people who are here and have not been shown a version yet."""
        seats, here = self._state.record.seats, self._state.presence.is_here
        return [
            seat
            for seat, shown in self._shown.items()
            if shown < version and seats[seat].bot is None and here(seats[seat].guest)
        ]

    def _patience(self, late: list[int]) -> float:
        if self._state.clock_running:
            return CLOCKED
        if not any(map(self._snapshots.looks, late)):
            return CHANGE
        people = {seat.guest for seat in self._state.record.seats if seat.guest and seat.bot is None}
        return LOOK_ALONE if len(people) == 1 else LOOK

    def _go_on(self) -> None:
        for change in self._waiting:
            if not change.done():
                change.set_result(None)
        self._waiting.clear()
