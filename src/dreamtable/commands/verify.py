"""`dreamtable verify FILE`: deal a finished game again, and say what that proves."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from dreamtable.commands.shared.file_input import read_bytes

if TYPE_CHECKING:
    from dreamtable.play.replay_file import Replay


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable verify`."""
    verify = subparsers.add_parser("verify", help="prove the deal of a finished game")
    verify.add_argument("file", metavar="FILE", type=Path, help="a replay file")
    verify.add_argument(
        "--commitment", metavar="HASH", help="the seal that the table showed before the first deal, as you noted it"
    )
    verify.add_argument(
        "--luck", metavar="HEX", action="append", default=[], help="luck that you revealed; may be given repeatedly"
    )
    verify.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print what is wrong with the game and return 1, or print what is proved and return 0."""
    from dreamtable.play import replay_file as replay

    found = replay.read(read_bytes(args.file))
    wrong = replay.verify(found, args.commitment, args.luck)
    for line in wrong or _proved(found, args.commitment is not None):
        print(line)
    return 1 if wrong else 0


def _proved(found: Replay, noted: bool) -> Iterator[str]:
    from dreamtable.play.game_log import Kind

    deals = sum(entry.kind == Kind.DEAL for entry in found.log)
    yield f"{len(found.log)} steps follow from the secret, the luck and the moves ({deals} deals)."
    if noted:
        yield "Honest: the secret is the one that was sealed before the first deal."
    else:
        yield "Not checked against a seal noted before the game: a table could have made up all of this (--commitment)."
    yield f"Commitment: {found.commitment}"
    if not found.lucks and any(found.nonces):
        yield "Luck was not committed to (a game begun by 0.1): the table and the last to sit could choose the cards."
    for name, luck, nonce in zip(found.names, found.lucks, found.nonces):
        own = f"luck {nonce}, committed to as {luck}: whose it is says their own client (--luck)"
        yield f"{name} is to have brought {own}." if luck else f"{name} brought no luck."
    for redraw in found.redraws:
        silent = ", ".join(found.names[seat] for seat in redraw.seats)
        yield f"Drawn again without the luck of {silent}, who did not reveal it in time."
    for entry in found.log:
        if entry.kind == Kind.NONCE:
            yield f"Step {entry.seq}: {found.names[entry.seat]} took over a seat, and brought luck of their own."
