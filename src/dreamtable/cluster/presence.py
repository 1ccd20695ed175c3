"""Who is connected to which node, so that a table shows everyone who is there."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from dreamtable.store import notify as news
from dreamtable.store.postgres import NEWS, Ask

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


async def tell(ask: Ask, node: str, moved: Mapping[Place, bool]) -> None:
    """Write down who came (True) and who went, and say so."""
    for sql, which in ((COME, True), (GO, False)):
        places = [place for place, came in moved.items() if came == which]
        if places:
            await ask(sql, [p.table for p in places], [p.guest for p in places], node)
    tables = dict.fromkeys(place.table for place in moved)
    await ask(NEWS, news.write(node, [news.News(id, news.PEOPLE) for id in tables]))


async def elsewhere(ask: Ask, node: str, tables: Collection[str]) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for table, guest in await ask(ELSEWHERE, list(tables), node):
        found.setdefault(table, set()).add(guest)
    return {table: frozenset(guests) for table, guests in found.items()}


async def gone(ask: Ask, nodes: Collection[str]) -> None:
    """Nodes that are dead take their people with them."""
    left = {row[0] for row in await ask("DELETE FROM present WHERE node = ANY($1) RETURNING tbl", list(nodes))}
    if left:
        await ask(NEWS, news.write("", [news.News(id, news.PEOPLE) for id in left]))
