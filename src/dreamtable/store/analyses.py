"""Analyses of finished games, kept beside their results so that each is made once."""

from __future__ import annotations

from dreamtable.kit import clocks_and_entropy
from dreamtable.tables.store_interface import Store


async def kept_analysis(store: Store, table: str) -> bytes | None:
    """Return the analysis of a table's game as JSON, if it was made before."""
    ((*found,),) = await store.run(("SELECT data FROM analyses WHERE tbl = ?", (table,)))
    return bytes(found[0][0]) if found else None


async def keep_analysis(store: Store, table: str, data: bytes) -> None:
    """Keep an analysis; the one that is there already stays."""
    sql = "INSERT INTO analyses VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    await store.run((sql, (table, clocks_and_entropy.wall(), data)))
