"""A real server in a process of its own, and people who really connect."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, TypeVar

import pytest

from dreamtable.server.aside import Aside
from dreamtable.store.aside import postgres

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T], seconds: float = 90) -> T:
    return asyncio.run(asyncio.wait_for(work, seconds))


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address.  Limits are wide here; tests of limits start servers of their own."""
    with postgres(fsync="off") if request.param == "postgres" else nullcontext() as database:
        settings = {"database": database.url} if database else {}
        aside = Aside(
            tmp_path_factory.mktemp("data"), pace=0, rate=1e6, http_rate=1e6, code_rate=1e6, grace=200, **settings
        )
        yield aside.address
        assert aside.stop() in (0, -15)  # uvicorn ends by the signal it was told to stop with


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
