"""`dreamtable bench nodes`: several nodes on one database, every table spread over all of them."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from msgspec import Raw

from dreamtable.nodes.cluster import cluster
from dreamtable.server.bench import Figures, figures, go, load
from dreamtable.server.load import Seen
from dreamtable.store.aside import PostgresAside, postgres
from dreamtable.store.postgres import PostgresStore
from dreamtable.tables.log import Entry, Kind
from dreamtable.tables.storage import Change

SEATS = 4
SPARE = 200  # files that a process has open beside its players' sockets
MOVE = Raw(b'{"type":"look","position":2}')


@dataclass(frozen=True)
class Row:
    """So many nodes and tables, playing as fast as they can; each seat of a table is at another node."""

    nodes: int
    tables: int
    seats: int  # at each table
    moves_per_second: float
    p50: float  # milliseconds from a move to its snapshot
    p99: float
    node_cost: float  # microseconds of CPU a move, of all nodes together
    postgres_cost: float
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
            store.keep(Change(table, entries=[Entry(seq, Kind.MOVE, 0, MOVE, seq, f"guest:{seq}")]), kept.set_result)
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
    nodes: Sequence[int] = (1, 2, 3), tables: Sequence[int] = (200, 1000, 5000), seconds: float = 8.0, rate: float = 0.0
) -> list[Row]:
    return [asyncio.run(_bench(count, n, _seats(n), seconds, rate)) for n in tables for count in nodes]


def _seats(tables: int) -> int:
    """As many as this machine lets one process have sockets for."""
    import resource  # which not every system has

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return SEATS if most == resource.RLIM_INFINITY else min(SEATS, (most - SPARE) // tables)


async def _bench(count: int, tables: int, seats: int, seconds: float, rate: float) -> Row:
    with postgres(max_connections="200") as server, tempfile.TemporaryDirectory() as folder:
        async with cluster(server, "postgres", Path(folder), count, direct=True) as several:
            addresses = [f"http://127.0.0.1:{port}" for port in several.ports]

            def measure() -> tuple[Seen, list[Figures], list[Figures], float]:
                with load(",".join(addresses), tables, seats, seconds, rate) as crowd:
                    before, cpu = [figures(address) for address in addresses], server.cpu()
                    seen = go(crowd)
                    return seen, before, [figures(address) for address in addresses], server.cpu() - cpu

            seen, before, after, database = await asyncio.to_thread(measure)
    moves = sum(f.moves for f in after) - sum(f.moves for f in before)
    cpu = sum(f.cpu for f in after) - sum(f.cpu for f in before)
    return Row(
        count,
        tables,
        seats,
        seen.moves / seen.seconds,
        seen.p50,
        seen.p99,
        cpu / moves * 1e6,
        database / moves * 1e6,
        seen.refusals,
    )
