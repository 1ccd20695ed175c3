"""How long finished games and chat are kept."""

from __future__ import annotations

from collections.abc import Collection

from dreamtable.tables.store_interface import Store


async def delete_finished(store: Store, before: float, alive: Collection[str] = ()) -> int:
    """Delete finished games that ended before a moment, in seconds since 1970; return how many.

    Tables that are in use are named: somebody may be looking at the end of one.
    """
    ((*found,),) = await store.run(("SELECT id FROM tables WHERE phase = 'over' AND touched < ?", (before,)))
    old = [id for (id,) in found if id not in alive]
    if old:
        await store.delete_tables(old)
    return len(old)


async def delete_chat(store: Store, before: float, alive: Collection[str] = ()) -> int:
    """Delete the chat of tables that were last used before a moment; return of how many tables."""
    sql = "SELECT DISTINCT tbl FROM chat JOIN tables ON id = tbl WHERE touched < ?"
    ((*found,),) = await store.run((sql, (before,)))
    old = [id for (id,) in found if id not in alive]
    if old:
        await store.run(*(("DELETE FROM chat WHERE tbl = ?", (id,)) for id in old))
    return len(old)
