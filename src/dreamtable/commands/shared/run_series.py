"""Play a series of games between bots, for the commands `simulate` and `arena`."""

from __future__ import annotations

import os
import shlex
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dreamtable import games
from dreamtable.arena import series
from dreamtable.arena.contestants import table_bot
from dreamtable.arena.html_report import page
from dreamtable.arena.jobs import Bout, Job, play_job
from dreamtable.arena.results import measures, standings
from dreamtable.commands.shared.print_results import print_results
from dreamtable.commands.shared.series_options import check_options
from dreamtable.kit.errors import Invalid


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
    print_results(args, bouts, found, counted, cross=cross)
    if report is not None:
        title = f"{args.game}, {args.seats} seats"
        report.write_text(page(title, shlex.join(["dreamtable", *sys.argv[1:]]), found, bouts, counted), "utf-8")
    return 0


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
