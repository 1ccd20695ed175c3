"""`dreamtable arena GAME`: bots against each other, with ratings and a report; `arena exploit GAME`: one of them."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

import msgspec

from dreamtable import games
from dreamtable.arena import series
from dreamtable.arena.contestants import bots_of as bots_of_game
from dreamtable.arena.exploit import Exploit, Response, check_budget
from dreamtable.arena.jobs import Job
from dreamtable.commands.shared.game_options import given_options
from dreamtable.commands.shared.run_series import run_series
from dreamtable.commands.shared.series_options import add_options, bots_of, options_of
from dreamtable.commands.shared.text_table import print_table
from dreamtable.kit.errors import Invalid
from dreamtable.kit.game import Game


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable arena`."""
    arena = subparsers.add_parser("arena", help="bots against each other, with ratings and a report")
    arena.add_argument(
        "what", nargs="?", choices=("exploit",), help="exploit: train opponents against one bot, and say what they gain"
    )
    add_options(arena)
    arena.add_argument("--gauntlet", action="store_true", help="only the first bot against each of the others")
    arena.add_argument("--cross", action="store_true", help="print who beats whom; without --bots: all bots there are")
    arena.add_argument("--report", type=Path, metavar="FILE", help="write an HTML page")
    arena.add_argument("--bot", default="lucid", metavar="NAME", help="that exploit trains against (default: lucid)")
    arena.add_argument(
        "--double", default="", metavar="NAME", help="a bot like it that thinks less, to turn knobs of exploit against"
    )
    arena.add_argument("--budget", type=int, default=3000, metavar="N", help="games of exploit, for each way to train")
    arena.add_argument(
        "--seconds", type=float, default=120.0, metavar="N",
        help="CPU seconds of exploit at the most, for each way to train; 0: however long it takes (default: 120)",
    )  # fmt: skip
    arena.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play every pairing, print the standings, and write the report if it is asked for; or train against a bot."""
    if args.what == "exploit":
        return run_exploit(args)
    pairings = series.gauntlet if args.gauntlet else series.round_robin

    def plan() -> list[Job]:
        bots = bots_of(args, everybody(args.game) if args.cross else strongest(games.load(args.game)))
        return pairings(args.game, options_of(args), bots, args.seats, args.games, args.seed)

    return run_series(args, plan, args.report, cross=args.cross)


def strongest(game: Game) -> str:
    """The bots that play if none are named."""
    if game.worded:
        return "dozing,dreaming,lucid"
    return "reference,dreaming,lucid" if game.policies else "random,lucid"


def everybody(name: str) -> str:
    """The bots of a cross-table: the best level first, then all others, without those that play at random."""
    game = games.load(name)
    if game.worded or not game.policies:
        return strongest(game)
    return ",".join(bot for bot in reversed(bots_of_game(game)) if bot != "random")


def run_exploit(args: Namespace) -> int:
    """Train opponents against a bot, and print what each gains."""
    game = games.load(args.game)
    if game.worded:
        raise Invalid("no_responder", "There is no opponent with knobs for this game: only card games have one.")
    budget = check_budget(args.budget)
    seats = args.seats or game.facts.seats[0]
    exploit = Exploit(game, args.bot, seats, given_options(args), args.seed, args.seconds, args.double)
    found = [exploit.turn_knobs(budget, tell)]
    tell(f"knobs: {found[0].share:.1%} ({found[0].low:.1%} to {found[0].high:.1%})")
    found.append(exploit.look_ahead(budget, tell))
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        print_responses(f"{args.game}, {exploit.seats} seats, against {args.bot}", found)
    return 0


def tell(line: str) -> None:
    """Print how far a training is, apart from its result."""
    print(line, file=sys.stderr, flush=True)


def print_responses(title: str, found: list[Response]) -> None:
    """Print one row for each trained opponent, and the knobs as they were turned."""
    rows = [
        [r.kind, r.trained, r.games, f"{r.share:.1%}", f"{r.low:.1%} to {r.high:.1%}", f"{r.gain:+.1%}"] for r in found
    ]
    print_table(["response", "trained on", "measured on", "share", "95 %", "gain"], rows, title)
    for r in found:
        if r.knobs:
            print(f"{r.kind}: " + ", ".join(f"{name} {value}" for name, value in r.knobs.items()))
