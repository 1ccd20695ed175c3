"""`dreamtable bench faults`: several nodes, many tables, and one fault after the other while people play."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from dreamtable.kit.errors import Invalid
from dreamtable.lab.cluster_faults import PATIENCE, POLL, Fault, Faults
from dreamtable.lab.fault_players import AT_ONCE, TablePlayers
from dreamtable.lab.local_cluster import Cluster, cluster
from dreamtable.lab.log_audit import Audit
from dreamtable.lab.postgres_process import PostgresProcess, postgres
from dreamtable.lab.small_disk import small_postgres
from dreamtable.store.postgres import PostgresStore
from dreamtable.tables.public_table_facts import Phase

RAVENS = ("dream_ravens", {"limit": 300}, 2)
DREAM = ("when_i_dream", {"night": 10, "clue": 3}, 4)
EXPECTED = {"stale", "not_your_turn", "not_allowed"}  # refusals that a race between two players explains

Progress = Callable[[str], None]


@dataclass
class FaultReport:
    """What happened in a run; nothing may be in `wrong`."""

    faults: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    moves: int = 0  # acknowledged
    refusals: Counter[str] = field(default_factory=Counter)
    full_disks: int = 0  # times that a disk was really full
    timers: int = 0
    latest_timer: float = 0.0  # milliseconds late, at worst
    slowest_take_over: float = 0.0  # seconds
    wrong: list[str] = field(default_factory=list)


class FaultRun:
    """Players at many tables, faults one by one, and an audit of everything after each."""

    def __init__(self, cluster: Cluster, tables: int, pace: float, seed: int, progress: Progress) -> None:
        """`pace` is the mean pause of a player between two moves, in seconds."""
        self._cluster, self._progress = cluster, progress
        self._faults = Faults(cluster, random.Random(seed), self._not_saved)
        limit = asyncio.Semaphore(AT_ONCE)
        self._tables = [
            TablePlayers(cluster.balancer.address, *(DREAM if k % 10 == 0 else RAVENS), pace, seed + k, limit)
            for k in range(tables)
        ]
        self.report = FaultReport()

    async def run(self, faults: int, kinds: tuple[Fault, ...] = tuple(Fault)) -> FaultReport:
        """Let so many faults happen, each of the kinds in turn, while people play; returns what was found."""
        stop = asyncio.Event()
        playing = [asyncio.create_task(table.play(stop)) for table in self._tables]
        store = await PostgresStore.open(self._cluster.url)
        try:
            await self._until(playing, lambda: all(table.ready.is_set() for table in self._tables))
            for number in range(1, faults + 1):
                fault = kinds[(number - 1) % len(kinds)]
                await self._some_moves(playing)
                await self._faults.cause(fault)
                self.report.faults[fault] += 1
                await self._some_moves(playing)
                await self._check(store)
                self._progress(f"{number}: {fault}; {self._moves} moves, {len(self.report.wrong)} wrong")
            stop.set()
            await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
            await self._let_clocks_run_out(store)
        finally:
            for task in playing:
                task.cancel()
            await store.close()
        return self._sum_up()

    @property
    def _moves(self) -> int:
        return sum(table.moves for table in self._tables)

    def _not_saved(self) -> int:
        return sum(table.refusals["not_saved"] for table in self._tables)

    async def _some_moves(self, playing: list[asyncio.Task[None]]) -> None:
        """Wait until some more moves are made, so that every fault happens in the middle of play."""
        enough = self._moves + max(10, len(self._tables) // 4)
        await self._until(playing, lambda: self._moves >= enough)

    async def _until(self, playing: list[asyncio.Task[None]], reached: Callable[[], bool]) -> None:
        """Wait until something is reached; a player that failed raises its error here.

        Looks are counted, not seconds, because the machine may have been suspended meanwhile.
        """
        for _ in range(round(PATIENCE / POLL)):
            if reached():
                return
            for task in playing:
                if task.done():
                    await task
            await asyncio.sleep(POLL)
        raise TimeoutError("the game does not go on")

    @property
    def _audits(self) -> list[Audit]:
        return [audit for table in self._tables for audit in table.audits]

    async def _check(self, store: PostgresStore) -> None:
        """Compare what players have seen with what is stored by now."""
        for table in self._tables:
            for audit in table.audits:
                if audit.closed:
                    continue
                last = audit is table.audits[-1]
                claims = audit.take_claims()
                stored = await store.load(audit.table, audit.version)
                if stored is not None and stored.record.phase != Phase.LOBBY:
                    audit.check(claims, stored.record, stored.entries)
                    audit.closed = not last and stored.record.phase == Phase.OVER
        self.report.wrong = [line for audit in self._audits for line in audit.wrong]

    async def _let_clocks_run_out(self, store: PostgresStore) -> None:
        """Wait, now that nobody moves any more, until every clock that still runs has run out by itself."""
        await self._check(store)
        run = {audit: audit.running for audit in self._audits if audit.running}
        until = time.monotonic() + PATIENCE
        while run and time.monotonic() < until:
            await asyncio.sleep(1)
            await self._check(store)
            run = {audit: left for audit, was in run.items() if (left := audit.running & was)}
        self.report.wrong += [f"{audit.table}: clocks {sorted(left)} never ran out" for audit, left in run.items()]

    def _sum_up(self) -> FaultReport:
        report = self.report
        report.tables, report.moves = len(self._audits), self._moves
        report.full_disks, report.slowest_take_over = self._faults.full_disks, self._faults.slowest_take_over
        report.timers = sum(audit.fired for audit in self._audits)
        report.latest_timer = max(audit.latest for audit in self._audits)
        for table in self._tables:
            report.refusals += table.refusals
        unexplained = set(report.refusals) - EXPECTED - ({"not_saved"} if report.faults[Fault.FULL] else set())
        if unexplained:
            report.wrong.append(f"refused without a reason: {sorted(unexplained)}")
        return report


async def run_faults(
    server: PostgresProcess,
    database: str,
    folder: Path,
    faults: int,
    tables: int,
    pace: float = 0.5,
    nodes: int = 3,
    seed: int = 7,
    progress: Progress = print,
    kinds: tuple[Fault, ...] = tuple(Fault),
) -> FaultReport:
    """Start a cluster on a database, and let faults happen to it while people play at some tables."""
    async with cluster(server, database, folder, nodes) as running:
        return await FaultRun(running, tables, pace, seed, progress).run(faults, kinds)


@contextmanager
def fillable_postgres(progress: Progress, **settings: str) -> Iterator[PostgresProcess]:
    """Run a server whose disk can be filled or, where that is not allowed, one that can only be made to say so."""
    with ExitStack() as stack:
        try:
            server: PostgresProcess = stack.enter_context(small_postgres(**settings))
        except Invalid as problem:
            progress(f"The disk cannot be filled for real, PostgreSQL will only say so: {problem.why}")
            server = stack.enter_context(postgres(**settings))
        yield server


def bench_faults(faults: int = 105, tables: int = 200, pace: float = 5.0, progress: Progress = print) -> FaultReport:
    """Make the long run, with a PostgreSQL server of its own that really syncs."""
    with fillable_postgres(progress) as server, tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run_faults(server, "postgres", Path(folder), faults, tables, pace, progress=progress))
