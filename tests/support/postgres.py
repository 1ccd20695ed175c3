"""Fixtures of a real PostgreSQL server, which lives as long as the tests do."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count

import asyncpg
import pytest

from dreamtable.lab.postgres_process import PostgresProcess, postgres

numbers = count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresProcess]:
    """One server for all tests; it does not sync, because tests kill the server and not the machine."""
    with postgres(fsync="off") as server:
        yield server


@pytest.fixture
def database(postgres_server: PostgresProcess) -> str:
    """The address of an empty database."""
    return new_database(postgres_server)


def new_database(server: PostgresProcess) -> str:
    """Make an empty database and return its address."""
    name = f"test{next(numbers)}"

    async def create() -> None:
        db = await asyncpg.connect(server.url)
        await db.execute(f"CREATE DATABASE {name}")
        await db.close()

    asyncio.run(create())
    return server.url_of(name)
