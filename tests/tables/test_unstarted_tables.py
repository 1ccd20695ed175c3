"""Tables that nobody wants are forgotten in the end, and a wrong clock is forgiven."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.public_table_facts import Phase
from dreamtable.tables.store_interface import StoredChange
from dreamtable.tables.unstarted_tables import DAY, Forgetting
from support.stored_tables import entry, keep, record

MONTH = 30 * DAY


class Clocks:
    """The clock on the wall and the time since the process was started, as a test sets them."""

    def __init__(self) -> None:
        self.wall, self.passed = time.time(), 0.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.passed += seconds


def test_a_clock_that_jumps_a_month_forward_and_back_deletes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        store, clocks = await SqliteStore.open(tmp_path / "tables.sqlite"), Clocks()
        await keep(store, StoredChange("lobby", record("lobby")))
        await keep(store, StoredChange("begun", record("begun", phase=Phase.PLAYING), [entry(1)]))
        forgetting = Forgetting(store, MONTH, lambda: clocks.wall, lambda: clocks.passed)
        clocks.wall += 31 * DAY
        for _ in range(20):
            assert await forgetting.sweep([]) == 0
            clocks.pass_by(3600)
        clocks.wall -= 31 * DAY
        assert await forgetting.sweep([]) == 0
        clocks.pass_by(DAY)
        assert await forgetting.sweep([]) == 0
        assert await store.load("lobby") is not None and await store.load("begun") is not None
        await store.close()

    asyncio.run(work())


def test_what_is_idle_for_a_month_and_another_day_is_forgotten_unless_it_has_begun(tmp_path: Path) -> None:
    async def work() -> None:
        store, clocks = await SqliteStore.open(tmp_path / "tables.sqlite"), Clocks()
        await keep(store, StoredChange("lobby", record("lobby")))
        await keep(store, StoredChange("begun", record("begun", phase=Phase.PLAYING), [entry(1)]))
        forgetting = Forgetting(store, MONTH, lambda: clocks.wall, lambda: clocks.passed)
        clocks.pass_by(31 * DAY)
        assert await forgetting.sweep([]) == 0
        clocks.pass_by(DAY)
        assert await forgetting.sweep([]) == 1
        assert await store.load("lobby") is None and await store.load("begun") is not None
        await store.close()

    asyncio.run(work())
