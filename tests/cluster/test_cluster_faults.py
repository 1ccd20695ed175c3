"""Faults one after the other while people play: nothing is lost, doubled or shown to the wrong seat."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from dreamtable.lab.bench_faults import fillable_postgres, run_faults
from dreamtable.lab.cluster_faults import Fault
from dreamtable.lab.small_disk import PostgresOnSmallDisk


@pytest.mark.slow
def test_a_short_run_of_all_faults(tmp_path: Path) -> None:
    with fillable_postgres(print, fsync="off") as server:
        work = run_faults(server, "postgres", tmp_path, faults=len(Fault), tables=6, pace=0.2)
        outcome = asyncio.run(asyncio.wait_for(work, 900))
    assert outcome.wrong == []
    assert set(outcome.faults) == set(Fault) and outcome.moves > 0 and outcome.timers > 0
    assert outcome.full_disks == isinstance(server, PostgresOnSmallDisk)
