"""Copy everything that one store holds into another, empty one: all of it or nothing."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from dreamtable.kit.errors import Invalid
from dreamtable.store.data_folder_lock import hold
from dreamtable.store.migrations import migrate_postgres
from dreamtable.store.postgres_driver import driver, unusable
from dreamtable.store.postgres_driver import no_store as no_database
from dreamtable.store.sqlite_writes import connect, no_store

if TYPE_CHECKING:
    import asyncpg

CHUNK = 5000  # rows that are copied at a time
LARGE = {"pictures": 50}  # fewer where rows are large
COLUMNS = {
    "guests": ("id", "name", "created", "face", "colour"),
    "tables": ("id", "code", "game", "phase", "public", "touched", "record", "rev"),
    "log": ("tbl", "seq", "kind", "seat", "move", "at", "id"),
    "chat": ("tbl", "seq", "line"),
    "sitters": ("guest", "tbl"),
    "times": ("tbl", "at"),
    "seen": ("tbl", "seat", "version"),
    "host_rules": ("kind", "name", "value", "made"),
    "analyses": ("tbl", "made", "data"),
    "daily_tries": ("guest", "day", "game", "tbl"),
    "decks": ("guest", "code", "game", "text", "made"),
    "albums": ("guest", "code", "text", "made"),
    "pictures": ("guest", "name", "data", "loose"),
    "consents": ("guest", "given"),
    "results": (
        "tbl",
        "seat",
        "game",
        "guest",
        "name",
        "bot",
        "payoff",
        "ended",
        "points",
        "assisted",
        "daily",
        "stamps",
        "won",
        "rivals",
    ),
}
BOOLEANS = ("public", "assisted", "won")
Rows = list[Sequence[Any]]
Progress = Callable[[str, int], None]  # called with a table and how many of its rows are copied


class End(Protocol):
    """The source or the target of a copy, inside a transaction."""

    def read(self, table: str) -> AsyncIterator[Rows]:
        """Yield all rows of a table in chunks."""

    async def write(self, table: str, rows: Rows) -> None:
        """Add rows to a table."""

    async def is_empty(self, table: str) -> bool:
        """Return whether a table has no row."""

    async def key(self) -> bytes | None:
        """Return the key that signs cookies, if there is one yet."""

    async def set_key(self, key: bytes) -> None:
        """Store the key that signs cookies, so that all guests stay who they are."""


async def copy(source: str, target: str, progress: Progress | None = None) -> dict[str, int]:
    """Copy from a data folder or PostgreSQL address to another; returns how many rows of each table were copied.

    Raises Invalid if the target is not empty or one of them cannot be used.
    """
    copied: dict[str, int] = {}
    async with _end(source, make=False) as here, _end(target, make=True) as there:
        for table in COLUMNS:
            if not await there.is_empty(table):
                raise Invalid(
                    "not_empty", f"There are {table} in {_without_password(target)} already; copy into an empty one."
                )
        for table in COLUMNS:
            copied[table] = 0
            async for rows in here.read(table):
                await there.write(table, rows)
                copied[table] += len(rows)
                if progress is not None:
                    progress(table, copied[table])
        if (key := await here.key()) is not None:
            await there.set_key(key)
    return copied


def _end(where: str, make: bool) -> Any:
    if where.startswith(("postgres://", "postgresql://")):
        return _postgres(where)
    return _sqlite(Path(where) / "dreamtable.sqlite", make)


def _without_password(where: str) -> str:
    return where.rpartition("@")[2]


# -- a data folder --------------------------------------------------------------------------------------------
@asynccontextmanager
async def _sqlite(file: Path, make: bool) -> AsyncIterator[End]:
    if not make and not file.exists():
        raise Invalid("no_store", f"There is no {os.fspath(file)}.")
    with hold(file.parent):  # no server may run: what it wrote after the copy would be lost
        db = connect(file)
        try:
            db.execute("BEGIN IMMEDIATE")
            yield _Sqlite(db, file.parent / "key")
            db.execute("COMMIT")
        except sqlite3.Error as error:
            raise no_store(file, error) from error
        finally:
            db.close()


class _Sqlite:
    def __init__(self, db: sqlite3.Connection, key: Path) -> None:
        self._db, self._key = db, key

    async def read(self, table: str) -> AsyncIterator[Rows]:
        found = self._db.execute(f"SELECT {', '.join(COLUMNS[table])} FROM {table}")
        truths = [k for k, column in enumerate(COLUMNS[table]) if column in BOOLEANS]
        while rows := found.fetchmany(LARGE.get(table, CHUNK)):
            if truths:  # SQLite has no booleans
                rows = [[bool(value) if k in truths else value for k, value in enumerate(row)] for row in rows]
            yield rows

    async def write(self, table: str, rows: Rows) -> None:
        blanks = ", ".join("?" for _ in COLUMNS[table])
        place = "log_sorted" if table == "log" else table  # `log` is a view of two tables
        self._db.executemany(f"INSERT INTO {place} ({', '.join(COLUMNS[table])}) VALUES ({blanks})", rows)

    async def is_empty(self, table: str) -> bool:
        return self._db.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() is None

    async def key(self) -> bytes | None:
        return self._key.read_bytes() if self._key.exists() else None

    async def set_key(self, key: bytes) -> None:
        with os.fdopen(os.open(self._key, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            out.write(key)


# -- PostgreSQL -----------------------------------------------------------------------------------------------
@asynccontextmanager
async def _postgres(url: str) -> AsyncIterator[End]:
    db: asyncpg.Connection | None = None
    try:
        db = await driver().connect(url)
        await migrate_postgres(db)
    except unusable() as error:
        if db is not None:
            await db.close()
        raise no_database(error) from error
    try:
        async with db.transaction(isolation="repeatable_read"):  # all tables as of one moment, even if somebody plays
            yield _Postgres(db)
    finally:
        await db.close()


class _Postgres:
    def __init__(self, db: asyncpg.Connection) -> None:
        self._db = db

    async def read(self, table: str) -> AsyncIterator[Rows]:
        cursor = await self._db.cursor(f"SELECT {', '.join(COLUMNS[table])} FROM {table}")
        while rows := await cursor.fetch(LARGE.get(table, CHUNK)):
            yield [tuple(row) for row in rows]

    async def write(self, table: str, rows: Rows) -> None:
        await self._db.copy_records_to_table(table, records=rows, columns=COLUMNS[table])

    async def is_empty(self, table: str) -> bool:
        return await self._db.fetchval(f"SELECT 1 FROM {table} LIMIT 1") is None

    async def key(self) -> bytes | None:
        found: bytes | None = await self._db.fetchval("SELECT value FROM secrets WHERE name = 'key'")
        return found

    async def set_key(self, key: bytes) -> None:
        sql = "INSERT INTO secrets VALUES ('key', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self._db.execute(sql, key)
