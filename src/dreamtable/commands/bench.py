"""`dreamtable bench`: measure on this machine what the documentation says about speed."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace, _SubParsersAction
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn, track

from dreamtable.commands.shared.text_table import print_table
from dreamtable.commands.shared.whole_number import whole_number
from dreamtable.games import load, names
from dreamtable.kit.game import Game
from dreamtable.kit.rule_compiler import need_compiler
from dreamtable.store.postgres_driver import driver

if TYPE_CHECKING:
    from dreamtable.lab.bench_cluster import ClusterReport, StoreReport
    from dreamtable.lab.bench_faults import FaultReport
    from dreamtable.lab.bench_world import WorldReport

CLUSTER_SECONDS = 8  # seconds of play for each of --seconds: short runs of a cluster say little


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable bench`."""
    bench = subparsers.add_parser("bench", help="measure speed on this machine")
    told = f"{', '.join(BENCHMARKS)}; default: rules"  # not in the usage line, which would be wider than a terminal
    bench.add_argument("what", nargs="?", default="rules", choices=list(BENCHMARKS), metavar="WHAT", help=told)
    bench.add_argument("--peers", action="store_true", help="beside OpenSpiel, RLCard, PettingZoo, pgx, as far as here")
    bench.add_argument(
        "--plot", type=Path, default=Path("peers.svg"), metavar="FILE", help="where --peers draws its picture"
    )
    bench.add_argument(
        "--game", action="append", choices=names(), metavar="GAME", help="only this game; may be repeated"
    )
    bench.add_argument(
        "--seats", type=whole_number(1), default=4, metavar="N", help="players at the table (as far as a game allows)"
    )
    bench.add_argument("--seconds", type=seconds, default=1.0, metavar="N", help="CPU-seconds for each figure")
    bench.add_argument("--seed", type=int, default=1, metavar="N", help="the first evening of `world`")
    bench.add_argument(
        "--evenings", type=whole_number(1), default=100, metavar="N", help="how many of each game `world` spends"
    )
    bench.add_argument("--json", action="store_true", help="for programs")
    bench.set_defaults(run=run)


def seconds(text: str) -> float:
    """Read a number of seconds, below an hour."""
    found = float(text)
    if not 0 < found < 3600:
        raise ArgumentTypeError("more than none, and less than an hour")
    return found


def run(args: Namespace) -> int:
    """Run the benchmark that is asked for and print what it measured."""
    if args.peers:
        need_compiler()
        return bench_peers(args)
    for need in NEEDS.get(args.what, ()):
        need()
    return BENCHMARKS[args.what](args)


def bench_rules(args: Namespace) -> int:
    """Measure the rules of each game, plain and compiled."""
    from dreamtable.lab.bench_rules import bench_rules

    progress = track(chosen_games(args), "measuring", console=Console(stderr=True), transient=True)
    found = [bench_rules(game, args.seats, args.seconds) for game in progress]
    if args.json:
        return print_json([msgspec.structs.asdict(report) for report in found])
    columns = ["game", "seats", "plain steps/s", "compiled steps/s", "all cores", "env-steps/s", "live us/move"]
    rows = [
        (
            row.game,
            str(row.seats),
            f"{row.plain / 1e3:,.0f} k",
            f"{row.compiled / 1e6:,.1f} M",
            f"{row.all_cores / 1e6:,.1f} M",
            f"{row.environment / 1e6:,.1f} M",
            f"{row.live_us:.0f}",
            f"{row.compile_cold:.1f}",
            f"{row.compile_cached:.1f}",
        )
        for row in found
    ]
    title = f"{os.cpu_count()} cores; rates per core unless said otherwise"
    print_table([*columns, "compile s", "cached s"], rows, title)
    return 0


def bench_server(args: Namespace) -> int:
    """Measure a server whose players are in a second process."""
    from dreamtable.lab.bench_server import bench_server, bench_watchers

    tables, watchers = [asdict(report) for report in bench_server()], asdict(bench_watchers())
    if args.json:
        return print_json({"tables": tables, "watchers": watchers})
    print_rows("the server, four seats a table, every move on disk before it is shown", tables, as_json=False)
    return print_rows("one table with many watchers", [watchers], as_json=False)


def bench_screen(args: Namespace) -> int:
    """Measure how much later than the phones a big screen is sent what has changed."""
    from dreamtable.lab.bench_screen import bench_screen

    title = "a big screen beside four phones: milliseconds after the first phone; late: more than 150"
    return print_rows(title, [asdict(report) for report in bench_screen()], args.json)


def bench_history(args: Namespace) -> int:
    """Measure how long the history of a guest with 2,000 games takes among 100,000 results."""
    from dreamtable.lab.bench_history import bench_history

    title = "2,000 games of a guest among 100,000 results: milliseconds of an answer"
    return print_rows(title, [asdict(report) for report in bench_history()], args.json)


def bench_search(args: Namespace) -> int:
    """Measure how fast the bots search."""
    from dreamtable.lab.bench_search import bench_search

    found = bench_search(chosen_games(args), args.seats, args.seconds)
    title = "search iterations a CPU-second of one core; CPU milliseconds of a lucid decision"
    return print_rows(title, [msgspec.structs.asdict(report) for report in found], args.json)


def bench_nodes(args: Namespace) -> int:
    """Measure several servers on one database, and the database's part by itself."""
    from dreamtable.lab.bench_cluster import bench_nodes, bench_store

    store = bench_store(seconds=CLUSTER_SECONDS * args.seconds)
    found = bench_nodes(seconds=CLUSTER_SECONDS * args.seconds)
    if args.json:
        return print_json({"store": asdict(store), "nodes": [asdict(row) for row in found]})
    return print_cluster(store, found)


def bench_faults(args: Namespace) -> int:
    """Let a cluster fail a hundred times; the exit code says whether nothing was lost, doubled or leaked."""
    from dreamtable.lab.bench_faults import bench_faults

    report = bench_faults(progress=lambda line: print(line, file=sys.stderr, flush=True))
    if args.json:
        print_json(asdict(report))
    else:
        print_faults(report)
    return 1 if report.wrong else 0


def bench_world(args: Namespace) -> int:
    """Spend evenings in simulated worlds; the exit code says whether nothing was lost, doubled or leaked."""
    from dreamtable.lab.bench_world import bench_world

    chosen = args.game or names()
    columns = TextColumn("evenings"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=args.evenings * len(chosen))
        report = bench_world(chosen, args.seed, args.evenings, lambda more: progress.advance(task, more))
    if args.json:
        print_json(asdict(report))
    else:
        print_world(report)
    return 1 if report.wrong else 0


def bench_peers(args: Namespace) -> int:
    """Measure our card games beside those of other libraries, as far as these are installed."""
    from dreamtable.lab.peers.chart import chart, markdown
    from dreamtable.lab.peers.measure_all import machine, measure_all

    console = Console(stderr=True)
    with console.status("measuring") as status:
        figures = measure_all(args.seconds, status.update, console.print)
    args.plot.write_text(chart(figures), "utf-8")
    if args.json:
        print(msgspec.json.encode({"machine": machine(), "figures": figures}).decode())
    else:
        print(machine(), markdown(figures), f"Plot: {args.plot}", sep="\n\n")
    return 0


BENCHMARKS: dict[str, Callable[[Namespace], int]] = {
    "rules": bench_rules,
    "server": bench_server,
    "screen": bench_screen,
    "history": bench_history,
    "search": bench_search,
    "nodes": bench_nodes,
    "faults": bench_faults,
    "world": bench_world,
}
# what a light installation lacks: said at once, not from within a measurement
NEEDS: dict[str, list[Callable[[], object]]] = {
    "rules": [need_compiler],
    "search": [need_compiler],
    "history": [driver],
    "nodes": [driver],
    "faults": [driver],
    "world": [driver],
}


def chosen_games(args: Namespace) -> list[Game]:
    """Return the games that were named, or all."""
    return [load(name) for name in args.game or names()]


def print_json(found: object) -> int:
    """Print plain data as JSON."""
    print(json.dumps(found, indent=2))
    return 0


def print_rows(title: str, rows: list[dict[str, Any]], as_json: bool) -> int:
    """Print rows as JSON, or as a table whose columns are named as their fields."""
    if as_json:
        return print_json(rows)
    shown = [[f"{v:,.1f}" if isinstance(v, float) else str(v) for v in row.values()] for row in rows]
    print_table([name.replace("_", " ") for name in rows[0]], shown, title)
    return 0


def print_cluster(store: StoreReport, found: list[ClusterReport]) -> int:
    """Print what the store and the nodes of a cluster can do."""
    print(
        f"The store by itself, {store.tables} tables: {store.moves_per_second:,.0f} moves/s, p99 {store.p99:.1f} ms, "
        f"{store.cost:.0f} us of a node and {store.postgres_cost:.0f} us of PostgreSQL a move, "
        f"{store.group:.0f} a commit"
    )
    columns = ["nodes", "tables", "seats", "moves/s", "p50 ms", "p99 ms", "node us/move", "PostgreSQL us/move"]
    rows = [
        (
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
        for row in found
    ]
    title = "Several nodes on one PostgreSQL, every seat of a table at another node"
    print_table([*columns, "steady moves/s", "p50 ms", "p99 ms", "refused"], rows, title)
    return 0


def print_faults(report: FaultReport) -> None:
    """Print what happened in a run of faults, and what was wrong."""
    for fault, times in report.faults.items():
        print(f"{times:4} x {fault}")
    print(f"The disk was really full {report.full_disks} times")
    print(f"{report.tables} tables, {report.moves} acknowledged moves, {report.timers} timers")
    print(f"slowest take-over {report.slowest_take_over:.1f} s, latest timer {report.latest_timer / 1000:.1f} s")
    print("refused: " + (", ".join(f"{n} x {code}" for code, n in report.refusals.items()) or "none"))
    for line in report.wrong:
        print(f"WRONG: {line}")
    if not report.wrong:
        print("Nothing lost, nothing doubled, nothing leaked.")


def print_world(report: WorldReport) -> None:
    """Print what happened in simulated worlds, and what was wrong."""
    for fault, times in report.faults.most_common():
        print(f"{times:7,} x {fault.replace('_', ' ')}")
    hours, faults = report.seconds / 3600, sum(report.faults.values())
    print(f"{report.evenings:,} evenings of {hours:,.1f} virtual hours in {report.cpu_seconds:,.0f} s of CPU")
    print(f"{faults:,} faults, {report.entries:,} log entries, {report.messages:,} messages")
    print(f"{report.comparisons:,} views compared with the fold of the log")
    for line in report.wrong:
        print(f"WRONG: {line}")
    if not report.wrong:
        print("Nothing lost, nothing doubled, nothing leaked; everybody was answered.")
