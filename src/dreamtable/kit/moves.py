"""The base of typed moves; kit/contract/moves.py says what a game's moves.py makes of it."""

from __future__ import annotations

import msgspec

from dreamtable.kit.errors import Invalid


def snake(name: str) -> str:
    """The JSON tag of a class: TakeUp -> take_up."""
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


class Gesture(msgspec.Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=True):
    """Base of every move a person can make: `{"type": "take_up", "position": 3}` in JSON."""


def not_open(move: object) -> Invalid:
    """The error for a value that is no move of the game at all."""
    return Invalid("unknown_move", f"{move!r} is not a move of this game: give one of those in `legal`, or a dict.")
