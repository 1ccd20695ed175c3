"""Dreams and Nightmares, played by imagining how the game may go on.

For every action that is open it deals the hidden cards anew a few times, lets all seats play on in a simple way to
the end of the game, and takes the action after which it won most often; the same imagined deals serve every action.
In its imagination everybody hoards cards when there are three or more at the table; when there are two, each of them
either hoards or builds early, changing from deal to deal.

It plays its imagined games on the table's own state and puts everything back before it answers.  It needs dice that
are a generator: a tape would run out.
"""

from __future__ import annotations

from typing import Any

from dreamtable.bots.outsiders.reading.dreams_and_nightmares import (
    DRAW,
    KINDS,
    PLAY,
    REM,
    ROW,
    SEATS,
    SPOTS,
    T_DREAM,
    good_spots,
    is_good,
    ones,
    row_of,
    spot_of,
    takes,
    type_of,
    wins_now,
)
from dreamtable.kit.contract.rules import ACTIONS, actor, legal, payoff, play, redeal
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import NOBODY, floats, ints

WORLDS = 32  # imagined deals
CARDS = 54
ROOM = CARDS + 2 * SEATS * KINDS + 2 * SEATS * SPOTS + 7 * SEATS + KINDS + 5


def policy(s: Any, seat: int, moves: list[int], count: int, dice: Dice) -> int:
    """The action that won the most imagined games."""
    if count == 1:
        return moves[0]
    for k in range(count):
        if wins_now(s, seat, moves[k]):
            return moves[k]
    saved, room = ints(ROOM), ints(ACTIONS)
    store(s, saved)
    won = floats(count)
    for _ in range(WORLDS):
        start = dice[1]
        for k in range(count):
            dice[1] = start
            redeal(s, seat, dice)
            play(s, seat, moves[k])
            won[k] += outcome(s, seat, below(dice, 4) if s.seats == 2 else 0, room, dice)
            put_back(s, saved)
    best = 0
    for k in range(count):
        won[k] += 0.015 * quick_liking(s, seat, False, moves[k])
        if won[k] > won[best]:
            best = k
    return moves[best]


def outcome(s: Any, seat: int, early: int, room: list[int], dice: Dice) -> float:
    """Play to the end in the simple way, the seats of a mask building early; my share of the win, and a little for
    dreams beyond the others'.
    """
    who = actor(s)
    while who != NOBODY:
        n = legal(s, who, room)
        play(s, who, room[0] if n == 1 else quickly(s, who, early >> who & 1 == 1, room, n, dice))
        who = actor(s)
    others = 0
    for p in range(s.seats):
        if p != seat:
            others = max(others, ones(good_spots(s, p)))
    return payoff(s, seat) + 0.03 * (ones(good_spots(s, seat)) - others)


def quickly(s: Any, who: int, early: bool, room: list[int], n: int, dice: Dice) -> int:
    """The simple way to play: what one likes, with some chance in it."""
    best, most = room[0], -1.0
    for k in range(n):
        value = quick_liking(s, who, early, room[k]) * 10.0 + below(dice, 80)
        if value > most:
            best, most = room[k], value
    return best


def quick_liking(s: Any, who: int, early: bool, action: int) -> float:
    """How much one likes an action at first sight, 0 to 100."""
    n = int(s.hand_n[who])
    full = good_spots(s, who) == ROW
    if action == DRAW:
        if early:
            return 5.0 if full and n > 0 else 40.0 - 2.5 * n
        return 50.0 if n < 9 else 25.0
    if action < PLAY:
        return 0.0
    if n == 1 and wins_now(s, who, action):
        return 100.0
    spot, row, kind = spot_of(action), row_of(action), type_of(action)
    late = s.deck_n == 0
    if row == who:
        if is_good(s, who, spot):
            if s.top[who][spot] == REM:
                return 8.0
            return 36.0 if late else (30.0 if full else 8.0)
        if kind != T_DREAM and s.hand[who][spot] > 0:
            return 10.0
        return 60.0 if early else 30.0
    if kind == T_DREAM:
        return 14.0
    if not is_good(s, row, spot):
        return 40.0 if late else (20.0 if full else 5.0)
    value = 34.0 if takes(s, action) else 28.0
    value += 2.0 * ones(good_spots(s, row)) - int(s.hand_n[row])
    if takes(s, action) and not is_good(s, who, spot):
        value += 5.0
    if s.hand_n[row] <= 2 and ones(good_spots(s, row)) + s.hand_n[row] >= SPOTS:
        value += 45.0
    return value


def store(s: Any, saved: list[int]) -> None:
    """Write down all that play changes."""
    k = 0
    for i in range(CARDS):
        saved[k] = s.deck[i]
        k += 1
    for p in range(SEATS):
        for kind in range(KINDS):
            saved[k] = s.hand[p][kind]
            saved[k + 1] = s.public[p][kind]
            k += 2
        for spot in range(SPOTS):
            saved[k] = s.top[p][spot]
            saved[k + 1] = s.depth[p][spot]
            k += 2
        saved[k] = s.hand_n[p]
        saved[k + 1] = s.holds[p]
        saved[k + 2] = s.dreams[p]
        saved[k + 3] = s.rems[p]
        saved[k + 4] = s.saved[p]
        saved[k + 5] = s.dreads[p]
        saved[k + 6] = s.won[p]
        k += 7
    for kind in range(KINDS):
        saved[k] = s.buried[kind]
        k += 1
    saved[k] = s.phase
    saved[k + 1] = s.ending
    saved[k + 2] = s.turn
    saved[k + 3] = s.deck_n
    saved[k + 4] = s.moment


def put_back(s: Any, saved: list[int]) -> None:
    """Make the state what it was."""
    k = 0
    for i in range(CARDS):
        s.deck[i] = saved[k]
        k += 1
    for p in range(SEATS):
        for kind in range(KINDS):
            s.hand[p][kind] = saved[k]
            s.public[p][kind] = saved[k + 1]
            k += 2
        for spot in range(SPOTS):
            s.top[p][spot] = saved[k]
            for i in range(saved[k + 1], s.depth[p][spot]):
                s.under[p * SPOTS + spot][i] = 0
            s.depth[p][spot] = saved[k + 1]
            k += 2
        s.hand_n[p] = saved[k]
        s.holds[p] = saved[k + 1]
        s.dreams[p] = saved[k + 2]
        s.rems[p] = saved[k + 3]
        s.saved[p] = saved[k + 4]
        s.dreads[p] = saved[k + 5]
        s.won[p] = saved[k + 6]
        k += 7
    for kind in range(KINDS):
        s.buried[kind] = saved[k]
        k += 1
    s.phase = saved[k]
    s.ending = saved[k + 1]
    s.turn = saved[k + 2]
    s.deck_n = saved[k + 3]
    s.moment = saved[k + 4]
