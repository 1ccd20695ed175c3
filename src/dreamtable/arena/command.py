"""`dreamtable simulate` and `dreamtable arena`."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from dreamtable.arena import series
from dreamtable.arena.bouts import Bout, Job, play_job
from dreamtable.arena.report import page
from dreamtable.arena.results import Standing, standings
from dreamtable.kit.problems import Problem


def add_commands(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    simulate = subparsers.add_parser("simulate", help="many games between bots at one table")
    simulate.add_argument("game")
    simulate.add_argument("--seats", type=int, default=2)
    simulate.set_defaults(run=run_simulate)
    arena = subparsers.add_parser("arena", help="bots against each other, with ratings and a report")
    arena.add_argument("game")
    arena.add_argument("--seats", type=int, default=2)
    arena.add_argument("--gauntlet", action="store_true", help="only the first bot against each of the others")
    arena.add_argument("--report", type=Path, metavar="FILE", help="write an HTML page")
    arena.set_defaults(run=run_arena)
    for parser, bots in ((simulate, "random"), (arena, "reference,dreaming,lucid")):
        parser.add_argument("--bots", default=bots, help="random, reference, dozing, dreaming, lucid, lucid:ITERATIONS")
        parser.add_argument("--games", type=int, default=1000, help="at least so many, for each table")
        parser.add_argument("--options", default="{}", help="the game's options, in JSON")
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--processes", type=int, default=0, help="default: one a core")
        parser.add_argument("--record", type=Path, metavar="FILE", help="keep finished games here, and go on from it")
        parser.add_argument("--json", action="store_true")


def run_simulate(args: argparse.Namespace) -> int:
    bots = series.lineup(_bots(args), args.seats)
    return _run(args, lambda: series.plan(args.game, args.options, bots, args.games, args.seed))


def run_arena(args: argparse.Namespace) -> int:
    draw = series.gauntlet if args.gauntlet else series.round_robin
    return _run(args, lambda: draw(args.game, args.options, _bots(args), args.seats, args.games, args.seed))


def _bots(args: argparse.Namespace) -> tuple[str, ...]:
    return tuple(name.strip() for name in args.bots.split(","))


def _run(args: argparse.Namespace, plan: series.Plan) -> int:
    try:
        jobs = plan()
        _check(jobs)
        bouts = _play(jobs, args)
    except Problem as problem:
        print(problem.why, file=sys.stderr)
        return 2
    found = standings(bouts)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode({"games": len(bouts), "standings": found}), indent=2).decode())
    else:
        _show(args, found, len(bouts))
    if getattr(args, "report", None):
        title = f"{args.game}, {args.seats} seats"
        args.report.write_text(page(title, shlex.join(["dreamtable", *sys.argv[1:]]), found, bouts), "utf-8")
    return 0


def _check(jobs: list[Job]) -> None:
    """Compile here, once, by a deal of every table: the other processes then load it."""
    for job in {job.bots: job for job in jobs}.values():
        play_job(replace(job, deals=1))


def _play(jobs: list[Job], args: argparse.Namespace) -> list[Bout]:
    bar = (TextColumn(args.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(args.game, total=len(jobs))
        return series.run(jobs, args.record, args.processes, lambda: progress.advance(task))


def _show(args: argparse.Namespace, found: list[Standing], games: int) -> None:
    shown = Table(title=f"{args.game}, {args.seats} seats, {games} games")
    for name in ("bot", "held", "share", "95 %", "fair", "points", "rating", "ms"):
        shown.add_column(name, justify="left" if name == "bot" else "right", no_wrap=True)
    for s in found:
        shown.add_row(
            s.bot,
            str(s.games),
            f"{s.share:.1%}",
            f"{s.low:.1%} to {s.high:.1%}",
            f"{s.fair:.1%}",
            f"{s.points:.1f}",
            f"{s.rating:.1f}",
            f"{s.milliseconds:.3f}",
        )
    Console().print(shown)
