"""Dreams and Nightmares, played by expected values.

It counts which nightmares and dreams of each number are still out.  A dream is laid when few nightmares of its number
can still come, or when a second one in the hand could mend the loss; others wait in the hand, the longer the more
players there are.  A nightmare is laid where it takes most: on the rows that are furthest, on numbers of which the
victim hardly can have another dream, and on dreams that it can use itself.  A draw is worth what an average unseen
card is worth, less with a full hand.
"""

from __future__ import annotations

from typing import Any

from dreamtable.bots.outsiders.reading.dreams_and_nightmares import (
    DRAW,
    DREAM,
    LIMIT,
    NIGHTMARE,
    PLAY,
    REM,
    ROW,
    SPOTS,
    T_DREAM,
    T_NIGHTMARE,
    TO_DREAM,
    TO_NIGHTMARE,
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

TEMPO = (0.0, 0.0, 0.45, 0.62, 0.70)  # what a draw is worth in the middle of the game, by seats
CROWDED = 0.03
FEAR = 0.55  # how much each nightmare that may come matters
PATIENCE = 9  # with three or more at the table it waits for so many cards


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action with the highest expected value."""
    left = unseen_cards(s, seat)
    best, most = moves[0], -999.0
    for k in range(count):
        action = moves[k]
        if action == DRAW:
            value = drawing(s, seat)
        elif action < PLAY:
            value = 0.0
        elif wins_now(s, seat, action):
            value = 99.0
        elif row_of(action) == seat:
            value = building(s, seat, action, left)
        else:
            value = attacking(s, seat, action, left)
        if value > most:
            best, most = action, value
    return best


def drawing(s: Any, seat: int) -> float:
    """What a card from the deck is worth."""
    if good_spots(s, seat) == ROW and s.hand_n[seat] <= 2 and s.hand_n[seat] > 0:
        return 0.05
    return TEMPO[s.seats] - (CROWDED * s.hand_n[seat] if s.hand_n[seat] < LIMIT - 1 else 0.4)


def fear(s: Any, seat: int, spot: int, left: list[int]) -> float:
    """How many nightmares I expect on a dream of mine at that place from now on."""
    bad = float(left[NIGHTMARE + spot])
    extra = float(left[TO_NIGHTMARE])
    hidden = 0
    for p in range(s.seats):
        if p != seat:
            bad += s.public[p][NIGHTMARE + spot]
            hidden += s.hand_n[p]
    if s.deck_n == 0 and hidden == 0:
        return 0.0
    mine = s.deck_n / (s.deck_n + hidden) / s.seats  # these will come to me
    return float((1.0 - mine) * (bad + extra / SPOTS) / (s.seats - 1))


def building(s: Any, seat: int, action: int, left: list[int]) -> float:
    """What a play in the own row is worth."""
    spot, kind = spot_of(action), type_of(action)
    if is_good(s, seat, spot):
        if s.top[seat][spot] == REM:
            return 0.02
        return 0.45 if s.deck_n == 0 or good_spots(s, seat) == ROW else 0.1
    if kind != T_DREAM and s.hand[seat][DREAM + spot] > 0:
        return 0.05
    stays = 1.0 / (1.0 + FEAR * fear(s, seat, spot, left))
    if kind == T_DREAM and s.hand[seat][DREAM + spot] > 1:
        stays = 1.0 - (1.0 - stays) * 0.5
    if s.deck_n == 0:  # no hurry: idle plays and nightmares come first
        others = 0
        for p in range(s.seats):
            if p != seat:
                others = max(others, s.hand_n[p])
        return 0.4 * stays if others > 0 else 1.0
    if s.seats == 2 and s.hand_n[seat] <= SPOTS - ones(good_spots(s, seat)) + 1:
        stays += 0.2  # the race is on
    if s.seats > 2 and s.hand_n[seat] < PATIENCE:
        stays *= 0.5  # a dream in the hand is worth two in the row
    return stays


def attacking(s: Any, seat: int, action: int, left: list[int]) -> float:
    """What a play in another's row is worth."""
    spot, row, kind = spot_of(action), row_of(action), type_of(action)
    if kind == T_DREAM:
        return 0.25 if is_good(s, seat, spot) else 0.05
    good = good_spots(s, row)
    if not good >> spot & 1:
        return 0.5 if s.deck_n == 0 else (0.35 if good_spots(s, seat) == ROW else 0.03)
    total = s.deck_n
    for p in range(s.seats):
        if p != seat:
            total += s.hand_n[p]
    mended = 1.0 if s.public[row][DREAM + spot] > 0 else 0.0
    if total > 0:
        mended += (left[DREAM + spot] + left[REM] + left[TO_DREAM]) * s.hand_n[row] / total
    value = 0.25 + 0.06 * ones(good) + 0.25 * (1.0 - min(1.0, mended))
    if takes(s, action):
        value += 0.12
        if not is_good(s, seat, spot) and s.hand[seat][DREAM + spot] == 0:
            value += 0.2
    if kind != T_NIGHTMARE:
        value -= 0.05
    if s.hand_n[row] <= 2 and ones(good) + s.hand_n[row] >= SPOTS:
        value += 2.0
    return value
