"""Dream: the habits of a decent player, and what search needs to look ahead."""

from __future__ import annotations

from math import sqrt

from dreamtable.games.dream_ravens.cards import KINDS, PEEK1, SWAP2, TAKE2, VALUE
from dreamtable.games.dream_ravens.knowledge import deal_out, gather
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
from dreamtable.kit.dice import Dice, below

UNSEEN = 5.2  # ravens on a land that its owner has not seen
KEPT = 3.6  # ravens on a land that its owner knows and has kept
CALL_AT = (0.0, 0.0, 9.0, 8.0, 7.0, 6.0)  # by seats


# -- what a player believes ----------------------------------------------------------------------------------
def belief(s: State, me: int, p: int, i: int) -> float:
    """Ravens that a player expects on a land."""
    if has_seen(s, me, p, i):
        return float(VALUE[s.hand[p][i]])
    return KEPT if p != me and has_seen(s, p, p, i) else UNSEEN


def expected(s: State, me: int, p: int) -> float:
    """Ravens that a player expects in a whole dream."""
    total = 0.0
    for i in range(HAND):
        total += belief(s, me, p, i)
    return total


def unknown(s: State, me: int) -> int:
    for i in range(HAND):
        if not has_seen(s, me, me, i):
            return i
    return NONE


def finest(s: State, me: int) -> int:
    """The land of another player that seems to hold the fewest ravens."""
    spot, low = NONE, 99.0
    for d in range(1, s.seats):
        p = (me + d) % s.seats
        for i in range(HAND):
            ravens_there = belief(s, me, p, i)
            if ravens_there < low:
                spot, low = p * HAND + i, ravens_there
    return spot


# -- a decent player -----------------------------------------------------------------------------------------
def policy(s: State, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    if s.phase == Phase.LOOK:
        return moves[below(dice, count - 1)]  # any land; the last move is to look no further
    if s.phase == Phase.PICK:
        return CHOOSE if VALUE[s.held] <= VALUE[s.other] else CHOOSE + 1
    worst, high, mine = 0, -1.0, 0.0  # one's worst land, its ravens, and those of the whole dream
    for i in range(HAND):
        there = belief(s, seat, seat, i)
        mine += there
        if there > high:
            worst, high = i, there
    if s.phase == Phase.TURN:
        if mine <= CALL_AT[s.seats] and moves[0] == WAKE and nobody_seems_better(s, seat, mine):
            return WAKE
        up = VALUE[top(s)]
        return TAKE + worst if up < high and (up <= 3 or up + 3 <= high) else DRAW
    if s.phase == Phase.HOLD:
        if moves[count - 1] == USE and uses(s, seat, high):
            return USE
        return KEEP + worst if VALUE[s.held] < high else DISCARD
    if s.phase == Phase.PEEK:
        return TARGET + seat * HAND + max(unknown(s, seat), 0)
    if s.phase == Phase.SWAP_B and s.mark // HAND == seat:
        return TARGET + finest(s, seat)
    return TARGET + seat * HAND + worst


def nobody_seems_better(s: State, me: int, mine: float) -> bool:
    best = 99.0
    for p in range(s.seats):
        if p != me:
            best = min(best, expected(s, me, p))
    return mine <= best


def uses(s: State, me: int, high: float) -> bool:
    if s.held == TAKE2:
        return True
    if s.held == PEEK1:
        return unknown(s, me) >= 0
    if s.held != SWAP2:
        return False
    spot = finest(s, me)
    return belief(s, me, spot // HAND, spot % HAND) + 2 <= high


# -- looking ahead -------------------------------------------------------------------------------------------
def suppose(s: State, seat: int, dice: Dice) -> None:
    """A redeal in which lands that their owner knows, and kept, tend to be low."""
    deal_out(s, seat, gather(s, seat), dice)
    for p in range(s.seats):
        for i in range(HAND):
            if p != seat and s.deck_n > 0 and has_seen(s, p, p, i) and not has_seen(s, seat, p, i):
                j = below(dice, s.deck_n)
                if VALUE[s.deck[j]] < VALUE[s.hand[p][i]]:
                    land = s.deck[j]
                    s.deck[j] = s.hand[p][i]
                    s.hand[p][i] = land


def seen(s: State, seat: int) -> int:
    """The face-up land, and what one holds."""
    news = 1 + top(s) if s.pile_n > 0 else 0
    if s.turn == seat:
        news += KINDS * (s.held + 1) + KINDS * (KINDS + 1) * (s.other + 1)
    return news


def estimate(s: State, seat: int) -> float:
    """Chance to win the game from the scores alone, for the start of a round, fitted to 12,000 games.

    A lead is worth the more the fewer rounds are left: rounds add up like the steps of a random walk.  Chances fall
    with the gap to the leader as exp(-gap / scale); its eighth root is a straight line, which is far quicker.
    """
    most, least = 0, 999
    for p in range(s.seats):
        most = max(most, s.score[p])
        least = min(least, s.score[p])
    left = s.rounds - s.round if s.rounds > 0 else max(s.limit - most, 0) / 11.0
    slope = 1.0 / (8.0 * 3.9 * sqrt(left + 0.5))
    mine = total = 0.0
    for p in range(s.seats):
        chance_left = max(0.0, 1.0 - (s.score[p] - least) * slope)
        chance_left *= chance_left
        chance_left *= chance_left
        chance_left *= chance_left
        total += chance_left
        if p == seat:
            mine = chance_left
    return mine / total


def points(s: State, seat: int) -> int:
    """Ravens in the end."""
    return s.score[seat]
