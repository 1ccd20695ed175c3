"""A fixture that opens any store: SQLite, PostgreSQL, and the model of it that simulated worlds use."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from dreamtable.lab.simulated_world.simulated_postgres import Database, Line
from dreamtable.store.postgres import PostgresStore
from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.store_interface import Store


@pytest.fixture(params=["sqlite", "postgres"])
def open_real_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Awaitable[Store]]:
    """A function that opens the same store every time it is called; the model knows too few statements for these tests."""
    return opener(request, tmp_path)


@pytest.fixture(params=["sqlite", "postgres", "world"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Awaitable[Store]]:
    """A function that opens the same store every time it is called."""
    return opener(request, tmp_path)


def opener(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Awaitable[Store]]:
    """Return the function that opens the store which a test is run with."""
    if request.param == "sqlite":
        return lambda: SqliteStore.open(tmp_path / "x.sqlite")
    if request.param == "world":
        line = Line(Database())
        return lambda: PostgresStore.open("world", connector=line)
    database: str = request.getfixturevalue("database")
    return lambda: PostgresStore.open(database)
