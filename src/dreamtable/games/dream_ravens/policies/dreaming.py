"""The policy of `dreaming` in Dream, a decent player; and what search needs to look ahead."""

from __future__ import annotations

from math import sqrt

from dreamtable.games.dream_ravens.actions import CHOOSE, DISCARD, DRAW, KEEP, TAKE, TARGET, USE, WAKE
from dreamtable.games.dream_ravens.cards import KINDS, PEEK1, TAKE2, ravens_on
from dreamtable.games.dream_ravens.knowledge import deal_out, gather
from dreamtable.games.dream_ravens.rules import actor, legal, may_wake
from dreamtable.games.dream_ravens.state import HAND, NONE, Phase, State, has_seen, top
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import CHANCE, clockwise

# Beliefs are reckoned in tenths of a raven: whole numbers are quicker.
RAVEN = 10
UNSEEN = 52  # on a land that its owner has not seen
KEPT = 36  # on a land that its owner knows and has kept


# -- what a player believes ----------------------------------------------------------------------------------
def belief(s: State, me: int, p: int, i: int) -> int:
    """What a player expects on a land."""
    if has_seen(s, me, p, i):
        return RAVEN * ravens_on(s.hand[p][i])
    return KEPT if p != me and has_seen(s, p, p, i) else UNSEEN


def expected(s: State, me: int, p: int) -> int:
    """What a player expects in a whole dream."""
    total = 0
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
    spot, low = NONE, 99 * RAVEN
    for d in range(1, s.seats):
        p = clockwise(s, me, d)
        for i in range(HAND):
            there = belief(s, me, p, i)
            if there < low:
                spot, low = p * HAND + i, there
    return spot


# -- a decent player -----------------------------------------------------------------------------------------
def policy(s: State, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """Return a decent player's action.  Only a look needs the list of moves."""
    if s.phase == Phase.LOOK:
        return moves[below(dice, count - 1)]  # any land; the last move is to look no further
    if s.phase == Phase.PICK:
        return CHOOSE if ravens_on(s.held) <= ravens_on(s.other) else CHOOSE + 1
    # What one expects in one's dream; its worst land, the first of equals, with its place in one number.
    mine, most = 0, 0
    for i in range(HAND):
        seen_it = s.knows[seat][i] >> seat & 1
        there = UNSEEN + seen_it * (RAVEN * ravens_on(s.hand[seat][i]) - UNSEEN)
        mine += there
        most = max(most, there * HAND + HAND - 1 - i)
    worst, high = HAND - 1 - most % HAND, most // HAND
    if s.phase == Phase.TURN:
        if mine <= call_at(s) and may_wake(s) and nobody_seems_better(s, seat, mine):
            return WAKE
        up = RAVEN * ravens_on(top(s))
        return TAKE + worst if up < high and (up <= 3 * RAVEN or up + 3 * RAVEN <= high) else DRAW
    if s.phase == Phase.HOLD:
        if s.held >= TAKE2 and s.effects and uses(s, seat, high):
            return USE
        return KEEP + worst if RAVEN * ravens_on(s.held) < high else DISCARD
    if s.phase == Phase.PEEK:
        return TARGET + seat * HAND + max(unknown(s, seat), 0)
    if s.phase == Phase.SWAP_B and s.mark // HAND == seat:
        return TARGET + finest(s, seat)
    return TARGET + seat * HAND + worst


def call_at(s: State) -> int:
    """The most one may expect in one's dream and still call: the more players, the likelier one of them has less."""
    return RAVEN * (11 - s.seats)


def nobody_seems_better(s: State, me: int, mine: int) -> bool:
    best = 99 * RAVEN
    for p in range(s.seats):
        if p != me:
            best = min(best, expected(s, me, p))
    return mine <= best


def uses(s: State, me: int, high: int) -> bool:
    if s.held == TAKE2:
        return True
    if s.held == PEEK1:
        return unknown(s, me) >= 0
    spot = finest(s, me)
    return belief(s, me, spot // HAND, spot % HAND) + 2 * RAVEN <= high


# -- looking ahead -------------------------------------------------------------------------------------------
def habit(s: State, seat: int, moves: list[int], dice: Dice) -> int:
    return policy(s, seat, moves, legal(s, seat, moves) if s.phase == Phase.LOOK else 0, dice)


def asked(s: State) -> int:
    """When the dreams are open, nothing is left to decide before the next deal."""
    return CHANCE if s.phase == Phase.REVEAL else actor(s)


def suppose(s: State, seat: int, dice: Dice) -> None:
    """A redeal in which lands that their owner knows, and kept, tend to be low."""
    deal_out(s, seat, gather(s, seat), dice)
    for p in range(s.seats):
        for i in range(HAND):
            if p != seat and s.deck_n > 0 and has_seen(s, p, p, i) and not has_seen(s, seat, p, i):
                j = below(dice, s.deck_n)
                if ravens_on(s.deck[j]) < ravens_on(s.hand[p][i]):
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
