"""`dreamtable play GAME`: a game in the terminal against bots."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable play`."""
    play = subparsers.add_parser("play", help="a game in the terminal against bots")
    play.add_argument("game")
    play.add_argument("--seats", type=int, help="how many play (default: the best number)")
    play.add_argument("--level", default="dreaming", choices=["dozing", "dreaming", "lucid"])
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    play.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play one game on a server of its own, which stops with it."""
    from dreamtable.terminal.game import play

    return play(args.game, args.seats, args.level, args.option)
