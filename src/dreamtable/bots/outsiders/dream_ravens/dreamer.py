"""Dream, played by imagining how the round may go on.

At the start of its turn (wake, take or draw) and with a land in its hand (keep, use or discard) it deals the hidden
lands anew many times, lets all seats play on in a simple way to the end of the round, and takes what gained it the
most ravens on the others; the same imagined deals serve every action.  Lands that their owners know are imagined
better than average.  Where a power is aimed it goes by simple rules: it peeks at its own unknown lands and swaps its
worst for the best it can guess.

It plays its imagined rounds on the table's own state and puts everything back before it answers.  It needs dice that
are a generator: a tape would run out.
"""

from __future__ import annotations

from typing import Any

from dreamtable.bots.outsiders.reading.dream_ravens import (
    CARDS,
    CHOOSE,
    DISCARD,
    DRAW,
    HAND,
    HOLD,
    KEEP,
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
    first_glance,
    laps,
    owner_sees,
    rival,
    sees,
    unseen_mean,
    unseen_own,
    worst_own,
)
from dreamtable.kit.contract.rules import ACTIONS, actor, legal, payoff, play, redeal
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import floats, ints

WORLDS = 40  # imagined deals
WIN = 30.0  # what the game is worth, in ravens
PLACES = 5
OVER, REVEAL = 9, 8
CALLS = (0, 0, 9, 8, 7, 6)  # in imagination one wakes with so many ravens, by seats
SLOPE = 0.6
ROOM = 2 * CARDS + 2 * PLACES * HAND + 3 * PLACES + 14


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action that did best in imagined rounds; aims go by simple rules."""
    if count == 1:
        return moves[0]
    mean = unseen_mean(s, seat)
    if s.phase == PEEK:
        return TARGET + glance(s, seat, mean)
    if s.phase == SWAP_A:
        return TARGET + seat * HAND + worst_own(s, seat, mean, 0.0)
    if s.phase == SWAP_B:
        return TARGET + best_other(s, seat, mean, SLOPE)
    if s.phase != TURN and s.phase != HOLD and s.phase != PICK:
        return first_glance(s, seat)
    options = ints(4)
    n = choices(s, seat, moves, count, mean, options)
    saved, room = ints(ROOM), ints(ACTIONS)
    store(s, saved)
    won = floats(n)
    for _ in range(WORLDS):
        start = dice[1]
        for k in range(n):
            dice[1] = start
            redeal(s, seat, dice)
            refine(s, seat, dice)
            play(s, seat, options[k])
            won[k] += outcome(s, seat, room, dice)
            put_back(s, saved)
    best = 0
    for k in range(n):
        if won[k] > won[best]:
            best = k
    return options[best]


def choices(s: Any, seat: int, moves: list[int], count: int, mean: float, options: list[int]) -> int:
    """The actions that are worth thinking about."""
    worst = worst_own(s, seat, mean, 0.5)
    if s.phase == PICK:
        options[0] = CHOOSE
        options[1] = CHOOSE + 1
        return 2
    if s.phase == TURN:
        options[0] = DRAW
        options[1] = TAKE + worst
        options[2] = WAKE
        return 3 if moves[0] == WAKE else 2
    options[0] = DISCARD
    options[1] = KEEP + worst
    options[2] = USE
    return 3 if moves[count - 1] == USE else 2


def refine(s: Any, seat: int, dice: Dice) -> None:
    """After the first lap, let a land that its owner knows be the better of two."""
    if laps(s) == 0 or s.deck_n == 0:
        return
    for p in range(s.seats):
        if p == seat:
            continue
        for i in range(HAND):
            if owner_sees(s, p, i) and not sees(s, seat, p, i):
                k = below(dice, s.deck_n)
                land = s.deck[k]
                if VALUE[land] < VALUE[s.hand[p][i]]:
                    s.deck[k] = s.hand[p][i]
                    s.hand[p][i] = land


def outcome(s: Any, seat: int, room: list[int], dice: Dice) -> float:
    """Play to the end of the round in the simple way; what I gained on the others in it."""
    steps = 0
    while s.phase != REVEAL and s.phase != OVER and steps < 300:
        who = actor(s)
        n = legal(s, who, room)
        play(s, who, quickly(s, who, room, n, dice))
        steps += 1
    if s.phase != REVEAL and s.phase != OVER:
        return 0.0
    value = -float(s.gain[seat])
    for p in range(s.seats):
        if p != seat:
            value += s.gain[p] / (s.seats - 1)
    if s.phase == OVER:
        value += WIN * (payoff(s, seat) - 1.0 / s.seats)
    return value


def quickly(s: Any, who: int, room: list[int], n: int, dice: Dice) -> int:
    """The simple way to play: unknown lands count five."""
    worst, most, total = 0, -1, 0
    for i in range(HAND):
        value = VALUE[s.hand[who][i]] if sees(s, who, who, i) else 5
        total += value
        if value > most:
            worst, most = i, value
    if s.phase == TURN:
        if room[0] == WAKE and total <= CALLS[s.seats] + below(dice, 3) - 1:
            return WAKE
        up = VALUE[s.pile[s.pile_n - 1]]
        return TAKE + worst if up + 1 < most and up <= 4 else DRAW
    if s.phase == HOLD:
        if room[n - 1] == USE and (
            s.held == TAKE2 or (s.held == PEEK1 and unseen_own(s, who) >= 0) or (s.held == SWAP2 and most >= 4)
        ):
            return USE
        return KEEP + worst if VALUE[s.held] < most else DISCARD
    if s.phase == PICK:
        return CHOOSE if VALUE[s.held] <= VALUE[s.other] else CHOOSE + 1
    if s.phase == PEEK:
        return TARGET + who * HAND + max(0, unseen_own(s, who))
    if s.phase == SWAP_A:
        return TARGET + who * HAND + worst
    if s.phase == SWAP_B:
        for _ in range(3):  # a land that its owner knows, if chance finds one
            action = room[below(dice, n)]
            if owner_sees(s, (action - TARGET) // HAND, (action - TARGET) % HAND):
                return action
    return room[below(dice, n)]


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


def store(s: Any, saved: list[int]) -> None:
    """Write down all that a round changes."""
    k = 0
    for i in range(CARDS):
        saved[k] = s.deck[i]
        saved[k + 1] = s.pile[i]
        k += 2
    for p in range(PLACES):
        for i in range(HAND):
            saved[k] = s.hand[p][i]
            saved[k + 1] = s.knows[p][i]
            k += 2
        saved[k] = s.score[p]
        saved[k + 1] = s.gain[p]
        saved[k + 2] = s.looked[p]
        k += 3
    saved[k] = s.phase
    saved[k + 1] = s.round
    saved[k + 2] = s.starter
    saved[k + 3] = s.turn
    saved[k + 4] = s.turns
    saved[k + 5] = s.done
    saved[k + 6] = s.caller
    saved[k + 7] = s.ender
    saved[k + 8] = s.held
    saved[k + 9] = s.other
    saved[k + 10] = s.mark
    saved[k + 11] = s.deck_n
    saved[k + 12] = s.pile_n
    saved[k + 13] = s.moment


def put_back(s: Any, saved: list[int]) -> None:
    """Make the state what it was."""
    k = 0
    for i in range(CARDS):
        s.deck[i] = saved[k]
        s.pile[i] = saved[k + 1]
        k += 2
    for p in range(PLACES):
        for i in range(HAND):
            s.hand[p][i] = saved[k]
            s.knows[p][i] = saved[k + 1]
            k += 2
        s.score[p] = saved[k]
        s.gain[p] = saved[k + 1]
        s.looked[p] = saved[k + 2]
        k += 3
    s.phase = saved[k]
    s.round = saved[k + 1]
    s.starter = saved[k + 2]
    s.turn = saved[k + 3]
    s.turns = saved[k + 4]
    s.done = saved[k + 5]
    s.caller = saved[k + 6]
    s.ender = saved[k + 7]
    s.held = saved[k + 8]
    s.other = saved[k + 9]
    s.mark = saved[k + 10]
    s.deck_n = saved[k + 11]
    s.pile_n = saved[k + 12]
    s.moment = saved[k + 13]
