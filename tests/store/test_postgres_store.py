"""The PostgreSQL store on a real server that is killed, started again and backed up: the log stays whole."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncpg
import pytest

from dreamtable.kit.errors import Invalid
from dreamtable.lab.postgres_process import PostgresProcess
from dreamtable.store.migrations import STEPS
from dreamtable.store.postgres import PostgresStore
from dreamtable.tables.store_interface import Behind, StoredChange
from support.event_loop import run
from support.stored_tables import entry, keep, record
from support.waiting import until

MOVES = 40


def test_a_dead_server_delays_moves_and_neither_loses_nor_doubles_them(
    postgres_server: PostgresProcess, database: str
) -> None:
    async def work() -> None:
        store = await PostgresStore.open(database)
        names = [f"t{k}" for k in range(8)]
        for name in names:
            await keep(store, StoredChange(name, record(name)))
        acknowledged = dict.fromkeys(names, 0)

        async def play(name: str) -> None:
            for seq in range(1, MOVES + 1):
                error = await keep(store, StoredChange(name, None, [entry(seq)]))
                # Sent again because its fate was unknown: refused if it had arrived the first time.
                assert error is None or isinstance(error, Behind)
                acknowledged[name] = seq

        playing = [asyncio.create_task(play(name)) for name in names]
        for _ in range(2):
            await until(lambda: sum(acknowledged.values()) >= 20)
            await asyncio.to_thread(postgres_server.kill)
            await asyncio.to_thread(postgres_server.start_again)
        await asyncio.gather(*playing)
        for name in names:
            stored = await store.load(name)
            assert stored is not None and stored.entries == [entry(seq) for seq in range(1, MOVES + 1)]
        await store.close()

    run(work())


def test_two_writers_cannot_write_the_same_step(database: str) -> None:
    async def work() -> None:
        one, two = await PostgresStore.open(database), await PostgresStore.open(database)
        await keep(one, StoredChange("t1", record()))
        for seq in range(1, 20):
            answers = await asyncio.gather(*(keep(s, StoredChange("t1", None, [entry(seq)])) for s in (one, two)))
            assert sorted(error is None for error in answers) == [False, True]
        await one.close()
        await two.close()

    run(work())


def test_nodes_that_start_together_make_one_schema(database: str) -> None:
    async def work() -> None:
        stores = await asyncio.gather(*(PostgresStore.open(database) for _ in range(4)))
        for store in stores:
            await store.close()
        db = await asyncpg.connect(database)
        assert await db.fetchval("SELECT max(version) FROM schema_version") == len(STEPS)
        await db.execute("INSERT INTO schema_version VALUES ($1)", len(STEPS) + 1)
        await db.close()
        with pytest.raises(Invalid) as refused:
            await PostgresStore.open(database)
        assert refused.value.code == "newer_store"

    run(work())


@pytest.mark.parametrize("url", ["postgresql://nobody@127.0.0.1:1/none", "postgresql://["])
def test_an_address_without_a_database_says_so(url: str) -> None:
    async def work() -> None:
        with pytest.raises(Invalid) as refused:
            await PostgresStore.open(url)
        assert refused.value.code == "no_store"

    run(work())


def test_a_backup_can_be_restored(postgres_server: PostgresProcess, database: str, tmp_path: Path) -> None:
    async def work() -> None:
        store = await PostgresStore.open(database)
        await keep(store, StoredChange("t1", record(), [entry(1), entry(2)]))
        name = database.rpartition("/")[2]
        await asyncio.to_thread(postgres_server.dump, name, tmp_path / "backup")
        await keep(store, StoredChange("t1", None, [entry(3)]))
        await store.close()
        await asyncio.to_thread(postgres_server.restore, tmp_path / "backup", f"{name}_again")
        again = await PostgresStore.open(postgres_server.url_of(f"{name}_again"))
        stored = await again.load("t1")
        assert stored is not None and stored.record == record() and stored.entries == [entry(1), entry(2)]
        await again.close()

    run(work())
