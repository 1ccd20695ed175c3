"""`dreamtable restore FILE`: fill an empty data folder or database from a backup."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

from dreamtable.commands.shared.setting_options import add_options, chosen
from dreamtable.server.setting_sources import settings_of


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable restore`."""
    parser = subparsers.add_parser("restore", help="fill an empty data folder or database from a backup")
    parser.add_argument("file", metavar="FILE", type=Path, help="what `dreamtable backup` has written")
    add_options(parser, ("data", "database"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Restore, and print how many rows of each table there are."""
    from dreamtable.store.backup import restore

    settings = settings_of(chosen(args))
    restored = asyncio.run(restore(args.file, settings.database or str(settings.data)))
    print("Restored " + ", ".join(f"{rows} {table}" for table, rows in restored.items() if rows) + ".")
    return 0
