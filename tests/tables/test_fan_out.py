"""Who is told of a change when: players at once, a crowd of watchers together."""

from __future__ import annotations

import asyncio
from pathlib import Path

from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.fan_out import CROWD
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.public_table_facts import Level
from dreamtable.tables.server_context import TableContext
from support.bot_players import IdlePlayer

CHANGES = 20


class Page:
    """A page that counts how often it is told."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.told = 0
        self.changed = asyncio.Event()

    def table_changed(self) -> None:
        self.told += 1
        self.changed.set()

    def disconnect(self, code: str, why: str) -> None: ...


def test_players_are_told_at_once_and_a_crowd_of_all_changes_together(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        lobby = Lobby(TableContext(store, IdlePlayer()))
        table = await lobby.play_now("dream_ravens", "ada", "Ada", "", 2, {}, Level.DREAMING)
        player, screen = Page("ada"), Page("tv")
        crowd = [Page(f"watcher {number}") for number in range(CROWD)]
        table.attach(player)
        table.attach(screen, screen=True)
        for page in crowd:
            table.attach(page)
        before = player.told, screen.told
        for page in crowd:
            page.told = 0
            page.changed.clear()
        for _ in range(CHANGES):
            table.publish()
        assert (player.told, screen.told) == (before[0] + CHANGES, before[1] + CHANGES)
        for page in crowd:
            await asyncio.wait_for(page.changed.wait(), 60)
        assert {page.told for page in crowd} == {1}
        for page in crowd[: CROWD // 2]:
            table.detach(page)
        told = crowd[-1].told
        table.publish()
        assert crowd[-1].told == told + 1, "few watchers are told at once"
        lobby.stop()
        await store.close()

    asyncio.run(work())
