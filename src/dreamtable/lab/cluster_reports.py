"""`dreamtable bench nodes` and `dreamtable bench faults`, for people to read."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from dreamtable.lab.bench_cluster import Row, StoreRow, bench_nodes, bench_store
from dreamtable.lab.faults import Outcome, bench_faults

SECONDS = 8  # of play, for each of --seconds: short runs say little


def nodes(args: argparse.Namespace) -> int:
    store = bench_store(seconds=SECONDS * args.seconds)
    found = bench_nodes(seconds=SECONDS * args.seconds)
    if args.json:
        print(json.dumps({"store": asdict(store), "nodes": [asdict(row) for row in found]}, indent=2))
    else:
        _print_rows(store, found)
    return 0


def _print_rows(store: StoreRow, found: list[Row]) -> None:
    from rich.console import Console
    from rich.table import Table

    print(
        f"The store by itself, {store.tables} tables: {store.moves_per_second:,.0f} moves/s, p99 {store.p99:.1f} ms, "
        f"{store.cost:.0f} us of a node and {store.postgres_cost:.0f} us of PostgreSQL a move, "
        f"{store.group:.0f} a commit"
    )
    table = Table(title="Several nodes on one PostgreSQL, every seat of a table at another node")
    for name in (
        "nodes",
        "tables",
        "seats",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "node us/move",
        "PostgreSQL us/move",
        "steady moves/s",
        "p50 ms",
        "p99 ms",
        "refused",
    ):
        table.add_column(name, justify="right")
    for row in found:
        table.add_row(
            str(row.nodes),
            str(row.tables),
            str(row.seats),
            f"{row.moves_per_second:,.0f}",
            f"{row.p50:.0f}",
            f"{row.p99:.0f}",
            f"{row.node_cost:.0f}",
            f"{row.postgres_cost:.0f}",
            f"{row.steady_rate:,.0f}",
            f"{row.steady_p50:.1f}",
            f"{row.steady_p99:.1f}",
            str(row.refusals),
        )
    Console().print(table)


def faults(args: argparse.Namespace) -> int:
    """The exit code says whether nothing was lost, doubled or leaked."""
    outcome = bench_faults(told=lambda line: print(line, file=sys.stderr, flush=True))
    if args.json:
        print(json.dumps(asdict(outcome), indent=2))
    else:
        _print_outcome(outcome)
    return 1 if outcome.wrong else 0


def _print_outcome(outcome: Outcome) -> None:
    for fault, times in outcome.faults.items():
        print(f"{times:4} x {fault}")
    print(f"The disk was really full {outcome.full_disks} times")
    print(f"{outcome.tables} tables, {outcome.moves} acknowledged moves, {outcome.timers} timers")
    print(f"slowest take-over {outcome.slowest_take_over:.1f} s, latest timer {outcome.latest_timer / 1000:.1f} s")
    print("refused: " + (", ".join(f"{n} x {code}" for code, n in outcome.refusals.items()) or "none"))
    for line in outcome.wrong:
        print(f"WRONG: {line}")
    if not outcome.wrong:
        print("Nothing lost, nothing doubled, nothing leaked.")
