"""Dream by rules of thumb, as somebody plays who was told them once and sticks to them.

Know all four lands before you call; call with nine ravens against one other, with two fewer for each further player,
and with one more for every third lap.  Take an open land of three or less for anything that is at least two
worse, an unknown land first of all.  Keep a drawn land of four or less for the worst; put a five or six only over
something of eight or nine.  Use every power: draw two, look at an own land, and give the worst land away for one that
the other has looked at.
"""

from __future__ import annotations

from typing import Any

from dreamtable.bots.outsiders.reading.dream_ravens import (
    CHOOSE,
    DISCARD,
    DRAW,
    HAND,
    HOLD,
    KEEP,
    LOOK,
    PEEK,
    PICK,
    SWAP_A,
    TAKE,
    TAKE2,
    TARGET,
    TURN,
    USE,
    VALUE,
    WAKE,
    best_other,
    first_glance,
    laps,
    sees,
    unseen_mean,
    unseen_own,
)
from dreamtable.kit.random import Dice

CALL = 9
FEWER = 2  # for each further player
LOW, MIDDLE = 4, 6


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action that this player chooses."""
    if moves[0] >= LOOK:
        return first_glance(s, seat) if moves[0] <= LOOK + HAND else moves[0]
    unknown, worst = unseen_own(s, seat), worst_known(s, seat)
    if s.phase == TURN:
        allowed = CALL - FEWER * (s.seats - 2) + laps(s) // 3
        if moves[0] == WAKE and unknown < 0 and total(s, seat) <= allowed:
            return WAKE
        up = VALUE[s.pile[s.pile_n - 1]]
        if up < LOW:
            if unknown >= 0:
                return TAKE + unknown
            if VALUE[s.hand[seat][worst]] >= up + 2:
                return TAKE + worst
        return DRAW
    if s.phase == PICK:
        return CHOOSE if rank(s, s.held) <= rank(s, s.other) else CHOOSE + 1
    if s.phase == HOLD:
        return held(s, seat, unknown, worst, moves[count - 1] == USE)
    if s.phase == PEEK and unknown >= 0:
        return TARGET + seat * HAND + unknown
    if s.phase == SWAP_A:
        return TARGET + seat * HAND + worst
    return TARGET + best_other(s, seat, unseen_mean(s, seat), 0.5)


def held(s: Any, me: int, unknown: int, worst: int, can_use: bool) -> int:
    """What to do with a drawn land."""
    land = VALUE[s.held]
    high = VALUE[s.hand[me][worst]] if worst >= 0 else -1
    if can_use and (s.held == TAKE2 or unknown >= 0 or high >= MIDDLE):
        return USE
    if land <= LOW:
        if unknown >= 0 and high < 7:
            return KEEP + unknown
        if high > land:
            return KEEP + worst
    elif land <= MIDDLE and high >= 8:
        return KEEP + worst
    return DISCARD


def worst_known(s: Any, me: int) -> int:
    """The place of my worst land that I know; there is always one, for two are looked at before the round."""
    worst, most = 0, -1
    for i in range(HAND):
        if sees(s, me, me, i) and VALUE[s.hand[me][i]] > most:
            worst, most = i, VALUE[s.hand[me][i]]
    return worst


def total(s: Any, me: int) -> int:
    """The ravens in my dream, when I know them all."""
    ravens = 0
    for i in range(HAND):
        ravens += VALUE[s.hand[me][i]]
    return ravens


def rank(s: Any, land: int) -> int:
    """The lower, the sooner kept of two: powers count as a three, if there are any."""
    return 3 if land >= TAKE2 and s.effects else VALUE[land]
