"""The SQLite file of a store: how it is opened, and the statements that write changes into it."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import cache
from itertools import chain
from pathlib import Path

from dreamtable.kit.errors import Invalid
from dreamtable.store import row_encoding
from dreamtable.store.migrations import migrate_sqlite
from dreamtable.tables.store_interface import Behind, StoredChange
from dreamtable.tables.stored_table_record import Record

log = logging.getLogger("dreamtable.store")
Statement = tuple[str, list[object]]
Ends = dict[str, int]  # the number of the last log entry of a table

LOCK_WAIT = 5.0  # seconds to wait for another process that holds the file
# Rows in one statement, of at most 8 values: every SQLite takes 999 of them, and caches a statement for each number.
ROWS_AT_ONCE = 124


def connect(file: Path, lock_wait: float = LOCK_WAIT) -> sqlite3.Connection:
    """Open or make the file and bring its schema up to date; raises Invalid with the reason if that cannot be done.

    A statement waits `lock_wait` seconds for another process that holds the file.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(file, isolation_level=None, cached_statements=256, timeout=lock_wait)
        file.chmod(0o600)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA wal_autocheckpoint = 8000")  # pages: rare checkpoints write a page once for many moves
        db.execute("PRAGMA synchronous = FULL")  # NORMAL would survive a crash but not a power cut
        migrate_sqlite(db)
    except (OSError, sqlite3.Error) as error:
        raise no_store(file, error) from error
    return db


def no_store(file: Path, error: Exception) -> Invalid:
    """Return the problem of a file that cannot be used."""
    return Invalid("no_store", f"The data file {os.fspath(file)} cannot be used: {error}.")


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Commit what the `with` block has written, or nothing of it if the block raises."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def write(db: sqlite3.Connection, changes: list[StoredChange], ends: Ends) -> Exception | None:
    """Write all changes in one transaction and update `ends`; returns why nothing was written, or None.

    Moves alone are a single statement, which is a transaction by itself.  Every further statement hands the interpreter
    to the event loop and has to get it back, and an explicit transaction makes SQLite journal each page separately.
    """
    statements = list(_statements(changes))
    try:
        new_ends = _ends_after(db, changes, ends)
        with transaction(db) if len(statements) > 1 else nullcontext():
            for sql, values in statements:
                db.execute(sql, values)
    except Exception as error:  # those who wait have to be told, whatever it is
        return Behind(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
    ends.update(new_ends)
    return None


def _ends_after(db: sqlite3.Connection, changes: list[StoredChange], ends: Ends) -> Ends:
    """Return where the logs end once the changes are written; raises Behind for an entry that is there already."""
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
    """Return where the logs of the tables with unsorted entries end."""
    return dict(db.execute("SELECT tbl, max(seq) FROM log_fresh GROUP BY tbl"))


def sort(db: sqlite3.Connection, ends: Ends) -> None:
    """Move all fresh entries to their places in the sorted log, so that a page is written once for many moves."""
    try:
        with transaction(db):
            db.execute("INSERT INTO log_sorted SELECT * FROM log_fresh ORDER BY tbl, seq")
            db.execute("DELETE FROM log_fresh")
    except sqlite3.Error as error:  # entries are as safe unsorted: the next time will do
        log.warning("the log could not be sorted: %s", error)
    else:
        ends.clear()


def _statements(changes: list[StoredChange]) -> Iterator[Statement]:
    yield from _inserts("log_fresh", row_encoding.log_rows(changes))
    for change in changes:
        if change.record is not None:
            yield from _record(change.record, change)
    yield from _inserts("chat", row_encoding.chat_rows(changes))
    yield from _inserts("times", row_encoding.time_rows(changes), row_encoding.LATEST_TIME)
    yield from _inserts("seen", row_encoding.seen_rows(changes), row_encoding.MOST_SEEN)


def _record(record: Record, change: StoredChange) -> Iterator[Statement]:
    yield from _inserts("tables", [row_encoding.table_row(record)], row_encoding.NEXT_RECORD)
    if not row_encoding.keeps_sitters(record):
        yield "DELETE FROM sitters WHERE tbl = ?", [record.id]
    yield from _inserts("sitters", row_encoding.sitter_rows(record), "ON CONFLICT DO NOTHING")
    if change.payoffs is not None:
        yield from _inserts("results", row_encoding.result_rows(record, change.payoffs, change.points))


def _inserts(table: str, found: Sequence[row_encoding.Row], conflict: str = "") -> Iterator[Statement]:
    for first in range(0, len(found), ROWS_AT_ONCE):
        part = found[first : first + ROWS_AT_ONCE]
        yield _insert(table, len(part), len(part[0]), conflict), list(chain(*part))


@cache
def _insert(table: str, count: int, width: int, conflict: str) -> str:
    row = f"({', '.join('?' * width)})"
    return f"INSERT OR ROLLBACK INTO {table} VALUES {', '.join([row] * count)} {conflict}"
