"""What a node tells about itself, to whoever watches over several of them."""

from __future__ import annotations

import urllib.request


def metrics(address: str) -> str:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(f"{address}/metrics") as answer:
        text: str = answer.read().decode()
    return text


def metric(address: str, name: str) -> float:
    return float(metrics(address).partition(f"\n{name} ")[2].partition("\n")[0])


def name_of(address: str) -> str:
    """In the database."""
    return metrics(address).partition('dreamtable_node{node="')[2].partition('"')[0]
