"""A real server in a process of its own, and people who really connect."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from dreamtable.server.server_process import ServerProcess
from support.postgres import new_database

STORES = ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)]
T = TypeVar("T")
get = partial(httpx.get, trust_env=False, timeout=60)  # from this machine, however busy it is


def run(work: Coroutine[Any, Any, T], seconds: float = 90) -> T:
    return asyncio.run(asyncio.wait_for(work, seconds))


@pytest.fixture(scope="session", params=STORES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address, on each store.  Limits are wide here; tests of limits start servers of their own."""
    on = request.param == "postgres"
    database = new_database(request.getfixturevalue("postgres_server")) if on else ""
    free = {"pace": 0, "rate": 1e6, "http_rate": 1e6, "code_rate": 1e6, "grace": 200}
    aside = ServerProcess(tmp_path_factory.mktemp("data"), database=database, **free)
    yield aside.address
    assert aside.stop() in (0, -15)  # uvicorn ends by the signal it was told to stop with


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
