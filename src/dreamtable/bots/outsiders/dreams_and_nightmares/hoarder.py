"""Dreams and Nightmares, played by a hoarder who wants the last word.

Cards in the hand cannot be stolen, and who has the most cards when the deck runs out plays last.  So it draws up to
the limit of ten and plays only what it must, idle plays first.  Only when somebody could finish a row soon does it
strike at once.  When the deck is (nearly) empty it spends idle plays, then nightmares, and lays its dreams at the
very end, when the others have nothing left to cover them with.
"""

from __future__ import annotations

from typing import Any

from dreamtable.bots.outsiders.reading.dreams_and_nightmares import (
    DRAW,
    LIMIT,
    PLAY,
    REM,
    SPOTS,
    T_DREAM,
    good_spots,
    is_good,
    nearness,
    ones,
    row_of,
    spot_of,
    takes,
    threat,
    type_of,
    wins_now,
)
from dreamtable.kit.random import Dice

FULL_HAND = 9  # draws up to so many cards
LATE = 0  # the deck counts as run out with so many cards left


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action that this player likes best."""
    danger = threat(s, seat)
    others = 0
    for p in range(s.seats):
        if p != seat:
            others = max(others, s.hand_n[p])
    best, most = moves[0], -999.0
    for k in range(count):
        action = moves[k]
        if action == DRAW:
            value = 50.0 if s.hand_n[seat] < min(FULL_HAND, LIMIT) else 25.0
        elif action < PLAY:
            value = 0.0
        elif wins_now(s, seat, action):
            value = 999.0
        else:
            value = playing(s, seat, action, danger, s.deck_n <= LATE, others)
        if value > most:
            best, most = action, value
    return best


def playing(s: Any, seat: int, action: int, danger: bool, late: bool, others: int) -> float:
    """How much the hoarder likes a play."""
    spot, row, kind = spot_of(action), row_of(action), type_of(action)
    if row == seat:
        gap = not is_good(s, seat, spot)
        if kind == T_DREAM and not gap:
            if s.top[seat][spot] == REM:
                return 10.0
            return 36.0 if late and s.hand[seat][spot] > 1 else 15.0
        if late:  # dreams last, unless the others have run dry
            return 30.0 if others > 0 else 60.0
        return 32.0 if s.hand[seat][spot] > 0 and kind == T_DREAM else 28.0
    if kind == T_DREAM:
        return 14.0
    if not is_good(s, row, spot):
        return 40.0 if late else 5.0
    value = 34.0 if takes(s, action) else 27.0
    value += 0.5 * nearness(s, row)
    if takes(s, action) and not is_good(s, seat, spot):
        value += 4.0
    if danger and s.hand_n[row] <= 2 and ones(good_spots(s, row)) + s.hand_n[row] >= SPOTS:
        value += 100.0
    return value
