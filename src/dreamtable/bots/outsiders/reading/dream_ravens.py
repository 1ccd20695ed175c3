"""Dream: what a seat can read off the table.

A seat knows the lands that it has seen, wherever they lie now, every land that ever lay face up, and who has seen
which land.  It does not know what others saw there.
"""

from __future__ import annotations

from typing import Any

from dreamtable.kit.state import ints

HAND, KINDS, CARDS, ALL_RAVENS = 4, 13, 54, 279
VALUE = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 6, 7)
COPIES = (4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 3, 3, 3)
TAKE2, PEEK1, SWAP2 = 10, 11, 12
TURN, HOLD, PICK, PEEK, SWAP_A, SWAP_B = 2, 3, 4, 5, 6, 7
WAKE, TAKE, DRAW, KEEP, DISCARD, USE, CHOOSE, TARGET, LOOK, DONE = 0, 1, 5, 6, 10, 11, 12, 14, 34, 38


def sees(s: Any, me: int, p: int, i: int) -> bool:
    """Whether I know the land at place i of p's dream."""
    return bool(s.knows[p][i] >> me & 1)


def owner_sees(s: Any, p: int, i: int) -> bool:
    """Whether p knows that land of their own."""
    return bool(s.knows[p][i] >> p & 1)


def unseen_mean(s: Any, me: int) -> float:
    """The ravens on an average land that I have not seen."""
    ravens, n = ALL_RAVENS, CARDS
    for k in range(s.pile_n):
        ravens -= VALUE[s.pile[k]]
        n -= 1
    for p in range(s.seats):
        for i in range(HAND):
            if sees(s, me, p, i):
                ravens -= VALUE[s.hand[p][i]]
                n -= 1
    if s.turn == me:
        if s.held >= 0:
            ravens -= VALUE[s.held]
            n -= 1
        if s.other >= 0:
            ravens -= VALUE[s.other]
            n -= 1
    return ravens / n if n > 0 else 5.0


def unseen_kinds(s: Any, me: int) -> list[int]:
    """How many lands of each kind I have not seen."""
    left = ints(KINDS)
    for k in range(KINDS):
        left[k] = COPIES[k]
    for k in range(s.pile_n):
        left[s.pile[k]] -= 1
    for p in range(s.seats):
        for i in range(HAND):
            if sees(s, me, p, i):
                left[s.hand[p][i]] -= 1
    if s.turn == me:
        if s.held >= 0:
            left[s.held] -= 1
        if s.other >= 0:
            left[s.other] -= 1
    return left


def laps(s: Any) -> int:
    """How many turns each seat has had, about."""
    return int((s.turns - 1) // s.seats)


def guess(s: Any, me: int, p: int, i: int, mean: float, slope: float) -> float:
    """The ravens that I expect on one land: exact if I saw it.  A land that its owner knows and still keeps is better
    than average, and more so with every lap.
    """
    if sees(s, me, p, i):
        return float(VALUE[s.hand[p][i]])
    if p != me and owner_sees(s, p, i):
        return mean - slope * min(laps(s), 4)
    return mean


def dream_guess(s: Any, me: int, p: int, mean: float, slope: float) -> float:
    """The ravens that I expect in p's dream."""
    total = 0.0
    for i in range(HAND):
        total += guess(s, me, p, i, mean, slope)
    return total


def unseen_own(s: Any, me: int) -> int:
    """The first of my lands that I do not know, or -1."""
    for i in range(HAND):
        if not sees(s, me, me, i):
            return i
    return -1


def worst_own(s: Any, me: int, mean: float, extra: float) -> int:
    """The place of mine with the most ravens, an unknown land counted as the mean and `extra`."""
    worst, most = 0, -1.0
    for i in range(HAND):
        value = guess(s, me, me, i, mean, 0.0)
        if not sees(s, me, me, i):
            value += extra
        if value > most:
            worst, most = i, value
    return worst


def best_other(s: Any, me: int, mean: float, slope: float) -> int:
    """The land of the others with the fewest ravens by my guess, as seat * HAND + place."""
    best, least = -1, 99.0
    for p in range(s.seats):
        if p == me:
            continue
        for i in range(HAND):
            value = guess(s, me, p, i, mean, slope)
            if value < least:
                best, least = p * HAND + i, value
    return best


def rival(s: Any, me: int, mean: float, slope: float) -> int:
    """The other seat whose dream has the fewest ravens by my guess."""
    best, least = -1, 999.0
    for p in range(s.seats):
        if p != me:
            value = dream_guess(s, me, p, mean, slope)
            if value < least:
                best, least = p, value
    return best


def first_glance(s: Any, seat: int) -> int:
    """Look at the first two places, then go on."""
    for i in range(2):
        if s.looked[seat] >> i & 1 == 0:
            return LOOK + i
    return DONE
