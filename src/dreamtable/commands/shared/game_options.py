"""The options of a game on the command line: `--option limit=50 --option wake=after_lap`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

import msgspec

from dreamtable.kit.errors import Invalid


def add_game_option(parser: ArgumentParser) -> None:
    """Add `--option`, which may be repeated."""
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )


def given_options(args: Namespace) -> dict[str, Any]:
    """Return the options that were given; raises Invalid if one has no value."""
    return dict(map(read_option, args.option))


def read_option(text: str) -> tuple[str, Any]:
    """Read `limit=50` or `wake=after_lap`: a name, and a number, true, false, or a word."""
    name, equals, value = text.partition("=")
    if not equals:
        raise Invalid("bad_option", f"{text!r} is not an option: write it as name=value.")
    try:
        return name, msgspec.json.decode(value.lower())
    except msgspec.DecodeError:
        return name, value
