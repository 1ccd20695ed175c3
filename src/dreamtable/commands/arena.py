"""`dreamtable simulate` and `dreamtable arena`."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from pathlib import Path

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from dreamtable import games
from dreamtable.arena import series
from dreamtable.arena.backends import BACKENDS
from dreamtable.arena.bouts import Bout, Job, play_job
from dreamtable.arena.contestants import word_bot
from dreamtable.arena.report import fair, page
from dreamtable.arena.results import Measure, Standing, measures, standings
from dreamtable.kit.errors import Invalid, Problem


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
    for parser in (simulate, arena):
        parser.add_argument(
            "--bots",
            help="random, dozing, dreaming, lucid; card games also have reference and lucid:ITERATIONS "
            "(default: random in simulate, the strongest three in arena)",
        )
        parser.add_argument("--games", type=int, default=1000, help="at least so many, for each table")
        parser.add_argument("--options", default="{}", help="the game's options, in JSON")
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--processes", type=int, default=0, help="default: one a core")
        parser.add_argument("--backend", choices=BACKENDS, default="local", help="ray: the cluster of RAY_ADDRESS")
        parser.add_argument("--record", type=Path, metavar="FILE", help="keep finished games here, and go on from it")
        parser.add_argument("--json", action="store_true")


def run_simulate(args: argparse.Namespace) -> int:
    def plan() -> list[Job]:
        bots = _bots(args, "random")
        return series.plan(args.game, args.options, series.lineup(bots, args.seats), args.games, args.seed)

    return _run(args, plan)


def run_arena(args: argparse.Namespace) -> int:
    draw = series.gauntlet if args.gauntlet else series.round_robin

    def plan() -> list[Job]:
        usual = "dozing,dreaming,lucid" if games.load(args.game).worded else "reference,dreaming,lucid"
        return draw(args.game, args.options, _bots(args, usual), args.seats, args.games, args.seed)

    return _run(args, plan)


def _bots(args: argparse.Namespace, usual: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in (args.bots or usual).split(","))


def _run(args: argparse.Namespace, plan: series.Plan) -> int:
    # Every core has a process of its own: matrix products that spread over all cores would only get in their way.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        _check_words(args)
        jobs = _check(plan())
        bouts = _play(jobs, args)
    except Problem as problem:
        print(f"dreamtable: {problem}", file=sys.stderr)
        return 2
    found, counted = standings(bouts), measures(bouts)
    if args.json:
        told = {"games": len(bouts), "standings": found, "measures": counted}
        print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
    else:
        _show(args, found, len(bouts))
        _show_measures(counted)
    if getattr(args, "report", None):
        title = f"{args.game}, {args.seats} seats"
        args.report.write_text(page(title, shlex.join(["dreamtable", *sys.argv[1:]]), found, bouts, counted), "utf-8")
    return 0


def _check_words(args: argparse.Namespace) -> None:
    if args.games < 1:
        raise Invalid("bad_games", "Play at least one game.")
    if args.processes < 0:
        raise Invalid("bad_processes", "Name how many processes may play, or 0 for one a core.")
    try:
        msgspec.json.decode(args.options)
    except msgspec.DecodeError as wrong:
        raise Invalid("bad_option", f"The options must be written in JSON: {wrong}.") from None
    for file in (args.record, getattr(args, "report", None)):
        if file and (file.is_dir() or not file.parent.is_dir()):
            raise Invalid("bad_file", f"{file} cannot be written: it is a folder, or its folder is not there.")


def _check(jobs: list[Job]) -> list[Job]:
    """The jobs, when they can be played.  A card game compiles here, once: the other processes then load it.

    A game with words takes seconds, so it goes deal by deal.
    """
    if not jobs:
        raise Invalid("bad_bots", "One bot alone has nobody to play against.")
    tables = {job.bots: job for job in jobs}.values()
    if not games.load(jobs[0].game).worded:
        for job in tables:
            play_job(replace(job, deals=1))
        return jobs
    for job in tables:
        game = games.load(job.game)
        game.options(msgspec.json.decode(job.options))
        for name in job.bots:
            word_bot(game, name)
    return [replace(job, first=job.first + k, deals=1) for job in jobs for k in range(job.deals)]


def _play(jobs: list[Job], args: argparse.Namespace) -> list[Bout]:
    bar = (TextColumn(args.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(args.game, total=len(jobs))
        return series.run(jobs, args.record, args.processes, lambda: progress.advance(task), args.backend)


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
            fair(s),
            f"{s.points:.1f}",
            f"{s.rating:.1f}",
            f"{s.milliseconds:.3f}",
        )
    Console().print(shown)


def _show_measures(counted: list[Measure]) -> None:
    if not counted:
        return
    shown = Table(title="What the games counted")
    for name in ("bot", "measure", "average", "95 %", "of"):
        shown.add_column(name, justify="left" if name in ("bot", "measure") else "right", no_wrap=True)
    for m in counted:
        shown.add_row(m.bot, m.name, f"{m.average:.2f}", f"{m.low:.2f} to {m.high:.2f}", str(m.count))
    Console().print(shown)
