"""`dreamtable simulate GAME`: many games between bots at one table."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

from msgspec.structs import replace

from dreamtable.arena import series
from dreamtable.arena.jobs import Bout, Job
from dreamtable.commands.shared.run_series import run_series
from dreamtable.commands.shared.series_options import add_options, bots_of, options_of
from dreamtable.commands.trajectories import add_worlds


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable simulate`."""
    simulate = subparsers.add_parser("simulate", help="many games between bots at one table")
    add_options(simulate)
    simulate.add_argument("--trajectories", type=Path, metavar="FILE", help="write every decision as Parquet")
    add_worlds(simulate)
    simulate.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play the games, print the standings, and write the decisions if they are asked for."""

    def plan() -> list[Job]:
        table = series.lineup(bots_of(args, "random"), args.seats)
        jobs = series.plan(args.game, options_of(args), table, args.games, args.seed)
        return [replace(job, replays=bool(args.trajectories)) for job in jobs]

    def keep(bouts: list[Bout]) -> None:
        from dreamtable.envs.trajectory_files import write_trajectories

        games = (bout.replay for bout in bouts if bout.replay is not None)
        write_trajectories(args.trajectories, games, args.worlds, args.seed)

    return run_series(args, plan, keep=keep if args.trajectories else None, files=(args.trajectories,))
