"""Dream, played as a race: wake up before the others know what they have.

It takes every face-up land that beats an average one and puts it on an unknown place, throws Swap 2 at the
best-looking land of the best-looking opponent whatever its own is, and calls WAKE UP! on a guess: unknown lands count
as average, and in the first laps, when nobody can have a good dream yet, a middling one is enough.  The later it
gets, the fewer ravens it wants to have.
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
    laps,
    rival,
    unseen_mean,
    unseen_own,
    worst_own,
)
from dreamtable.kit.random import Dice

CALL_AT = (0.0, 0.0, 10.5, 10.0, 9.0, 8.5)  # wake in the first lap with so many ravens by guess, by seats
PATIENCE = 0.4  # so many fewer with each lap
LEAST_CALL = 6.5
SLOPE = 0.5
EDGE = 2.0  # ravens that the best opponent must have more by guess


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action of someone in a hurry."""
    mean = unseen_mean(s, seat)
    worst = worst_own(s, seat, mean, 0.3)
    loss = guess(s, seat, seat, worst, mean, 0.0)
    if s.phase == TURN:
        mine = dream_guess(s, seat, seat, mean, 0.0)
        limit = max(LEAST_CALL - s.seats / 2, CALL_AT[s.seats] - PATIENCE * laps(s))
        behind = mine + EDGE > dream_guess(s, seat, rival(s, seat, mean, SLOPE), mean, SLOPE)
        if moves[0] == WAKE and mine <= limit and not behind:
            return WAKE
        if loss - VALUE[s.pile[s.pile_n - 1]] >= 1.2:
            return TAKE + worst
        return DRAW
    if s.phase == HOLD:
        if moves[count - 1] == USE and worthwhile(s, seat, mean, loss):
            return USE
        return KEEP + worst if loss > VALUE[s.held] - 0.5 else DISCARD
    if s.phase == PICK:
        return CHOOSE if wish(s, s.held) <= wish(s, s.other) else CHOOSE + 1
    if s.phase == PEEK:
        mine_unseen = unseen_own(s, seat)
        return TARGET + (seat * HAND + mine_unseen if mine_unseen >= 0 else best_other(s, seat, mean, SLOPE))
    if s.phase == SWAP_A:
        return TARGET + seat * HAND + worst
    if s.phase == SWAP_B:
        return TARGET + prey(s, seat, mean)
    return first_glance(s, seat) if count > 1 else moves[0]


def worthwhile(s: Any, seat: int, mean: float, loss: float) -> bool:
    """Whether to use the special land in the hand."""
    if s.held == TAKE2:
        return True
    if s.held == PEEK1:
        return loss < 8.0
    spot = prey(s, seat, mean)
    return loss > guess(s, seat, spot // HAND, spot % HAND, mean, SLOPE)


def wish(s: Any, land: int) -> float:
    """Fewer is better: ravens, with powers counted as good lands."""
    if s.effects and land >= TAKE2:
        return 3.0 if land != PEEK1 else 4.5
    return float(VALUE[land])


def prey(s: Any, seat: int, mean: float) -> int:
    """The best-looking land of the best-looking opponent."""
    p = rival(s, seat, mean, SLOPE)
    best, least = 0, 99.0
    for i in range(HAND):
        value = guess(s, seat, p, i, mean, SLOPE)
        if value < least:
            best, least = i, value
    return p * HAND + best
