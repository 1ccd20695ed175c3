"""Who is at a table, and what passes on when somebody is not."""

from __future__ import annotations

import asyncio
from pathlib import Path

from dreamtable.kit.errors import Problem
from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables import table_actions as acts
from dreamtable.tables.context import TableContext
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.table import Act, Table
from tables.test_bots import Sleeper

GRACE = 50  # milliseconds
NONCE = "00" * 16


async def submit(table: Table, act: Act) -> None:
    done: asyncio.Future[Problem | None] = asyncio.get_running_loop().create_future()
    table.submit(act, done.set_result)
    assert await done is None


class Friend:
    """Somebody who is told when there is something new, and waits to be the host."""

    def __init__(self, guest: str, table: Table) -> None:
        self.guest, self.table = guest, table
        self.is_host = asyncio.Event()

    def changed(self) -> None:
        if self.table.host == self.guest:
            self.is_host.set()

    def sent_away(self, code: str, why: str) -> None: ...


def test_a_new_host_who_has_not_come_back_after_a_restart_is_followed_by_who_has(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        before = await Lobby(TableContext(store, None, Sleeper())).lay(
            "dream_ravens", "ada", "Ada", NONCE, 3, {}, {}, public=False
        )
        await submit(before, lambda draft: acts.sit(draft, "bob", 1, "Bob", NONCE))
        await submit(before, lambda draft: acts.sit(draft, "eve", 2, "Eve", NONCE))
        table = await Lobby(TableContext(store, None, Sleeper(), GRACE)).table(before.record.id)
        eve = Friend("eve", table)
        for friend in (Friend("ada", table), eve):
            table.attach(friend)
        await submit(table, lambda draft: acts.leave(draft, "ada", 0))
        assert table.record.host == "bob"
        await asyncio.wait_for(eve.is_host.wait(), 20)
        await store.close()

    asyncio.run(work())
