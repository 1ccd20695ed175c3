"""Leduc hold'em: the three moves of a person."""

from __future__ import annotations

from dreamtable.kit.errors import Illegal
from dreamtable.kit.moves import Gesture, not_open

from .actions import ACTIONS, CALL, FOLD, RAISE
from .rules import legal
from .state import State


class Fold(Gesture, frozen=True):
    """Give up the hand."""


class Call(Gesture, frozen=True):
    """Pay what the other has paid; check, if that is nothing."""


class Raise(Gesture, frozen=True):
    """Pay what the other has paid, and the stake of this round."""


Move = Fold | Call | Raise
BY_ACTION: dict[int, Move] = {FOLD: Fold(), CALL: Call(), RAISE: Raise()}


def encode(s: State, seat: int, move: Move) -> list[int]:
    if not isinstance(move, Fold | Call | Raise):
        raise not_open(move)
    action = next(number for number, known in BY_ACTION.items() if known == move)
    if action not in _open(s, seat):
        if action == FOLD:
            raise Illegal("nothing_to_fold_to", "Nobody has bet: call instead.")
        raise Illegal("no_more_raises", "Both raises of this round are made.")
    return [action]


def decode(s: State, seat: int, actions: list[int]) -> Move | None:
    return BY_ACTION[actions[0]]


def moves(s: State, seat: int) -> list[Move]:
    return [BY_ACTION[action] for action in _open(s, seat)]


def _open(s: State, seat: int) -> list[int]:
    room = [0] * ACTIONS
    return room[: legal(s, seat, room)]
