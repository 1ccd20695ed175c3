"""Which guests are connected to a table through which node, so that every node can show all who are there."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from dreamtable.store import notify
from dreamtable.store.postgres_driver import Fetch

CONNECTED = "INSERT INTO present SELECT unnest($1::text[]), unnest($2::text[]), $3 ON CONFLICT DO NOTHING"
DISCONNECTED = """
    DELETE FROM present USING unnest($1::text[], $2::text[]) AS gone (tbl, guest)
    WHERE present.tbl = gone.tbl AND present.guest = gone.guest AND node = $3
"""
ELSEWHERE = """
    SELECT tbl, guest FROM present JOIN nodes ON nodes.id = present.node
    WHERE tbl = ANY($1) AND node != $2 AND until > clock_timestamp()
"""


class Connection(NamedTuple):
    """A guest at a table."""

    table: str
    guest: str


async def store(fetch: Fetch, node: str, changed: Mapping[Connection, bool]) -> None:
    """Store which guests are connected to a node (True) and which are no longer, and tell other nodes."""
    for sql, which in ((CONNECTED, True), (DISCONNECTED, False)):
        found = [connection for connection, connected in changed.items() if connected == which]
        if found:
            await fetch(sql, [c.table for c in found], [c.guest for c in found], node)
    await _notify(fetch, node, dict.fromkeys(connection.table for connection in changed))


async def elsewhere(fetch: Fetch, node: str, tables: Collection[str]) -> dict[str, frozenset[str]]:
    """Return the guests who are connected to some tables through other living nodes."""
    found: dict[str, set[str]] = {}
    for table, guest in await fetch(ELSEWHERE, list(tables), node):
        found.setdefault(table, set()).add(guest)
    return {table: frozenset(guests) for table, guests in found.items()}


async def remove_nodes(fetch: Fetch, nodes: Collection[str]) -> None:
    """Delete all connections of nodes that are dead, and tell the living ones."""
    rows = await fetch("DELETE FROM present WHERE node = ANY($1) RETURNING tbl", list(nodes))
    if rows:
        await _notify(fetch, "", {row[0] for row in rows})


async def _notify(fetch: Fetch, node: str, tables: Collection[str]) -> None:
    notices = [notify.Notice(table, notify.PRESENCE) for table in tables]
    await fetch(notify.NOTIFY, notify.encode(node, notices))
