"""Leduc hold'em: what lies on the table and in the hands."""

from __future__ import annotations

from enum import IntEnum

from dreamtable.kit.packed_record import i8
from dreamtable.kit.state import GameState


class Phase(IntEnum):
    """Where the game stands."""

    DEAL = 0
    FIRST = 1  # betting on one's own card
    TURN_UP = 2  # the card for everyone is dealt
    SECOND = 3  # betting with it
    OVER = 4


SEATS, NONE = 2, -1
ROUND = 4  # bets of a round at most: check, raise, raise, call


class State(GameState):
    """One hand."""

    phase = i8()  # a Phase, as a number: the end of a round is one step on
    turn = i8()
    folded = i8()  # who gave up, or NONE
    card = i8(SEATS)
    public = i8()  # the card for everyone, or NONE
    paid = i8(SEATS)  # chips in the pot
    raises = i8()  # of this round
    count = i8()  # bets of this round
    bets = i8(2, ROUND)  # of each round in order: an action and 1


def showdown(s: State) -> bool:
    """Whether both have turned up their cards."""
    return s.phase == Phase.OVER and s.folded == NONE
