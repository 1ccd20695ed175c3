"""Logs in PostgreSQL: one batch in flight, and everything that arrived meanwhile goes into the next commit.

A batch whose fate is unknown (the connection broke) is simply sent again: the primary keys refuse what is already
there, and the table finds out that it was its own.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from dreamtable.kit.errors import Illegal, Invalid
from dreamtable.play.log import Entry
from dreamtable.store import notify as news
from dreamtable.store import rows
from dreamtable.store.completions import tell
from dreamtable.store.loader import Loader
from dreamtable.store.migrations import STEPS, for_postgres
from dreamtable.tables.ports import Behind, Committed, Guest, Stored, StoredChange
from dreamtable.tables.record import Record

if TYPE_CHECKING:
    import asyncpg

log = logging.getLogger("dreamtable.store")

GROUP = 0.004  # seconds between two commits: under load more moves share one, and a lone move waits for nobody
READERS = 4  # connections for reading; one more writes
ANSWER = 5.0  # seconds to wait for an answer before the connection is given up
PATIENCE = 5.0  # seconds that a reader waits for a database that does not answer anybody
BACKOFF = (0.05, 0.1, 0.2, 0.5)
MIGRATING = 0x6472656D  # the advisory lock of whoever changes the schema
T = TypeVar("T")
Kept = tuple[StoredChange, Committed]
Ask = Callable[..., Awaitable[Sequence[Sequence[Any]]]]  # `fetch` of a store, or of one connection

LOG = """
    INSERT INTO log (tbl, seq, kind, seat, move, at, id)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::bytea[], $6::bigint[], $7::text[])
"""
LOG_AND_NEWS = f"WITH kept AS ({LOG}) SELECT pg_notify('{news.CHANNEL}', told) FROM unnest($8::text[]) AS told"
NEWS = f"SELECT pg_notify('{news.CHANNEL}', told) FROM unnest($1::text[]) AS told"
AFTER = """
    SELECT log.tbl, log.seq, kind, seat, move, at, id FROM unnest($1::text[], $2::int[]) AS known (tbl, seq)
    JOIN log ON log.tbl = known.tbl AND log.seq > known.seq ORDER BY log.tbl, log.seq
"""
# Which of some changes come too late: each names the first step and line and the record that it would write, if any.
LATE = """
    SELECT number FROM unnest($1::text[], $2::int[], $3::int[], $4::int[]) WITH ORDINALITY
    AS wanted (tbl, step, line, rev, number)
    WHERE EXISTS (SELECT 1 FROM log WHERE log.tbl = wanted.tbl AND seq = step)
    OR EXISTS (SELECT 1 FROM chat WHERE chat.tbl = wanted.tbl AND seq = wanted.line)
    OR EXISTS (SELECT 1 FROM tables WHERE id = wanted.tbl AND tables.rev >= wanted.rev)
"""


class PostgresStore:
    """`commit` never blocks; `done` is called on the event loop after the commit."""

    def __init__(self, url: str, pool: asyncpg.Pool) -> None:
        self.url = url
        self.node = secrets.token_hex(4)  # our name among all who write there
        self.well = True
        self.commits = self.changes = self.conflicts = 0  # for whoever watches
        self._pool = pool
        self._loader = Loader(self.fetch)
        self._writer: asyncpg.Connection | None = None
        self._waiting: list[Kept] = []
        self._writing: asyncio.Task[None] | None = None
        self._wrote = 0.0
        self._answered = 0.0  # when the database last answered a reader

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Connect and bring the schema up to date; raises Invalid with the reason if that cannot be done."""
        postgres = driver()
        try:
            pool = await postgres.create_pool(url, min_size=0, max_size=READERS, command_timeout=ANSWER, timeout=ANSWER)
            async with pool.acquire() as db:
                await migrate(db)
        except Invalid:
            raise
        except unusable() as wrong:
            raise no_store(wrong) from wrong
        return cls(url, pool)

    # -- the Store protocol -----------------------------------------------------------------------------------
    def commit(self, change: StoredChange, done: Committed) -> None:
        self._waiting.append((change, done))
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write_all())

    async def load(self, table: str, seq: int = 0, line: int = 0) -> Stored | None:
        return await self._loader.load(table, seq, line)

    async def after(self, known: dict[str, int]) -> dict[str, list[Entry]]:
        """What the logs of some tables hold after the steps that are known of them."""
        found: dict[str, list[Entry]] = {}
        for table, *entry in await self.fetch(AFTER, list(known), list(known.values())):
            found.setdefault(table, []).append(rows.entry_of(*entry))
        return found

    async def find_code(self, code: str) -> str | None:
        sql = "SELECT id FROM tables WHERE code = $1 AND phase != 'over' ORDER BY touched DESC LIMIT 1"
        found = await self.fetch(sql, code)
        return found[0][0] if found else None

    async def tables_of(self, guest: str, most: int) -> list[Record]:
        sql = "SELECT record FROM tables JOIN sitters ON tbl = id WHERE guest = $1 ORDER BY touched DESC LIMIT $2"
        return [rows.record_of(row[0]) for row in await self.fetch(sql, guest, most)]

    async def public_tables(self, most: int) -> list[Record]:
        sql = "SELECT record FROM tables WHERE public AND phase != 'over' ORDER BY touched DESC LIMIT $1"
        return [rows.record_of(row[0]) for row in await self.fetch(sql, most)]

    async def forget(self, idle_before: float, alive: Collection[str] = ()) -> int:
        async def write(db: asyncpg.Connection) -> int:
            now = time.time()
            soon = (idle_before + now) / 2
            async with db.transaction():
                touch = "UPDATE tables SET touched = $1 WHERE id = ANY($2) AND touched < $3"
                await db.execute(touch, now, list(alive), soon)
                idle = await db.fetch(
                    "DELETE FROM tables WHERE phase != 'over' AND touched < $1 RETURNING id", idle_before
                )
                gone = [row[0] for row in idle]
                for name in ("log", *rows.OF_A_TABLE, "keepers", "present"):
                    await db.execute(f"DELETE FROM {name} WHERE tbl = ANY($1)", gone)
            return len(gone)

        found: int = await self._read(write)
        return found

    async def guest(self, id: str) -> Guest | None:
        found = await self.fetch("SELECT id, name FROM guests WHERE id = $1", id)
        return Guest(*found[0]) if found else None

    async def name_guest(self, guest: Guest) -> None:
        sql = "INSERT INTO guests VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
        await self.fetch(sql, guest.id, guest.name, time.time())

    async def put_transfer(self, code: str, guest: str, until: float) -> None:
        await self.fetch("DELETE FROM transfers WHERE guest = $1 OR until < $2", guest, time.time())
        await self.fetch("INSERT INTO transfers VALUES ($1, $2, $3)", code, guest, until)

    async def take_transfer(self, code: str) -> str | None:
        found = await self.fetch("DELETE FROM transfers WHERE code = $1 RETURNING guest, until", code)
        return found[0][0] if found and found[0][1] > time.time() else None

    async def key(self) -> bytes:
        """What signs the cookies of all nodes; made by the first of them."""
        sql = "INSERT INTO secrets VALUES ('key', $1) ON CONFLICT DO NOTHING"
        await self.fetch(sql, secrets.token_bytes(32))
        found: bytes = (await self.fetch("SELECT value FROM secrets WHERE name = 'key'"))[0][0]
        return found

    async def close(self) -> None:
        """What was asked before is written first, if the database answers."""
        try:
            async with asyncio.timeout(2 * ANSWER):
                if self._writing is not None:
                    await self._writing
                if self._writer is not None:
                    await self._writer.close()
                await self._pool.close()
        except lost():
            self._pool.terminate()

    # -- reading ----------------------------------------------------------------------------------------------
    async def fetch(self, sql: str, *given: object) -> Sequence[Sequence[Any]]:
        found: Sequence[Sequence[Any]] = await self._read(lambda db: db.fetch(sql, *given))
        return found

    async def _read(self, ask: Any) -> Any:
        """Ask until there is an answer, but not for long; as long as others are answered, it is only busy."""
        asked = time.monotonic()
        attempt = 0
        while True:
            try:
                async with self._pool.acquire(timeout=ANSWER) as db:
                    found = await ask(db)
                self._answered = time.monotonic()
                return found
            except lost() as wrong:
                # Once more in any case: perhaps it was this machine that slept.
                if attempt and time.monotonic() - max(asked, self._answered) > PATIENCE:
                    raise Illegal("no_database", "The database does not answer just now; please try again.") from wrong
            except driver().DataError as wrong:
                raise Invalid("bad_request", "No name or code can look like that.") from wrong
            except driver().InsufficientResourcesError as wrong:
                raise Illegal("not_saved", "The database has no room left; please try again later.") from wrong
            await asyncio.sleep(BACKOFF[min(attempt, len(BACKOFF) - 1)])
            attempt += 1

    # -- writing ----------------------------------------------------------------------------------------------
    async def _write_all(self) -> None:
        try:
            while self._waiting:
                await asyncio.sleep(self._wrote + GROUP - time.monotonic())
                self._wrote = time.monotonic()
                batch, self._waiting = self._waiting, []
                batch.sort(key=_by_table)  # everyone in the same order, so that nobody waits in a circle
                await self._commit(batch)
        finally:
            self._writing = None

    async def _commit(self, batch: list[Kept]) -> None:
        """All in one transaction.  If that is refused, what comes too late is left out; and if nothing does, each half
        is tried by itself, so that only what is wrong fails.  A full disk is everybody's trouble.
        """
        error = await self._write([change for change, _ in batch])
        self.well = error is None or isinstance(error, Behind)
        if error is None or len(batch) == 1 or isinstance(error, driver().InsufficientResourcesError):
            self.conflicts += isinstance(error, Behind)
            asyncio.get_running_loop().call_soon(tell, [(done, error) for _, done in batch])
            return
        late = await self._late([change for change, _ in batch]) if isinstance(error, Behind) else set()
        if late:
            self.conflicts += len(late)
            asyncio.get_running_loop().call_soon(tell, [(batch[i][1], error) for i in late])
            parts = [[kept for i, kept in enumerate(batch) if i not in late]]
        else:
            parts = [batch[: len(batch) // 2], batch[len(batch) // 2 :]]
        for part in parts:
            if part:
                await self._commit(part)

    async def _write(self, changes: list[StoredChange]) -> Exception | None:
        """Once it is clear what became of it: None, or why the database refused."""
        try:
            await self._surely(lambda db: write(db, changes, self.node))
        except driver().IntegrityConstraintViolationError as refused:
            return Behind(str(refused))
        except Exception as refused:  # whatever it is: whoever waits has to be told
            return refused
        self.commits += 1
        self.changes += len(changes)
        return None

    async def _late(self, changes: list[StoredChange]) -> set[int]:
        """Where somebody else was faster; hundreds may be late when games start, and one question finds them all."""
        wanted = list(zip(*map(_wants, changes)))
        found = await self._surely(lambda db: db.fetch(LATE, *wanted))
        return {row[0] - 1 for row in found}

    async def _surely(self, ask: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        """Over the connection that writes, and again if it breaks, until the database has answered."""
        attempt = 0
        while True:
            try:
                if self._writer is None:
                    self._writer = await driver().connect(self.url, timeout=ANSWER)
                async with asyncio.timeout(ANSWER):
                    return await ask(self._writer)
            except lost() as wrong:
                log.warning("the database is away: %r", wrong)
                if self._writer is not None:
                    self._writer.terminate()
                    self._writer = None
            await asyncio.sleep(BACKOFF[min(attempt, len(BACKOFF) - 1)])
            attempt += 1


async def write(db: asyncpg.Connection, changes: list[StoredChange], node: str) -> None:
    """One statement for moves, the everyday case; one transaction for whatever else comes along."""
    entries = _columns(rows.log_rows(changes), 7)
    told = news.write(node, news.of(changes))
    if all(c.record is None and c.at is None and not (c.chat or c.seen) for c in changes):
        await db.execute(LOG_AND_NEWS, *entries, told)
        return
    records = [(c.record, c.payoffs) for c in changes if c.record is not None]
    async with db.transaction():
        if entries[0]:
            await db.execute(LOG, *entries)
        if records:
            await _write_records(db, records)
        for sql, found in (
            ("INSERT INTO chat VALUES ($1, $2, $3)", rows.chat_rows(changes)),
            (f"INSERT INTO times VALUES ($1, $2) {rows.LATEST_TIME}", rows.time_rows(changes)),
            (f"INSERT INTO seen VALUES ($1, $2, $3) {rows.MOST_SEEN}", rows.seen_rows(changes)),
        ):
            if found:
                await db.executemany(sql, found)
        await db.execute(NEWS, told)


async def _write_records(db: asyncpg.Connection, records: list[tuple[Record, list[float] | None]]) -> None:
    sql = f"INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8) {rows.NEXT_RECORD}"
    await db.executemany(sql, [rows.table_row(record) for record, _ in records])
    open_tables = [record.id for record, _ in records if not rows.keeps_sitters(record)]
    await db.execute("DELETE FROM sitters WHERE tbl = ANY($1)", open_tables)
    sitters = [row for record, _ in records for row in rows.sitter_rows(record)]
    await db.executemany("INSERT INTO sitters VALUES ($1, $2) ON CONFLICT DO NOTHING", sitters)
    results = [row for record, payoffs in records if payoffs for row in rows.result_rows(record, payoffs)]
    await db.executemany("INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", results)


async def migrate(db: asyncpg.Connection) -> None:
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)  # nodes may start together
        await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        version = await db.fetchval("SELECT max(version) FROM schema_version") or 0
        if version > len(STEPS):
            raise Invalid("newer_store", "The database was written by a newer version of Dreamtable.")
        for number in range(version + 1, len(STEPS) + 1):
            if step := for_postgres(number):
                await db.execute(step)
            await db.execute("INSERT INTO schema_version VALUES ($1)", number)


def driver() -> Any:
    """asyncpg, which is needed by those who use PostgreSQL only."""
    try:
        import asyncpg
    except ImportError:
        raise Invalid("no_driver", "PostgreSQL needs asyncpg: pip install 'dreamtable[postgres]'.") from None
    return asyncpg


def unusable() -> tuple[type[Exception], ...]:
    """What goes wrong when the address of a database is."""
    postgres = driver()
    return OSError, ValueError, postgres.PostgresError, postgres.InterfaceError


def no_store(wrong: Exception) -> Invalid:
    """In words, and never with a piece of the address: an error about it may hold some of the password."""
    if isinstance(wrong, ValueError):
        why = "its address must be postgresql://user:password@host:port/database (in a password, / is %2F, @ is %40)"
    elif isinstance(wrong, TimeoutError):
        why = "it does not answer"
    else:
        why = str(wrong)
    return Invalid("no_store", f"The database cannot be used: {why}.")


def lost() -> tuple[type[BaseException], ...]:
    """What says nothing about whether it was done: the connection, or the server, went away."""
    postgres = driver()
    return (
        OSError,
        TimeoutError,
        postgres.InterfaceError,
        postgres.PostgresConnectionError,
        postgres.OperatorInterventionError,  # shut down, starting up
        postgres.TooManyConnectionsError,
        postgres.DeadlockDetectedError,
        postgres.ReadOnlySQLTransactionError,  # a standby that will be the server in a moment
    )


def _by_table(kept: Kept) -> str:
    return kept[0].table


def _wants(change: StoredChange) -> tuple[str, int | None, int | None, int | None]:
    step = change.entries[0].seq if change.entries else None
    line = change.chat[0].seq if change.chat else None
    return change.table, step, line, change.record.rev if change.record is not None else None


def _columns(found: list[rows.Row], count: int) -> list[tuple[object, ...]]:
    return list(zip(*found)) if found else [() for _ in range(count)]
