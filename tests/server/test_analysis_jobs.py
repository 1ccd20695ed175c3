"""Who asks for an analysis that cannot be made is told so in words for players, without a word of the machine."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from msgspec.structs import replace

from dreamtable.arena.simulated_table import SimulatedTable
from dreamtable.games import load
from dreamtable.kit.errors import Illegal
from dreamtable.play import replay_file as replay
from dreamtable.play.replay_file import Replay
from dreamtable.server.analysis_jobs import WORKER, AnalysisJobs
from dreamtable.store.sqlite import SqliteStore
from support.event_loop import run


def finished() -> Replay:
    table = SimulatedTable(load("dream_diary"), ("dozing", "dozing"), 4, 4).run()
    return replay.make(table.setup, ["Ada", "Bo"], table.log, table.running)


async def answer_to(folder: Path, found: Replay, worker: tuple[str, ...] = WORKER) -> str:
    async def find(table: str) -> Replay:
        return found

    store = await SqliteStore.open(folder / "store.sqlite")
    jobs = AnalysisJobs(store, find, worker)
    try:
        while isinstance(await jobs.ask("t1"), float):
            await asyncio.gather(*jobs.under_way())
        return ""
    except Illegal as refused:
        return refused.why
    finally:
        await jobs.close()
        await store.close()


def test_a_game_that_is_not_over_is_refused_with_its_reason(tmp_path: Path) -> None:
    unfinished = replace(finished(), payoffs=[])
    assert run(answer_to(tmp_path, unfinished)) == "Only a finished game can be analysed."


def test_what_breaks_in_an_analysis_is_not_told_to_players(tmp_path: Path) -> None:
    broken = (sys.executable, "-m", "dreamtable.analysis.no_such_worker")
    assert run(answer_to(tmp_path, finished(), broken)) == "The analysis of this game failed."
