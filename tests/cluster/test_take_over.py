"""Another node runs the tables of a dead one even while the database is busy or away, and sends nobody away too early."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple, cast

import asyncpg
import pytest

from dreamtable.cluster import heartbeats_and_leases as leases
from dreamtable.cluster.node import SharedNode
from dreamtable.lab.network_faults import Condition, Proxy
from dreamtable.lab.postgres_process import PostgresProcess
from dreamtable.server.app import Server
from dreamtable.server.periodic_tasks import Housekeeping
from dreamtable.server.settings import Settings
from dreamtable.server.sockets.session import Session
from dreamtable.store.postgres import PATIENCE, READERS, PostgresStore
from dreamtable.store.postgres_driver import ANSWER
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.public_table_facts import Level
from dreamtable.tables.server_context import TableContext
from support.bot_players import IdlePlayer
from support.event_loop import run
from support.waiting import until


class Heir(NamedTuple):
    """A node that is about to find out that another one died, while all its connections for reading are taken."""

    node: SharedNode
    lobby: Lobby
    db: asyncpg.Connection
    table: str
    readers: list[asyncpg.Connection]
    store: PostgresStore

    async def release_readers(self) -> None:
        for reader in self.readers:
            await self.store._pool.release(reader)

    async def has_claimed(self) -> bool:
        """Whether the table of the dead node is claimed by this one."""
        keeper: str = await self.db.fetchval("SELECT node FROM keepers WHERE tbl = $1", self.table)
        return keeper == self.node.id


@asynccontextmanager
async def heir(database: str, answer: float = ANSWER, patience: float = PATIENCE) -> AsyncIterator[Heir]:
    """Start a node, whose store waits so long for the database, after another one has died with a table."""
    store = await PostgresStore.open(database, answer, patience)
    dead = Lobby(TableContext(store, IdlePlayer()))
    table = (await dead.play_now("dream_ravens", "ada", "Ada", "", 2, {}, Level.DOZING)).record.id
    dead.stop()
    db = await asyncpg.connect(database)
    await db.execute("INSERT INTO nodes VALUES ('dead', to_timestamp(0))")
    await db.execute("INSERT INTO keepers VALUES ($1, 'dead')", table)
    node = SharedNode(store)
    lobby = Lobby(TableContext(store, IdlePlayer(), node=node))
    readers = [await store._pool.acquire() for _ in range(READERS)]
    await node.start(lobby)
    yield Heir(node, lobby, db, table, readers, store)
    lobby.stop()
    await node.stop()
    await store.close()
    await db.close()


def test_a_dead_node_is_found_while_everybody_reads(database: str) -> None:
    """Once the search for dead nodes waited behind all who had reconnected, and failed."""

    async def work() -> None:
        async with heir(database) as here:
            await until(here.has_claimed)
            assert here.node.running == 0, "nobody could read the table yet"
            await here.release_readers()
            await until(lambda: here.node.running > 0)

    run(work())


def test_a_take_over_is_tried_again_when_the_database_was_away(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with heir(database, answer=1.0, patience=0.1) as here:
            await until(lambda: "cannot be taken over" in caplog.text)
            assert here.node.running == 0
            await here.release_readers()
            await until(lambda: here.node.running > 0)
            assert await here.has_claimed()

    run(work())


def test_after_a_stall_longer_than_the_lease_no_table_runs_on_two_nodes(
    postgres_server: PostgresProcess, database: str
) -> None:
    """The line came back before the heartbeat gave up, so the node did not notice that others had taken it for dead."""

    async def work() -> None:
        proxy = Proxy(lambda: [postgres_server.port])
        await proxy.start()
        slow = await PostgresStore.open(postgres_server.url_of(database.rpartition("/")[2], proxy.port))
        fast = await PostgresStore.open(database)
        stalled, other = SharedNode(slow), SharedNode(fast)
        here = Lobby(TableContext(slow, IdlePlayer(), node=stalled))
        there = Lobby(TableContext(fast, IdlePlayer(), node=other))
        await stalled.start(here)
        tables = [await here.play_now("dream_ravens", "ada", "Ada", "", 2, {}, Level.DOZING) for _ in range(8)]
        await until(lambda: stalled.running == 8)
        await other.start(there)
        proxy.set(Condition.STALLED)
        await until(lambda: other.running == 8)
        assert not any(table.state.runs for table in tables), "its lease has run out, whatever it has heard"
        proxy.set(Condition.NORMAL)
        await until(lambda: stalled.leased)
        assert stalled.running == 0 and not any(table.state.runs for table in tables)
        assert other.running == 8 and await fast.fetch("SELECT count(*) FROM keepers WHERE node = $1", other.id) == [
            (8,)
        ]
        for lobby, node, store in ((here, stalled, slow), (there, other, fast)):
            lobby.stop()
            await node.stop()
            await store.close()
        await proxy.stop()

    run(work())


def test_a_node_that_is_back_in_time_keeps_its_tables_and_one_that_is_dead_claims_none(database: str) -> None:
    """Between finding a node dead and taking its tables over, it may have come back; and the heir may have died."""

    async def work() -> None:
        store = await PostgresStore.open(database)
        db = await asyncpg.connect(database)
        alive, dead = "now() + interval '1 minute'", "to_timestamp(0)"
        await db.execute(f"INSERT INTO nodes VALUES ('back', {alive}), ('heir', {alive}), ('ghost', {dead})")
        await db.execute("INSERT INTO keepers VALUES ('t1', 'back'), ('t2', 'ghost')")
        assert await leases.take_over(store.fetch, "ghost", ["ghost"]) == []
        assert await leases.claim(store.fetch, "ghost", ["t3"]) == set()
        assert await leases.take_over(store.fetch, "heir", ["back", "ghost"]) == ["t2"]
        assert await leases.held(store.fetch, "back") == {"t1"} and await leases.dead_nodes(store.fetch) == []
        await db.close()
        await store.close()

    run(work())


class Visitor:
    """Stands for a session: it only notes why it was sent away."""

    sent = ""

    def disconnect(self, code: str, why: str) -> None:
        self.sent = code


def test_a_node_that_is_held_up_keeps_its_people_for_a_while(
    postgres_server: PostgresProcess, database: str, tmp_path: Path
) -> None:
    async def work() -> None:
        proxy = Proxy(lambda: [postgres_server.port])
        await proxy.start()
        url = postgres_server.url_of(database.rpartition("/")[2], proxy.port)
        server = Server(Settings(data=tmp_path, database=url))
        await server.open()
        node, visitor = server.node, Visitor()
        assert node is not None
        server.sessions[cast(Session, visitor)] = "127.0.0.1"
        keeper = Housekeeping(server.settings, server.store, server.lobby, node, server.sessions)
        seconds = []
        for condition in (Condition.STALLED, Condition.NORMAL, Condition.STALLED, Condition.STALLED):
            proxy.set(condition)
            await until(lambda: node.cut_off == (condition is Condition.STALLED))  # noqa: B023 (awaited at once)
            keeper.check_connection()
            seconds.append(visitor.sent)
        assert seconds == ["", "", "", "restarting"]
        server.sessions.clear()
        proxy.set(Condition.NORMAL)
        await until(lambda: not node.cut_off)
        await server.close()
        await proxy.stop()

    run(work())
