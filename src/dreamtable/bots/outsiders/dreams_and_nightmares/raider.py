"""Dreams and Nightmares, played by a raider: why build what others have built?

Every nightmare is laid on somebody's dream as soon as there is one to steal, best on a dream that is missing at home
and on the player who is furthest ahead; Rems are taken by dreams that it can spare.  Without anything to steal it
draws, looking for nightmares, and lays its own dreams once it holds several or has two of a kind.  Its dreams are
therefore laid late, and few nightmares are left to be laid on them; once the deck is empty they come last of all.
"""

from __future__ import annotations

from typing import Any

from dreamtable.bots.outsiders.reading.dreams_and_nightmares import (
    DRAW,
    PLAY,
    REM,
    ROW,
    T_DREAM,
    T_NIGHTMARE,
    T_REM,
    T_TO_DREAM,
    front_runner,
    good_spots,
    is_good,
    row_of,
    spot_of,
    takes,
    type_of,
    wins_now,
)
from dreamtable.kit.random import Dice

STOCK = (0, 0, 4, 7, 8)  # with so many cards it begins to lay dreams, by seats


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action that this player likes best."""
    ahead = front_runner(s, seat)
    best, most = moves[0], -999.0
    for k in range(count):
        action = moves[k]
        if action == DRAW:
            value = 40.0 if good_spots(s, seat) != ROW else 5.0
        elif action < PLAY:
            value = 0.0
        elif wins_now(s, seat, action):
            value = 999.0
        elif row_of(action) == seat:
            value = laying(s, seat, action)
        else:
            value = raiding(s, seat, action, ahead)
        if value > most:
            best, most = action, value
    return best


def laying(s: Any, seat: int, action: int) -> float:
    """A play in the own row."""
    spot, kind = spot_of(action), type_of(action)
    if is_good(s, seat, spot):
        if s.top[seat][spot] == REM:
            return 2.0
        if s.deck_n == 0:
            return 36.0
        return 20.0 if good_spots(s, seat) == ROW else 3.0
    if s.deck_n == 0:
        return 30.0
    if kind == T_DREAM:
        return 45.0 if s.hand_n[seat] >= STOCK[s.seats] or s.hand[seat][spot] > 1 else 35.0
    if s.hand[seat][spot] > 0:
        return 1.0
    if kind == T_TO_DREAM:
        return 43.0
    return 41.0 if kind == T_REM and s.hand_n[seat] >= STOCK[s.seats] else 30.0


def raiding(s: Any, seat: int, action: int, ahead: int) -> float:
    """A play in another's row."""
    spot, row, kind = spot_of(action), row_of(action), type_of(action)
    lead = 8.0 if row == ahead else 0.0
    if kind == T_DREAM:
        return 42.0 if is_good(s, seat, spot) or s.hand[seat][spot] > 1 else 10.0
    if not is_good(s, row, spot):
        if s.deck_n == 0:
            return 35.0
        return 15.0 if good_spots(s, seat) == ROW else 0.5
    if not takes(s, action):
        return 38.0 + lead
    value = 55.0 + lead
    if not is_good(s, seat, spot):
        value += 6.0
    return value if kind == T_NIGHTMARE else value - 4.0
