"""Load tables from PostgreSQL, many with one query: all who ask while a query runs share the next one.

After a reconnect, or when games start whose players are at other nodes, hundreds of tables are asked for at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from dreamtable.store import row_encoding
from dreamtable.store.postgres_driver import Fetch
from dreamtable.tables.store_interface import Stored

AT_ONCE = 100  # tables in one query, so that moves do not wait long for it

# One statement reads all, because a statement sees one moment: record, log and chat of a table belong together.
LOAD = f"""
    SELECT record, (SELECT at FROM times WHERE tbl = id),
    ARRAY(SELECT ROW(seq, kind, seat, move, at, log.id) FROM log WHERE tbl = tables.id AND seq > step ORDER BY seq),
    ARRAY(SELECT line FROM chat WHERE tbl = id AND seq > heard ORDER BY seq DESC LIMIT {row_encoding.LAST_LINES}),
    ARRAY(SELECT ROW(seat, version) FROM seen WHERE tbl = id)
    FROM unnest($1::text[], $2::int[], $3::int[]) WITH ORDINALITY AS asked (name, step, heard, number)
    LEFT JOIN tables ON id = name ORDER BY number
"""


class Request(NamedTuple):
    """A table that somebody waits for, with the last entry and line of chat that they know."""

    table: str
    seq: int
    line: int
    found: asyncio.Future[Stored | None]


class Loader:
    """Collects requests for tables and answers them in batches."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch
        self._requests: list[Request] = []
        self._task: asyncio.Task[None] | None = None

    async def load(self, table: str, seq: int, line: int) -> Stored | None:
        """Return a table with what came after an entry and a line of chat, or None."""
        loop = asyncio.get_running_loop()
        found: asyncio.Future[Stored | None] = loop.create_future()
        self._requests.append(Request(table, seq, line, found))
        if self._task is None:
            self._task = loop.create_task(self._run())
        return await found

    async def _run(self) -> None:
        try:
            while self._requests:
                batch, self._requests = self._requests[:AT_ONCE], self._requests[AT_ONCE:]
                await self._answer(batch)
        finally:
            self._task = None

    async def _answer(self, batch: list[Request]) -> None:
        try:
            stored = await self._fetch(LOAD, [r.table for r in batch], [r.seq for r in batch], [r.line for r in batch])
        except Exception as error:
            for request in batch:
                if not request.found.done():
                    request.found.set_exception(error)
        else:
            for request, row in zip(batch, stored):
                if not request.found.done():  # the one who asked may have been cancelled
                    request.found.set_result(_stored(row))


def _stored(row: Sequence[Any]) -> Stored | None:
    record, at, entries, lines, seen = row
    if record is None:
        return None
    chat = [row_encoding.line_of(line) for line in reversed(lines)]
    return Stored(
        row_encoding.record_of(record), [row_encoding.entry_of(*e) for e in entries], chat, at or 0, dict(seen)
    )
