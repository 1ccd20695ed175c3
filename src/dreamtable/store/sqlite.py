"""A store in an SQLite file: one thread owns the file, and commits together what arrived while it wrote."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Self, TypeVar

from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.errors import Illegal
from dreamtable.store import row_encoding
from dreamtable.store.commit_callbacks import call_back
from dreamtable.store.duration_histogram import Durations
from dreamtable.store.sqlite_writes import Ends, connect, fresh_ends, no_store, sort, transaction, write
from dreamtable.tables.store_interface import Behind, Committed, Guest, Row, Statement, Stored, StoredChange
from dreamtable.tables.stored_table_record import Record

log = logging.getLogger("dreamtable.store")
T = TypeVar("T")
Read = Callable[[sqlite3.Connection], None]
Kept = tuple[StoredChange, Committed]

# Seconds between two commits: at least GROUP, EACH more for every change of the last one, at most LONGEST.  Under load
# more moves share a commit; a lone move does not wait.
GROUP, LONGEST, EACH = 0.002, 0.025, 0.0004
MOST_FRESH = 2000  # log entries that may wait to be sorted: sorting more would delay the next commit too long


class SqliteStore:
    """The tables of one server in a file.

    `keep` never blocks; its `done` is called on the event loop after the commit is on disk.
    """

    logs: tuple[str, ...] = ("log_sorted", "log_fresh")

    def __init__(self, file: Path, most_fresh: int = MOST_FRESH) -> None:
        self._file = file
        self._most_fresh = most_fresh
        self._loop = asyncio.get_running_loop()
        self._asked: queue.SimpleQueue[list[Kept] | Read | None] = queue.SimpleQueue()
        self._kept: list[Kept] = []  # changes of this turn of the event loop
        self._ends: Ends = {}  # of the logs with fresh entries; only the thread touches it
        self.well = True
        self.commit_times = Durations()
        ready: asyncio.Future[None] = self._loop.create_future()
        self._ready = ready
        self._pause = 0.0  # until when more changes may join the next commit
        self._fresh = 0  # log entries that wait to be sorted
        self._start()

    @classmethod
    async def open(cls, file: Path, most_fresh: int = MOST_FRESH) -> Self:
        """Open or make the file; raises Invalid with the reason if that cannot be done."""
        store = cls(file, most_fresh)
        await store._ready
        return store

    def _start(self) -> None:
        self._thread = threading.Thread(target=self._run, name="dreamtable-store", daemon=True)
        self._thread.start()

    # -- the Store protocol -----------------------------------------------------------------------------------
    def commit(self, change: StoredChange, done: Committed) -> None:
        """Store a change with the next commit.

        All changes of one turn of the event loop are handed to the thread together: waking it for each costs more.
        """
        if not self._kept:
            self._loop.call_soon(self._hand_over)
        self._kept.append((change, done))

    def _hand_over(self) -> None:
        if self._kept:
            kept, self._kept = self._kept, []
            self._put(kept)

    def _ask(self, one: Read | None) -> None:
        self._hand_over()  # changes that were kept before a question are written before it is answered
        self._put(one)

    def _put(self, one: list[Kept] | Read | None) -> None:
        """Hand changes, a question, or (None) the end to the thread."""
        self._asked.put(one)

    async def load(self, table: str, seq: int = 0, line: int = 0) -> Stored | None:
        """Return a table with what came after an entry and a line of chat, or None."""

        def read(db: sqlite3.Connection) -> Stored | None:
            row = db.execute("SELECT record FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            log = db.execute(
                "SELECT seq, kind, seat, move, at, id FROM log WHERE tbl = ? AND seq > ? ORDER BY seq", (table, seq)
            )
            entries = [row_encoding.entry_of(*found) for found in log]
            lines = db.execute(
                "SELECT line FROM chat WHERE tbl = ? AND seq > ? ORDER BY seq DESC LIMIT ?",
                (table, line, row_encoding.LAST_LINES),
            ).fetchall()
            chat = [row_encoding.line_of(found) for (found,) in reversed(lines)]
            at = db.execute("SELECT at FROM times WHERE tbl = ?", (table,)).fetchone()
            seen = db.execute("SELECT seat, version FROM seen WHERE tbl = ?", (table,))
            return Stored(row_encoding.record_of(row[0]), entries, chat, at[0] if at else 0, dict(seen))

        return await self._read(read)

    async def find_code(self, code: str) -> str | None:
        """Return the newest table with this code that is not over, or None."""

        def read(db: sqlite3.Connection) -> str | None:
            row = db.execute(
                "SELECT id FROM tables WHERE code = ? AND phase != 'over' ORDER BY touched DESC LIMIT 1", (code,)
            ).fetchone()
            return row[0] if row else None

        return await self._read(read)

    async def tables_of(self, guest: str, most: int) -> list[Record]:
        """Return the tables at which a guest sits or has played to the end, newest first."""
        return await self._records(
            "SELECT record FROM tables JOIN sitters ON tbl = id WHERE guest = ? ORDER BY touched DESC LIMIT ?",
            (guest, most),
        )

    async def public_tables(self, most: int) -> list[Record]:
        """Return the public tables that are not over, newest first."""
        return await self._records(
            "SELECT record FROM tables WHERE public AND phase != 'over' ORDER BY touched DESC LIMIT ?", (most,)
        )

    async def idle_tables(self, idle_before: float, in_use: Collection[str]) -> list[str]:
        """Touch tables that are in use, and return those that nobody touched since; see `Store.idle_tables`."""
        named = list(in_use)  # copied here, because tables come and go while the thread is at work

        def read(db: sqlite3.Connection) -> list[str]:
            now = clocks_and_entropy.wall()
            soon = (idle_before + now) / 2
            with transaction(db):
                touch = "UPDATE tables SET touched = ? WHERE id = ? AND touched < ?"
                db.executemany(touch, [(now, id, soon) for id in named])
            idle = db.execute("SELECT id FROM tables WHERE phase = 'lobby' AND touched < ?", (idle_before,))
            return [id for (id,) in idle]

        return await self._read(read)

    async def forget(self, tables: Collection[str], idle_before: float) -> int:
        """Delete those of these tables that are still idle; see `Store.forget`."""
        named = list(tables)

        def write(db: sqlite3.Connection) -> int:
            idle: list[str] = []
            with transaction(db):
                for id in named:
                    found = "SELECT id FROM tables WHERE id = ? AND phase = 'lobby' AND touched < ?"
                    idle += (row[0] for row in db.execute(found, (id, idle_before)))
                self._delete(db, idle)
            return len(idle)

        return await self._read(write)

    async def delete_tables(self, tables: Collection[str]) -> None:
        """Delete tables with all that belongs to them."""

        def write(db: sqlite3.Connection) -> None:
            with transaction(db):
                self._delete(db, tables)

        await self._read(write)

    def _delete(self, db: sqlite3.Connection, tables: Collection[str]) -> None:
        """Delete tables inside a transaction (in the thread)."""
        for id in tables:
            db.execute("DELETE FROM tables WHERE id = ?", (id,))
            for name in ("log_sorted", "log_fresh", *row_encoding.OF_A_TABLE):
                db.execute(f"DELETE FROM {name} WHERE tbl = ?", (id,))
            self._ends.pop(id, None)  # a rematch that was deleted may be laid again, with a new log

    async def run(self, *statements: Statement) -> list[list[Row]]:
        """Run statements in one transaction; return the rows of each."""

        def run(db: sqlite3.Connection) -> list[list[Row]]:
            with transaction(db):
                return [db.execute(sql, values).fetchall() for sql, values in statements]

        return await self._read(run)

    async def guest(self, id: str) -> Guest | None:
        """Return a guest who has a name, or None."""

        def read(db: sqlite3.Connection) -> Guest | None:
            row = db.execute("SELECT id, name, face, colour FROM guests WHERE id = ?", (id,)).fetchone()
            return Guest(*row) if row else None

        return await self._read(read)

    async def name_guest(self, guest: Guest) -> None:
        """Store the name and look of a guest."""

        def write(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO guests (id, name, created, face, colour) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET name = excluded.name, face = excluded.face, colour = excluded.colour",
                (guest.id, guest.name, clocks_and_entropy.wall(), guest.face, guest.colour),
            )

        await self._read(write)

    async def put_transfer(self, code: str, guest: str, until: float) -> None:
        """Store a code that carries a guest to another device, in the place of earlier ones."""

        def write(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM transfers WHERE guest = ? OR until < ?", (guest, clocks_and_entropy.wall()))
            db.execute("INSERT INTO transfers VALUES (?, ?, ?)", (code, guest, until))

        await self._read(write)

    async def take_transfer(self, code: str) -> str | None:
        """Return the guest of a code that is still valid, and delete the code."""

        def write(db: sqlite3.Connection) -> str | None:
            found = db.execute("DELETE FROM transfers WHERE code = ? RETURNING guest, until", (code,)).fetchone()
            return found[0] if found and found[1] > clocks_and_entropy.wall() else None

        return await self._read(write)

    async def close(self) -> None:
        """Write what was kept, and close the file."""
        self._ask(None)
        await self._loop.run_in_executor(None, self._thread.join)

    async def _read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        answer: asyncio.Future[T] = self._loop.create_future()

        def read(db: sqlite3.Connection) -> None:
            try:
                found = ask(db)
            except sqlite3.Error as error:
                log.error("the data file cannot be read: %s", error)
                self._call(_fail, answer, Illegal("not_saved", f"The data file cannot be used just now: {error}."))
            except Exception as error:
                self._call(_fail, answer, error)
            else:
                self._call(_answer, answer, found)

        self._ask(read)
        return await answer

    async def _records(self, sql: str, given: tuple[object, ...]) -> list[Record]:
        return await self._read(lambda db: [row_encoding.record_of(row[0]) for row in db.execute(sql, given)])

    # -- the thread -------------------------------------------------------------------------------------------
    def _run(self) -> None:
        """Answer questions and commit changes until told to stop (in the thread)."""
        try:
            db = connect(self._file)
            self._ends = fresh_ends(db)
        except sqlite3.Error as error:
            self._call(_fail, self._ready, no_store(self._file, error))
            return
        except Exception as error:
            self._call(_fail, self._ready, error)
            return
        self._call(_answer, self._ready, None)
        self._fresh = self._most_fresh if self._ends else 0  # what a crash left is sorted after the first commit
        going = True
        while going:
            asked = [self._asked.get()]
            time.sleep(max(0.0, self._pause - clocks_and_entropy.monotonic()))
            while not self._asked.empty():
                asked.append(self._asked.get())
            going = self._serve(db, asked)
        db.close()

    def _serve(self, db: sqlite3.Connection, asked: list[list[Kept] | Read | None]) -> bool:
        """Commit changes, then answer questions (in the thread); return whether more is to come."""
        if changes := [kept for one in asked if isinstance(one, list) for kept in one]:
            self._pause = clocks_and_entropy.monotonic() + min(LONGEST, max(GROUP, EACH * len(changes)))
            self._commit(db, changes)
            self._fresh += sum(len(change.entries) for change, _ in changes)
        for one in asked:
            if one is not None and not isinstance(one, list):
                one(db)
        if self._fresh >= self._most_fresh:
            self._fresh = 0
            sort(db, self._ends)
        return None not in asked

    def _commit(self, db: sqlite3.Connection, changes: list[Kept]) -> None:
        """Write all changes in one transaction, or each by itself if that fails, so that only the wrong ones fail.

        A full disk, or a file that another process holds, fails all of them at once.
        """
        began = clocks_and_entropy.monotonic()
        error = write(db, [change for change, _ in changes], self._ends)
        self.commit_times.add(clocks_and_entropy.monotonic() - began)
        self.well = error is None or isinstance(error, Behind)
        if error is None or len(changes) == 1 or isinstance(error, sqlite3.OperationalError):
            self._call(call_back, [(done, error) for _, done in changes])
        else:
            self._call(call_back, [(done, write(db, [change], self._ends)) for change, done in changes])

    def _call(self, what: Callable[..., None], *given: object) -> None:
        """Call a function on the event loop (from the thread)."""
        try:
            self._loop.call_soon_threadsafe(what, *given)
        except RuntimeError:
            log.warning("the event loop is closed; an answer of the store is lost")


def _answer(future: asyncio.Future[T], found: T) -> None:
    if not future.done():
        future.set_result(found)


def _fail(future: asyncio.Future[T], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
