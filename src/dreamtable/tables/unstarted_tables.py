"""Deleting tables whose game never began: slowly, since the clock of a machine may be wrong for a while."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection

from dreamtable.kit import clocks_and_entropy
from dreamtable.tables.store_interface import Store

log = logging.getLogger("dreamtable.lobby")

DAY = 86_400.0


class Forgetting:
    """Finds tables that nobody has touched for `after` seconds by the clock on the wall, and deletes them later.

    A table is deleted when it was found idle again and again for a day of this process's own time, or for `after` if
    that is shorter: a clock that jumps a month forward, and is set right within that time, costs nothing.
    """

    def __init__(
        self,
        store: Store,
        after: float,
        wall: Callable[[], float] = clocks_and_entropy.wall,
        monotonic: Callable[[], float] = clocks_and_entropy.monotonic,
    ) -> None:
        self._store, self._after, self._delay = store, after, min(DAY, after)
        self._wall, self._monotonic = wall, monotonic
        self._idle_since: dict[str, float] = {}  # when each was first found idle

    async def sweep(self, in_use: Collection[str]) -> int:
        """Delete what has been idle long enough; return how many tables that were."""
        idle_before, now = self._wall() - self._after, self._monotonic()
        idle = await self._store.idle_tables(idle_before, in_use)
        self._idle_since = {table: self._idle_since.get(table, now) for table in idle}
        due = [table for table, since in self._idle_since.items() if now - since >= self._delay]
        gone = await self._store.forget(due, idle_before) if due else 0
        if gone:
            log.info("forgot %d tables whose game never began", gone)
        return gone
