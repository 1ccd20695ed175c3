"""`dreamtable bench nodes`: several nodes on one database, with the seats of every table spread over all of them."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from msgspec import Raw

from dreamtable.lab.load.load_process import LoadSettings, load
from dreamtable.lab.load.player_load import percentiles
from dreamtable.lab.load.server_metrics import figures, metric
from dreamtable.lab.local_cluster import cluster
from dreamtable.lab.postgres_process import PostgresProcess, postgres
from dreamtable.play.game_log import Entry, Kind
from dreamtable.store.postgres import PostgresStore
from dreamtable.tables.store_interface import StoredChange

SEATS = 4
RATE = 300.0  # moves a second at which the latency is measured: far below what two cores can do
WARM_UP = 2.0  # seconds
MOST_IN_FLIGHT = 500  # moves without an answer; with more, the latency at full speed only tells the length of the line
OTHER_FILES = 200  # files that a process has open besides its players' sockets
MOVE = Raw(b'{"type":"look","position":2}')


@dataclass(frozen=True)
class ClusterReport:
    """One row of the benchmark: some nodes and tables, playing as fast as they can and then at a steady rate."""

    nodes: int
    tables: int
    seats: int  # at each table
    seated_in: float  # seconds until everybody sat and all games had begun
    moves_per_second: float  # at full speed
    p50: float  # milliseconds from a move to its snapshot, at full speed
    p99: float
    steady_rate: float  # moves a second in the steady part
    steady_p50: float
    steady_p99: float
    node_cost: float  # microseconds of CPU a move, of all nodes together, at full speed
    postgres_cost: float
    load_cost: float  # the same of the load, which shares the machine
    conflicts: float  # of a thousand moves, those that came after another node's
    refusals: int

    @property
    def moves_per_cpu_second(self) -> float:
        """How many moves all nodes together make in a second of CPU time."""
        return 1e6 / self.node_cost


@dataclass(frozen=True)
class StoreReport:
    """The store by itself: one move after the other at each table, without rules, views and sockets."""

    tables: int
    moves_per_second: float
    p99: float  # milliseconds until a move is on disk
    cost: float  # microseconds of CPU a move on a node's side
    postgres_cost: float
    group: float  # moves that share a commit, on average


def bench_store(tables: int = 200, seconds: float = 8.0) -> StoreReport:
    """Measure how fast the PostgreSQL store takes moves."""
    with postgres() as server:
        return asyncio.run(_bench_store(server, tables, seconds))


async def _bench_store(server: PostgresProcess, tables: int, seconds: float) -> StoreReport:
    store = await PostgresStore.open(server.url)
    latencies: list[float] = []
    until = time.perf_counter() + seconds

    async def play(table: str) -> None:
        seq = 0
        while (began := time.perf_counter()) < until:
            seq += 1
            stored = asyncio.get_running_loop().create_future()
            entry = Entry(seq, Kind.MOVE, 0, MOVE, seq, f"guest:{seq}")
            store.commit(StoredChange(table, entries=[entry]), stored.set_result)
            if (error := await stored) is not None:
                raise error
            latencies.append(time.perf_counter() - began)

    cpu, database = time.process_time(), server.cpu()
    await asyncio.gather(*(play(f"table-{k}") for k in range(tables)))
    cpu, database = time.process_time() - cpu, server.cpu() - database
    group = store.changes / store.commits
    await store.close()
    moves = len(latencies)
    _, p99 = percentiles(latencies)
    return StoreReport(tables, moves / seconds, p99, cpu / moves * 1e6, database / moves * 1e6, group)


def bench_nodes(
    nodes: Sequence[int] = (1, 2, 3),
    tables: Sequence[int] = (200, 1000, 5000),
    seconds: float = 8.0,
    rate: float = RATE,
    warm_up: float = WARM_UP,
) -> list[ClusterReport]:
    """Measure every number of nodes with every number of tables."""
    return [
        asyncio.run(_bench(node_count, table_count, _seats(table_count), seconds, rate, warm_up))
        for table_count in tables
        for node_count in nodes
    ]


def _seats(tables: int) -> int:
    """Return how many seats a table can have, given how many sockets this machine lets one process open."""
    import resource  # Windows has no such module

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return SEATS if most == resource.RLIM_INFINITY else min(SEATS, (most - OTHER_FILES) // tables)


async def _bench(nodes: int, tables: int, seats: int, seconds: float, rate: float, warm_up: float) -> ClusterReport:
    with postgres(max_connections="200") as server, tempfile.TemporaryDirectory() as folder:
        async with cluster(server, "postgres", Path(folder), nodes, direct=True) as running:
            settings = LoadSettings(running.addresses, tables, seats, MOST_IN_FLIGHT)
            return await asyncio.to_thread(_measure, server, settings, seconds, rate, warm_up)


def _measure(
    server: PostgresProcess, settings: LoadSettings, seconds: float, rate: float, warm_up: float
) -> ClusterReport:
    addresses = settings.servers
    began = time.monotonic()
    with load(settings) as players:
        seated_in = time.monotonic() - began
        players.play(0)
        players.measure(warm_up + settings.tables / 500)  # everybody may move at once in the beginning
        before, conflicts, postgres_cpu = figures(addresses), _conflicts(addresses), server.cpu()
        full = players.measure(seconds)
        after, conflicts = figures(addresses), _conflicts(addresses) - conflicts
        postgres_cpu = server.cpu() - postgres_cpu
        players.play(rate)
        players.measure(warm_up + full.p99 / 1000)
        steady = players.measure(seconds)
    moves = after.moves - before.moves
    return ClusterReport(
        nodes=len(addresses),
        tables=settings.tables,
        seats=settings.seats,
        seated_in=seated_in,
        moves_per_second=full.moves / full.seconds,
        p50=full.p50,
        p99=full.p99,
        steady_rate=steady.moves / steady.seconds,
        steady_p50=steady.p50,
        steady_p99=steady.p99,
        node_cost=(after.cpu - before.cpu) / moves * 1e6,
        postgres_cost=postgres_cpu / moves * 1e6,
        load_cost=full.cpu / max(1, full.moves) * 1e6,
        conflicts=conflicts / moves * 1000,
        refusals=full.refusals + steady.refusals,
    )


def _conflicts(addresses: Sequence[str]) -> float:
    return sum(metric(address, "dreamtable_conflicts") for address in addresses)
