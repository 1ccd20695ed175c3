"""Dream: the policy of the first prototype.  Frozen."""

from __future__ import annotations

from typing import Any

from dreamtable.kit.random import Dice, below

HAND = 4
VALUE = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 6, 7)
TAKE2, PEEK1, SWAP2 = 10, 11, 12
TURN, HOLD, PICK, PEEK, SWAP_A, SWAP_B = 2, 3, 4, 5, 6, 7
WAKE, TAKE, DRAW, KEEP, DISCARD, USE, CHOOSE, TARGET = 0, 1, 5, 6, 10, 11, 12, 14
CALL_AT = (0, 0, 9, 8, 7, 6)  # by seats


def in_mind(s: Any, me: int, p: int, i: int) -> int:
    return VALUE[s.hand[p][i]] if s.knows[p][i] >> me & 1 else 5


def worst_of_mine(s: Any, me: int) -> int:
    slot = 0
    for i in range(HAND):
        if in_mind(s, me, me, i) > in_mind(s, me, me, slot):
            slot = i
    return slot


def best_of_theirs(s: Any, me: int) -> int:
    spot: int = (me + 1) % s.seats * HAND
    low = 99
    for d in range(1, s.seats):
        p = (me + d) % s.seats
        for i in range(HAND):
            if in_mind(s, me, p, i) < low:
                spot, low = p * HAND + i, in_mind(s, me, p, i)
    return spot


def first_unseen(s: Any, me: int) -> int:
    for i in range(HAND):
        if s.knows[me][i] >> me & 1 == 0:
            return i
    return -1


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    slot = worst_of_mine(s, seat)
    high = in_mind(s, seat, seat, slot)
    if s.phase == TURN:
        total = 0
        for i in range(HAND):
            total += in_mind(s, seat, seat, i)
        if total <= CALL_AT[s.seats] and moves[0] == WAKE:
            return WAKE
        up = VALUE[s.pile[s.pile_n - 1]]
        if up < high and (up <= 3 or up + 3 <= high):
            return TAKE + slot
        return DRAW
    if s.phase == HOLD:
        powers = moves[count - 1] == USE
        if s.held == TAKE2 and powers:
            return USE
        if s.held == PEEK1 and powers and first_unseen(s, seat) >= 0:
            return USE
        spot = best_of_theirs(s, seat)
        if s.held == SWAP2 and powers and in_mind(s, seat, spot // HAND, spot % HAND) + 2 <= high:
            return USE
        return KEEP + slot if VALUE[s.held] < high else DISCARD
    if s.phase == PICK:
        return CHOOSE if VALUE[s.held] <= VALUE[s.other] else CHOOSE + 1
    if s.phase == PEEK:
        return TARGET + seat * HAND + max(first_unseen(s, seat), 0)
    if s.phase == SWAP_B and s.mark // HAND == seat:
        return TARGET + best_of_theirs(s, seat)
    if s.phase == SWAP_A or s.phase == SWAP_B:
        return TARGET + seat * HAND + slot
    return moves[below(dice, count - 1)]  # look at any land; the last move is to look no further
