"""Records and log entries for tests of stores."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from dreamtable.play.game_log import Entry, Kind
from dreamtable.tables.people.seats import Seat
from dreamtable.tables.public_table_facts import Level
from dreamtable.tables.store_interface import Store, StoredChange
from dreamtable.tables.stored_table_record import Record


def record(id: str = "t1", **changes: Any) -> Record:
    """Return the record of a table with one guest and one bot, with some fields changed."""
    seats = (Seat("ada", "Ada", None, "aa"), Seat("", "Luna", Level.LUCID))
    made = Record(id, "ABCDE", "dream_ravens", Raw(b'{"limit":50}'), "00" * 32, "ada", seats, 12.5)
    return replace(made, **changes)


def entry(seq: int) -> Entry:
    """Return a move with this number."""
    return Entry(seq, Kind.MOVE, 0, Raw(b'{"type":"draw"}'), seq * 10, f"ada:{seq}")


async def keep(store: Store, change: StoredChange) -> Exception | None:
    """Store a change and wait for it; returns None, or why it was refused."""
    answer: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    store.commit(change, answer.set_result)
    return await answer


async def forget_idle(store: Store, idle_before: float, in_use: Collection[str] = ()) -> int:
    """Delete all idle tables at once; returns how many there were."""
    return await store.forget(await store.idle_tables(idle_before, in_use), idle_before)
