"""Presence: who is at a table, and who becomes host when somebody is not."""

from __future__ import annotations

import asyncio
from pathlib import Path

from dreamtable.kit.errors import Problem
from dreamtable.lab.simulated_world.virtual_loop import Process, VirtualLoop
from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.actions.action import Action
from dreamtable.tables.actions.seat_actions import LeaveSeat, TakeSeat
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.server_context import TableContext
from dreamtable.tables.table import Table
from support.bot_players import IdlePlayer
from support.live_table import started_table

GRACE = 50  # milliseconds
NONCE = "00" * 16


async def submit(table: Table, action: Action) -> None:
    done: asyncio.Future[Problem | None] = asyncio.get_running_loop().create_future()
    table.writer.submit(action, done.set_result)
    assert await done is None


class Friend:
    """Somebody who is told when there is something new, and waits to be the host."""

    def __init__(self, guest: str, table: Table) -> None:
        self.guest, self.table = guest, table
        self.is_host = asyncio.Event()

    def table_changed(self) -> None:
        if self.table.host == self.guest:
            self.is_host.set()

    def disconnect(self, code: str, why: str) -> None: ...


def test_a_new_host_who_has_not_come_back_after_a_restart_is_followed_by_who_has(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        before = await Lobby(TableContext(store, IdlePlayer())).create(
            "dream_ravens", "ada", "Ada", NONCE, 3, {}, {}, public=False
        )
        await submit(before, TakeSeat("bob", 1, "Bob", NONCE))
        await submit(before, TakeSeat("eve", 2, "Eve", NONCE))
        table = await Lobby(TableContext(store, IdlePlayer(), GRACE)).table(before.record.id)
        eve = Friend("eve", table)
        for friend in (Friend("ada", table), eve):
            table.attach(friend)
        await submit(table, LeaveSeat("ada", 0))
        assert table.record.host == "bob"
        await asyncio.wait_for(eve.is_host.wait(), 20)
        await store.close()

    asyncio.run(work())


class Counting(Friend):
    """Counts how often there was something new."""

    told = 0

    def table_changed(self) -> None:
        self.told += 1


def test_however_often_somebody_comes_and_goes_one_look_follows_when_their_time_is_over() -> None:
    loop = VirtualLoop(1)

    async def work() -> int:
        table = started_table("dream_ravens", 2)
        ada = Counting("guest 0", table)
        table.attach(ada)
        for _ in range(5):
            ben = Friend("guest 1", table)
            table.attach(ben)
            table.detach(ben)
        ada.told, over = 0, loop.create_future()
        loop.call_later(60, over.set_result, None)
        await over
        return ada.told

    assert loop.run_until_complete(Process(loop, "server", 1).start(work())) == 1
    loop.close()
