"""`dreamtable backup FILE`: write everything into one file, while the server runs."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

from dreamtable.commands.shared.setting_options import add_options, chosen
from dreamtable.server.setting_sources import settings_of


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable backup`."""
    parser = subparsers.add_parser("backup", help="write all tables and guests into one file, while people play")
    parser.add_argument("file", metavar="FILE", type=Path, help="a new file, as dreams.tar.gz")
    add_options(parser, ("data", "database"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Write the backup, and print its size."""
    from dreamtable.store.backup import back_up

    settings = settings_of(chosen(args))
    size = asyncio.run(back_up(settings.database or str(settings.data), args.file))
    print(f"{args.file}: {size / 1e6:.1f} MB")
    return 0
