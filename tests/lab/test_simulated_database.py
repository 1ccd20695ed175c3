"""The model of a shared database does what PostgreSQL does: the same cases for both."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from dreamtable.cluster import guest_connections
from dreamtable.cluster import heartbeats_and_leases as leases
from dreamtable.cluster.guest_connections import Connection
from dreamtable.lab.simulated_world.simulated_postgres import Database, Line
from dreamtable.store import notify
from dreamtable.store.postgres import PostgresStore
from dreamtable.tables.store_interface import Behind, StoredChange
from support.event_loop import run
from support.stored_tables import entry, keep, record

Open = Callable[[], Awaitable[PostgresStore]]
LONG = 600.0  # seconds of a lease


@pytest.fixture(params=["postgres", "model"])
def open_store(request: pytest.FixtureRequest) -> Open:
    if request.param == "model":
        line = Line(Database())
        return lambda: PostgresStore.open("world", connector=line)
    url: str = request.getfixturevalue("database")
    return lambda: PostgresStore.open(url)


async def live(store: PostgresStore, *nodes: str) -> None:
    for node in nodes:
        await store.fetch(leases.HEARTBEAT, node, LONG)


def test_a_table_is_claimed_by_one_living_node(open_store: Open) -> None:
    async def work() -> None:
        store = await open_store()
        fetch = store.fetch
        assert await leases.claim(fetch, "a", ["t1"]) == set(), "a node that gave no heartbeat gets nothing"
        await live(store, "a", "b")
        assert await leases.claim(fetch, "a", ["t1", "t2"]) == {"t1", "t2"}
        assert await leases.claim(fetch, "a", ["t1"]) == {"t1"}
        assert await leases.claim(fetch, "b", ["t1", "t3"]) == {"t3"}
        assert await leases.held(fetch, "a") == {"t1", "t2"}
        await leases.end(fetch, "a")
        assert await leases.claim(fetch, "a", ["t1"]) == set()
        assert await leases.claim(fetch, "b", ["t1"]) == {"t1"}
        await leases.release(fetch, "b", ["t2", "t3"])
        assert (await leases.held(fetch, "a"), await leases.held(fetch, "b")) == ({"t2"}, {"t1"})
        await store.close()

    run(work())


def test_tables_are_taken_over_from_dead_nodes_only(open_store: Open) -> None:
    async def work() -> None:
        store = await open_store()
        fetch = store.fetch
        await live(store, "a", "b", "c")
        await leases.claim(fetch, "a", ["t1", "t2"])
        await leases.claim(fetch, "b", ["t3"])
        assert await leases.dead_nodes(fetch) == []
        assert await leases.take_over(fetch, "c", ["a"]) == []
        await leases.end(fetch, "a")
        assert await leases.dead_nodes(fetch) == ["a"]
        assert await leases.take_over(fetch, "nobody", ["a"]) == []
        assert sorted(await leases.take_over(fetch, "c", ["a", "b"])) == ["t1", "t2"]
        assert await leases.dead_nodes(fetch) == [], "a node without tables is forgotten"
        assert (await leases.held(fetch, "b"), await leases.held(fetch, "c")) == ({"t3"}, {"t1", "t2"})
        await store.close()

    run(work())


def test_guests_of_living_nodes_are_elsewhere(open_store: Open) -> None:
    async def work() -> None:
        store = await open_store()
        fetch = store.fetch
        await live(store, "a", "b")
        ada, bob = Connection("t1", "ada"), Connection("t1", "bob")
        await guest_connections.store(fetch, "a", {ada: True, bob: True})
        await guest_connections.store(fetch, "b", {bob: True})
        assert await guest_connections.elsewhere(fetch, "b", ["t1", "t2"]) == {"t1": frozenset({"ada", "bob"})}
        assert await guest_connections.elsewhere(fetch, "a", ["t1"]) == {"t1": frozenset({"bob"})}
        await guest_connections.store(fetch, "a", {bob: False})
        assert await guest_connections.elsewhere(fetch, "b", ["t1"]) == {"t1": frozenset({"ada"})}
        await leases.end(fetch, "a")
        assert await guest_connections.elsewhere(fetch, "b", ["t1"]) == {}
        await guest_connections.remove_nodes(fetch, ["a", "b"])
        await live(store, "a", "b")
        assert await guest_connections.elsewhere(fetch, "c", ["t1"]) == {}
        await store.close()

    run(work())


def test_a_commit_is_told_to_all_who_listen_and_a_refused_one_is_not(open_store: Open) -> None:
    async def work() -> None:
        store = await open_store()
        heard: asyncio.Queue[str] = asyncio.Queue()
        connection = await store.connector.connect(store.url, timeout=60, command_timeout=60)
        await connection.add_listener(notify.CHANNEL, lambda connection, process, channel, text: heard.put_nowait(text))
        assert await keep(store, StoredChange("t1", record(), [entry(1)])) is None
        assert isinstance(await keep(store, StoredChange("t1", None, [entry(1)])), Behind)
        assert isinstance(await keep(store, StoredChange("t1", record(rev=7), [entry(2)])), Behind)
        assert await keep(store, StoredChange("t1", None, [entry(2), entry(3)])) is None
        told = [await asyncio.wait_for(heard.get(), 60) for _ in range(2)]
        assert told == [f"{store.node} t1:{notify.RELOAD}", f"{store.node} t1:3"]
        assert await store.after({"t1": 1, "t2": 0}) == {"t1": [entry(2), entry(3)]}
        await connection.close()
        await store.close()

    run(work())
