"""A node that has not read the latest entries shows nobody an earlier state than they saw, and refuses nothing wrongly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

import msgspec
from msgspec import Raw

from dreamtable.cluster.node import SharedNode
from dreamtable.protocol import messages as p
from dreamtable.server.metrics import Metrics
from dreamtable.server.sockets.batching import Batching
from dreamtable.server.sockets.session import Session
from dreamtable.server.sockets.websocket_protocol import SocketProtocol
from dreamtable.store.postgres import PostgresStore
from dreamtable.tables.actions.play_actions import PlayMove, StartTime
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.node_interface import SingleNode
from dreamtable.tables.server_context import TableContext
from dreamtable.tables.store_interface import StoredChange
from dreamtable.tables.table import Table
from support.bot_players import IdlePlayer
from support.event_loop import run
from support.stored_tables import keep


class Client:
    """The client's end of a socket."""

    can_send = True
    on_message: Callable[[bytes], None]
    on_writable: Callable[[], None]

    def __init__(self) -> None:
        self.heard: asyncio.Queue[p.Answered] = asyncio.Queue()

    def send_text(self, message: bytes) -> None:
        self.heard.put_nowait(p.read_answer(message))

    def close(self) -> None: ...

    async def ask(self, request: p.Request) -> p.Answered:
        """What is answered, whatever is told besides."""
        self.on_message(msgspec.json.encode(request))
        while True:
            answer = await self.heard.get()
            if isinstance(answer, p.Refusal) or (isinstance(answer, p.Snapshot) and request.id in answer.answers):
                return answer


def sit_at(lobby: Lobby, guest: str) -> Client:
    client = Client()
    batching = Batching(Session.handle, Session.prepare, Session.flush)
    Session(lobby, Metrics(), batching, guest, guest.title(), cast(SocketProtocol, client), 1000)
    return client


async def look(table: Table) -> None:
    """Ada looks at one of her cards."""
    (move, *_) = msgspec.json.decode(table.state.questions[0].moves, type=list[Raw])
    answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    table.writer.submit(PlayMove("ada", 0, table.version, move), answer.set_result)
    assert await answer is None


async def all_that_waits(table: Table) -> None:
    """Wait until all changes so far are stored: they are made one after the other."""
    done = asyncio.Event()
    table.writer.submit(StartTime(), lambda problem: done.set())
    await done.wait()


def test_time_never_runs_backwards(database: str) -> None:
    async def work() -> None:
        here, there = await PostgresStore.open(database), await PostgresStore.open(database)
        house = Lobby(TableContext(here, IdlePlayer(), node=SingleNode()))
        table = await house.create("dream_ravens", "ada", "Ada", "", 2, {}, {1: p.Level.DOZING}, False, start=True)
        behind = Lobby(
            TableContext(there, IdlePlayer(), node=SharedNode(there))
        )  # it was not started: it follows nothing
        old = await behind.table(table.record.id)
        await look(table)
        assert old.version < table.version
        shown = await sit_at(behind, "ada").ask(p.Hello("1", table.record.id, table.version))
        assert isinstance(shown, p.Snapshot) and shown.version == table.version
        house.stop()
        behind.stop()
        await here.close()
        await there.close()

    run(work())


def test_whoever_writes_next_writes_later(database: str) -> None:
    """The clocks of nodes differ a little, and more while one takes over from another."""

    async def work() -> None:
        store = await PostgresStore.open(database)
        house = Lobby(TableContext(store, IdlePlayer(), node=SingleNode()))
        table = await house.create("dream_ravens", "ada", "Ada", "", 2, {}, {1: p.Level.DOZING}, False, start=True)
        await all_that_waits(table)
        running = table.state.running_game
        assert running is not None
        ahead, _ = running.branch().play(1, running.game.read_move({"type": "done"}), 60_000)
        assert await keep(store, StoredChange(table.record.id, None, [ahead])) is None
        await look(table)
        stored = await store.load(table.record.id)
        assert stored is not None
        times = [entry.at for entry in stored.entries]
        assert 60_000 in times and times == sorted(times)
        assert table.state.runs and table.state.time.now() >= 60_000, "a clock that was started there and then runs out"
        assert stored.record.at == 60_000
        house.stop()
        await store.close()

    run(work())


class ManualClock(SingleNode):
    """A node whose clock is set by the test."""

    second = 0.0

    def now(self) -> float:
        return self.second


def test_whoever_takes_over_goes_on_after_the_last_move_of_its_own_people(database: str) -> None:
    async def work() -> None:
        store, clock = await PostgresStore.open(database), ManualClock()
        house = Lobby(TableContext(store, IdlePlayer(), node=clock))
        table = await house.create("dream_ravens", "ada", "Ada", "", 2, {}, {1: p.Level.DOZING}, False, start=True)
        await all_that_waits(table)
        clock.second = 40.0
        await look(table)
        clock.second = 50.0
        table.state.time.stand(table.state.time.now())
        table.run_here()
        await all_that_waits(table)
        assert table.state.runs and table.state.time.now() == 40_000
        house.stop()
        await store.close()

    run(work())


def test_a_refusal_is_checked_against_what_was_stored_when_it_was_asked(database: str) -> None:
    async def work() -> None:
        here, there = await PostgresStore.open(database), await PostgresStore.open(database)
        house = Lobby(TableContext(here, IdlePlayer(), node=SingleNode()))
        behind = Lobby(
            TableContext(there, IdlePlayer(), node=SharedNode(there))
        )  # it was not started: it follows nothing
        table = await house.create("dream_ravens", "ada", "Ada", "", 2, {}, {}, False, start=False)
        ada, bob = sit_at(behind, "ada"), sit_at(house, "bob")
        await ada.ask(p.Hello("1", table.record.id))
        await bob.ask(p.Hello("1", table.record.id))
        early = await ada.ask(p.Start("2"))
        assert isinstance(early, p.Refusal) and early.code == "seats_empty"
        assert isinstance(await bob.ask(p.Sit("2", 1)), p.Snapshot)
        assert isinstance(await ada.ask(p.Start("3")), p.Snapshot), "the last look was a moment ago, but before he sat"
        house.stop()
        behind.stop()
        await here.close()
        await there.close()

    run(work())
