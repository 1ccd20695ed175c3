"""`dreamtable bench nodes`: several nodes on one database, every table spread over all of them."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from msgspec import Raw

from dreamtable.lab.bench_server import figures
from dreamtable.lab.load_process import crowd
from dreamtable.lab.local_cluster import cluster
from dreamtable.lab.node_metrics import metric
from dreamtable.lab.postgres_process import PostgresAside, postgres
from dreamtable.play.log import Entry, Kind
from dreamtable.store.postgres import PostgresStore
from dreamtable.tables.ports import StoredChange

SEATS = 4
RATE = 300.0  # moves a second at which the latency is taken: far below what two cores can do
WARM_UP = 2.0  # seconds
SPARE = 200  # files that a process has open beside its players' sockets
MOVE = Raw(b'{"type":"look","position":2}')


@dataclass(frozen=True)
class Row:
    """So many nodes and tables; each seat of a table is at another node."""

    nodes: int
    tables: int
    seats: int  # at each table
    seated_in: float  # seconds until everybody sat and all games had begun
    moves_per_second: float  # as fast as they are asked
    p50: float  # milliseconds from a move to its snapshot, then
    p99: float
    steady_rate: float  # moves a second, when everybody takes their time
    steady_p50: float
    steady_p99: float
    node_cost: float  # microseconds of CPU a move, of all nodes together, at full speed
    postgres_cost: float
    crowd_cost: float  # of the players' side, which shares the machine
    conflicts: float  # moves that another node was faster than, of a thousand
    refusals: int

    @property
    def moves_per_cpu_second(self) -> float:
        """Of the nodes."""
        return 1e6 / self.node_cost


@dataclass(frozen=True)
class StoreRow:
    """The part of the store by itself: one move after the other at each table, without rules, views and sockets."""

    tables: int
    moves_per_second: float
    p99: float  # milliseconds until a move is on disk
    cost: float  # microseconds of CPU a move on a node's side
    postgres_cost: float
    group: float  # moves that share a commit


def bench_store(tables: int = 200, seconds: float = 8.0) -> StoreRow:
    with postgres() as server:
        return asyncio.run(_bench_store(server, tables, seconds))


async def _bench_store(server: PostgresAside, tables: int, seconds: float) -> StoreRow:
    store = await PostgresStore.open(server.url)
    took: list[float] = []
    until = time.perf_counter() + seconds

    async def play(table: str) -> None:
        seq = 0
        while (asked := time.perf_counter()) < until:
            seq += 1
            kept = asyncio.get_running_loop().create_future()
            store.commit(
                StoredChange(table, entries=[Entry(seq, Kind.MOVE, 0, MOVE, seq, f"guest:{seq}")]), kept.set_result
            )
            if (error := await kept) is not None:
                raise error
            took.append(time.perf_counter() - asked)

    cpu, database = time.process_time(), server.cpu()
    await asyncio.gather(*(play(f"table-{k}") for k in range(tables)))
    cpu, database = time.process_time() - cpu, server.cpu() - database
    group = store.changes / store.commits
    await store.close()
    moves = len(took)
    worst = sorted(took)[int(moves * 0.99)] * 1000
    return StoreRow(tables, moves / seconds, worst, cpu / moves * 1e6, database / moves * 1e6, group)


def bench_nodes(
    nodes: Sequence[int] = (1, 2, 3),
    tables: Sequence[int] = (200, 1000, 5000),
    seconds: float = 8.0,
    rate: float = RATE,
    told: Callable[[Row], None] = lambda row: None,
) -> list[Row]:
    found = []
    for n in tables:
        for count in nodes:
            found.append(asyncio.run(_bench(count, n, _seats(n), seconds, rate)))
            told(found[-1])
    return found


def _seats(tables: int) -> int:
    """As many as this machine lets one process have sockets for."""
    import resource  # which not every system has

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return SEATS if most == resource.RLIM_INFINITY else min(SEATS, (most - SPARE) // tables)


async def _bench(count: int, tables: int, seats: int, seconds: float, rate: float) -> Row:
    with postgres(max_connections="200") as server, tempfile.TemporaryDirectory() as folder:
        async with cluster(server, "postgres", Path(folder), count, direct=True) as several:
            return await asyncio.to_thread(_measure, server, several.addresses, tables, seats, seconds, rate)


def _measure(server: PostgresAside, addresses: list[str], tables: int, seats: int, seconds: float, rate: float) -> Row:
    began = time.monotonic()
    with crowd(addresses, tables, seats) as players:
        seated_in = time.monotonic() - began
        players.play(0)
        players.measure(WARM_UP + tables / 500)  # everybody is asked at once in the beginning: let that pass
        before, conflicts, cpu = [figures(a) for a in addresses], _conflicts(addresses), server.cpu()
        full = players.measure(seconds)
        after, conflicts, cpu = [figures(a) for a in addresses], _conflicts(addresses) - conflicts, server.cpu() - cpu
        players.play(rate)
        players.measure(WARM_UP + full.p99 / 1000)
        steady = players.measure(seconds)
    moves = sum(f.moves for f in after) - sum(f.moves for f in before)
    nodes = sum(f.cpu for f in after) - sum(f.cpu for f in before)
    return Row(
        nodes=len(addresses),
        tables=tables,
        seats=seats,
        seated_in=seated_in,
        moves_per_second=full.moves / full.seconds,
        p50=full.p50,
        p99=full.p99,
        steady_rate=steady.moves / steady.seconds,
        steady_p50=steady.p50,
        steady_p99=steady.p99,
        node_cost=nodes / moves * 1e6,
        postgres_cost=cpu / moves * 1e6,
        crowd_cost=full.cpu / max(1, full.moves) * 1e6,
        conflicts=conflicts / moves * 1000,
        refusals=full.refusals + steady.refusals,
    )


def _conflicts(addresses: list[str]) -> float:
    return sum(metric(a, "dreamtable_conflicts") for a in addresses)
