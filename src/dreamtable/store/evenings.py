"""The evenings of a guest: games that a party played one after the other, with its score sheet."""

from __future__ import annotations

from dreamtable.protocol.messages import Evening, EveningGame, Standing
from dreamtable.store.row_encoding import record_of
from dreamtable.tables.store_interface import Store
from dreamtable.tables.stored_table_record import Record

LOOKED_AT = 120  # last games with other people

# Read backwards from the last game, until there are enough: a guest with thousands of games waits for the newest only.
# The offset keeps PostgreSQL from joining all results of everybody instead, which takes it a quarter of a second.
WITH_PEOPLE = """
    SELECT m.tbl, m.ended FROM results m
    WHERE m.guest = ? AND EXISTS (
        SELECT 1 FROM results o WHERE o.tbl = m.tbl AND o.bot IS NULL AND o.guest != '' AND o.guest != m.guest
        LIMIT 1 OFFSET 0
    )
    ORDER BY m.ended DESC LIMIT ?
"""


async def evenings(store: Store, guest: str) -> list[Evening]:
    """Return the last evenings of a guest, newest first."""
    ((*seats,),) = await store.run((WITH_PEOPLE, (guest, LOOKED_AT)))
    mine = {table: float(ended) for table, ended in seats}  # several seats at a table are one game
    if not mine:
        return []
    marks = ", ".join("?" * len(mine))
    ((*rows,),) = await store.run((f"SELECT id, record FROM tables WHERE id IN ({marks})", tuple(mine)))
    records = {table: record_of(bytes(data)) for table, data in rows}
    found: list[list[tuple[Record, float]]] = []
    for table, ended in reversed(mine.items()):
        record = records.get(table)
        if record is None or len(record.evening) < 2:
            continue
        party = next((some for some in reversed(found) if some[-1][0].code == record.code), None)
        if party is not None and _played(party[-1][0]) < _played(record):
            party.append((record, ended))
        else:  # another party, or the same one on another day
            found.append([(record, ended)])
    return sorted(map(_evening, found), key=lambda evening: -evening.ended)


def _played(record: Record) -> int:
    """How many games are on the score sheet, counted for each person."""
    return sum(one.games for one in record.evening)


def _evening(party: list[tuple[Record, float]]) -> Evening:
    last, ended = party[-1]
    people = sorted((Standing(one.name, one.stars, one.games) for one in last.evening), key=lambda one: -one.stars)
    return Evening(ended, [EveningGame(record.id, record.game) for record, _ in party], people)
