"""Bots at a table: when they are asked, what happens to their moves, and what is said about them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from dreamtable import games
from dreamtable.bots.player import Decision, Turn
from dreamtable.kit.errors import Illegal, Problem
from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.actions.action import Action
from dreamtable.tables.actions.chat_actions import SayLine
from dreamtable.tables.actions.host_actions import PauseGame
from dreamtable.tables.actions.start_actions import StartGame
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.public_table_facts import Level, Phase
from dreamtable.tables.server_context import TableContext
from dreamtable.tables.stored_game import opening
from dreamtable.tables.table import Table
from support.bot_players import DrowsyPlayer, FailingPlayer, FullDiskPlayer, IdlePlayer, PausedPlayer
from support.live_table import append, started_table
from support.random_game import play_at_random
from support.stored_lobby import Waiter, Watcher, stored_lobby

DEALT = 1  # the first version: nobody has moved yet


class DrowsyListener(Watcher):
    """Notes what is said about the seats at every change."""

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


def test_a_bot_that_is_not_awake_is_said_to_be_drowsy_until_it_is(tmp_path: Path) -> None:
    async def work() -> None:
        async with stored_lobby(tmp_path, DrowsyPlayer()) as lobby:
            table = await lobby.play_now("dream_ravens", "ada", "Ada", "", 2, {}, Level.LUCID)
            watcher = DrowsyListener(table)
            assert not table.facts().seats[1].drowsy
            table.attach(watcher)
            await asyncio.wait_for(watcher.done.wait(), 60)

    asyncio.run(work())


def test_a_bot_whose_move_could_not_be_stored_makes_it_when_there_is_room(tmp_path: Path) -> None:
    async def work() -> None:
        bot = 1
        async with stored_lobby(tmp_path, player := FullDiskPlayer()) as lobby:
            table = await lobby.play_now("dream_ravens", "ada", "Ada", "", 2, {}, Level.DREAMING)

            moved = Waiter(table, lambda t: t.state.running_game is not None and bot not in t.state.questions)
            try:
                await moved.until_it_holds()
            finally:
                player.make_room()

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
        async with stored_lobby(tmp_path, player := PausedPlayer()) as lobby:
            player.table = table = await lobby.play_now("dream_ravens", "ada", "Ada", "", 2, {}, Level.DREAMING)
            await asyncio.wait_for(player.paused.wait(), 60)
            await lobby.context.store.load(table.record.id)  # whatever follows from the pause has happened
            assert len(player.turns) == 1
            table.writer.submit(PauseGame("ada", False), lambda problem: None)
            await asyncio.wait_for(player.again.wait(), 60)
            assert [turn.refused for turn in player.turns] == [[], []]

    asyncio.run(work())


def test_what_is_stored_after_the_stop_wakes_no_bots_and_no_clocks(tmp_path: Path) -> None:
    async def work() -> None:
        stored = asyncio.Event()
        async with stored_lobby(tmp_path, DrowsyPlayer()) as lobby:
            options = {"turn_clock": 30}
            table = await lobby.play_now("dream_ravens", "ada", "Ada", "", 2, options, Level.DREAMING)
            await lobby.context.store.load(table.record.id)
            assert table.state.runs and table.writer.timer_set
            table.writer.submit(SayLine("ada", "Ada", "Good night!"), lambda problem: stored.set())
            lobby.stop()
            await asyncio.wait_for(stored.wait(), 60)
            await lobby.context.store.load(table.record.id)  # whatever follows from it has happened
            assert not table.state.runs and not table.writer.timer_set

    asyncio.run(work())


def test_a_bot_that_fails_is_logged_without_the_id_that_opens_the_door(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> str:
        async with stored_lobby(tmp_path, FailingPlayer()) as lobby:
            table = await lobby.play_now("dream_ravens", "ada", "Ada", "", 2, {}, Level.DREAMING)
            await Waiter(table, lambda table: table.version > DEALT).until_it_holds()  # any move will do
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
        async with stored_lobby(tmp_path, player := CountingPlayer(), alone=0) as lobby:
            table = await lobby.create("dream_ravens", "ada", "Ada", "", 2, {}, {1: Level.DREAMING}, public=False)
            table.writer.submit(StartGame("ada"), lambda problem: None)
            await lobby.context.store.load(table.record.id)  # whatever follows from the start has happened
            assert table.record.phase == Phase.PLAYING and player.askers == []
            table.attach(Watcher())
            await asyncio.wait_for(player.asked.wait(), 60)
            assert player.askers == ["ada"]

    asyncio.run(work())


@pytest.mark.parametrize("game", ["dream_diary", "when_i_dream"])
def test_what_a_bot_thinks_cannot_be_foretold_from_the_link_of_its_table(game: str, tmp_path: Path) -> None:
    """Its opinions follow from the name of its table, and the id of a table stands in its address."""

    async def work() -> None:
        async with stored_lobby(tmp_path, IdlePlayer()) as lobby:
            bots = dict.fromkeys(range(1, games.load(game).facts.seats[0]), Level.DREAMING)
            laid = await lobby.create(game, "ada", "Ada", "", len(bots) + 1, {}, bots, public=False)
            named = set()
            for number in range(2):  # the same table, but for the secret
                record = replace(laid.record, secret=f"{number:064x}", rev=9)
                table = Table(lobby.context, record)
                table.state.assigned = True
                table.attach(Watcher())
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

    asyncio.run(work())


class Unneeded(Action, frozen=True):
    """What is not to be carried out."""

    def perform(self, change: PendingChange) -> None:
        raise Illegal("again", "This was done before.")


def test_what_a_bot_played_on_another_node_is_not_played_again_after_much_else() -> None:
    answers: list[Problem | None] = []
    table = started_table("dream_ravens", 2)
    moves = [entry for entry, _ in play_at_random(opening(table.record), 3, most=40)]
    bots = [replace(entry, id=f"bot:{entry.seat}:{entry.seq - 1}") for entry in moves]
    append(table, *bots)
    last = {seat: max(entry.seq for entry in bots if entry.seat == seat) for seat in (0, 1)}
    for seat, seq in last.items():
        table.writer.submit(Unneeded(), answers.append, f"bot:{seat}:{seq - 1}")
    table.writer.submit(Unneeded(), answers.append, f"bot:0:{table.version}")
    assert [problem and problem.code for problem in answers] == [None, None, "again"]
