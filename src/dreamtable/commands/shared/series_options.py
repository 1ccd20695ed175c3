"""The options of the commands that play many games between bots: `simulate` and `arena`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

import msgspec

from dreamtable.arena.backends import BACKENDS
from dreamtable.commands.shared.game_options import add_game_option, given_options
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


def check_options(args: Namespace, files: tuple[Path | None, ...]) -> None:
    """Raise Invalid for an option that makes no sense, before anything is played."""
    if args.games < 1:
        raise Invalid("bad_games", "Play at least one game.")
    if args.processes < 0:
        raise Invalid("bad_processes", "Name how many processes may play, or 0 for one a core.")
    for file in files:
        if file and (file.is_dir() or not file.parent.is_dir()):
            raise Invalid("bad_file", f"{file} cannot be written: it is a folder, or its folder is not there.")
