"""Both stores: a file, and a real PostgreSQL server that lives as long as the tests do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from dreamtable.lab.postgres_process import PostgresAside, postgres
from dreamtable.store.postgres import PostgresStore
from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.ports import Store

Opener = Callable[[], Awaitable[Store]]
RUNNING = pytest.StashKey[PostgresAside]()
numbers = count(1)


@pytest.fixture(scope="session")
def postgres_server(pytestconfig: pytest.Config) -> PostgresAside:
    """One for all tests, in whichever folder they are: a fixture by itself would start one a folder."""
    if RUNNING not in pytestconfig.stash:
        context = postgres(fsync="off")  # the tests cut the server off, not the power
        pytestconfig.stash[RUNNING] = context.__enter__()
        pytestconfig.add_cleanup(lambda: context.__exit__(None, None, None))
    return pytestconfig.stash[RUNNING]


@pytest.fixture
def database(postgres_server: PostgresAside) -> str:
    """The address of a database of one's own."""
    return new_database(postgres_server)


def new_database(server: PostgresAside) -> str:
    name = f"test{next(numbers)}"

    async def create() -> None:
        db = await asyncpg.connect(server.url)
        await db.execute(f"CREATE DATABASE {name}")
        await db.close()

    asyncio.run(create())
    return server.url_of(name)


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens the same store every time it is called."""
    if request.param == "sqlite":
        return lambda: SqliteStore.open(tmp_path / "x.sqlite")
    database: str = request.getfixturevalue("database")
    return lambda: PostgresStore.open(database)
