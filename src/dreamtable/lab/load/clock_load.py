"""Tables at which nobody moves, so that clocks run out by themselves: a load that measures how late they do."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack

from dreamtable.client import Guest, Watch
from dreamtable.protocol import messages as p

GAME, SEATS = "when_i_dream", 4
CLUE = 3  # seconds: the shortest clock of the game, so that most clocks run out in a given time
SLEEP = {"type": "sleep"}


class SilentTable:
    """A table at which only the clock of the next clue makes anything happen."""

    def __init__(self) -> None:
        self.delays: list[float] = []  # seconds from when a clock should have run out to when the news arrived
        self._version = 0
        self._due = 0.0

    def see(self, snapshot: p.Snapshot) -> None:
        """Note how late the last clock ran out, and when the next one is due."""
        now = time.perf_counter()
        if snapshot.version > self._version:
            if self._due:
                self.delays.append(now - self._due)
            self._version = snapshot.version
            self._due = now + min((clock.left / 1000 for clock in snapshot.clocks if clock.running), default=0.0)


class ClockLoad:
    """Some silent tables on one server."""

    def __init__(self, server: str, tables: int) -> None:
        self._server, self._count = server, tables
        self._connections = AsyncExitStack()
        self._tables: list[SilentTable] = []

    async def start(self) -> None:
        """Lay the tables and bring every game to the night, at moments spread over the length of a clock."""
        watches = [await self._lay() for _ in range(self._count)]
        await asyncio.gather(*(self._begin_night(watch) for watch in watches))

    async def _lay(self) -> Watch:
        """Return a connection that holds all seats of a new table whose game has started."""
        host = await self._connections.enter_async_context(Guest(self._server))
        facts = await host.lay(GAME, SEATS, {"clue": CLUE})
        table = SilentTable()
        self._tables.append(table)
        watch = await self._connections.enter_async_context(host.watch(facts.id, table.see))
        for seat in range(1, SEATS):
            await watch.sit(seat)
        await watch.start()
        return watch

    async def _begin_night(self, watch: Watch) -> None:
        await asyncio.sleep(random.uniform(0, CLUE))  # otherwise all clocks would run out at the same time
        evening = await watch.until(lambda s: len(s.waiting) == 1)
        await watch.move(evening.waiting[0], SLEEP)

    def reset(self) -> None:
        """Forget all delays so far."""
        for table in self._tables:
            table.delays.clear()

    @property
    def longest_delay(self) -> float:
        """The longest delay since the last reset, in seconds."""
        return max((delay for table in self._tables for delay in table.delays), default=0.0)

    async def stop(self) -> None:
        """Close all connections."""
        await self._connections.aclose()
