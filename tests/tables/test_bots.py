"""Bots at a table: what is said about them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from dreamtable.bots.player import Choice, Turn
from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.facts import Level
from dreamtable.tables.house import House
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.table import Table


class Sleeper:
    """A player who is drowsy for one move, then awake; after the second move it thinks for ever."""

    def __init__(self) -> None:
        self.drowsy = [True, False]

    async def choose(self, turn: Turn) -> Choice:
        if not self.drowsy:
            await asyncio.Event().wait()
        answer = self.drowsy.pop(0)
        return Choice(turn.moves[0], drowsy=answer)

    def forget(self, table: str) -> None: ...


class Watcher:
    """Notes what is said about the seats at every change."""

    guest = "ada"

    def __init__(self, table: Table) -> None:
        self.table = table
        self.drowsy: list[bool] = []
        self.done = asyncio.Event()

    def changed(self) -> None:
        now = self.table.facts().seats[1].drowsy
        if not self.drowsy or self.drowsy[-1] != now:
            self.drowsy.append(now)
        if self.drowsy[-2:] == [True, False]:
            self.done.set()

    def sent_away(self, code: str, why: str) -> None: ...


def test_a_bot_that_is_not_awake_is_said_to_be_drowsy_until_it_is(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        lobby = Lobby(House(store, None, Sleeper()))
        table = await lobby.play_now("dream_ravens", "ada", "Ada", "00" * 16, 2, {}, Level.LUCID)
        watcher = Watcher(table)
        assert not table.facts().seats[1].drowsy
        table.attach(watcher)
        await asyncio.wait_for(watcher.done.wait(), 60)
        lobby.stop()
        await store.close()

    asyncio.run(work())


def test_a_table_waits_for_a_guest_who_is_asked_and_not_for_one_who_is_not(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        lobby = Lobby(House(store, None, Sleeper()))
        table = await lobby.play_now("dream_ravens", "ada", "Ada", "00" * 16, 2, {}, Level.DREAMING)
        lobby.stop()
        again = Lobby(House(store, None, Sleeper()))  # nothing is loaded yet
        tables, asked = await again.tables_of("ada")
        assert [facts.id for facts in tables] == asked == [table.record.id]
        assert await again.tables_of("eve") == ([], [])
        again.stop()
        await store.close()

    asyncio.run(work())
