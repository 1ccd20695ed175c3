"""Misfortunes, one after the other, while people play: nothing is lost, doubled or shown to the wrong seat."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from dreamtable.nodes.faults import Fault, storm
from dreamtable.store.aside import PostgresAside


@pytest.mark.slow
def test_a_short_storm(postgres_server: PostgresAside, database: str, tmp_path: Path) -> None:
    name = database.rpartition("/")[2]
    work = storm(postgres_server, name, tmp_path, faults=len(Fault), tables=6, pace=0.2)
    outcome = asyncio.run(asyncio.wait_for(work, 900))
    assert outcome.wrong == []
    assert set(outcome.faults) == set(Fault) and outcome.moves > 0 and outcome.timers > 0
