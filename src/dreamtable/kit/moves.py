"""Typed moves for people, over atomic actions.

A game's moves.py defines one frozen `Move` per gesture and

    Move                                                   the union of them
    encode(s, seat, move) -> list of atomic actions        raises Illegal with the reason
    decode(s, seat, actions) -> Move | None                None while the actions are only part of a gesture
    moves(s, seat) -> list of Moves                        every whole gesture open to the seat

and, if a gesture carries text,

    question(s, seat, move) -> Question | None             what words/ must answer before the rules can take it
    answered(move, answer) -> Move                         the same move with its verdict
    said(s, seat, move) -> Said | None                     what to remember beside the state
"""

from __future__ import annotations

import msgspec

from dreamtable.kit.errors import Invalid


def snake(name: str) -> str:
    """The JSON tag of a class: TakeUp -> take_up."""
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


class Gesture(msgspec.Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=True):
    """Base of every move a person can make: `{"type": "take_up", "position": 3}` in JSON."""


def not_open(move: object) -> Invalid:
    return Invalid("unknown_move", f"{type(move).__name__} is not a move of this game.")
