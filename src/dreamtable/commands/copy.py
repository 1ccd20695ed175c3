"""`dreamtable copy`."""

from __future__ import annotations

import argparse
import asyncio
import sys


def add_commands(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    ask = subparsers.add_parser("copy", help="carry everything from a data folder into PostgreSQL, or back")
    where = "a data folder, or postgresql://user@host/database"
    ask.add_argument("source", metavar="FROM", help=where)
    ask.add_argument("target", metavar="TO", help=f"{where}; must be empty")
    ask.set_defaults(run=copy)


def copy(args: argparse.Namespace) -> int:
    from dreamtable.store import copy as copying

    def told(table: str, rows: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{table}: {rows} ", end="", file=sys.stderr, flush=True)

    copied = asyncio.run(copying.copy(args.source, args.target, told))
    print("Copied " + ", ".join(f"{rows} {table}" for table, rows in copied.items()) + ".")
    return 0
