"""Dreams and Nightmares: the policy of the first prototype.  Frozen."""

from __future__ import annotations

from typing import Any

from dreamtable.kit.random import Dice, below

SEATS, SPOTS = 4, 6
NIGHTMARE, TO_DREAM, REM = 6, 12, 14
DRAW, PASS, PLAY = 0, 1, 2
T_DREAM, T_TO_DREAM, T_TO_NIGHTMARE = 0, 2, 3


def looks_dreamy(kind: int) -> bool:
    return 0 <= kind < NIGHTMARE or kind in (TO_DREAM, REM)


def dreams_in(s: Any, row: int) -> int:
    n = 0
    for spot in range(SPOTS):
        if looks_dreamy(s.top[row][spot]):
            n += 1
    return n


def merit(s: Any, me: int, action: int) -> int:
    if action < PLAY:
        return 20 if s.hand_n[me] < 4 else 8
    place = action - PLAY
    spot, row, type = place % SPOTS, place // SPOTS % SEATS, place // SPOTS // SEATS
    under = s.top[row][spot]
    if row == me:
        if looks_dreamy(under):
            return -5 if under == REM else 5  # only sheds a card
        if type == T_DREAM:
            return 50
        return 40 if type == T_TO_DREAM else 30
    if type == T_DREAM:
        return 15  # takes a Rem
    if not looks_dreamy(under):
        return 6
    return 25 + 3 * dreams_in(s, row) - (3 if type == T_TO_NIGHTMARE else 0)


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    best, pick, ties = -99, moves[0], 1
    for j in range(count):
        v = merit(s, seat, moves[j])
        if v > best:
            best, pick, ties = v, moves[j], 1
        elif v == best:
            ties += 1
            if below(dice, ties) == 0:
                pick = moves[j]
    return pick
