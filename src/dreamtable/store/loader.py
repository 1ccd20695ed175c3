"""Tables out of PostgreSQL: all who ask while a question is on its way share the next one.

After a reconnect, or when a game starts with everybody at another node, hundreds ask at the same time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from dreamtable.store import rows
from dreamtable.tables.ports import Stored

if TYPE_CHECKING:
    from dreamtable.store.postgres import Ask

AT_ONCE = 100  # tables in one question, so that moves need not wait long for it

# One statement sees one moment: record, log and chat belong together.
LOAD = f"""
    SELECT record, (SELECT at FROM times WHERE tbl = id),
    ARRAY(SELECT ROW(seq, kind, seat, move, at, log.id) FROM log WHERE tbl = tables.id AND seq > step ORDER BY seq),
    ARRAY(SELECT line FROM chat WHERE tbl = id AND seq > heard ORDER BY seq DESC LIMIT {rows.LAST_LINES}),
    ARRAY(SELECT ROW(seat, version) FROM seen WHERE tbl = id)
    FROM unnest($1::text[], $2::int[], $3::int[]) WITH ORDINALITY AS asked (name, step, heard, number)
    LEFT JOIN tables ON id = name ORDER BY number
"""


class Asked(NamedTuple):
    table: str
    seq: int
    line: int
    found: asyncio.Future[Stored | None]


class Loader:
    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._asked: list[Asked] = []
        self._task: asyncio.Task[None] | None = None

    async def load(self, table: str, seq: int, line: int) -> Stored | None:
        loop = asyncio.get_running_loop()
        found: asyncio.Future[Stored | None] = loop.create_future()
        self._asked.append(Asked(table, seq, line, found))
        if self._task is None:
            self._task = loop.create_task(self._run())
        return await found

    async def _run(self) -> None:
        try:
            while self._asked:
                batch, self._asked = self._asked[:AT_ONCE], self._asked[AT_ONCE:]
                await self._answer(batch)
        finally:
            self._task = None

    async def _answer(self, batch: list[Asked]) -> None:
        try:
            stored = await self._ask(LOAD, [a.table for a in batch], [a.seq for a in batch], [a.line for a in batch])
        except Exception as wrong:
            for asked in batch:
                if not asked.found.done():
                    asked.found.set_exception(wrong)
        else:
            for asked, row in zip(batch, stored):
                if not asked.found.done():  # whoever asked may have gone
                    asked.found.set_result(_stored(row))


def _stored(row: Sequence[Any]) -> Stored | None:
    record, at, entries, lines, seen = row
    if record is None:
        return None
    chat = [rows.line_of(line) for line in reversed(lines)]
    return Stored(rows.record_of(record), [rows.entry_of(*e) for e in entries], chat, at or 0, dict(seen))
