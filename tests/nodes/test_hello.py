"""Whoever reconnects to a node that is behind is never shown an earlier moment than they have seen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

import msgspec

from dreamtable.client import moves
from dreamtable.nodes.node import SharedNode
from dreamtable.server import protocol as p
from dreamtable.server.metrics import Metrics
from dreamtable.server.session import Outlet, Session
from dreamtable.server.transport import Wire
from dreamtable.store.postgres import PostgresStore
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.node import Alone
from dreamtable.tables.table import House, Table
from nodes.test_leases import Thinker


class Ear:
    """One end of a wire."""

    ready = True
    hear: Callable[[bytes], None]
    resume: Callable[[], None]

    def __init__(self) -> None:
        self.heard: asyncio.Queue[p.Snapshot] = asyncio.Queue()

    def say(self, message: bytes) -> None:
        answer = p.read_answer(message)
        assert isinstance(answer, p.Snapshot), answer
        self.heard.put_nowait(answer)

    def hang_up(self) -> None: ...


async def look(table: Table) -> None:
    """Ada looks at one of her cards."""
    assert table.gallery is not None
    eyes = msgspec.json.decode(table.gallery.eyes(0, None), type=p.Eyes)
    kept: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    table.submit(lambda d: table.move(d, "ada", 0, table.version, moves(eyes)[0]), kept.set_result)
    assert await kept is None


def test_time_never_runs_backwards(database: str) -> None:
    async def work() -> None:
        here, there = await PostgresStore.open(database), await PostgresStore.open(database)
        house = Lobby(House(here, None, Thinker(), node=Alone()))
        table = await house.lay("dream_ravens", "ada", "Ada", "0" * 32, 2, {}, {1: p.Level.DOZING}, False, begin=True)
        behind = Lobby(House(there, None, Thinker(), node=SharedNode(there)))  # it was not started: it follows nothing
        old = await behind.table(table.record.id)
        await look(table)
        assert old.version < table.version
        ear = Ear()
        Session(behind, Metrics(), Outlet(), "ada", "Ada", cast(Wire, ear), 1000)
        ear.hear(msgspec.json.encode(p.Hello("1", table.record.id, table.version)))
        assert (await ear.heard.get()).version == table.version
        house.stop()
        behind.stop()
        await here.close()
        await there.close()

    asyncio.run(asyncio.wait_for(work(), 120))
