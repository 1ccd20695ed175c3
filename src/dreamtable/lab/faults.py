"""`dreamtable bench faults`: several nodes, many tables, and one misfortune after the other while people play."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from dreamtable.kit.errors import Invalid
from dreamtable.lab.audit import Audit
from dreamtable.lab.fault_players import AT_ONCE, PATIENCE, Party
from dreamtable.lab.local_cluster import Cluster, cluster
from dreamtable.lab.network_faults import Mood
from dreamtable.lab.node_metrics import metric, name_of
from dreamtable.lab.postgres_process import PostgresAside, postgres
from dreamtable.lab.small_disk import PostgresOnSmallDisk, small_postgres
from dreamtable.store.postgres import PostgresStore, driver, lost
from dreamtable.tables.table_facts import Phase

RAVENS = ("dream_ravens", {"limit": 300}, 2)
DREAM = ("when_i_dream", {"night": 10, "clue": 3}, 4)
LOOK = 0.05  # seconds between two looks at how the games go
FULL = 20.0  # seconds that a disk stays full at most: there is room in pages that are not
AGREED = {"stale", "not_your_turn", "not_allowed"}  # refusals that a race between people explains


class Fault(StrEnum):
    KILL = "kill -9 a node"
    RESTART = "restart a node under load"
    POSTGRES = "kill and restart PostgreSQL"
    CUT = "cut a node off from the database"
    DEAF = "hold up everything between a node and the database"
    SLOW = "slow down the line to the database"
    FULL = "fill the disk"


@dataclass
class Outcome:
    faults: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    moves: int = 0  # acknowledged
    refusals: Counter[str] = field(default_factory=Counter)
    full_disks: int = 0  # that were full for real
    timers: int = 0
    latest_timer: float = 0.0  # milliseconds late, at worst
    slowest_take_over: float = 0.0  # seconds
    wrong: list[str] = field(default_factory=list)


Told = Callable[[str], None]


class Storm:
    def __init__(self, nodes: Cluster, tables: int, pace: float, seed: int, told: Told) -> None:
        self._nodes, self._told = nodes, told
        self._dice = random.Random(seed)
        door = nodes.door.address
        gate = asyncio.Semaphore(AT_ONCE)
        self._parties = [
            Party(door, *(DREAM if k % 10 == 0 else RAVENS), pace=pace, seed=seed + k, gate=gate) for k in range(tables)
        ]
        self.outcome = Outcome()

    async def run(self, faults: int, kinds: tuple[Fault, ...] = tuple(Fault)) -> Outcome:
        stop = asyncio.Event()
        playing = [asyncio.create_task(party.play(stop)) for party in self._parties]
        store = await PostgresStore.open(self._nodes.url)
        try:
            await self._until(playing, lambda: all(party.ready.is_set() for party in self._parties))
            for number in range(1, faults + 1):
                fault = kinds[(number - 1) % len(kinds)]
                await self._some_moves(playing)
                await self._let(fault)
                self.outcome.faults[fault] += 1
                await self._some_moves(playing)
                await self._check(store)
                self._told(f"{number}: {fault}; {self._made} moves, {len(self.outcome.wrong)} wrong")
            stop.set()
            await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
            await self._let_clocks_run_out(store)
        finally:
            for task in playing:
                task.cancel()
            await store.close()
        return self._sum_up()

    # -- people -----------------------------------------------------------------------------------------------
    @property
    def _made(self) -> int:
        return sum(party.made for party in self._parties)

    async def _some_moves(self, playing: list[asyncio.Task[None]]) -> None:
        """Life goes on."""
        enough = self._made + max(10, len(self._parties) // 4)
        await self._until(playing, lambda: self._made >= enough)

    async def _until(self, playing: list[asyncio.Task[None]], good: Callable[[], bool]) -> None:
        """Looks are counted, not seconds: a machine that was put to sleep meanwhile is no fault of ours."""
        for _ in range(round(PATIENCE / LOOK)):
            if good():
                return
            for task in playing:
                if task.done():
                    await task  # which tells what went wrong
            await asyncio.sleep(LOOK)
        raise TimeoutError("the game does not go on")

    @property
    def _audits(self) -> list[Audit]:
        return [audit for party in self._parties for audit in party.audits]

    async def _check(self, store: PostgresStore) -> None:
        for party in self._parties:
            for audit in party.audits:
                if audit.closed:
                    continue
                last = audit is party.audits[-1]
                claims = audit.so_far()
                stored = await store.load(audit.table, audit.version)
                if stored is not None and stored.record.phase != Phase.LOBBY:
                    audit.check(claims, stored.record, stored.entries)
                    audit.closed = not last and stored.record.phase == Phase.OVER
        self.outcome.wrong = [line for audit in self._audits for line in audit.wrong]

    async def _let_clocks_run_out(self, store: PostgresStore) -> None:
        """Nobody moves any more: every clock that runs now must run out by itself."""
        await self._check(store)
        run = {audit: audit.running for audit in self._audits if audit.running}
        until = time.monotonic() + PATIENCE
        while run and time.monotonic() < until:
            await asyncio.sleep(1)
            await self._check(store)
            run = {audit: left for audit, was in run.items() if (left := audit.running & was)}
        self.outcome.wrong += [f"{audit.table}: clocks {sorted(left)} never ran out" for audit, left in run.items()]

    def _sum_up(self) -> Outcome:
        out = self.outcome
        out.tables, out.moves = len(self._audits), self._made
        out.timers = sum(audit.fired for audit in self._audits)
        out.latest_timer = max(audit.latest for audit in self._audits)
        for party in self._parties:
            out.refusals += party.refused
        unexplained = set(out.refusals) - AGREED - ({"not_saved"} if out.faults[Fault.FULL] else set())
        if unexplained:
            out.wrong.append(f"refused without a reason: {sorted(unexplained)}")
        return out

    # -- misfortunes ------------------------------------------------------------------------------------------
    async def _let(self, fault: Fault) -> None:
        nodes = self._nodes
        i = self._dice.randrange(len(nodes.nodes))
        line = nodes.lines[i]
        match fault:
            case Fault.KILL:
                await self._kill(i)
            case Fault.RESTART:
                await nodes.stop_node(i)
                await nodes.start_node(i)
            case Fault.POSTGRES:
                await asyncio.to_thread(nodes.postgres.kill)
                await asyncio.sleep(self._dice.uniform(0, 2))
                await asyncio.to_thread(nodes.postgres.start_again)
            case Fault.CUT | Fault.DEAF | Fault.SLOW:
                line.set({Fault.CUT: Mood.CUT, Fault.DEAF: Mood.DEAF, Fault.SLOW: Mood.SLOW}[fault])
                await asyncio.sleep(self._dice.uniform(0.5, 6))
                line.set(Mood.WELL)
            case Fault.FULL:
                await self._fill_disk()

    async def _kill(self, i: int) -> None:
        """And see how long it takes until its tables run elsewhere."""
        others = list(self._nodes.addresses)
        dead = await asyncio.to_thread(name_of, others.pop(i))
        await self._nodes.kill_node(i)
        killed = time.monotonic()
        db = await driver().connect(self._nodes.url)
        for _ in range(round(PATIENCE / LOOK)):
            run = sum([await asyncio.to_thread(metric, other, "dreamtable_tables_run") for other in others])
            left, kept = await db.fetchrow("SELECT count(*) FILTER (WHERE node = $1), count(*) FROM keepers", dead)
            if not left and run >= kept:
                break
            await asyncio.sleep(LOOK)
        await db.close()
        took = time.monotonic() - killed
        self.outcome.slowest_take_over = max(self.outcome.slowest_take_over, took)
        await self._nodes.start_node(i)

    async def _fill_disk(self) -> None:
        """Until somebody has met it.  PostgreSQL may die of it; then it is started when there is room."""
        server = self._nodes.postgres
        if not isinstance(server, PostgresOnSmallDisk):
            await self._pretend_full()
            return
        refused = self._not_saved
        await asyncio.to_thread(server.disk.fill)
        for _ in range(round(FULL / LOOK)):
            if self._not_saved > refused or not server.runs:
                break
            await asyncio.sleep(LOOK)
        await asyncio.to_thread(server.disk.make_room)
        self.outcome.full_disks += 1
        while not await self._answers():
            if not server.runs:
                await asyncio.to_thread(server.start_again)

    async def _answers(self) -> bool:
        try:
            db = await driver().connect(self._nodes.url)
            await db.close()
        except lost():
            await asyncio.sleep(LOOK)
            return False
        return True

    @property
    def _not_saved(self) -> int:
        return sum(party.refused["not_saved"] for party in self._parties)

    async def _pretend_full(self) -> None:
        """Where nothing can be mounted: the server says what it says when a disk is full (53100), to every move."""
        db = await driver().connect(self._nodes.url)
        await db.execute(
            "CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE 'no space left on device' USING ERRCODE = 'disk_full'; END $$;"
            "CREATE TRIGGER no_room BEFORE INSERT ON log FOR EACH STATEMENT EXECUTE FUNCTION no_room()"
        )
        await asyncio.sleep(self._dice.uniform(0.5, 2))
        await db.execute("DROP TRIGGER no_room ON log")
        await db.close()


async def storm(
    server: PostgresAside,
    database: str,
    folder: Path,
    faults: int,
    tables: int,
    pace: float = 0.5,
    nodes: int = 3,
    seed: int = 7,
    told: Told = print,
    kinds: tuple[Fault, ...] = tuple(Fault),
) -> Outcome:
    async with cluster(server, database, folder, nodes) as several:
        return await Storm(several, tables, pace, seed, told).run(faults, kinds)


@contextmanager
def fillable(told: Told, **settings: str) -> Iterator[PostgresAside]:
    """A server whose disk can be filled; or, where the system does not allow that, one that can be made to say so."""
    with ExitStack() as stack:
        try:
            server: PostgresAside = stack.enter_context(small_postgres(**settings))
        except Invalid as problem:
            told(f"The disk cannot be filled for real, PostgreSQL will only say so: {problem.why}")
            server = stack.enter_context(postgres(**settings))
        yield server


def bench_faults(faults: int = 105, tables: int = 200, pace: float = 5.0, told: Told = print) -> Outcome:
    """The long run, with a PostgreSQL server of its own that really syncs."""
    with fillable(told) as server, tempfile.TemporaryDirectory() as folder:
        return asyncio.run(storm(server, "postgres", Path(folder), faults, tables, pace, told=told))
