"""A real server in a process of its own, and people who really connect."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dreamtable.server.server_process import ServerProcess
from support.postgres import new_database

STORES = ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)]


@pytest.fixture(scope="session", params=STORES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server, on each store.  Its limits are wide; tests of limits start servers of their own."""
    on = request.param == "postgres"
    database = new_database(request.getfixturevalue("postgres_server")) if on else ""
    free = {"pace": 0, "rate": 1e6, "http_rate": 1e6, "code_rate": 1e6, "grace": 200}
    process = ServerProcess(tmp_path_factory.mktemp("data"), database=database, **free)
    yield process.address
    assert process.stop() in (0, -15)  # uvicorn ends by the signal it was told to stop with


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder of a server, which does not exist yet."""
    return tmp_path / "data"
