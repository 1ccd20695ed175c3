"""`dreamtable simulate GAME`: many games between bots at one table."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction

from dreamtable.arena import series
from dreamtable.arena.bouts import Job
from dreamtable.commands.bot_series import add_options, bots_of, options_of, run_series


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable simulate`."""
    simulate = subparsers.add_parser("simulate", help="many games between bots at one table")
    add_options(simulate)
    simulate.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play the games and print the standings."""

    def plan() -> list[Job]:
        table = series.lineup(bots_of(args, "random"), args.seats)
        return series.plan(args.game, options_of(args), table, args.games, args.seed)

    return run_series(args, plan)
