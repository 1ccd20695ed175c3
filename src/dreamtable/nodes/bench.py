"""`dreamtable bench nodes`: several nodes on one database, every table spread over all of them."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from dreamtable.nodes.cluster import cluster
from dreamtable.server.bench import Figures, figures, go, load
from dreamtable.server.load import Seen
from dreamtable.store.aside import postgres

SEATS = 4


@dataclass(frozen=True)
class Row:
    """So many nodes and tables, playing as fast as they can; each seat of a table is at another node."""

    nodes: int
    tables: int
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


def bench_nodes(
    nodes: Sequence[int] = (1, 2, 3), tables: Sequence[int] = (200, 1000, 5000), seconds: float = 8.0, rate: float = 0.0
) -> list[Row]:
    return [asyncio.run(_bench(count, n, seconds, rate)) for n in tables for count in nodes]


async def _bench(count: int, tables: int, seconds: float, rate: float) -> Row:
    with postgres(max_connections="200") as server, tempfile.TemporaryDirectory() as folder:
        async with cluster(server, "postgres", Path(folder), count, direct=True) as several:
            addresses = [f"http://127.0.0.1:{port}" for port in several.ports]

            def measure() -> tuple[Seen, list[Figures], list[Figures], float]:
                with load(",".join(addresses), tables, SEATS, seconds, rate) as crowd:
                    before, cpu = [figures(address) for address in addresses], server.cpu()
                    seen = go(crowd)
                    return seen, before, [figures(address) for address in addresses], server.cpu() - cpu

            seen, before, after, database = await asyncio.to_thread(measure)
    moves = sum(f.moves for f in after) - sum(f.moves for f in before)
    cpu = sum(f.cpu for f in after) - sum(f.cpu for f in before)
    return Row(
        count,
        tables,
        seen.moves / seen.seconds,
        seen.p50,
        seen.p99,
        cpu / moves * 1e6,
        database / moves * 1e6,
        seen.refusals,
    )
