"""Who runs the tables of a dead node while the database is busy or away, and who keeps people meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple, cast

import asyncpg
import pytest

from dreamtable.cluster.node import SharedNode
from dreamtable.server.app import Server
from dreamtable.server.session import Session
from dreamtable.server.settings import Settings
from dreamtable.store import postgres
from dreamtable.store.postgres import READERS, PostgresStore
from dreamtable.tables.context import TableContext
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.table_facts import Level
from support.bot_players import IdlePlayer

LOOK = 0.02  # seconds between two looks


class Heir(NamedTuple):
    """A node that is about to find out that another one died; all who could read for it are busy."""

    node: SharedNode
    lobby: Lobby
    db: asyncpg.Connection
    table: str
    readers: list[asyncpg.Connection]
    store: PostgresStore

    async def make_readers_free(self) -> None:
        for reader in self.readers:
            await self.store._pool.release(reader)

    async def keeper(self) -> str:
        found: str = await self.db.fetchval("SELECT node FROM keepers WHERE tbl = $1", self.table)
        return found


def run(work: Awaitable[None]) -> None:
    async def in_time() -> None:
        await asyncio.wait_for(work, 300)

    asyncio.run(in_time())


@asynccontextmanager
async def heir(database: str) -> AsyncIterator[Heir]:
    store = await PostgresStore.open(database)
    dead = Lobby(TableContext(store, None, IdlePlayer()))
    table = (await dead.play_now("dream_ravens", "ada", "Ada", "0" * 32, 2, {}, Level.DOZING)).record.id
    dead.stop()
    db = await asyncpg.connect(database)
    await db.execute("INSERT INTO nodes VALUES ('dead', to_timestamp(0))")
    await db.execute("INSERT INTO keepers VALUES ($1, 'dead')", table)
    node = SharedNode(store)
    lobby = Lobby(TableContext(store, None, IdlePlayer(), node=node))
    readers = [await store._pool.acquire() for _ in range(READERS)]
    await node.start(lobby)
    yield Heir(node, lobby, db, table, readers, store)
    lobby.stop()
    await node.stop()
    await store.close()
    await db.close()


def test_a_dead_node_is_found_while_everybody_reads(database: str) -> None:
    """It once waited in line behind all who had reconnected, failed, and made the node look everything up again."""

    async def work() -> None:
        async with heir(database) as here:
            while await here.keeper() != here.node.id:
                await asyncio.sleep(LOOK)
            assert here.node.running == 0, "nobody could read the table yet"
            await here.make_readers_free()
            while here.node.running == 0:
                await asyncio.sleep(LOOK)

    run(work())


def test_a_take_over_is_tried_again_when_the_database_was_away(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with heir(database) as here:
            monkeypatch.setattr(postgres, "ANSWER", 0.1)
            monkeypatch.setattr(postgres, "PATIENCE", 0.1)
            while "cannot be taken over" not in caplog.text:
                await asyncio.sleep(LOOK)
            assert here.node.running == 0
            monkeypatch.undo()
            await here.make_readers_free()
            while here.node.running == 0:
                await asyncio.sleep(LOOK)
            assert await here.keeper() == here.node.id

    run(work())


class Visitor:
    sent = ""

    def disconnect(self, code: str, why: str) -> None:
        self.sent = code


def test_a_node_that_is_held_up_keeps_its_people_for_a_while(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        server = Server(Settings(data=tmp_path, database=database))
        await server.open()
        visitor = Visitor()
        server.sessions.add(cast(Session, visitor))
        seconds = []
        for cut_off in (True, False, True, True):
            monkeypatch.setattr(SharedNode, "cut_off", cut_off)
            server._check_connection()
            seconds.append(visitor.sent)
        monkeypatch.undo()
        assert seconds == ["", "", "", "restarting"]
        server.sessions.clear()
        await server.close()

    run(work())
