"""Dream, played as a race that is timed: how good is a dream by now that has been tended for so many laps?

Whoever has had n turns has chosen four lands out of four and about three quarters of n, so the racer expects such a
dream to hold the four lowest of as many lands spread evenly from 0 to 9.  It calls as soon as its own dream, with what
it does not know taken as an average land, is better than the best of the others by this clock, the more clearly the
more there are.  Until then it puts every land that is lower than its worst in the place of that one, counts an unknown
land as a little worse than the average, since a known one is worth something, draws again with Take 2, peeks at its own
unknown lands first, and swaps its worst for a land that somebody knows and keeps.
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
    PEEK1,
    PICK,
    SWAP2,
    SWAP_A,
    TAKE,
    TAKE2,
    TARGET,
    TURN,
    USE,
    VALUE,
    WAKE,
    first_glance,
    laps,
    owner_sees,
    sees,
    unseen_mean,
    unseen_own,
)
from dreamtable.kit.random import Dice

UNKNOWN = 0.8  # how much worse than the average an unknown land is taken to be
OPEN = 1.6  # ravens that an open land must spare: a land from the deck may be better still
DRAWN = 0.4  # ravens that a drawn land must spare


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action that this player chooses."""
    if moves[0] >= LOOK:
        return first_glance(s, seat) if moves[0] <= LOOK + HAND else moves[0]
    mean = unseen_mean(s, seat)
    worst = worst_place(s, seat, mean)
    most = ravens_at(s, seat, worst, mean)
    if s.phase == TURN:
        if moves[0] == WAKE and own(s, seat, mean) + caution(s, seat) <= clocked(s, seat):
            return WAKE
        up = VALUE[s.pile[s.pile_n - 1]]
        return TAKE + worst if most - up >= OPEN and up <= 4 else DRAW
    if s.phase == PICK:
        return CHOOSE if worth_holding(s, seat, s.held, most) >= worth_holding(s, seat, s.other, most) else CHOOSE + 1
    if s.phase == HOLD:
        spared = most - VALUE[s.held]
        if moves[count - 1] == USE and worth_holding(s, seat, s.held, most) > spared:
            return USE
        return KEEP + worst if spared >= DRAWN else DISCARD
    if s.phase == PEEK:
        mine = unseen_own(s, seat)
        return TARGET + seat * HAND + mine if mine >= 0 else TARGET + kept_by_other(s, seat)
    if s.phase == SWAP_A:
        return TARGET + seat * HAND + worst
    return TARGET + kept_by_other(s, seat)


def ravens_at(s: Any, me: int, i: int, mean: float) -> float:
    """What I take one of my lands to be."""
    return float(VALUE[s.hand[me][i]]) if sees(s, me, me, i) else mean + UNKNOWN


def worst_place(s: Any, me: int, mean: float) -> int:
    """The place of my worst land."""
    worst = 0
    for i in range(1, HAND):
        if ravens_at(s, me, i, mean) > ravens_at(s, me, worst, mean):
            worst = i
    return worst


def own(s: Any, me: int, mean: float) -> float:
    """The ravens that I expect in my dream."""
    total = 0.0
    for i in range(HAND):
        total += float(VALUE[s.hand[me][i]]) if sees(s, me, me, i) else mean
    return total


def clocked(s: Any, me: int) -> float:
    """The ravens that the best of the others has by this time; what I know of a dream counts instead."""
    least = 99.0
    for p in range(s.seats):
        if p != me:
            usual = 90.0 / (5.0 + 0.75 * (laps(s) + (p - s.starter) % s.seats * 0.2)) / HAND
            total = 0.0
            for i in range(HAND):
                total += float(VALUE[s.hand[p][i]]) if sees(s, me, p, i) else usual
            least = min(least, total)
    return least


def caution(s: Any, me: int) -> float:
    """How much better one has to be than the others are expected to be."""
    unknown = 0
    for i in range(HAND):
        unknown += not sees(s, me, me, i)
    return 0.5 + 1.3 * float(s.seats - 2) + 0.8 * unknown


def worth_holding(s: Any, me: int, land: int, most: float) -> float:
    """What a land in the hand is good for: to be kept, or to be used."""
    worth = most - VALUE[land]
    if s.effects:
        if land == TAKE2 and s.deck_n > 1:
            worth = max(worth, most - 3.0)
        if land == PEEK1:
            worth = max(worth, 0.9 if unseen_own(s, me) >= 0 else 0.1)
        if land == SWAP2:
            worth = max(worth, most - 4.0)
    return worth


def kept_by_other(s: Any, me: int) -> int:
    """A land of another that I know to be low, or else one that its owner knows and keeps, as seat * HAND + place."""
    best, least = -1, 99.0
    for p in range(s.seats):
        if p != me:
            for i in range(HAND):
                value = 6.0
                if sees(s, me, p, i):
                    value = float(VALUE[s.hand[p][i]])
                elif owner_sees(s, p, i):
                    value = 4.5 - 0.3 * min(laps(s), 8)
                if value < least:
                    best, least = p * HAND + i, value
    return best
