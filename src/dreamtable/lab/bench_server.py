"""`dreamtable bench server`: players over real sockets from a second process, with every move on disk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dreamtable.lab.load_process import UNLIMITED, LoadSettings, load
from dreamtable.lab.server_metrics import figures
from dreamtable.server.server_process import running

RATE = 500.0  # moves a second at which the latency is measured
CLOCK_TABLES = 20  # tables of When I Dream whose clocks run out meanwhile


@dataclass(frozen=True)
class ServerReport:
    """One row of the benchmark: some tables playing as fast as they can, and then at a steady rate."""

    tables: int
    moves_per_second: float
    moves_per_cpu_second: float
    steady_rate: float
    p50: float  # milliseconds, at the steady rate
    p99: float
    latest_clock: float  # milliseconds, at the steady rate
    kilobytes_per_table: float
    refusals: int


def bench_server(
    tables: Sequence[int] = (50, 200, 1000),
    seats: int = 4,
    seconds: float = 8.0,
    rate: float = RATE,
    plain_sockets: bool = False,
) -> list[ServerReport]:
    """Measure a fresh server with each number of tables, for so many seconds at full speed and at a steady rate."""
    return [_bench(count, seats, seconds, rate, UNLIMITED | {"plain_sockets": plain_sockets}) for count in tables]


def _bench(tables: int, seats: int, seconds: float, rate: float, given: dict[str, Any]) -> ServerReport:
    warm_up = 1.0 + tables / 200  # seconds: everybody may move at once in the beginning
    with running(**given) as server:
        empty = figures([server.address])
        with load(LoadSettings([server.address], tables, seats)) as players:
            players.play(0)
            players.measure(warm_up)
            before = figures([server.address])
            full = players.measure(seconds)
            after = figures([server.address])
    with running(**given) as server:
        settings = LoadSettings([server.address], tables, seats, clock_tables=CLOCK_TABLES)
        with load(settings) as players:
            players.play(rate)
            players.measure(warm_up)
            steady = players.measure(seconds)
    return ServerReport(
        tables,
        full.moves / full.seconds,
        (after.moves - before.moves) / (after.cpu - before.cpu),
        steady.moves / steady.seconds,
        steady.p50,
        steady.p99,
        steady.latest_clock,
        (after.memory - empty.memory) / tables / 1000,
        full.refusals + steady.refusals,
    )
