"""Dream, played like a careful regular of the club.

It gets to know its own dream first: a face-up land is taken only if it is clearly good, an unknown land of its own is
the first to be replaced, Peek 1 is spent on its own unknown lands.  It trades by Swap 2 only when it is sure to gain.
It wakes only when it knows at least three of its four lands, has few ravens, and nobody in sight seems to have fewer.
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
    PEEK,
    PEEK1,
    PICK,
    SWAP2,
    SWAP_A,
    SWAP_B,
    TAKE,
    TAKE2,
    TARGET,
    TURN,
    USE,
    VALUE,
    WAKE,
    best_other,
    dream_guess,
    first_glance,
    guess,
    rival,
    sees,
    unseen_mean,
    unseen_own,
    worst_own,
)
from dreamtable.kit.random import Dice

CALL_AT = (0.0, 0.0, 9.0, 8.0, 7.0, 6.5)  # wake with so many ravens, by seats
LEAD = (0.0, 0.0, 5.0, 3.0, 2.0, 2.0)  # and so many fewer than the best of the others by guess
SLOPE = 0.6
GOOD = 4  # a face-up land worth taking has at most so many ravens
CURIOUS = 0.7  # an unknown land counts so much worse than average


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action of a careful player."""
    mean = unseen_mean(s, seat)
    if s.phase == TURN:
        return at_turn(s, seat, moves, mean)
    if s.phase == HOLD:
        return holding(s, seat, moves, count, mean)
    if s.phase == PICK:
        return CHOOSE if worth(s, seat, s.held, mean) >= worth(s, seat, s.other, mean) else CHOOSE + 1
    if s.phase == PEEK:
        mine = unseen_own(s, seat)
        if mine >= 0:
            return TARGET + seat * HAND + mine
        return TARGET + at_rival(s, seat, mean)
    if s.phase == SWAP_A:
        return TARGET + seat * HAND + worst_own(s, seat, mean, 0.0)
    if s.phase == SWAP_B:
        return TARGET + best_other(s, seat, mean, SLOPE)
    return first_glance(s, seat) if count > 1 else moves[0]


def at_turn(s: Any, seat: int, moves: list[int], mean: float) -> int:
    """Wake, take the face-up land, or draw."""
    if moves[0] == WAKE:
        unknown = 0
        for i in range(HAND):
            unknown += not sees(s, seat, seat, i)
        mine = dream_guess(s, seat, seat, mean, 0.0)
        best = dream_guess(s, seat, rival(s, seat, mean, SLOPE), mean, SLOPE)
        if unknown <= 1 and mine <= CALL_AT[s.seats] and mine + LEAD[s.seats] <= best:
            return WAKE
    up = VALUE[s.pile[s.pile_n - 1]]
    worst = worst_own(s, seat, mean, CURIOUS)
    gain = guess(s, seat, seat, worst, mean, 0.0) - up
    if (up <= GOOD and gain >= 1.5) or gain >= 4.0:
        return TAKE + worst
    return DRAW


def holding(s: Any, seat: int, moves: list[int], count: int, mean: float) -> int:
    """Keep, use or discard the land from the deck."""
    usable = moves[count - 1] == USE
    worst = worst_own(s, seat, mean, CURIOUS)
    gain = guess(s, seat, seat, worst, mean, 0.0) - VALUE[s.held]
    if usable and effect(s, seat, s.held, mean) > gain:
        return USE
    if gain > 0.0 or (gain > -0.8 and not sees(s, seat, seat, worst)):
        return KEEP + worst
    return DISCARD


def effect(s: Any, seat: int, land: int, mean: float) -> float:
    """What a power is worth to me, in ravens."""
    if land == TAKE2:
        return 3.5
    if land == PEEK1:
        return 1.5 if unseen_own(s, seat) >= 0 else 0.3
    if land == SWAP2:
        worst = worst_own(s, seat, mean, 0.0)
        spot = best_other(s, seat, mean, SLOPE)
        return guess(s, seat, seat, worst, mean, 0.0) - guess(s, seat, spot // HAND, spot % HAND, mean, SLOPE) - 0.5
    return 0.0


def worth(s: Any, seat: int, land: int, mean: float) -> float:
    """What a land in the hand is worth, kept or used."""
    worst = worst_own(s, seat, mean, CURIOUS)
    gain = guess(s, seat, seat, worst, mean, 0.0) - VALUE[land]
    if s.effects and land >= TAKE2:
        return max(gain, effect(s, seat, land, mean))
    return gain


def at_rival(s: Any, seat: int, mean: float) -> int:
    """A land of the likely best dream that I do not know; the first one that its owner knows, if there is any."""
    p = rival(s, seat, mean, SLOPE)
    found = p * HAND
    for i in range(HAND):
        if not sees(s, seat, p, i):
            found = p * HAND + i
            if s.knows[p][i] >> p & 1:
                break
    return found
