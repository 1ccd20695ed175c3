"""The settings of a server as options of a command."""

from __future__ import annotations

import os
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, BooleanOptionalAction, Namespace
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from dreamtable.server.setting_sources import OPTIONS, Setting, gather
from dreamtable.server.settings import Option, switch


def add_options(parser: ArgumentParser, only: Collection[str] = tuple(OPTIONS)) -> None:
    """Add an option for each setting, or for those that are named; what is not given stays out of the namespace."""
    parser.add_argument("--settings", type=Path, metavar="FILE", help="a TOML file with settings")
    defaults = gather({}, environment={"XDG_CONFIG_HOME": os.devnull})
    for name in only:
        option = OPTIONS[name]
        if option.read is switch:
            parser.add_argument(
                f"--{option.name}", dest=name, action=BooleanOptionalAction, default=SUPPRESS, help=option.help
            )
        else:
            parser.add_argument(
                f"--{option.name}", dest=name, type=reader(option), action="append" if option.many else "store",
                default=SUPPRESS, metavar=option.metavar, help=_described(defaults[name]),
            )  # fmt: skip


def chosen(args: Namespace) -> dict[str, Setting]:
    """Return all settings, those from the command line first; raises Invalid if one elsewhere is wrong."""
    given = {name: value for name, value in vars(args).items() if name in OPTIONS}
    return gather(given, args.settings)


def reader(option: Option) -> Callable[[str], Any]:
    """Return the reader of an option with the kind of error whose text argparse shows."""

    def read(text: str) -> Any:
        try:
            return option.read(text)
        except ValueError as error:
            raise ArgumentTypeError(str(error)) from None

    return read


def _described(default: Setting) -> str:
    again = "; may be repeated" if default.option.many else ""
    usually = f" (default: {default.text})" if default.text else ""
    return f"{default.option.help}{again}{usually}".replace("%", "%%")
