"""What the commands `simulate` and `arena` share: their options, the progress bar, and the printed result."""

from __future__ import annotations

import os
import shlex
import sys
from argparse import ArgumentParser, Namespace
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
from dreamtable.kit.errors import Invalid


def add_options(parser: ArgumentParser) -> None:
    """Add the options of every command that plays many games between bots."""
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
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


def bots_of(args: Namespace, default: str) -> tuple[str, ...]:
    """Return the names of the bots that were asked for, or the default ones."""
    return tuple(name.strip() for name in (args.bots or default).split(","))


def run_series(args: Namespace, plan: series.Plan, report: Path | None = None) -> int:
    """Play all games of a plan, print the standings, and write an HTML page if a file is named for it."""
    # Every core has a process of its own: matrix products that spread over all cores would only slow each other down.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    check_options(args, report)
    bouts = play(playable(plan()), args)
    found, counted = standings(bouts), measures(bouts)
    if args.json:
        result = {"games": len(bouts), "standings": found, "measures": counted}
        print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        print_standings(f"{args.game}, {args.seats} seats, {len(bouts)} games", found)
        print_measures(counted)
    if report is not None:
        title = f"{args.game}, {args.seats} seats"
        report.write_text(page(title, shlex.join(["dreamtable", *sys.argv[1:]]), found, bouts, counted), "utf-8")
    return 0


def check_options(args: Namespace, report: Path | None) -> None:
    """Raise Invalid for an option that makes no sense, before anything is played."""
    if args.games < 1:
        raise Invalid("bad_games", "Play at least one game.")
    if args.processes < 0:
        raise Invalid("bad_processes", "Name how many processes may play, or 0 for one a core.")
    try:
        msgspec.json.decode(args.options)
    except msgspec.DecodeError as error:
        raise Invalid("bad_option", f"The options must be written in JSON: {error}.") from None
    for file in (args.record, report):
        if file and (file.is_dir() or not file.parent.is_dir()):
            raise Invalid("bad_file", f"{file} cannot be written: it is a folder, or its folder is not there.")


def playable(jobs: list[Job]) -> list[Job]:
    """Return the jobs to hand out, after a check that they can be played; raises Problem if they cannot.

    A card game is compiled here, once: the other processes then load it from the cache.  A word game takes seconds, so
    each of its deals becomes a job of its own.
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


def play(jobs: list[Job], args: Namespace) -> list[Bout]:
    """Play the jobs on all processes, with a progress bar on stderr."""
    bar = (TextColumn(args.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(args.game, total=len(jobs))
        return series.run(jobs, args.record, args.processes, lambda: progress.advance(task), args.backend)


def print_standings(title: str, found: list[Standing]) -> None:
    """Print one row for each bot: how many seats it held, its share of the wins, points, rating and thinking time."""
    shown = Table(title=title)
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


def print_measures(counted: list[Measure]) -> None:
    """Print what the games counted besides wins and points; card games count nothing."""
    if not counted:
        return
    shown = Table(title="What the games counted")
    for name in ("bot", "measure", "average", "95 %", "of"):
        shown.add_column(name, justify="left" if name in ("bot", "measure") else "right", no_wrap=True)
    for m in counted:
        shown.add_row(m.bot, m.name, f"{m.average:.2f}", f"{m.low:.2f} to {m.high:.2f}", str(m.count))
    Console().print(shown)
