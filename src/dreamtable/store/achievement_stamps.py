"""The stamps of a guest: looked for once in each finished game, and kept beside its results."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from dreamtable.analysis.achievement_stamps import STAMPS, earned, stories
from dreamtable.kit.errors import Problem
from dreamtable.play.replay_file import Replay
from dreamtable.protocol.messages import Stamp, Stamps
from dreamtable.tables.store_interface import Store

AT_ONCE = 12  # games that are looked through for one question

Find = Callable[[str], Awaitable[Replay]]
Aside = Callable[[Callable[[], list[str]]], Awaitable[list[str]]]


async def stamps(store: Store, guest: str, find: Find, aside: Aside) -> Stamps:
    """Return the stamps of a guest, each with the first game that earned it.

    `find` fetches a replay, `aside` runs work in a thread.  Games that nobody has looked through yet are, a few at a
    time: as long as `left` is not 0, ask again.
    """
    ((*unread,),) = await store.run(
        ("SELECT tbl, seat FROM results WHERE guest = ? AND stamps IS NULL ORDER BY ended DESC", (guest,))
    )
    for table, seat in unread[:AT_ONCE]:
        found = " ".join(await _look(store, table, seat, find, aside))
        await store.run(("UPDATE results SET stamps = ? WHERE tbl = ? AND seat = ?", (found, table, seat)))
    ((*rows,),) = await store.run(
        (
            "SELECT tbl, game, ended, stamps FROM results WHERE guest = ? AND stamps <> '' ORDER BY ended",
            (guest,),
        )
    )
    return Stamps(_first(rows), list(STAMPS), max(0, len(unread) - AT_ONCE))


async def _look(store: Store, table: str, seat: int, find: Find, aside: Aside) -> list[str]:
    ((*sitting,),) = await store.run(("SELECT bot FROM results WHERE tbl = ? ORDER BY seat", (table,)))
    try:
        replay = await find(table)
        return await aside(lambda: earned(stories(replay, [bot for (bot,) in sitting], [seat])[0]))
    except Problem:  # of a game that is not installed any more, or of other rules: it has no story to tell
        return []


def _first(rows: Sequence[Sequence[Any]]) -> list[Stamp]:
    found: dict[str, Stamp] = {}
    for table, game, ended, names in rows:
        for name in names.split():
            if name in STAMPS and name not in found:
                found[name] = Stamp(name, table, game, ended)
    return list(found.values())
