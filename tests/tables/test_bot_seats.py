"""Bots at a table: when they are asked, what happens to their moves, and what is said about them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from dreamtable import games
from dreamtable.bots.player import Decision, Turn
from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.actions.chat_actions import SayLine
from dreamtable.tables.actions.host_actions import PauseGame
from dreamtable.tables.actions.start_actions import StartGame
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.server_context import TableContext
from dreamtable.tables.table import Table
from dreamtable.tables.table_facts import Level, Phase
from support.bot_players import DrowsyPlayer, FailingPlayer, FullDiskPlayer, IdlePlayer, PausedPlayer

DEALT = 1  # the first version: nobody has moved yet


class DrowsyListener:
    """Notes what is said about the seats at every change."""

    guest = "ada"

    def __init__(self, table: Table) -> None:
        self.table = table
        self.drowsy: list[bool] = []
        self.done = asyncio.Event()

    def table_changed(self) -> None:
        now = self.table.facts().seats[1].drowsy
        if not self.drowsy or self.drowsy[-1] != now:
            self.drowsy.append(now)
        if self.drowsy[-2:] == [True, False]:
            self.done.set()

    def disconnect(self, code: str, why: str) -> None: ...


def test_a_bot_that_is_not_awake_is_said_to_be_drowsy_until_it_is(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        lobby = Lobby(TableContext(store, DrowsyPlayer()))
        table = await lobby.play_now("dream_ravens", "ada", "Ada", "", 2, {}, Level.LUCID)
        watcher = DrowsyListener(table)
        assert not table.facts().seats[1].drowsy
        table.attach(watcher)
        await asyncio.wait_for(watcher.done.wait(), 60)
        lobby.stop()
        await store.close()

    asyncio.run(work())


def test_a_bot_whose_move_could_not_be_stored_makes_it_when_there_is_room(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        lobby, bot, moved = Lobby(TableContext(store, player := FullDiskPlayer())), 1, asyncio.Event()
        table = await lobby.play_now("dream_ravens", "ada", "Ada", "", 2, {}, Level.DREAMING)

        class Listener:
            guest = "ada"

            def table_changed(self) -> None:
                if table.state.running_game is not None and bot not in table.state.questions:
                    moved.set()

            def disconnect(self, code: str, why: str) -> None: ...

        table.attach(Listener())
        try:
            await asyncio.wait_for(moved.wait(), 60)
        finally:
            player.make_room()
        lobby.stop()
        await store.close()

    asyncio.run(work())


def test_a_table_waits_for_a_guest_who_is_asked_and_not_for_one_who_is_not(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        lobby = Lobby(TableContext(store, DrowsyPlayer()))
        table = await lobby.play_now("dream_ravens", "ada", "Ada", "", 2, {}, Level.DREAMING)
        lobby.stop()
        again = Lobby(TableContext(store, DrowsyPlayer()))  # nothing is loaded yet
        tables, asked = await again.tables_of("ada")
        assert [facts.id for facts in tables] == asked == [table.record.id]
        assert await again.tables_of("eve") == ([], [])
        again.stop()
        await store.close()

    asyncio.run(work())


def test_a_bot_whose_move_meets_a_pause_is_asked_afresh_when_the_game_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        lobby = Lobby(TableContext(store, player := PausedPlayer()))
        player.table = table = await lobby.play_now("dream_ravens", "ada", "Ada", "", 2, {}, Level.DREAMING)
        await asyncio.wait_for(player.paused.wait(), 60)
        await store.load(table.record.id)  # whatever follows from the pause has happened
        assert len(player.turns) == 1
        table.writer.submit(PauseGame("ada", False), lambda problem: None)
        await asyncio.wait_for(player.again.wait(), 60)
        assert [turn.refused for turn in player.turns] == [[], []]
        lobby.stop()
        await store.close()

    asyncio.run(work())


def test_what_is_stored_after_the_stop_wakes_no_bots_and_no_clocks(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        lobby, stored = Lobby(TableContext(store, DrowsyPlayer())), asyncio.Event()
        options = {"turn_clock": 30}
        table = await lobby.play_now("dream_ravens", "ada", "Ada", "", 2, options, Level.DREAMING)
        await store.load(table.record.id)
        assert table.state.runs and table.writer.timer_set
        table.writer.submit(SayLine("ada", "Ada", "Good night!"), lambda problem: stored.set())
        lobby.stop()
        await asyncio.wait_for(stored.wait(), 60)
        await store.load(table.record.id)  # whatever follows from it has happened
        assert not table.state.runs and not table.writer.timer_set
        await store.close()

    asyncio.run(work())


def test_a_bot_that_fails_is_logged_without_the_id_that_opens_the_door(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> str:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        lobby, moved = Lobby(TableContext(store, FailingPlayer())), asyncio.Event()
        table = await lobby.play_now("dream_ravens", "ada", "Ada", "", 2, {}, Level.DREAMING)

        class Listener:
            guest = "ada"

            def table_changed(self) -> None:
                if table.version > DEALT:  # any move will do
                    moved.set()

            def disconnect(self, code: str, why: str) -> None: ...

        table.attach(listener := Listener())
        listener.table_changed()
        await asyncio.wait_for(moved.wait(), 60)
        lobby.stop()
        await store.close()
        return table.record.id

    id = asyncio.run(work())
    assert "no idea" in caplog.text and id not in caplog.text


class CountingPlayer(IdlePlayer):
    """A player who plays the first move that it may, and counts for whom."""

    def __init__(self) -> None:
        self.askers: list[str] = []
        self.asked = asyncio.Event()

    async def choose(self, turn: Turn, asker: str) -> Decision:
        self.askers.append(asker)
        self.asked.set()
        return await super().choose(turn, asker)


def test_bots_do_not_play_where_nobody_has_been_for_a_while_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        lobby = Lobby(TableContext(store, player := CountingPlayer(), alone=0))
        table = await lobby.create("dream_ravens", "ada", "Ada", "", 2, {}, {1: Level.DREAMING}, public=False)
        table.writer.submit(StartGame("ada"), lambda problem: None)
        await store.load(table.record.id)  # whatever follows from the start has happened
        assert table.record.phase == Phase.PLAYING and player.askers == []
        table.attach(Somebody())
        await asyncio.wait_for(player.asked.wait(), 60)
        assert player.askers == ["ada"]
        lobby.stop()
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("game", ["dream_diary", "when_i_dream"])
def test_what_a_bot_thinks_cannot_be_foretold_from_the_link_of_its_table(game: str, tmp_path: Path) -> None:
    """Its opinions follow from the name of its table, and the id of a table stands in its address."""

    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        lobby = Lobby(TableContext(store, IdlePlayer()))
        bots = dict.fromkeys(range(1, games.load(game).facts.seats[0]), Level.DREAMING)
        laid = await lobby.create(game, "ada", "Ada", "", len(bots) + 1, {}, bots, public=False)
        named = set()
        for number in range(2):  # the same table, but for the secret
            record = replace(laid.record, secret=f"{number:064x}", rev=9)
            table = Table(lobby.context, record)
            table.state.assigned = True
            table.attach(Somebody())
            change = PendingChange(table.state, record, None, 0, 0.0, "")
            StartGame("ada").perform(change)
            table.apply(change)
            assert change.running_game is not None
            for seat in bots:
                turn = await table.bots._turn(seat, [])
                assert laid.record.id.encode() not in msgspec.json.encode(turn)
                assert record.secret.encode() not in msgspec.json.encode(turn)
                named.add(turn.table)
        assert len(named) == 2
        lobby.stop()
        await store.close()

    asyncio.run(work())


class Somebody:
    guest = "ada"

    def table_changed(self) -> None: ...

    def disconnect(self, code: str, why: str) -> None: ...
