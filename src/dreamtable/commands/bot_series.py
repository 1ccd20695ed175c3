"""What the commands `simulate` and `arena` share: their options, the progress bar, and the printed result."""

from __future__ import annotations

import csv
import os
import shlex
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dreamtable import games
from dreamtable.arena import series
from dreamtable.arena.backends import BACKENDS
from dreamtable.arena.bouts import Bout, Job, play_job
from dreamtable.arena.contestants import table_bot
from dreamtable.arena.report import fair, page
from dreamtable.arena.results import Measure, Pairing, Standing, cross_table, measures, pairings, standings
from dreamtable.commands.game_options import add_game_option, given_options
from dreamtable.commands.text_table import print_table
from dreamtable.kit.errors import Invalid


def add_options(parser: ArgumentParser) -> None:
    """Add the options of every command that plays many games between bots."""
    parser.add_argument("game", metavar="GAME", help="a game, as `dreamtable games` names them")
    parser.add_argument("--seats", type=int, metavar="N", help="players at the table (default: the fewest allowed)")
    parser.add_argument(
        "--bots",
        metavar="NAMES",
        help="random, dozing, dreaming, lucid; card games also have reference and lucid:ITERATIONS; agents of yours: "
        "module:Class, cmd:COMMAND, tcp:HOST:PORT (default: random in simulate, the strongest three in arena)",
    )
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="at least so many, for each table")
    add_game_option(parser)
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the cards (default: 1)")
    parser.add_argument("--processes", type=int, default=0, metavar="N", help="that play (default: one a core)")
    parser.add_argument("--backend", choices=BACKENDS, default="local", help="ray: the cluster of RAY_ADDRESS")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep finished games here, and go on from it")
    parser.add_argument("--json", action="store_true", help="print all results as JSON")
    parser.add_argument("--csv", action="store_true", help="print the standings as CSV")


def bots_of(args: Namespace, default: str) -> tuple[str, ...]:
    """Return the names of the bots that were asked for, or the default ones."""
    return tuple(name.strip() for name in (args.bots or default).split(","))


def options_of(args: Namespace) -> str:
    """Return the options of the game that were given, in JSON."""
    return msgspec.json.encode(given_options(args)).decode()


def run_series(
    args: Namespace,
    plan: series.Plan,
    report: Path | None = None,
    *,
    cross: bool = False,
    keep: Callable[[list[Bout]], None] | None = None,
    files: tuple[Path | None, ...] = (),
) -> int:
    """Play all games of a plan, print the standings or the cross-table, and write an HTML page if a file is named.

    `keep` is called with the games before anything is printed; `files` are what it writes.
    """
    # Every core has a process of its own: matrix products that spread over all cores would only slow each other down.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if args.seats is None:
        args.seats = games.load(args.game).facts.seats[0]
    check_options(args, (args.record, report, *files))
    bouts = play(playable(plan()), args)
    if keep is not None:
        keep(bouts)
    found, counted = standings(bouts), measures(bouts)
    met = cross_table(bouts) if cross else pairings(bouts)
    if args.csv:
        rows: list[Any] = [*met] if cross else [*found]
        table = csv.DictWriter(sys.stdout, (Pairing if cross else Standing).__struct_fields__)
        table.writeheader()
        table.writerows(msgspec.to_builtins(rows))
    elif args.json:
        result = {"games": len(bouts), "standings": found, "pairings": met, "measures": counted}
        print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    elif cross:
        print_cross_table(f"{args.game}, {args.seats} seats, {len(bouts)} games", met)
    else:
        print_standings(f"{args.game}, {args.seats} seats, {len(bouts)} games", found)
        print_pairings(met)
        print_measures(counted)
    if report is not None:
        title = f"{args.game}, {args.seats} seats"
        report.write_text(page(title, shlex.join(["dreamtable", *sys.argv[1:]]), found, bouts, counted), "utf-8")
    return 0


def check_options(args: Namespace, files: tuple[Path | None, ...]) -> None:
    """Raise Invalid for an option that makes no sense, before anything is played."""
    if args.games < 1:
        raise Invalid("bad_games", "Play at least one game.")
    if args.processes < 0:
        raise Invalid("bad_processes", "Name how many processes may play, or 0 for one a core.")
    for file in files:
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
            table_bot(game, name)
    return [replace(job, first=job.first + k, deals=1) for job in jobs for k in range(job.deals)]


def play(jobs: list[Job], args: Namespace) -> list[Bout]:
    """Play the jobs on all processes, with a progress bar on stderr."""
    bar = (TextColumn(args.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(args.game, total=len(jobs))
        return series.run(jobs, args.record, args.processes, lambda: progress.advance(task), args.backend)


def print_standings(title: str, found: list[Standing]) -> None:
    """Print one row for each bot: how many seats it held, its share of the wins, points, rating and thinking time."""
    header = ["bot", "held", "share", "95 %", "fair", "points", "rating", "ms"]
    rows = [
        [
            s.bot,
            s.games,
            s.shown(s.share),
            f"{s.shown(s.low)} to {s.shown(s.high)}",
            fair(s),
            f"{s.points:.1f}",
            f"{s.rating:.1f}",
            f"{s.milliseconds:.3f}",
        ]
        for s in found
    ]
    print_table(header, rows, title)


def print_pairings(met: list[Pairing]) -> None:
    """Print how bots did against each set of others, if they met more than one."""
    if met:
        rows = []
        for m in met:
            share, low, high = (f"{x:.1%}" if m.shares else f"{x:+.2f}" for x in (m.share, m.low, m.high))
            rows.append([m.bot, m.against, m.games, share, f"{low} to {high}"])
        print_table(["bot", "against", "held", "share", "95 %"], rows, "\nBy opponents")


def print_cross_table(title: str, met: list[Pairing]) -> None:
    """Print who beats whom: in the row of a bot and the column of another, what the one wins against tables of it."""
    names = list(dict.fromkeys(m.bot for m in met))
    cells = {(m.bot, m.against): f"{m.share:.0%}" if m.shares else f"{m.share:+.2f}" for m in met}
    rows = [[f"{k} {one}", *(cells.get((one, other), "") for other in names)] for k, one in enumerate(names, 1)]
    print_table(["bot", *map(str, range(1, len(names) + 1))], rows, title)
    widest = max(m.high - m.low for m in met) / 2
    print(f"95 % intervals: at most {widest:.1%} to either side" if met[0].shares else "")


def print_measures(counted: list[Measure]) -> None:
    """Print what the games counted besides wins and points; card games count nothing."""
    if counted:
        rows = [[m.bot, m.name, f"{m.average:.2f}", f"{m.low:.2f} to {m.high:.2f}", m.count] for m in counted]
        print_table(["bot", "measure", "average", "95 %", "of"], rows, "\nWhat the games counted")
