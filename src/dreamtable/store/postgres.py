"""A store in PostgreSQL: one batch is in flight, and what arrives meanwhile goes into the next commit.

A batch whose fate is unknown, because the connection broke, is simply sent again: the primary keys refuse what is
already there, and the table finds out that the entries are its own.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Collection, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.errors import Illegal, Invalid
from dreamtable.play.game_log import Entry
from dreamtable.store import row_encoding
from dreamtable.store.commit_callbacks import call_back
from dreamtable.store.duration_histogram import Durations
from dreamtable.store.migrations import migrate_postgres
from dreamtable.store.postgres_driver import ANSWER, driver, lost, no_store, unusable
from dreamtable.store.postgres_table_reads import Loader
from dreamtable.store.postgres_writes import late, write
from dreamtable.tables.store_interface import Behind, Committed, Guest, Row, Statement, Stored, StoredChange
from dreamtable.tables.stored_table_record import Record

if TYPE_CHECKING:
    import asyncpg

log = logging.getLogger("dreamtable.store")

GROUP = 0.004  # seconds between two commits: under load more moves share one, and a lone move does not wait
READERS = 4  # connections for reading; one more writes
PATIENCE = 5.0  # seconds that a reader waits for a database that answers nobody
BACKOFF = (0.05, 0.1, 0.2, 0.5)
T = TypeVar("T")
Kept = tuple[StoredChange, Committed]

AFTER = """
    SELECT log.tbl, log.seq, kind, seat, move, at, id FROM unnest($1::text[], $2::int[]) AS known (tbl, seq)
    JOIN log ON log.tbl = known.tbl AND log.seq > known.seq ORDER BY log.tbl, log.seq
"""


class PostgresStore:
    """The tables of all nodes that share a database.

    `keep` never blocks; its `done` is called on the event loop after the commit.
    """

    logs: tuple[str, ...] = ("log",)

    def __init__(self, url: str, pool: asyncpg.Pool, answer: float, patience: float, connector: Any) -> None:
        self.url = url
        self.connector = connector
        self.node = clocks_and_entropy.token_hex(4)  # the name of this process among all that write to the database
        self.well = True
        self.commit_times = Durations()
        self.commits = self.changes = self.conflicts = 0  # counted for the metrics
        self._answer, self._patience = answer, patience
        self._pool = pool
        self._loader = Loader(self.fetch)
        self._writer: asyncpg.Connection | None = None
        self._waiting: list[Kept] = []
        self._writing: asyncio.Task[None] | None = None
        self._wrote = 0.0
        self._answered = 0.0  # when the database last answered a reader

    @classmethod
    async def open(
        cls, url: str, answer: float = ANSWER, patience: float = PATIENCE, connector: Any = None
    ) -> PostgresStore:
        """Connect and bring the schema up to date; raises Invalid with the reason if that cannot be done.

        A connection that gives no answer for `answer` seconds is given up; a reader asks again for `patience` seconds.
        `connector` opens connections in the place of asyncpg, with its functions `connect` and `create_pool`.
        """
        connector = connector or driver()
        try:
            pool = await connector.create_pool(
                url, min_size=0, max_size=READERS, command_timeout=answer, timeout=answer
            )
            async with pool.acquire() as db:
                await migrate_postgres(db)
        except Invalid:
            raise
        except unusable() as error:
            raise no_store(error) from error
        return cls(url, pool, answer, patience, connector)

    # -- the Store protocol -----------------------------------------------------------------------------------
    def commit(self, change: StoredChange, done: Committed) -> None:
        """Store a change with the next commit."""
        self._waiting.append((change, done))
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write_all())

    async def load(self, table: str, seq: int = 0, line: int = 0) -> Stored | None:
        """Return a table with what came after an entry and a line of chat, or None."""
        return await self._loader.load(table, seq, line)

    async def after(self, known: dict[str, int]) -> dict[str, list[Entry]]:
        """Return what the logs of some tables hold after the last known step of each."""
        found: dict[str, list[Entry]] = {}
        for table, *entry in await self.fetch(AFTER, list(known), list(known.values())):
            found.setdefault(table, []).append(row_encoding.entry_of(*entry))
        return found

    async def find_code(self, code: str) -> str | None:
        """Return the newest table with this code that is not over, or None."""
        sql = "SELECT id FROM tables WHERE code = $1 AND phase != 'over' ORDER BY touched DESC LIMIT 1"
        found = await self.fetch(sql, code)
        return found[0][0] if found else None

    async def tables_of(self, guest: str, most: int) -> list[Record]:
        """Return the tables at which a guest sits or has played to the end, newest first."""
        sql = "SELECT record FROM tables JOIN sitters ON tbl = id WHERE guest = $1 ORDER BY touched DESC LIMIT $2"
        return [row_encoding.record_of(row[0]) for row in await self.fetch(sql, guest, most)]

    async def public_tables(self, most: int) -> list[Record]:
        """Return the public tables that are not over, newest first."""
        sql = "SELECT record FROM tables WHERE public AND phase != 'over' ORDER BY touched DESC LIMIT $1"
        return [row_encoding.record_of(row[0]) for row in await self.fetch(sql, most)]

    async def idle_tables(self, idle_before: float, in_use: Collection[str]) -> list[str]:
        """Touch tables that are in use, and return those that nobody touched since; see `Store.idle_tables`."""
        now = clocks_and_entropy.wall()
        soon = (idle_before + now) / 2
        await self.fetch("UPDATE tables SET touched = $1 WHERE id = ANY($2) AND touched < $3", now, list(in_use), soon)
        idle = await self.fetch("SELECT id FROM tables WHERE phase = 'lobby' AND touched < $1", idle_before)
        return [row[0] for row in idle]

    async def forget(self, tables: Collection[str], idle_before: float) -> int:
        """Delete those of these tables that are still idle; see `Store.forget`."""

        async def delete(db: asyncpg.Connection) -> int:
            async with db.transaction():
                idle = await db.fetch(
                    "DELETE FROM tables WHERE id = ANY($1) AND phase = 'lobby' AND touched < $2 RETURNING id",
                    list(tables), idle_before,
                )  # fmt: skip
                deleted = [row[0] for row in idle]
                await _delete(db, deleted)
            return len(deleted)

        found: int = await self._read(delete)
        return found

    async def delete_tables(self, tables: Collection[str]) -> None:
        """Delete tables with all that belongs to them."""

        async def delete(db: asyncpg.Connection) -> None:
            async with db.transaction():
                await db.execute("DELETE FROM tables WHERE id = ANY($1)", list(tables))
                await _delete(db, list(tables))

        await self._read(delete)

    async def run(self, *statements: Statement) -> list[list[Row]]:
        """Run statements in one transaction; return the rows of each."""

        async def run(db: asyncpg.Connection) -> list[list[Row]]:
            async with db.transaction():
                return [await db.fetch(in_postgres(sql), *values) for sql, values in statements]

        found: list[list[Row]] = await self._read(run)
        return found

    async def guest(self, id: str) -> Guest | None:
        """Return a guest who has a name, or None."""
        found = await self.fetch("SELECT id, name, face, colour FROM guests WHERE id = $1", id)
        return Guest(*found[0]) if found else None

    async def name_guest(self, guest: Guest) -> None:
        """Store the name and look of a guest."""
        sql = (
            "INSERT INTO guests (id, name, created, face, colour) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, face = excluded.face, colour = excluded.colour"
        )
        await self.fetch(sql, guest.id, guest.name, clocks_and_entropy.wall(), guest.face, guest.colour)

    async def put_transfer(self, code: str, guest: str, until: float) -> None:
        """Store a code that carries a guest to another device, in the place of earlier ones."""
        await self.fetch("DELETE FROM transfers WHERE guest = $1 OR until < $2", guest, clocks_and_entropy.wall())
        await self.fetch("INSERT INTO transfers VALUES ($1, $2, $3)", code, guest, until)

    async def take_transfer(self, code: str) -> str | None:
        """Return the guest of a code that is still valid, and delete the code."""
        found = await self.fetch("DELETE FROM transfers WHERE code = $1 RETURNING guest, until", code)
        return found[0][0] if found and found[0][1] > clocks_and_entropy.wall() else None

    async def key(self, name: str = "key") -> bytes:
        """Return a key that all nodes share, by default the one that signs cookies; the first node makes it."""
        sql = "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self.fetch(sql, name, clocks_and_entropy.entropy().randbytes(32))
        found: bytes = (await self.fetch("SELECT value FROM secrets WHERE name = $1", name))[0][0]
        return found

    async def close(self) -> None:
        """Write what was kept, if the database answers, and close all connections."""
        try:
            async with asyncio.timeout(2 * self._answer):
                if self._writing is not None:
                    await self._writing
                if self._writer is not None:
                    await self._writer.close()
                await self._pool.close()
        except lost():
            self._pool.terminate()

    # -- reading ----------------------------------------------------------------------------------------------
    async def fetch(self, sql: str, *given: object) -> Sequence[Sequence[Any]]:
        """Return the rows of a query; raises Illegal if the database does not answer or has no room left."""
        found: Sequence[Sequence[Any]] = await self._read(lambda db: db.fetch(sql, *given))
        return found

    async def _read(self, ask: Any) -> Any:
        """Ask until there is an answer, or until no reader has had one for `patience` seconds.

        While others get answers, the database is only busy.
        """
        began = clocks_and_entropy.monotonic()
        attempt = 0
        while True:
            try:
                async with self._pool.acquire(timeout=self._answer) as db:
                    found = await ask(db)
                self._answered = clocks_and_entropy.monotonic()
                return found
            except lost() as error:
                # The second attempt is made in any case: this machine may have been suspended.
                if attempt and clocks_and_entropy.monotonic() - max(began, self._answered) > self._patience:
                    raise Illegal("no_database", "The database does not answer just now; please try again.") from error
            except driver().DataError as error:
                raise Invalid("bad_request", "No name or code can look like that.") from error
            except driver().InsufficientResourcesError as error:
                raise Illegal("not_saved", "The database has no room left; please try again later.") from error
            await asyncio.sleep(BACKOFF[min(attempt, len(BACKOFF) - 1)])
            attempt += 1

    # -- writing ----------------------------------------------------------------------------------------------
    async def _write_all(self) -> None:
        try:
            while self._waiting:
                await asyncio.sleep(self._wrote + GROUP - clocks_and_entropy.monotonic())
                self._wrote = clocks_and_entropy.monotonic()
                batch, self._waiting = self._waiting, []
                batch.sort(key=_by_table)  # all nodes lock tables in the same order, so that no two wait for each other
                await self._commit(batch)
        finally:
            self._writing = None

    async def _commit(self, batch: list[Kept]) -> None:
        """Write a batch in one transaction and call back those who wait for it.

        If the database refuses the batch, what comes too late is left out; if nothing does, each half is tried by
        itself, so that only the wrong changes fail.  A full disk fails all of them at once.
        """
        error = await self._write([change for change, _ in batch])
        self.well = error is None or isinstance(error, Behind)
        if error is None or len(batch) == 1 or isinstance(error, driver().InsufficientResourcesError):
            self.conflicts += isinstance(error, Behind)
            asyncio.get_running_loop().call_soon(call_back, [(done, error) for _, done in batch])
            return
        too_late = await self._late([change for change, _ in batch]) if isinstance(error, Behind) else set()
        if too_late:
            self.conflicts += len(too_late)
            asyncio.get_running_loop().call_soon(call_back, [(batch[i][1], error) for i in too_late])
            parts = [[kept for i, kept in enumerate(batch) if i not in too_late]]
        else:
            parts = [batch[: len(batch) // 2], batch[len(batch) // 2 :]]
        for part in parts:
            if part:
                await self._commit(part)

    async def _write(self, changes: list[StoredChange]) -> Exception | None:
        """Write changes, and ask until it is known what became of them: returns None, or why they were refused."""
        began = clocks_and_entropy.monotonic()
        try:
            await self._surely(lambda db: write(db, changes, self.node))
        except driver().IntegrityConstraintViolationError as refused:
            return Behind(str(refused))
        except Exception as refused:  # those who wait have to be told, whatever it is
            return refused
        self.commit_times.add(clocks_and_entropy.monotonic() - began)
        self.commits += 1
        self.changes += len(changes)
        return None

    async def _late(self, changes: list[StoredChange]) -> set[int]:
        """Return which changes come too late.  When games start these may be hundreds, found by one query."""
        return await self._surely(lambda db: late(db, changes))

    async def _surely(self, ask: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        """Ask over the connection that writes, again and again if it breaks, until the database has answered."""
        attempt = 0
        while True:
            try:
                if self._writer is None:
                    self._writer = await self.connector.connect(self.url, timeout=self._answer)
                async with asyncio.timeout(self._answer):
                    return await ask(self._writer)
            except lost() as error:
                log.warning("the database is away: %r", error)
                if self._writer is not None:
                    self._writer.terminate()
                    self._writer = None
            await asyncio.sleep(BACKOFF[min(attempt, len(BACKOFF) - 1)])
            attempt += 1


async def _delete(db: asyncpg.Connection, tables: list[str]) -> None:
    """Delete all that belongs to these tables, inside a transaction."""
    for name in ("log", *row_encoding.OF_A_TABLE, "keepers", "present"):
        await db.execute(f"DELETE FROM {name} WHERE tbl = ANY($1)", tables)


def in_postgres(sql: str) -> str:
    """Return a statement with `?` for its values as PostgreSQL wants it: with $1, $2 ...

    >>> in_postgres("SELECT 1 WHERE instr(record, ?) > 0 AND id = ?")
    'SELECT 1 WHERE position($1 in record) > 0 AND id = $2'
    """
    number = count(1)
    return re.sub(r"\?", lambda _: f"${next(number)}", re.sub(r"instr\((\w+), \?\)", r"position(? in \1)", sql))


def _by_table(kept: Kept) -> str:
    return kept[0].table
