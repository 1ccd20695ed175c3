"""The policy of `lucid` in Dream: a small network, trained in a league (training.py), says which act it likes best.

An act is a call, an exchange for one's worst land or for one never seen, a power, or the quiet alternative, drawing or
letting go.  Which place is meant, and what a power is aimed at, follows from what the player knows.
"""

from __future__ import annotations

from dreamtable.games.dream_ravens.actions import CHOOSE, DISCARD, DRAW, KEEP, TAKE, TARGET, USE, WAKE
from dreamtable.games.dream_ravens.cards import SWAP2, TAKE2, ravens_on
from dreamtable.games.dream_ravens.policies.dreaming import unknown
from dreamtable.games.dream_ravens.policies.network import (
    ACTS,
    CALL,
    DRAW_ONE,
    KEEP_FOR_DARK,
    KEEP_FOR_WORST,
    LET_GO,
    TAKE_FOR_DARK,
    TAKE_FOR_WORST,
    USE_POWER,
    VALUE,
    judged,
)
from dreamtable.games.dream_ravens.policies.outlook import face, hunch, outlook
from dreamtable.games.dream_ravens.policies.weights import FEWEST, WEIGHTS
from dreamtable.games.dream_ravens.state import HAND, NONE, Phase, State, has_seen, top
from dreamtable.kit.random import Dice, below

UNSEEN = 5.2  # ravens on a land that nobody has seen
ENVY = 0.03  # ravens by which a land is the better prey for every raven that its owner has less on his score
HOPELESS = 20.0  # nobody calls with more
MIDDLING = 7  # ravens: nobody takes a worse land for one never seen


def worst_known(s: State, me: int) -> int:
    """The place of the worst land of one's own that one knows, or NONE."""
    slot = NONE
    for i in range(HAND):
        if has_seen(s, me, me, i) and (slot < 0 or ravens_on(s.hand[me][i]) > ravens_on(s.hand[me][slot])):
            slot = i
    return slot


def prey(s: State, me: int) -> int:
    """The land of another player that is the best to have, rather from whoever is ahead."""
    spot, low = NONE, 999.0
    for d in range(1, s.seats):
        p = (me + d) % s.seats
        for i in range(HAND):
            there = hunch(s, me, p, i, UNSEEN) + ENVY * (s.score[p] - s.score[me])
            if there < low:
                spot, low = p * HAND + i, there
    return spot


def given_away(s: State, me: int) -> int:
    """The land to swap away: one's worst, or one never seen if that is likely to be worse."""
    slot, dark = worst_known(s, me), unknown(s, me)
    if dark >= 0 and (slot < 0 or ravens_on(s.hand[me][slot]) <= UNSEEN):
        return dark
    return slot


def peeked_at(s: State, me: int) -> int:
    """The land to peek at: one's own, or what only its owner knows in the dream that seems lowest; or NONE."""
    mine = unknown(s, me)
    if mine >= 0:
        return me * HAND + mine
    spot, low = NONE, 999.0
    for d in range(1, s.seats):
        p = (me + d) % s.seats
        total, first = 0.0, NONE
        for i in range(HAND):
            total += hunch(s, me, p, i, UNSEEN)
            if not has_seen(s, me, p, i) and (first < 0 or (has_seen(s, p, p, i) and not has_seen(s, p, p, first))):
                first = i
        if first >= 0 and total < low:
            spot, low = p * HAND + first, total
    return spot


# -- acts ----------------------------------------------------------------------------------------------------
def own_sum(s: State, me: int) -> float:
    """Ravens that one expects in one's own dream."""
    total = 0.0
    for i in range(HAND):
        total += hunch(s, me, me, i, UNSEEN)
    return total


def open_acts(s: State, me: int, land: int) -> int:
    """The acts that are possible and not plainly foolish, as a mask; but for a call when it is not allowed yet."""
    slot, dark = worst_known(s, me), unknown(s, me)
    better = slot >= 0 and ravens_on(land) < ravens_on(s.hand[me][slot])
    fair = dark >= 0 and ravens_on(land) <= MIDDLING
    if s.phase == Phase.TURN:
        mask = 1 << DRAW_ONE | better << TAKE_FOR_WORST | fair << TAKE_FOR_DARK
        return mask | (own_sum(s, me) <= HOPELESS) << CALL
    useful = False
    if s.effects and land >= TAKE2:
        if land == SWAP2:
            given, spot = given_away(s, me), prey(s, me)
            useful = hunch(s, me, me, given, UNSEEN) > hunch(s, me, spot // HAND, spot % HAND, UNSEEN)
        else:
            useful = land == TAKE2 or peeked_at(s, me) >= 0
    return 1 << LET_GO | better << KEEP_FOR_WORST | fair << KEEP_FOR_DARK | useful << USE_POWER


def favourite(liked: list[float], mask: int) -> int:
    """The act of a mask that is liked best."""
    pick = NONE
    for act in range(ACTS):
        if mask >> act & 1 and (pick < 0 or liked[act] > liked[pick]):
            pick = act
    return pick


def carried_out(s: State, me: int, act: int) -> int:
    """The action that an act stands for."""
    if act == CALL:
        return WAKE
    if act == TAKE_FOR_WORST:
        return TAKE + worst_known(s, me)
    if act == TAKE_FOR_DARK:
        return TAKE + unknown(s, me)
    if act == KEEP_FOR_WORST:
        return KEEP + worst_known(s, me)
    if act == KEEP_FOR_DARK:
        return KEEP + unknown(s, me)
    if act == USE_POWER:
        return USE
    return DRAW if act == DRAW_ONE else DISCARD


# -- the player ----------------------------------------------------------------------------------------------
def policy(s: State, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    if s.phase == Phase.TURN or s.phase == Phase.HOLD:
        land = top(s) if s.phase == Phase.TURN else s.held
        mask = open_acts(s, seat, land)
        if s.phase == Phase.TURN and moves[0] != WAKE:
            mask &= ~(1 << CALL)
        x = outlook(s, seat)
        face(s, x, land, NONE)
        return carried_out(s, seat, favourite(judged(WEIGHTS[s.seats - FEWEST], x), mask))
    return aimed(s, seat, moves, count, dice, WEIGHTS[s.seats - FEWEST])


def aimed(s: State, seat: int, moves: list[int], count: int, dice: Dice, w: list[float]) -> int:
    """The action in a phase that follows from another: which of two lands to keep, and what a power is aimed at."""
    if s.phase == Phase.PICK:
        x = outlook(s, seat)
        face(s, x, s.held, NONE)
        first = judged(w, x)[VALUE]
        face(s, x, s.other, s.held)
        return CHOOSE if first >= judged(w, x)[VALUE] else CHOOSE + 1
    if s.phase == Phase.PEEK:
        return TARGET + max(peeked_at(s, seat), 0)
    if s.phase == Phase.SWAP_A or (s.phase == Phase.SWAP_B and s.mark // HAND != seat):
        return TARGET + seat * HAND + given_away(s, seat)
    if s.phase == Phase.SWAP_B:
        return TARGET + prey(s, seat)
    return moves[below(dice, count - 1)]  # look at any land; the last move is to look no further
