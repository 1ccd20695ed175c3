"""Logs in an SQLite file: one thread owns it, and everything that arrived while it wrote goes into the next commit."""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TypeVar

from dreamtable.kit.errors import Illegal, Invalid
from dreamtable.store import rows
from dreamtable.store.completions import tell
from dreamtable.store.migrations import ALONE, STEPS
from dreamtable.tables.ports import Behind, Committed, Guest, Stored, StoredChange
from dreamtable.tables.record import Record

log = logging.getLogger("dreamtable.store")
T = TypeVar("T")
Read = Callable[[sqlite3.Connection], None]
Kept = tuple[StoredChange, Committed]
Statement = tuple[str, list[object]]
Ends = dict[str, int]  # the number of the last entry of a table

# Seconds between two commits: under load more moves share one, the more the busier it is; a lone move waits for nobody.
GROUP, LONGEST, EACH = 0.008, 0.025, 0.0004
AT_ONCE = 124  # rows in one statement, of at most 8 values: any SQLite takes 999; it remembers how to do each number
FRESH = 2000  # entries that may wait for their places in the log: more would keep the others waiting too long
LOCK_WAIT = 5.0  # seconds to wait for another process that holds the file


class SqliteStore:
    """`commit` never blocks; `done` is called on the event loop after the commit is on disk."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._loop = asyncio.get_running_loop()
        self._asked: queue.SimpleQueue[list[Kept] | Read | None] = queue.SimpleQueue()
        self._kept: list[Kept] = []  # in this turn of the event loop
        self._ends: Ends = {}  # of the tables that have fresh entries; the thread's own
        self.well = True
        ready: asyncio.Future[None] = self._loop.create_future()
        self._ready = ready
        self._thread = threading.Thread(target=self._run, name="dreamtable-store", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, file: Path) -> SqliteStore:
        """Open or make the file; raises Invalid with the reason if that cannot be done."""
        store = cls(file)
        await store._ready
        return store

    # -- the Store protocol -----------------------------------------------------------------------------------
    def commit(self, change: StoredChange, done: Committed) -> None:
        """All changes of one turn of the event loop go over together: to wake the thread for each costs more."""
        if not self._kept:
            self._loop.call_soon(self._hand_over)
        self._kept.append((change, done))

    def _hand_over(self) -> None:
        if self._kept:
            kept, self._kept = self._kept, []
            self._asked.put(kept)

    def _ask(self, one: Read | None) -> None:
        self._hand_over()  # what was kept before comes before
        self._asked.put(one)

    async def load(self, table: str, seq: int = 0, line: int = 0) -> Stored | None:
        def read(db: sqlite3.Connection) -> Stored | None:
            row = db.execute("SELECT record FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            log = db.execute(
                "SELECT seq, kind, seat, move, at, id FROM log WHERE tbl = ? AND seq > ? ORDER BY seq", (table, seq)
            )
            entries = [rows.entry_of(*found) for found in log]
            lines = db.execute(
                "SELECT line FROM chat WHERE tbl = ? AND seq > ? ORDER BY seq DESC LIMIT ?",
                (table, line, rows.LAST_LINES),
            ).fetchall()
            chat = [rows.line_of(found) for (found,) in reversed(lines)]
            at = db.execute("SELECT at FROM times WHERE tbl = ?", (table,)).fetchone()
            seen = db.execute("SELECT seat, version FROM seen WHERE tbl = ?", (table,))
            return Stored(rows.record_of(row[0]), entries, chat, at[0] if at else 0, dict(seen))

        return await self._read(read)

    async def find_code(self, code: str) -> str | None:
        def read(db: sqlite3.Connection) -> str | None:
            row = db.execute(
                "SELECT id FROM tables WHERE code = ? AND phase != 'over' ORDER BY touched DESC LIMIT 1", (code,)
            ).fetchone()
            return row[0] if row else None

        return await self._read(read)

    async def tables_of(self, guest: str, most: int) -> list[Record]:
        return await self._records(
            "SELECT record FROM tables JOIN sitters ON tbl = id WHERE guest = ? ORDER BY touched DESC LIMIT ?",
            (guest, most),
        )

    async def public_tables(self, most: int) -> list[Record]:
        return await self._records(
            "SELECT record FROM tables WHERE public AND phase != 'over' ORDER BY touched DESC LIMIT ?", (most,)
        )

    async def forget(self, idle_before: float, alive: Collection[str] = ()) -> int:
        named = list(alive)  # here: tables come and go while the thread is at work

        def write(db: sqlite3.Connection) -> int:
            with transaction(db):
                now = time.time()
                soon = (idle_before + now) / 2
                touch = "UPDATE tables SET touched = ? WHERE id = ? AND touched < ?"
                db.executemany(touch, [(now, id, soon) for id in named])
                idle = db.execute(
                    "SELECT id FROM tables WHERE phase != 'over' AND touched < ?", (idle_before,)
                ).fetchall()
                for (id,) in idle:
                    db.execute("DELETE FROM tables WHERE id = ?", (id,))
                    for name in ("log_sorted", "log_fresh", *rows.OF_A_TABLE):
                        db.execute(f"DELETE FROM {name} WHERE tbl = ?", (id,))
            for (id,) in idle:
                self._ends.pop(id, None)  # a rematch that was forgotten may be laid again: its log begins anew
            return len(idle)

        return await self._read(write)

    async def guest(self, id: str) -> Guest | None:
        def read(db: sqlite3.Connection) -> Guest | None:
            row = db.execute("SELECT id, name FROM guests WHERE id = ?", (id,)).fetchone()
            return Guest(*row) if row else None

        return await self._read(read)

    async def name_guest(self, guest: Guest) -> None:
        def write(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                (guest.id, guest.name, time.time()),
            )

        await self._read(write)

    async def put_transfer(self, code: str, guest: str, until: float) -> None:
        def write(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM transfers WHERE guest = ? OR until < ?", (guest, time.time()))
            db.execute("INSERT INTO transfers VALUES (?, ?, ?)", (code, guest, until))

        await self._read(write)

    async def take_transfer(self, code: str) -> str | None:
        def write(db: sqlite3.Connection) -> str | None:
            found = db.execute("DELETE FROM transfers WHERE code = ? RETURNING guest, until", (code,)).fetchone()
            return found[0] if found and found[1] > time.time() else None

        return await self._read(write)

    async def close(self) -> None:
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
        return await self._read(lambda db: [rows.record_of(row[0]) for row in db.execute(sql, given)])

    # -- the thread -------------------------------------------------------------------------------------------
    def _run(self) -> None:
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
        going = True
        pause = 0.0  # until then others may join
        fresh = FRESH if self._ends else 0  # what a crash left is sorted soon
        while going:
            asked = [self._asked.get()]
            time.sleep(max(0.0, pause - time.monotonic()))
            while not self._asked.empty():
                asked.append(self._asked.get())
            if changes := [kept for one in asked if isinstance(one, list) for kept in one]:
                pause = time.monotonic() + min(LONGEST, max(GROUP, EACH * len(changes)))
                self._commit(db, changes)
                fresh += sum(len(change.entries) for change, _ in changes)
            for one in asked:
                if one is None:
                    going = False
                elif not isinstance(one, list):
                    one(db)
            if fresh >= FRESH:
                fresh = 0
                sort(db, self._ends)
        db.close()

    def _commit(self, db: sqlite3.Connection, changes: list[Kept]) -> None:
        """All in one transaction; if that fails, each by itself, so that only what is wrong fails.  A full disk, or a
        file that another process holds, is everybody's trouble.
        """
        error = write(db, [change for change, _ in changes], self._ends)
        self.well = error is None or isinstance(error, Behind)
        if error is None or len(changes) == 1 or isinstance(error, sqlite3.OperationalError):
            self._call(tell, [(done, error) for _, done in changes])
        else:
            self._call(tell, [(done, write(db, [change], self._ends)) for change, done in changes])

    def _call(self, what: Callable[..., None], *given: object) -> None:
        try:
            self._loop.call_soon_threadsafe(what, *given)
        except RuntimeError:
            log.warning("the event loop is closed; an answer of the store is lost")


def connect(file: Path) -> sqlite3.Connection:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(file, isolation_level=None, cached_statements=256, timeout=LOCK_WAIT)
        file.chmod(0o600)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA wal_autocheckpoint = 8000")  # pages: less often, most are written once for many moves
        db.execute("PRAGMA synchronous = FULL")  # NORMAL would survive a crash but not a power cut
        migrate(db)
    except (OSError, sqlite3.Error) as wrong:
        raise no_store(file, wrong) from wrong
    return db


def no_store(file: Path, wrong: Exception) -> Invalid:
    return Invalid("no_store", f"The data file {os.fspath(file)} cannot be used: {wrong}.")


def migrate(db: sqlite3.Connection) -> None:
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(STEPS):
        raise Invalid("newer_store", "The data file was written by a newer version of Dreamtable.")
    for number, step in enumerate(STEPS[version:], version + 1):
        db.executescript(f"BEGIN IMMEDIATE; {step} {ALONE.get(number, '')} PRAGMA user_version = {number}; COMMIT;")


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def write(db: sqlite3.Connection, changes: list[StoredChange], ends: Ends) -> Exception | None:
    """One statement is a transaction by itself, and moves alone are one: each more gives the interpreter to the event
    loop, and has to get it back; and within a longer one, SQLite would keep a copy of each page in a file aside.
    """
    statements = list(_statements(changes))
    try:
        after = _after(db, changes, ends)
        with transaction(db) if len(statements) > 1 else nullcontext():
            for sql, values in statements:
                db.execute(sql, values)
    except Exception as error:  # whatever it is: whoever waits has to be told
        return Behind(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
    ends.update(after)
    return None


def _after(db: sqlite3.Connection, changes: list[StoredChange], ends: Ends) -> Ends:
    """The ends of logs once this is written; whoever is behind cannot append."""
    after: Ends = {}
    for table, entry in ((change.table, entry) for change in changes for entry in change.entries):
        end = after.get(table) or ends.get(table)
        if end is None:
            (end,) = db.execute("SELECT max(seq) FROM log_sorted WHERE tbl = ?", (table,)).fetchone()
        if end is not None and entry.seq <= end:
            raise Behind(f"entry {end} is there already")
        after[table] = entry.seq
    return after


def fresh_ends(db: sqlite3.Connection) -> Ends:
    """Of the tables that have fresh entries."""
    return dict(db.execute("SELECT tbl, max(seq) FROM log_fresh GROUP BY tbl"))


def sort(db: sqlite3.Connection, ends: Ends) -> None:
    """Put what is fresh in its place: a page of the log is written once for many moves."""
    try:
        with transaction(db):
            db.execute("INSERT INTO log_sorted SELECT * FROM log_fresh ORDER BY tbl, seq")
            db.execute("DELETE FROM log_fresh")
    except sqlite3.Error as error:  # it is as safe where it is
        log.warning("the log could not be sorted: %s", error)
    else:
        ends.clear()


def _statements(changes: list[StoredChange]) -> Iterator[Statement]:
    yield from _inserts("log_fresh", rows.log_rows(changes))
    for change in changes:
        if change.record is not None:
            yield from _record(change.record, change.payoffs)
    yield from _inserts("chat", rows.chat_rows(changes))
    yield from _inserts("times", rows.time_rows(changes), rows.LATEST_TIME)
    yield from _inserts("seen", rows.seen_rows(changes), rows.MOST_SEEN)


def _record(record: Record, payoffs: list[float] | None) -> Iterator[Statement]:
    yield from _inserts("tables", [rows.table_row(record)], rows.NEXT_RECORD)
    if not rows.keeps_sitters(record):
        yield "DELETE FROM sitters WHERE tbl = ?", [record.id]
    yield from _inserts("sitters", rows.sitter_rows(record), "ON CONFLICT DO NOTHING")
    if payoffs is not None:
        yield from _inserts("results", rows.result_rows(record, payoffs))


def _inserts(table: str, found: Sequence[rows.Row], conflict: str = "") -> Iterator[Statement]:
    for first in range(0, len(found), AT_ONCE):
        part = found[first : first + AT_ONCE]
        yield _insert(table, len(part), len(part[0]), conflict), list(chain(*part))


@cache
def _insert(table: str, count: int, width: int, conflict: str) -> str:
    row = f"({', '.join('?' * width)})"
    return f"INSERT OR ROLLBACK INTO {table} VALUES {', '.join([row] * count)} {conflict}"


def _answer(future: asyncio.Future[T], found: T) -> None:
    if not future.done():
        future.set_result(found)


def _fail(future: asyncio.Future[T], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
