"""Dream, wide awake: the same habits with better beliefs, tuned by self-play.

What counts most is what one believes of lands that only their owner has seen: he has had a turn a lap to improve them,
so they get lower and lower.  That makes Swap 2 a theft, and an early call a mistake.
"""

from __future__ import annotations

from dreamtable.games.dream_ravens.cards import PEEK1, SWAP2, TAKE2, VALUE
from dreamtable.games.dream_ravens.state import (
    CHOOSE,
    DISCARD,
    DRAW,
    HAND,
    KEEP,
    NONE,
    TAKE,
    TARGET,
    USE,
    WAKE,
    Phase,
    State,
    has_seen,
    top,
)
from dreamtable.games.dream_ravens.tactics import unknown
from dreamtable.kit.dice import Dice, below

UNSEEN = 4.8  # ravens on a land nobody has seen; a little less than there are, because it is worth a look
KEPT = (0.0, 0.0, 2.5, 3.1, 3.6, 3.6)  # by seats: ravens on a land that its owner knows, when the round begins
FALLS = 0.4  # and by how much that falls with every lap
CALL_AT = (0, 0, 7, 7, 6, 6)  # by seats
LEAD = 2.0  # ravens by which one's dream should seem better than any other
LOW = (0, 0, 3, 3, 2, 2)  # by seats: take up a land as low as this,
BETTER = 4  # or better by so much than one's worst
RIVAL = 0.03  # ravens by which a land is the better prey for every raven that its owner has less on his score
THEFT = 1.0  # ravens that a Swap 2 is expected to fall short of its prey


def hunch(s: State, me: int, p: int, i: int) -> float:
    """Ravens that a player expects on a land."""
    if has_seen(s, me, p, i):
        return float(VALUE[s.hand[p][i]])
    if p != me and has_seen(s, p, p, i):
        return max(0.0, KEPT[s.seats] - FALLS * s.turns / s.seats)
    return UNSEEN


def whole(s: State, me: int, p: int) -> float:
    total = 0.0
    for i in range(HAND):
        total += hunch(s, me, p, i)
    return total


def weakest(s: State, me: int) -> int:
    slot = 0
    for i in range(1, HAND):
        if hunch(s, me, me, i) > hunch(s, me, me, slot):
            slot = i
    return slot


def prey(s: State, me: int) -> int:
    """The land of another player that is the best to have, rather from whoever is ahead."""
    spot, low = NONE, 999.0
    for d in range(1, s.seats):
        p = (me + d) % s.seats
        for i in range(HAND):
            there = hunch(s, me, p, i) + RIVAL * (s.score[p] - s.score[me])
            if there < low:
                spot, low = p * HAND + i, there
    return spot


def wakes(s: State, me: int) -> bool:
    mine = whole(s, me, me)
    best = 99.0
    for d in range(1, s.seats):
        best = min(best, whole(s, me, (me + d) % s.seats))
    return mine <= CALL_AT[s.seats] and mine + LEAD <= best


def worth_using(s: State, me: int, high: float) -> bool:
    if s.held == TAKE2:
        return True
    if s.held == PEEK1:
        return unknown(s, me) >= 0 and high - VALUE[PEEK1] < 3
    spot = prey(s, me)
    return s.held == SWAP2 and hunch(s, me, spot // HAND, spot % HAND) <= high


def promise(s: State, me: int, land: int) -> float:
    """What a land of a Take 2 is good for: its own ravens, or those that a Swap 2 would steal."""
    if land != SWAP2 or s.effects == 0:
        return float(VALUE[land])
    spot = prey(s, me)
    return min(float(VALUE[land]), hunch(s, me, spot // HAND, spot % HAND) + THEFT)


def policy(s: State, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    slot = weakest(s, seat)
    high = hunch(s, seat, seat, slot)
    if s.phase == Phase.TURN:
        if moves[0] == WAKE and wakes(s, seat):
            return WAKE
        up = VALUE[top(s)]
        return TAKE + slot if up < high and (up <= LOW[s.seats] or up + BETTER <= high) else DRAW
    if s.phase == Phase.HOLD:
        if moves[count - 1] == USE and worth_using(s, seat, high):
            return USE
        return KEEP + slot if VALUE[s.held] < high else DISCARD
    if s.phase == Phase.PICK:
        return CHOOSE if promise(s, seat, s.held) <= promise(s, seat, s.other) else CHOOSE + 1
    if s.phase == Phase.PEEK:
        return TARGET + seat * HAND + max(unknown(s, seat), 0)
    if s.phase == Phase.SWAP_A or (s.phase == Phase.SWAP_B and s.mark // HAND != seat):
        return TARGET + seat * HAND + slot
    if s.phase == Phase.SWAP_B:
        return TARGET + prey(s, seat)
    return moves[below(dice, count - 1)]  # look at any land; the last move is to look no further
