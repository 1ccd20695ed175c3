"""`dreamtable bench server`: players over real sockets from a second process, with every move on disk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dreamtable.lab.load.load_process import UNLIMITED, LoadSettings, load
from dreamtable.lab.load.server_metrics import figures
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


@dataclass(frozen=True)
class WatchersReport:
    """One table with many watchers, at a steady rate."""

    watchers: int
    moves: float
    cpu_ms_per_move: float  # of the server, with a snapshot for everybody
    alone_ms_per_move: float  # the same without watchers
    p99: float  # milliseconds until the player who moved sees it


def bench_watchers(watchers: int = 1000, seats: int = 4, seconds: float = 8.0, rate: float = 20.0) -> WatchersReport:
    """Measure what watchers of one table cost."""
    (moves, watched, p99), (_, alone, _) = [_bench_watchers(count, seats, seconds, rate) for count in (watchers, 0)]
    return WatchersReport(watchers, moves, watched, alone, p99)


def _bench_watchers(watchers: int, seats: int, seconds: float, rate: float) -> tuple[float, float, float]:
    """Moves a second, milliseconds of CPU for each, and the 99th percentile of answers."""
    with (
        running(**UNLIMITED) as server,
        load(LoadSettings([server.address], 1, seats, watchers=watchers)) as players,
    ):
        players.play(rate)
        players.measure(1.0)
        before = figures([server.address])
        steady = players.measure(seconds)
        after = figures([server.address])
    made = after.moves - before.moves
    return steady.moves / steady.seconds, (after.cpu - before.cpu) / made * 1000, steady.p99


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
