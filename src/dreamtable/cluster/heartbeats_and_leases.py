"""Leases: which node runs the clocks and bots of a table.

A node renews its own lease on life; the tables that it has claimed are its own until that runs out.  The database says
when that is, so every statement that gives a table to a node looks again who is alive.
"""

from __future__ import annotations

from collections.abc import Collection

from dreamtable.store import notify
from dreamtable.store.postgres_driver import Fetch

LEASE = 2.5  # seconds that a node counts as alive after a heartbeat
AT_ONCE = 200  # tables that are taken over at a time, so that other nodes get some too

HEARTBEAT = """
    INSERT INTO nodes VALUES ($1, clock_timestamp() + make_interval(secs => $2))
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
    RETURNING extract(epoch FROM clock_timestamp())::float8
"""
CLAIM = """
    INSERT INTO keepers SELECT unnest($1::text[]), $2
    WHERE EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $2 AND until > clock_timestamp())
    ON CONFLICT (tbl) DO UPDATE SET node = excluded.node WHERE keepers.node = excluded.node
    OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = keepers.node AND until > clock_timestamp())
    RETURNING tbl
"""
TAKE_OVER = """
    UPDATE keepers SET node = $1 WHERE tbl IN (
        SELECT tbl FROM keepers WHERE node = ANY($2)
        AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = keepers.node AND until > clock_timestamp())
        AND EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $1 AND until > clock_timestamp())
        LIMIT $3 FOR UPDATE SKIP LOCKED
    ) RETURNING tbl
"""
DELETE_NODES = """
    DELETE FROM nodes WHERE id = ANY($1) AND until < clock_timestamp()
    AND NOT EXISTS (SELECT 1 FROM keepers WHERE keepers.node = nodes.id)
"""


async def claim(fetch: Fetch, node: str, tables: Collection[str]) -> set[str]:
    """Claim those of the tables that no living node runs; returns the tables that are this node's own now."""
    return {row[0] for row in await fetch(CLAIM, list(tables), node)}


async def held(fetch: Fetch, node: str) -> set[str]:
    """Return all tables that a node has claimed."""
    return {row[0] for row in await fetch("SELECT tbl FROM keepers WHERE node = $1", node)}


async def release(fetch: Fetch, node: str, tables: Collection[str]) -> None:
    """Give up the claim to some tables and tell other nodes, which may claim them."""
    sql = "DELETE FROM keepers WHERE tbl = ANY($1) AND node = $2 RETURNING tbl"
    released = [row[0] for row in await fetch(sql, list(tables), node)]
    if released:
        notices = [notify.Notice(id, notify.RELEASED) for id in released]
        await fetch(notify.NOTIFY, notify.encode(node, notices))


async def dead_nodes(fetch: Fetch) -> list[str]:
    """Return the nodes whose last heartbeat is too old."""
    return [row[0] for row in await fetch("SELECT id FROM nodes WHERE until < clock_timestamp()")]


async def take_over(fetch: Fetch, node: str, dead: Collection[str]) -> list[str]:
    """Claim some of the tables of dead nodes, and forget the nodes when none is left; returns the tables."""
    taken = [row[0] for row in await fetch(TAKE_OVER, node, list(dead), AT_ONCE)]
    if len(taken) < AT_ONCE:
        await fetch(DELETE_NODES, list(dead))
    return taken


async def end(fetch: Fetch, node: str) -> None:
    """Let a node that stops count as dead at once, so that others take over its tables."""
    await fetch("UPDATE nodes SET until = to_timestamp(0) WHERE id = $1", node)
