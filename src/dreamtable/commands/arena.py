"""`dreamtable arena GAME`: bots against each other, with ratings and a report."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

from dreamtable import games
from dreamtable.arena import series
from dreamtable.arena.bouts import Job
from dreamtable.commands.bot_series import add_options, bots_of, options_of, run_series


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable arena`."""
    arena = subparsers.add_parser("arena", help="bots against each other, with ratings and a report")
    add_options(arena)
    arena.add_argument("--gauntlet", action="store_true", help="only the first bot against each of the others")
    arena.add_argument("--report", type=Path, metavar="FILE", help="write an HTML page")
    arena.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play every pairing, print the standings, and write the report if it is asked for."""
    pairings = series.gauntlet if args.gauntlet else series.round_robin

    def plan() -> list[Job]:
        game = games.load(args.game)
        strongest = "dozing,dreaming,lucid"
        if not game.worded:
            strongest = "reference,dreaming,lucid" if game.policies else "random,lucid"
        return pairings(args.game, options_of(args), bots_of(args, strongest), args.seats, args.games, args.seed)

    return run_series(args, plan, args.report)
