"""Who is connected to which node, so that a table shows everyone who is there."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from dreamtable.store import news
from dreamtable.store.postgres import NEWS, PostgresStore

COME = "INSERT INTO present SELECT unnest($1::text[]), unnest($2::text[]), $3 ON CONFLICT DO NOTHING"
GO = """
    DELETE FROM present USING unnest($1::text[], $2::text[]) AS gone (tbl, guest)
    WHERE present.tbl = gone.tbl AND present.guest = gone.guest AND node = $3
"""
ELSEWHERE = """
    SELECT tbl, guest FROM present JOIN nodes ON nodes.id = present.node
    WHERE tbl = ANY($1) AND node != $2 AND until > clock_timestamp()
"""


class Place(NamedTuple):
    table: str
    guest: str


async def tell(store: PostgresStore, node: str, moved: Mapping[Place, bool]) -> None:
    """Write down who came (True) and who went, and say so."""
    for sql, which in ((COME, True), (GO, False)):
        places = [place for place, came in moved.items() if came == which]
        if places:
            await store.fetch(sql, [p.table for p in places], [p.guest for p in places], node)
    tables = dict.fromkeys(place.table for place in moved)
    await store.fetch(NEWS, news.write(node, [news.News(id, news.PEOPLE) for id in tables]))


async def elsewhere(store: PostgresStore, node: str, tables: Collection[str]) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for table, guest in await store.fetch(ELSEWHERE, list(tables), node):
        found.setdefault(table, set()).add(guest)
    return {table: frozenset(guests) for table, guests in found.items()}


async def gone(store: PostgresStore, nodes: Collection[str]) -> None:
    """Nodes that are dead take their people with them."""
    left = {row[0] for row in await store.fetch("DELETE FROM present WHERE node = ANY($1) RETURNING tbl", list(nodes))}
    if left:
        await store.fetch(NEWS, news.write("", [news.News(id, news.PEOPLE) for id in left]))
