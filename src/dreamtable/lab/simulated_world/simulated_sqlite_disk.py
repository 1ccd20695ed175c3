"""The disk of a server that is alone: a real SQLite in memory, whose writer runs by virtual time, in no thread."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path

from dreamtable.kit import clocks_and_entropy
from dreamtable.store.migrations import migrate_sqlite
from dreamtable.store.sqlite import Kept, Read, SqliteStore
from dreamtable.store.sqlite_writes import fresh_ends

ALMOST_NONE = 1 << 30  # pages of a disk that is not full


@cache
def _empty_file() -> bytes:
    """The bytes of a file without rows.  To make its tables anew for each evening would take a sixth of its time."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate_sqlite(db)
        return db.serialize()


class Disk:
    """A file that outlives the processes that write it."""

    def __init__(self, seed: int) -> None:
        self.db = sqlite3.connect(":memory:", isolation_level=None, cached_statements=256)
        self.db.deserialize(_empty_file())
        self.slow = 0.0  # seconds that every write takes
        self.committed: Callable[[], None] = lambda: None
        self._dice = random.Random(seed)

    def set_full(self, full: bool) -> None:
        """Let no more pages be written, or as many as wanted."""
        pages = self.db.execute("PRAGMA page_count").fetchone()[0] if full else ALMOST_NONE
        self.db.execute(f"PRAGMA max_page_count = {pages}")

    def delay(self) -> float:
        """Seconds until a write is on the disk."""
        return self.slow + self._dice.uniform(0.0005, 0.004)


class WorldSqlite(SqliteStore):
    """The product's store, with the turns of its thread taken by the event loop."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._queue: list[list[Kept] | Read | None] = []
        super().__init__(Path("world.sqlite"), most_fresh=100)

    def _start(self) -> None:
        self._ends = fresh_ends(self._disk.db)
        self._fresh = self._most_fresh if self._ends else 0
        self._ready.set_result(None)

    def _put(self, one: list[Kept] | Read | None) -> None:
        if not self._queue:
            pause = max(0.0, self._pause - clocks_and_entropy.monotonic())
            self._loop.call_later(pause + self._disk.delay(), self._turn)
        self._queue.append(one)

    def _turn(self) -> None:
        asked, self._queue = self._queue, []
        self._serve(self._disk.db, asked)
        self._disk.committed()

    def _call(self, what: Callable[..., None], *given: object) -> None:
        """Call a function after a while: a process may die between its commit and what comes of it."""
        self._loop.call_later(self._disk.delay(), what, *given)

    async def close(self) -> None:
        """Nothing: what is on the disk stays there."""
