"""Bots play on when the last change was shown to those whose pages say so, and wait for nobody for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from msgspec import Raw

from dreamtable.bots.player import Decision, Turn
from dreamtable.kit.errors import Problem
from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.actions.play_actions import PlayMove
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.public_table_facts import Level
from dreamtable.tables.server_context import TableContext
from dreamtable.tables.table import Table
from support.bot_players import IdlePlayer

ADA, BOT = 0, 1
LOOKED = Raw(msgspec.json.encode({"type": "look", "position": 0}))


class EagerPlayer(IdlePlayer):
    """A player who decides at once, and says that it has."""

    def __init__(self) -> None:
        self.decided = asyncio.Event()

    async def choose(self, turn: Turn, asker: str) -> Decision:
        self.decided.set()
        return Decision(turn.moves[0])


class Page:
    """The page of a guest, which is told that the table has changed."""

    guest = "ada"

    def __init__(self) -> None:
        self.changed = asyncio.Event()

    def table_changed(self) -> None:
        self.changed.set()

    def disconnect(self, code: str, why: str) -> None: ...


def at_a_table(tmp_path: Path, act: Callable[[Table, EagerPlayer], Awaitable[None]]) -> None:
    """Do something at a table of Ada and a bot where the game has begun and Ada's page is open."""

    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "tables.sqlite")
        lobby = Lobby(TableContext(store, player := EagerPlayer()))
        table = await lobby.play_now("dream_ravens", "ada", "Ada", "", 2, {}, Level.DREAMING)
        table.attach(Page())
        try:
            await act(table, player)
        finally:
            lobby.stop()
            await store.close()

    asyncio.run(work())


async def played(table: Table, seat: int, follows: bool) -> None:
    """Return when a seat has no question open any more; if Ada's page follows, it shows every change at once."""
    page = Page()
    table.attach(page)
    while seat in table.state.questions:
        page.changed.clear()
        if follows:
            table.acknowledge("ada", table.version)
        await asyncio.wait_for(page.changed.wait(), 60)
    table.detach(page)


async def look(table: Table) -> None:
    """Ada looks at a land of hers, whatever the bot does meanwhile."""
    problem: Problem | None = Problem("stale", "")
    while problem is not None and problem.code == "stale":
        done: asyncio.Future[Problem | None] = asyncio.get_running_loop().create_future()
        table.writer.submit(PlayMove("ada", ADA, table.version, LOOKED), done.set_result)
        problem = await done
    assert problem is None


def test_a_bot_waits_while_somebody_looks_at_what_only_they_may_see(tmp_path: Path) -> None:
    async def act(table: Table, player: EagerPlayer) -> None:
        table.acknowledge("ada", table.version)
        await look(table)
        assert table.snapshots.looks(ADA)
        waiting = asyncio.ensure_future(table.bots.audience.has_seen(table.version))
        await asyncio.wait([waiting], timeout=0)
        assert not waiting.done()
        table.acknowledge("ada", table.version)
        await asyncio.wait_for(waiting, 60)
        assert not table.snapshots.looks(ADA)
        await played(table, BOT, follows=True)

    at_a_table(tmp_path, act)


def test_a_client_that_never_says_what_it_shows_is_not_waited_for(tmp_path: Path) -> None:
    async def act(table: Table, player: EagerPlayer) -> None:
        await look(table)
        assert table.snapshots.looks(ADA)
        await played(table, BOT, follows=False)
        waiting = asyncio.ensure_future(table.bots.audience.has_seen(table.version))
        await asyncio.wait([waiting], timeout=0)
        assert waiting.done()

    at_a_table(tmp_path, act)
