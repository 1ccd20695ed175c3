"""Dream, played by expected values.

It counts every land it has seen, so that it knows what the deck and the hidden lands can still be.  Drawing is worth
the mean, over all unseen lands, of the best thing to do with each; the face-up land is taken when it is worth more.
For WAKE UP! it reckons the spread of each opponent's dream (lands that their owners know are supposed to be better
with each lap), from that the chance of being lowest, and from that how many ravens the call would gain on the average
opponent, penalty included; it calls when that is more than a fixed price, which is what going on is worth.
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
    KINDS,
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
    laps,
    owner_sees,
    rival,
    sees,
    unseen_kinds,
    unseen_mean,
    unseen_own,
    worst_own,
)
from dreamtable.kit.random import Dice

PRICE = (0.0, 0.0, 6.5, 6.0, 6.0, 6.0)  # what going on is worth, by seats
SLOPE = 0.6
KNOWING = 0.6  # what it is worth to know one more of my own lands
FLIP = 0.25  # how much of a rival's loss by a swap is my gain


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action with the highest expected value."""
    mean = unseen_mean(s, seat)
    if s.phase == TURN:
        return at_turn(s, seat, moves, mean)
    if s.phase == HOLD:
        worst = replaced(s, seat, mean)
        kept = keeping(s, seat, mean, VALUE[s.held])
        if moves[count - 1] == USE and power(s, seat, s.held, mean) > max(kept, 0.0):
            return USE
        return KEEP + worst if kept > 0.0 else DISCARD
    if s.phase == PICK:
        return CHOOSE if holding(s, seat, s.held, mean) >= holding(s, seat, s.other, mean) else CHOOSE + 1
    if s.phase == PEEK:
        return TARGET + glance(s, seat, mean)
    if s.phase == SWAP_A:
        return TARGET + seat * HAND + worst_own(s, seat, mean, 0.0)
    if s.phase == SWAP_B:
        return TARGET + best_other(s, seat, mean, SLOPE)
    return first_glance(s, seat) if count > 1 else moves[0]


def replaced(s: Any, seat: int, mean: float) -> int:
    """Which of my lands a better one should replace."""
    return worst_own(s, seat, mean, KNOWING)


def keeping(s: Any, seat: int, mean: float, value: int) -> float:
    """What it gains to put a land of that value into my dream."""
    i = replaced(s, seat, mean)
    gain = guess(s, seat, seat, i, mean, 0.0) - value
    return gain if sees(s, seat, seat, i) else gain + KNOWING


def power(s: Any, seat: int, land: int, mean: float) -> float:
    """What the power of a special land gains."""
    if land == TAKE2:
        return 0.0 if s.deck_n == 0 else max(0.0, keeping(s, seat, mean, 3))  # the better of two has three, about
    if land == PEEK1:
        return KNOWING if unseen_own(s, seat) >= 0 else 0.1
    i = worst_own(s, seat, mean, 0.0)
    spot = best_other(s, seat, mean, SLOPE)
    return (1.0 + FLIP) * (
        guess(s, seat, seat, i, mean, 0.0) - guess(s, seat, spot // HAND, spot % HAND, mean, SLOPE)
    ) - 0.3


def holding(s: Any, seat: int, land: int, mean: float) -> float:
    """What a land in the hand gains, whatever is best to do with it."""
    best = max(0.0, keeping(s, seat, mean, VALUE[land]))
    if s.effects and TAKE2 <= land <= SWAP2:
        best = max(best, power(s, seat, land, mean))
    return best


def drawing(s: Any, seat: int, mean: float) -> float:
    """What a draw gains on average."""
    left = unseen_kinds(s, seat)
    total, n = 0.0, 0
    for land in range(KINDS):
        if left[land] > 0:
            total += left[land] * holding(s, seat, land, mean)
            n += left[land]
    return total / n if n > 0 else 0.0


def at_turn(s: Any, seat: int, moves: list[int], mean: float) -> int:
    """Wake, take the face-up land, or draw."""
    most = 0.8 * dream_guess(s, seat, seat, mean, 0.0)  # going on cannot gain more than what is still there
    if moves[0] == WAKE and calling(s, seat, mean) >= min(PRICE[s.seats], most):
        return WAKE
    up = VALUE[s.pile[s.pile_n - 1]]
    gain = keeping(s, seat, mean, up)
    if gain > 0.0 and gain >= drawing(s, seat, mean):
        return TAKE + replaced(s, seat, mean)
    return DRAW


def variance(s: Any, me: int, p: int) -> float:
    """How far p's dream may be from my guess of it, squared."""
    total = 0.0
    for i in range(HAND):
        if not sees(s, me, p, i):
            total += 9.0 if not owner_sees(s, p, i) or laps(s) == 0 else 6.0
    return total


def calling(s: Any, seat: int, mean: float) -> float:
    """How many ravens WAKE UP! would gain on the average opponent, the penalty included."""
    mine = dream_guess(s, seat, seat, mean, 0.0)
    spread = variance(s, seat, seat)
    lowest, ahead = 1.0, 0.0
    for p in range(s.seats):
        if p != seat:
            lead = dream_guess(s, seat, p, mean, SLOPE) - mine
            ahead += lead
            lowest *= below_zero(-0.5 - lead, spread + variance(s, seat, p))
    return float(ahead / (s.seats - 1) - s.penalty * (1.0 - lowest))


def below_zero(middle: float, square: float) -> float:
    """The chance that a bell-shaped number is below 0, roughly (a logistic curve)."""
    if square < 0.01:
        return 1.0 if middle < 0.0 else 0.0
    x = -1.7 * middle / square**0.5
    if x > 20.0:
        return 1.0
    return 0.0 if x < -20.0 else 1.0 / (1.0 + 2.718281828459045**-x)


def glance(s: Any, seat: int, mean: float) -> int:
    """My own unknown land, or the unknown land of the likely best dream."""
    mine = unseen_own(s, seat)
    if mine >= 0:
        return seat * HAND + mine
    p = rival(s, seat, mean, SLOPE)
    for i in range(HAND):
        if not sees(s, seat, p, i):
            return p * HAND + i
    return p * HAND
