"""Dreams and Nightmares, played by a tidy builder: the own row first.

It lays every dream that fills a gap or covers a nightmare of its row as soon as it can, keeps Convert to Dream and
Rem for places that no dream in its hand fits, and draws while it has nothing to build with.  Nightmares go to whoever
is nearest to winning, at once if that player could finish soon, and gladly where the stolen dream fills a gap at
home.  When its row is complete it sheds what is left.  With three or more at the table, where every early dream is
stolen, it starts building only with a well-filled hand, and when the deck is out it lays its dreams last.
"""

from __future__ import annotations

from typing import Any

from dreamtable.bots.outsiders.reading.dreams_and_nightmares import (
    DRAW,
    PLAY,
    REM,
    ROW,
    SPOTS,
    T_DREAM,
    T_REM,
    T_TO_DREAM,
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

FILL = 60.0
CONVERT = 45.0
JOKER = 42.0
STEAL = 34.0
HURT = 26.0
DRAWING = 40.0
CROWDED = 2.5
ENOUGH = 9  # a well-filled hand
LAST = 30.0  # with an empty deck and more than one opponent, dreams come after all else
IDLE = 38.0  # and plays that change nothing come first


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action that this player likes best."""
    danger = threat(s, seat)
    best, most = moves[0], -999.0
    for k in range(count):
        value = liking(s, seat, moves[k], danger)
        if value > most:
            best, most = moves[k], value
    return best


def liking(s: Any, seat: int, action: int, danger: bool) -> float:
    """How much the builder likes an action."""
    full = good_spots(s, seat) == ROW
    if action == DRAW:
        return -5.0 if full and s.hand_n[seat] > 0 else DRAWING - CROWDED * s.hand_n[seat]
    if action < PLAY:
        return 0.0
    if wins_now(s, seat, action):
        return 999.0
    return at_home(s, seat, action, full) if row_of(action) == seat else abroad(s, seat, action, full, danger)


def at_home(s: Any, seat: int, action: int, full: bool) -> float:
    """A play in the own row."""
    spot, kind = spot_of(action), type_of(action)
    if s.seats > 2 and s.deck_n == 0:
        return LAST if not is_good(s, seat, spot) else (2.0 if s.top[seat][spot] == REM else IDLE)
    if s.seats > 2 and s.hand_n[seat] < ENOUGH and not is_good(s, seat, spot):
        return 15.0
    if kind == T_DREAM:
        if not is_good(s, seat, spot):
            return FILL
        if s.top[seat][spot] == REM:
            return 12.0
        return 30.0 if full else 1.0
    if s.hand[seat][spot] > 0:  # a dream for this place is in the hand
        return -2.0
    if kind == T_TO_DREAM:
        return CONVERT
    if kind == T_REM:
        return JOKER
    return 0.0


def abroad(s: Any, seat: int, action: int, full: bool, danger: bool) -> float:
    """A play in another's row."""
    spot, row, kind = spot_of(action), row_of(action), type_of(action)
    near = nearness(s, row)
    if kind == T_DREAM:  # takes their Rem, but leaves them a dream
        return 20.0 if is_good(s, seat, spot) and ones(good_spots(s, seat)) < SPOTS else -4.0
    if not is_good(s, row, spot):
        if s.seats > 2 and s.deck_n == 0:
            return IDLE
        return 22.0 if full else 0.5
    value = (STEAL if takes(s, action) else HURT) + near
    if takes(s, action) and not is_good(s, seat, spot) and s.hand[seat][spot] == 0:
        value += 12.0
    if danger and s.hand_n[row] <= 2:
        value += 40.0
    return value
