"""`dreamtable bench server`: tables over real sockets from a second process, with every move on disk."""

from __future__ import annotations

import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from dreamtable.lab.player_load import Seen
from dreamtable.server.server_process import running, same_sources

FREE: dict[str, Any] = {"rate": 1e6, "http_rate": 1e6, "pace": 0}  # settings without limits
RATE = 500.0  # moves a second at which the latency is taken
NIGHTS = 20  # of When I Dream, whose clocks run out meanwhile


@dataclass(frozen=True)
class Report:
    """One row: N tables playing as fast as they can, and then at a steady rate."""

    tables: int
    moves_per_second: float
    moves_per_cpu_second: float
    steady_rate: float
    p50: float  # milliseconds, at the steady rate
    p99: float
    latest_clock: float  # milliseconds, the same
    kilobytes_per_table: float
    refusals: int


def bench_server(
    tables: Sequence[int] = (50, 200, 1000), seats: int = 4, seconds: float = 8.0, rate: float = RATE
) -> list[Report]:
    return [_bench(n, seats, seconds, rate) for n in tables]


def _bench(tables: int, seats: int, seconds: float, rate: float) -> Report:
    with running(**FREE) as server:
        empty = figures(server.address)
        with load(server.address, tables, seats, seconds) as crowd:
            before = figures(server.address)
            full = go(crowd)
            after = figures(server.address)
    with running(**FREE) as server, load(server.address, tables, seats, seconds, rate, NIGHTS) as crowd:
        steady = go(crowd)
    return Report(
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


@contextmanager
def load(
    address: str, tables: int, seats: int, seconds: float, rate: float = 0.0, nights: int = 0
) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "dreamtable.lab.player_load", address, "--tables", str(tables)]
    command += ["--seats", str(seats), "--seconds", str(seconds), "--rate", str(rate), "--nights", str(nights)]
    crowd = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=same_sources())
    assert crowd.stdout is not None and crowd.stdin is not None
    try:
        if crowd.stdout.readline().strip() != "ready":
            raise RuntimeError("the load could not sit down")
        yield crowd
        crowd.stdin.write("part\n")
        crowd.stdin.flush()
        crowd.wait(60)
    finally:
        crowd.kill()


def go(crowd: subprocess.Popen[str]) -> Seen:
    assert crowd.stdout is not None and crowd.stdin is not None
    crowd.stdin.write("go\n")
    crowd.stdin.flush()
    return msgspec.json.decode(crowd.stdout.readline(), type=Seen)


class Figures(NamedTuple):
    """What the server says about itself."""

    moves: float
    cpu: float  # seconds
    memory: float  # bytes


def figures(address: str) -> Figures:
    told = metrics(address)
    return Figures(
        float(told.get('dreamtable_requests_total{type="Move"}', 0)),
        float(told["process_cpu_seconds_total"]),
        float(told["process_resident_memory_bytes"]),
    )


def metrics(address: str) -> dict[str, str]:
    """Everything that it says about itself."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(f"{address}/metrics") as answer:
        text: str = answer.read().decode()
    return dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
