"""Nights in which nobody says a word, while others play: how late do their clocks run out?  A part of the load."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack

from dreamtable.client import Guest, Watch
from dreamtable.protocol import messages as p

GAME, SEATS = "when_i_dream", 4
CLUE = 3  # seconds: the shortest, for the most to see
SLEEP = {"type": "sleep"}


class Night:
    """Only the clock of the next clue makes anything happen here."""

    def __init__(self) -> None:
        self.late: list[float] = []  # seconds from when a clock should have run out until that was heard of
        self._version = 0
        self._due = 0.0

    def see(self, snapshot: p.Snapshot) -> None:
        now = time.perf_counter()
        if snapshot.version > self._version:
            if self._due:
                self.late.append(now - self._due)
            self._version = snapshot.version
            self._due = now + min((clock.left / 1000 for clock in snapshot.clocks if clock.running), default=0.0)


class Nights:
    def __init__(self, server: str, tables: int) -> None:
        self._server, self._tables = server, tables
        self._open = AsyncExitStack()
        self._nights: list[Night] = []

    async def begin(self) -> None:
        watches = [await self._lay() for _ in range(self._tables)]
        await asyncio.gather(*(self._fall_asleep(watch) for watch in watches))

    async def _lay(self) -> Watch:
        """One device for all who sit there."""
        host = await self._open.enter_async_context(Guest(self._server))
        facts = await host.lay(GAME, SEATS, {"clue": CLUE})
        night = Night()
        self._nights.append(night)
        watch = await self._open.enter_async_context(host.watch(facts.id, night.see))
        for seat in range(1, SEATS):
            await watch.sit(seat)
        await watch.start()
        return watch

    async def _fall_asleep(self, watch: Watch) -> None:
        await asyncio.sleep(random.uniform(0, CLUE))  # or all clocks would run out at once
        bedtime = await watch.until(lambda s: len(s.waiting) == 1)
        await watch.move(bedtime.waiting[0], SLEEP)

    def forget(self) -> None:
        """What was before counts no more."""
        for night in self._nights:
            night.late.clear()

    @property
    def latest(self) -> float:
        """Seconds."""
        return max((late for night in self._nights for late in night.late), default=0.0)

    async def part(self) -> None:
        await self._open.aclose()
