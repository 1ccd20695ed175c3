"""`dreamtable verify FILE`: prove that a finished game was dealt as its commitment and the players' nonces say."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

from dreamtable.commands.file_input import read_bytes


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable verify`."""
    verify = subparsers.add_parser("verify", help="prove the deal of a finished game")
    verify.add_argument("file", type=Path, help="a replay file")
    verify.add_argument("--commitment", help="what the table showed before the first deal, if you wrote it down")
    verify.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print what is wrong with the game and return 1, or print that it is honest and return 0."""
    from dreamtable.play import replay
    from dreamtable.play.log import Kind

    found = replay.read(read_bytes(args.file))
    wrong = replay.verify(found, args.commitment)
    for line in wrong:
        print(line)
    if not wrong:
        deals = sum(entry.kind == Kind.DEAL for entry in found.log)
        print(f"Honest: {len(found.log)} steps follow from the secret, the nonces and the moves ({deals} deals).")
        for entry in found.log:
            if entry.kind == Kind.NONCE:  # a nonce that was added during the game: only those who sat there can know it
                print(f"Step {entry.seq}: {found.names[entry.seat]} took over a seat, and brought luck of their own.")
        print(f"Commitment: {found.commitment}")
    return 1 if wrong else 0
