"""Dream with knobs: when to call, what to make of others' lands, how gladly to take, how curious to be."""

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
    rival,
    sees,
    unseen_mean,
    unseen_own,
    worst_own,
)
from dreamtable.kit.random import Dice

KNOBS = (
    ("calls_at", 0, 40),  # half ravens in the own dream, at the most
    ("ahead_by", -20, 30),  # half ravens fewer than the best of the others by guess
    ("dark", 0, 3),  # lands of one's own that may be unknown in a call
    ("slope", 0, 15),  # tenths of a raven by which a kept land gets lower in a lap
    ("takes", 0, 14),  # half ravens that a face-up land must gain
    ("curious", -20, 30),  # tenths of a raven by which an unknown land counts worse
    ("take_two", 0, 14),  # half ravens that this power is worth
    ("peek_one", 0, 10),
    ("swap_two", -4, 8),  # half ravens that a swap must gain
)
CALLS_AT, AHEAD_BY, DARK, SLOPE, TAKES, CURIOUS, TAKE_TWO, PEEK_ONE, SWAP_TWO = range(2, 11)  # places behind the dice


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action that the knobs make it like best."""
    mean, slope = unseen_mean(s, seat), dice[SLOPE] / 10.0
    worst = worst_own(s, seat, mean, dice[CURIOUS] / 10.0)
    if s.phase == TURN:
        if moves[0] == WAKE and calls(s, seat, mean, slope, dice):
            return WAKE
        gain = guess(s, seat, seat, worst, mean, 0.0) - VALUE[s.pile[s.pile_n - 1]]
        return TAKE + worst if 2.0 * gain > dice[TAKES] else DRAW
    if s.phase == HOLD:
        gain = guess(s, seat, seat, worst, mean, 0.0) - VALUE[s.held]
        if moves[count - 1] == USE and power(s, seat, s.held, mean, slope, dice) > gain:
            return USE
        return KEEP + worst if gain > 0.0 else DISCARD
    if s.phase == PICK:
        kept = worth(s, seat, s.held, worst, mean, slope, dice)
        return CHOOSE if kept >= worth(s, seat, s.other, worst, mean, slope, dice) else CHOOSE + 1
    if s.phase == PEEK:
        return TARGET + seat * HAND + max(unseen_own(s, seat), 0)
    if s.phase == SWAP_A:
        return TARGET + seat * HAND + worst
    if s.phase == SWAP_B:
        return TARGET + best_other(s, seat, mean, slope)
    return first_glance(s, seat) if count > 1 else moves[0]


def calls(s: Any, seat: int, mean: float, slope: float, dice: Dice) -> bool:
    """Whether to wake up."""
    unknown = 0
    for i in range(HAND):
        unknown += not sees(s, seat, seat, i)
    mine = dream_guess(s, seat, seat, mean, 0.0)
    best = dream_guess(s, seat, rival(s, seat, mean, slope), mean, slope)
    return bool(unknown <= dice[DARK] and 2.0 * mine <= dice[CALLS_AT] and 2.0 * mine + dice[AHEAD_BY] <= 2.0 * best)


def power(s: Any, seat: int, land: int, mean: float, slope: float, dice: Dice) -> float:
    """What a power is worth, in ravens."""
    if land == TAKE2:
        return dice[TAKE_TWO] / 2.0
    if land == PEEK1:
        return dice[PEEK_ONE] / 2.0 if unseen_own(s, seat) >= 0 else 0.0
    spot, worst = best_other(s, seat, mean, slope), worst_own(s, seat, mean, 0.0)
    there = guess(s, seat, spot // HAND, spot % HAND, mean, slope)
    return guess(s, seat, seat, worst, mean, 0.0) - there - dice[SWAP_TWO] / 2.0


def worth(s: Any, seat: int, land: int, worst: int, mean: float, slope: float, dice: Dice) -> float:
    """What a land in the hand is worth, kept or used."""
    gain = guess(s, seat, seat, worst, mean, 0.0) - VALUE[land]
    if s.effects and land >= TAKE2:
        return max(gain, power(s, seat, land, mean, slope, dice))
    return gain
