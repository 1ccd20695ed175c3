"""Who runs the clocks and bots of a table.  A node lives by giving signs of life; its tables are its own as long."""

from __future__ import annotations

from collections.abc import Collection

from dreamtable.store import notify as news
from dreamtable.store.postgres import NEWS, Ask

LEASE = 2.5  # seconds that a sign of life lasts
AT_ONCE = 200  # tables that are taken over in one go, so that others get some too

BEAT = """
    INSERT INTO nodes VALUES ($1, clock_timestamp() + make_interval(secs => $2))
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
    RETURNING extract(epoch FROM clock_timestamp())::float8
"""
CLAIM = """
    INSERT INTO keepers SELECT unnest($1::text[]), $2
    ON CONFLICT (tbl) DO UPDATE SET node = excluded.node WHERE keepers.node = excluded.node
    OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = keepers.node AND until > clock_timestamp())
    RETURNING tbl
"""
TAKE_OVER = """
    UPDATE keepers SET node = $1 WHERE tbl IN (
        SELECT tbl FROM keepers WHERE node = ANY($2) LIMIT $3 FOR UPDATE SKIP LOCKED
    ) RETURNING tbl
"""
BURY = "DELETE FROM nodes WHERE id = ANY($1) AND NOT EXISTS (SELECT 1 FROM keepers WHERE keepers.node = nodes.id)"


async def claim(ask: Ask, node: str, tables: Collection[str]) -> set[str]:
    """Tables that nobody alive runs; returns those that are ours now."""
    return {row[0] for row in await ask(CLAIM, list(tables), node)}


async def held(ask: Ask, node: str) -> set[str]:
    return {row[0] for row in await ask("SELECT tbl FROM keepers WHERE node = $1", node)}


async def free(ask: Ask, node: str, tables: Collection[str]) -> None:
    """Somebody else may run these."""
    sql = "DELETE FROM keepers WHERE tbl = ANY($1) AND node = $2 RETURNING tbl"
    freed = [row[0] for row in await ask(sql, list(tables), node)]
    if freed:
        await ask(NEWS, news.write(node, [news.News(id, news.FREE) for id in freed]))


async def dead(ask: Ask) -> list[str]:
    return [row[0] for row in await ask("SELECT id FROM nodes WHERE until < clock_timestamp()")]


async def take_over(ask: Ask, node: str, nodes: Collection[str]) -> list[str]:
    taken = [row[0] for row in await ask(TAKE_OVER, node, list(nodes), AT_ONCE)]
    if len(taken) < AT_ONCE:
        await ask(BURY, list(nodes))
    return taken


async def give_up(ask: Ask, node: str) -> None:
    """A node that stops is dead at once: its tables are taken over by whoever looks next."""
    await ask("UPDATE nodes SET until = to_timestamp(0) WHERE id = $1", node)
