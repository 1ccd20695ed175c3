"""A real server in a process of its own, and people who really connect."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from dreamtable.server.aside import Aside

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T], seconds: float = 90) -> T:
    return asyncio.run(asyncio.wait_for(work, seconds))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address.  Limits are wide here; tests of limits start servers of their own."""
    aside = Aside(tmp_path_factory.mktemp("data"), pace=0, rate=1e6, http_rate=1e6, code_rate=1e6, grace=200)
    yield aside.address
    assert aside.stop() in (0, -15)  # uvicorn ends by the signal it was told to stop with


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
