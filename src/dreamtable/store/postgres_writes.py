"""The statements that write changes into PostgreSQL and tell other nodes about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dreamtable.store import notify, row_encoding
from dreamtable.tables.store_interface import StoredChange
from dreamtable.tables.stored_table_record import Record

if TYPE_CHECKING:
    import asyncpg

LOG = """
    INSERT INTO log (tbl, seq, kind, seat, move, at, id)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::bytea[], $6::bigint[], $7::text[])
"""
LOG_AND_NOTIFY = f"WITH kept AS ({LOG}) SELECT pg_notify('{notify.CHANNEL}', told) FROM unnest($8::text[]) AS told"
# Which of some changes come too late: each names the first step and line and the record that it would write, if any.
LATE = """
    SELECT number FROM unnest($1::text[], $2::int[], $3::int[], $4::int[]) WITH ORDINALITY
    AS wanted (tbl, step, line, rev, number)
    WHERE EXISTS (SELECT 1 FROM log WHERE log.tbl = wanted.tbl AND seq = step)
    OR EXISTS (SELECT 1 FROM chat WHERE chat.tbl = wanted.tbl AND seq = wanted.line)
    OR EXISTS (SELECT 1 FROM tables WHERE id = wanted.tbl AND tables.rev >= wanted.rev)
"""


async def write(db: asyncpg.Connection, changes: list[StoredChange], node: str) -> None:
    """Write all changes, or none: one statement if they are moves only, otherwise one transaction."""
    entries = _columns(row_encoding.log_rows(changes), 7)
    messages = notify.encode(node, notify.notices_of(changes))
    if all(c.record is None and c.at is None and not (c.chat or c.seen) for c in changes):
        await db.execute(LOG_AND_NOTIFY, *entries, messages)
        return
    records = [(c.record, c) for c in changes if c.record is not None]
    async with db.transaction():
        if entries[0]:
            await db.execute(LOG, *entries)
        if records:
            await _write_records(db, records)
        for sql, found in (
            ("INSERT INTO chat VALUES ($1, $2, $3)", row_encoding.chat_rows(changes)),
            (f"INSERT INTO times VALUES ($1, $2) {row_encoding.LATEST_TIME}", row_encoding.time_rows(changes)),
            (f"INSERT INTO seen VALUES ($1, $2, $3) {row_encoding.MOST_SEEN}", row_encoding.seen_rows(changes)),
        ):
            if found:
                await db.executemany(sql, found)
        await db.execute(notify.NOTIFY, messages)


async def _write_records(db: asyncpg.Connection, records: list[tuple[Record, StoredChange]]) -> None:
    sql = f"INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8) {row_encoding.NEXT_RECORD}"
    await db.executemany(sql, [row_encoding.table_row(record) for record, _ in records])
    open_tables = [record.id for record, _ in records if not row_encoding.keeps_sitters(record)]
    await db.execute("DELETE FROM sitters WHERE tbl = ANY($1)", open_tables)
    sitters = [row for record, _ in records for row in row_encoding.sitter_rows(record)]
    await db.executemany("INSERT INTO sitters VALUES ($1, $2) ON CONFLICT DO NOTHING", sitters)
    results = [
        row for record, c in records if c.payoffs for row in row_encoding.result_rows(record, c.payoffs, c.points)
    ]
    await db.executemany(
        "INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)", results
    )


async def late(db: asyncpg.Connection, changes: list[StoredChange]) -> set[int]:
    """Return which of the changes, by their place in the list, come after a change of somebody else."""
    wanted = list(zip(*map(_wants, changes)))
    return {row[0] - 1 for row in await db.fetch(LATE, *wanted)}


def _wants(change: StoredChange) -> tuple[str, int | None, int | None, int | None]:
    step = change.entries[0].seq if change.entries else None
    line = change.chat[0].seq if change.chat else None
    return change.table, step, line, change.record.rev if change.record is not None else None


def _columns(found: list[row_encoding.Row], count: int) -> list[tuple[object, ...]]:
    return list(zip(*found)) if found else [() for _ in range(count)]
