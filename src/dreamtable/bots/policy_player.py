"""A policy as a player of compiled games: linked with a game's rules and with the policy in question.

Four players that need no search come from these functions: with the contract's own policy (any legal move), with the
policies of `dreaming` and `dozing`, and with a frozen reference.
"""

from __future__ import annotations

from typing import Any

from dreamtable.kit.batch_engine import advance
from dreamtable.kit.contract.rules import ACTIONS, legal, play, policy
from dreamtable.kit.random import Dice
from dreamtable.kit.state import NOBODY, ints


def decide(s: Any, seat: int, moves: Any, dice: Dice) -> int:
    """Return the action that the policy chooses for a seat; `moves` is overwritten with the open ones."""
    count = legal(s, seat, moves)
    return policy(s, seat, moves, count, dice) if count > 1 else moves[0]


def play_seats(states: Any, i: int, mask: int, dice: Dice, luck: Dice, tally: Any) -> int:
    """Play for the seats in `mask` until another seat is asked or the game is over (NOBODY); return that seat.

    The cards are dealt by `dice`, and the policy throws `luck`: the same deals whoever plays.  tally[0] counts
    decisions.
    """
    s = states[i]
    moves = ints(ACTIONS)
    seat = advance(s, dice)
    while seat != NOBODY and mask >> seat & 1:
        play(s, seat, decide(s, seat, moves, luck))
        tally[0] += 1
        seat = advance(s, dice)
    return seat
