"""Dreams and Nightmares, played from an ambush: nothing is laid that could be stolen before it can be finished.

It draws until its hand could fill what its row lacks, takes the dreams of others with its nightmares as soon as they
lie there, those that it lacks itself first, and keeps one nightmare of each number back unless somebody is close to
a full row.  Once its hand reaches, or the deck runs low, it fills the row in one go, the places first whose
nightmares are out of the game, and then sheds what is left where it does no harm.
"""

from __future__ import annotations

from typing import Any

from dreamtable.bots.outsiders.reading.dreams_and_nightmares import (
    DRAW,
    LIMIT,
    NIGHTMARE,
    PLAY,
    REM,
    ROW,
    SPOTS,
    T_DREAM,
    T_NIGHTMARE,
    T_TO_DREAM,
    TO_DREAM,
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

LATE = 10  # cards in the deck with which waiting is over


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action that this player chooses."""
    left = unseen_cards(s, seat)
    ready = s.deck_n <= LATE or within_reach(s, seat) >= SPOTS or s.hand_n[seat] >= LIMIT
    best, most = moves[0], -99.0
    for k in range(count):
        value = urge(s, seat, moves[k], left, ready)
        if value > most:
            best, most = moves[k], value
    return best


def within_reach(s: Any, me: int) -> int:
    """How many places of my row are filled or could be from my hand."""
    good, spare = good_spots(s, me), s.hand[me][TO_DREAM] + s.hand[me][REM]
    reach = 0
    for spot in range(SPOTS):
        reach += bool(good >> spot & 1) or s.hand[me][spot] > 0
    return int(reach + spare)


def urge(s: Any, me: int, action: int, left: list[int], ready: bool) -> float:
    """How much the sniper wants an action."""
    full = good_spots(s, me) == ROW
    if action == DRAW:
        return 4.0 if not ready else 1.0
    if action < PLAY:
        return 0.0
    if wins_now(s, me, action):
        return 99.0
    row, spot, type = row_of(action), spot_of(action), type_of(action)
    if row == me:
        if is_good(s, me, spot):
            return 5.0 if full and not takes(s, action) else -1.0
        if type != T_DREAM and s.hand[me][spot] > 0:
            return -2.0
        safe = left[NIGHTMARE + spot] == 0 or type == T_TO_DREAM
        return 8.0 if ready and safe else 6.0 - left[NIGHTMARE + spot] * 0.3 if ready else 2.0 if safe else -1.0
    if type == T_DREAM:
        return 3.0 if full else -3.0
    if not is_good(s, row, spot):
        return 4.5 if full else -0.5
    near = ones(good_spots(s, row))
    value = near + (3.0 if takes(s, action) and not is_good(s, me, spot) and s.hand[me][spot] == 0 else 0.0)
    if type == T_NIGHTMARE and s.hand[me][NIGHTMARE + spot] > 1:
        value += 1.5
    return value + 8.0 if near >= 5 or (near >= 4 and s.hand_n[row] <= 3) else value + 1.5
