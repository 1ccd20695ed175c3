"""`dreamtable bench world`: many evenings in simulated worlds, each reproduced exactly by its seed."""

from __future__ import annotations

import gc
import os
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context

from dreamtable import games as all_games
from dreamtable.lab.simulated_world.evening import spend_evening

PART = 20  # evenings that a process spends in a row


@dataclass
class WorldReport:
    """What happened in all evenings together; nothing may be in `wrong`."""

    evenings: int = 0
    entries: int = 0  # of logs
    messages: int = 0  # to people
    comparisons: int = 0  # of a view that was sent with the fold of the log
    seconds: float = 0.0  # of virtual time
    cpu_seconds: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def add(self, other: WorldReport) -> None:
        """Count what happened in other evenings, too."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def spend_evenings(game: str, seeds: Sequence[int]) -> WorldReport:
    """Spend the evenings of some seeds at one game."""
    report = WorldReport()
    began = time.process_time()
    for seed in seeds:
        one = spend_evening(seed, game)
        wrong = [f"{game}, seed {seed}: {line}" for line in one.wrong]
        report.add(WorldReport(1, one.entries, one.messages, one.comparisons, one.seconds, 0.0, one.faults, wrong))
    report.cpu_seconds = time.process_time() - began
    return report


def _start_process(games: Sequence[str]) -> None:
    """Load what every evening needs, and have no evening's garbage be looked for in it: a sixth of the time."""
    for game in games:
        all_games.load(game)
    gc.freeze()


def bench_world(
    games: Sequence[str], seed: int, evenings: int, progress: Callable[[int], None] = lambda done: None
) -> WorldReport:
    """Spend so many evenings at each game, the first by this seed, on all cores; `progress` is told how many more."""
    seeds = range(seed, seed + evenings)
    parts = [(game, seeds[first : first + PART]) for first in range(0, evenings, PART) for game in games]
    report = WorldReport()
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn"), _start_process, (games,)) as pool:
        for done in as_completed([pool.submit(spend_evenings, game, some) for game, some in parts]):
            report.add(done.result())
            progress(done.result().evenings)
    return report
