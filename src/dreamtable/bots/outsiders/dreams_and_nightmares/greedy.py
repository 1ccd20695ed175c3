"""Dreams and Nightmares, played greedily: the move that looks best at once, by a few numbers and no plan.

A place filled is worth ten, less what the nightmares that may lie in wait for it make of that; a dream taken from
another is worth eight, more if its owner is close to winning and if it fills a gap of one's own.  Drawing is worth the
less, the more cards one holds.  When the row is full every card that leaves the hand is worth a place.
"""

from __future__ import annotations

from typing import Any

from dreamtable.bots.outsiders.reading.dreams_and_nightmares import (
    DRAW,
    NIGHTMARE,
    PLAY,
    ROW,
    SPOTS,
    T_DREAM,
    T_REM,
    T_TO_DREAM,
    good_spots,
    is_good,
    ones,
    row_of,
    spot_of,
    takes,
    type_of,
    unseen_cards,
    wins_now,
)
from dreamtable.kit.random import Dice

FILL, TAKEN, SPARE = 10.0, 8.0, 3.0


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action that looks best at once."""
    left = unseen_cards(s, seat)
    out = 0
    for number in left:
        out += number
    best, most = moves[0], -99.0
    for k in range(count):
        value = worth(s, seat, moves[k], left, out)
        if value > most:
            best, most = moves[k], value
    return best


def worth(s: Any, me: int, action: int, left: list[int], out: int) -> float:
    """What an action is worth."""
    full = good_spots(s, me) == ROW
    if action == DRAW:
        return 0.5 if full else 8.0 - 0.6 * s.hand_n[me]
    if action < PLAY:
        return 0.0
    if wins_now(s, me, action):
        return 99.0
    row, spot, type = row_of(action), spot_of(action), type_of(action)
    if row == me:
        if is_good(s, me, spot):
            return SPARE * 2 if full and not takes(s, action) else 0.2
        if type == T_DREAM:
            return FILL - 4.0 * danger(s, me, spot, left, out)
        if s.hand[me][spot] > 0:
            return 0.1
        return FILL - 1.0 if type == T_TO_DREAM else FILL - 3.0 - 4.0 * danger(s, me, spot, left, out)
    if type == T_DREAM:
        return 1.0 if full else 0.3
    if not is_good(s, row, spot):
        return SPARE * 2 if full else 0.4
    value = TAKEN + ones(good_spots(s, row)) - 0.5 * float(s.hand_n[row])
    if takes(s, action) and not is_good(s, me, spot) and s.hand[me][spot] == 0:
        value += SPARE
    if takes(s, action) and full:
        value -= SPARE
    return value - 3.0 if type > T_TO_DREAM and type != T_REM else value


def danger(s: Any, me: int, spot: int, left: list[int], out: int) -> float:
    """The chance that somebody else holds the nightmare of a place, about."""
    held = 0
    for p in range(s.seats):
        if p != me:
            held += s.hand_n[p] + (SPOTS if s.public[p][NIGHTMARE + spot] > 0 else 0)
    return min(1.0, left[NIGHTMARE + spot] * held / max(out, 1))
