"""Read what servers say about themselves at /metrics."""

from __future__ import annotations

import urllib.request
from collections.abc import Iterable
from typing import NamedTuple

MOVES = 'dreamtable_requests_total{type="Move"}'
NODE = 'dreamtable_node{node="'


class ServerFigures(NamedTuple):
    """What a server, or several together, have done since they started."""

    moves: float
    cpu: float  # seconds
    memory: float  # bytes in use now


def metrics(address: str) -> dict[str, str]:
    """Return all metrics of a server by their names."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(f"{address}/metrics") as answer:
        text: str = answer.read().decode()
    return dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))


def metric(address: str, name: str) -> float:
    """Return one metric of a server."""
    return float(metrics(address)[name])


def figures(addresses: Iterable[str]) -> ServerFigures:
    """Return the sums over some servers."""
    all_metrics = [metrics(address) for address in addresses]
    return ServerFigures(
        sum(float(found.get(MOVES, 0)) for found in all_metrics),
        sum(float(found["process_cpu_seconds_total"]) for found in all_metrics),
        sum(float(found["process_resident_memory_bytes"]) for found in all_metrics),
    )


def node_name(address: str) -> str:
    """Return the name of a node in the database."""
    return next(name.removeprefix(NODE).removesuffix('"}') for name in metrics(address) if name.startswith(NODE))
