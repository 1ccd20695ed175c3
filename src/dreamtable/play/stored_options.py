"""A table's options, between JSON and a game's own type."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from dreamtable.kit.game import Game
from dreamtable.kit.options import GameOptions


def options_of(game: Game, stored: Raw, rules: int) -> GameOptions:
    """Options in the game's own type, from JSON; what is left out meant the default of that version of the rules.

    Raises Invalid if an option cannot be so, or if games of that version cannot be played here.
    """
    return game.options(game.former_defaults(rules) | msgspec.json.decode(stored, type=dict))


def store_options(game: Game, given: dict[str, Any]) -> Raw:
    """Options in their canonical form, with defaults left out; raises Invalid."""
    return Raw(msgspec.json.encode(game.options(given)))
