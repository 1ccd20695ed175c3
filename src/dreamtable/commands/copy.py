"""`dreamtable copy FROM TO`: copy everything between a data folder and PostgreSQL."""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable copy`."""
    copy = subparsers.add_parser("copy", help="carry everything from a data folder into PostgreSQL, or back")
    where = "a data folder, or postgresql://user@host/database"
    copy.add_argument("source", metavar="FROM", help=where)
    copy.add_argument("target", metavar="TO", help=f"{where}; must be empty")
    copy.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Copy, and print how many rows of each table were copied; a terminal also shows the progress."""
    from dreamtable.store.copy_store import copy

    def show_progress(table: str, rows: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{table}: {rows} ", end="", file=sys.stderr, flush=True)

    copied = asyncio.run(copy(args.source, args.target, show_progress))
    print("Copied " + ", ".join(f"{rows} {table}" for table, rows in copied.items()) + ".")
    return 0
