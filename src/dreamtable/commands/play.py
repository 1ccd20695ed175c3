"""`dreamtable play GAME`: a game in the terminal against bots."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction

from dreamtable.commands.shared.game_options import add_game_option, given_options
from dreamtable.commands.shared.language_option import add_language


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable play`."""
    play = subparsers.add_parser("play", help="a game in the terminal against bots")
    play.add_argument("game", metavar="GAME", help="a game, as `dreamtable games` names them")
    play.add_argument("--seats", type=int, metavar="N", help="how many play (default: the best number)")
    play.add_argument(
        "--level", default="dreaming", choices=["dozing", "dreaming", "lucid"], help="of the bots (default: dreaming)"
    )
    add_game_option(play)
    add_language(play)
    play.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play one game on a server of its own, which stops with it."""
    from dreamtable.terminal.game import play

    return play(args.game, args.seats, args.level, given_options(args), args.language)
