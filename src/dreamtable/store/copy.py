"""Everything that one store holds, carried into another, empty one: whole or not at all."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from dreamtable.kit.errors import Invalid
from dreamtable.store.lock import hold
from dreamtable.store.postgres import driver, migrate, unusable
from dreamtable.store.postgres import no_store as no_database
from dreamtable.store.sqlite import connect, no_store

if TYPE_CHECKING:
    import asyncpg

CHUNK = 5000
COLUMNS = {
    "guests": ("id", "name", "created"),
    "tables": ("id", "code", "game", "phase", "public", "touched", "record", "rev"),
    "log": ("tbl", "seq", "kind", "seat", "move", "at", "id"),
    "chat": ("tbl", "seq", "line"),
    "sitters": ("guest", "tbl"),
    "times": ("tbl", "at"),
    "seen": ("tbl", "seat", "version"),
    "results": ("tbl", "seat", "game", "guest", "name", "bot", "payoff", "ended"),
}
Rows = list[Sequence[Any]]
Told = Callable[[str, int], None]


class End(Protocol):
    """One end of a copy, inside a transaction."""

    def read(self, table: str) -> AsyncIterator[Rows]: ...

    async def write(self, table: str, rows: Rows) -> None: ...

    async def count(self, table: str) -> int: ...

    async def key(self) -> bytes | None:
        """What signs the cookies, if there is one yet."""

    async def set_key(self, key: bytes) -> None: ...


async def copy(source: str, target: str, told: Told | None = None) -> dict[str, int]:
    """Between data folders and PostgreSQL addresses, either way; returns how many rows of each kind."""
    copied: dict[str, int] = {}
    async with _end(source, make=False) as here, _end(target, make=True) as there:
        for table in COLUMNS:
            if await there.count(table):
                raise Invalid("not_empty", f"There are {table} in {_plain(target)} already; copy into an empty one.")
        for table in COLUMNS:
            copied[table] = 0
            async for rows in here.read(table):
                await there.write(table, rows)
                copied[table] += len(rows)
                if told is not None:
                    told(table, copied[table])
        if (key := await here.key()) is not None:
            await there.set_key(key)  # everybody stays who they are
    return copied


def _end(where: str, make: bool) -> Any:
    if where.startswith(("postgres://", "postgresql://")):
        return _postgres(where)
    return _sqlite(Path(where) / "dreamtable.sqlite", make)


def _plain(where: str) -> str:
    """Without the password."""
    return where.rpartition("@")[2]


# -- a data folder --------------------------------------------------------------------------------------------
@asynccontextmanager
async def _sqlite(file: Path, make: bool) -> AsyncIterator[End]:
    if not make and not file.exists():
        raise Invalid("no_store", f"There is no {os.fspath(file)}.")
    with hold(file.parent):  # by nobody else: what a server wrote after the copy would be lost
        db = connect(file)
        try:
            db.execute("BEGIN IMMEDIATE")  # whole or not at all
            yield _Sqlite(db, file.parent / "key")
            db.execute("COMMIT")
        except sqlite3.Error as wrong:
            raise no_store(file, wrong) from wrong
        finally:
            db.close()


class _Sqlite:
    def __init__(self, db: sqlite3.Connection, key: Path) -> None:
        self._db, self._key = db, key

    async def read(self, table: str) -> AsyncIterator[Rows]:
        found = self._db.execute(f"SELECT {', '.join(COLUMNS[table])} FROM {table}")
        public = COLUMNS[table].index("public") if "public" in COLUMNS[table] else None
        while rows := found.fetchmany(CHUNK):
            if public is not None:  # a number here
                rows = [(*row[:public], bool(row[public]), *row[public + 1 :]) for row in rows]
            yield rows

    async def write(self, table: str, rows: Rows) -> None:
        blanks = ", ".join("?" for _ in COLUMNS[table])
        place = "log_sorted" if table == "log" else table  # a log is read as one, but it is in two places
        self._db.executemany(f"INSERT INTO {place} ({', '.join(COLUMNS[table])}) VALUES ({blanks})", rows)

    async def count(self, table: str) -> int:
        return int(self._db.execute(f"SELECT count(*) FROM (SELECT 1 FROM {table} LIMIT 1)").fetchone()[0])

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
        await migrate(db)
    except unusable() as wrong:
        if db is not None:
            await db.close()
        raise no_database(wrong) from wrong
    try:
        async with db.transaction(isolation="repeatable_read"):  # one moment, whoever plays meanwhile
            yield _Postgres(db)
    finally:
        await db.close()


class _Postgres:
    def __init__(self, db: asyncpg.Connection) -> None:
        self._db = db

    async def read(self, table: str) -> AsyncIterator[Rows]:
        cursor = await self._db.cursor(f"SELECT {', '.join(COLUMNS[table])} FROM {table}")
        while rows := await cursor.fetch(CHUNK):
            yield [tuple(row) for row in rows]

    async def write(self, table: str, rows: Rows) -> None:
        await self._db.copy_records_to_table(table, records=rows, columns=COLUMNS[table])

    async def count(self, table: str) -> int:
        return int(await self._db.fetchval(f"SELECT count(*) FROM (SELECT 1 FROM {table} LIMIT 1) AS found"))

    async def key(self) -> bytes | None:
        found: bytes | None = await self._db.fetchval("SELECT value FROM secrets WHERE name = 'key'")
        return found

    async def set_key(self, key: bytes) -> None:
        sql = "INSERT INTO secrets VALUES ('key', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self._db.execute(sql, key)
