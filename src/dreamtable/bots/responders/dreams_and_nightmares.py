"""Dreams and Nightmares with knobs: what filling, rescuing, stealing, hurting, shedding and drawing are worth."""

from __future__ import annotations

from typing import Any

from dreamtable.bots.outsiders.reading.dreams_and_nightmares import (
    DRAW,
    PLAY,
    REM,
    ROW,
    T_DREAM,
    T_REM,
    T_TO_DREAM,
    good_spots,
    is_good,
    nearness,
    row_of,
    spot_of,
    takes,
    threat,
    type_of,
    wins_now,
)
from dreamtable.kit.random import Dice, below

KNOBS = (
    ("fill", 0, 100),
    ("rescue", 0, 100),  # Convert to Dream
    ("rest", 0, 100),  # Rem
    ("steal", 0, 100),
    ("hurt", 0, 100),
    ("near", 0, 20),  # how much it counts how near the other is to winning
    ("alarm", 0, 80),  # more for a play against somebody who could finish soon
    ("draw", 0, 100),
    ("crowded", 0, 12),  # less for every card in the hand
    ("shed", 0, 60),  # a play that changes nothing
)
FILL, RESCUE, REST, STEAL, HURT, NEAR, ALARM, DRAWS, CROWDED, SHED = range(2, 12)  # places behind the dice


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action that the knobs make it like best, among equals any."""
    danger = threat(s, seat)
    best, most = moves[0], -9999.0
    for k in range(count):
        value = liking(s, seat, moves[k], danger, dice) + below(dice, 100) / 100.0
        if value > most:
            best, most = moves[k], value
    return best


def liking(s: Any, seat: int, action: int, danger: bool, dice: Dice) -> float:
    """How much an action is liked."""
    full = good_spots(s, seat) == ROW
    if action == DRAW:
        return -5.0 if full and s.hand_n[seat] > 0 else float(dice[DRAWS] - dice[CROWDED] * s.hand_n[seat])
    if action < PLAY:
        return 0.0
    if wins_now(s, seat, action):
        return 999.0
    spot, row, kind = spot_of(action), row_of(action), type_of(action)
    shed = float(dice[SHED]) if full else 0.5
    if row == seat:
        if is_good(s, seat, spot):
            return -4.0 if s.top[seat][spot] == REM else shed
        if kind == T_DREAM:
            return float(dice[FILL])
        if s.hand[seat][spot] > 0:  # a Dream for this place is in the hand
            return -2.0
        return float(dice[RESCUE] if kind == T_TO_DREAM else dice[REST] if kind == T_REM else 0)
    if kind == T_DREAM:
        return -4.0
    if not is_good(s, row, spot):
        return shed
    value = float(dice[STEAL] if takes(s, action) else dice[HURT]) + dice[NEAR] / 4.0 * nearness(s, row)
    return value + dice[ALARM] if danger and s.hand_n[row] <= 2 else value
