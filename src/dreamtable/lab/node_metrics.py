"""What a node tells about itself, to whoever watches over several of them."""

from __future__ import annotations

from dreamtable.lab.bench_server import metrics

NAME = 'dreamtable_node{node="'


def metric(address: str, name: str) -> float:
    return float(metrics(address)[name])


def name_of(address: str) -> str:
    """In the database."""
    return next(told.removeprefix(NAME).removesuffix('"}') for told in metrics(address) if told.startswith(NAME))
