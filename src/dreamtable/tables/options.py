"""A table's options, between JSON and a game's own type."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from dreamtable.kit.game import Game
from dreamtable.kit.options import GameOptions
from dreamtable.kit.problems import Invalid


def options_of(game: Game, given: Raw) -> GameOptions:
    try:
        plain = msgspec.json.decode(given, type=dict)
    except msgspec.DecodeError:
        raise Invalid("bad_option", "Options are an object of names and values.") from None
    return game.options(plain)


def store_options(game: Game, given: Raw) -> Raw:
    """The same options in their canonical form, with defaults left out; raises Invalid."""
    return Raw(msgspec.json.encode(options_of(game, given)))
