"""Dreams and Nightmares: what a seat can read off the table.

A seat knows its own hand, all rows and all that is buried in them, how many cards the others hold, and which of those
were taken openly.
"""

from __future__ import annotations

from typing import Any

from dreamtable.kit.state import ints

SPOTS, SEATS, KINDS, LIMIT, ROW = 6, 4, 15, 10, 63
DREAM, NIGHTMARE, TO_DREAM, TO_NIGHTMARE, REM = 0, 6, 12, 13, 14
COPIES = (4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2)
T_DREAM, T_NIGHTMARE, T_TO_DREAM, T_TO_NIGHTMARE, T_REM = 0, 1, 2, 3, 4
DRAW, PASS, PLAY = 0, 1, 2


def type_of(action: int) -> int:
    """Which type of card a play lays."""
    return (action - PLAY) // SPOTS // SEATS


def row_of(action: int) -> int:
    """Into whose row."""
    return (action - PLAY) // SPOTS % SEATS


def spot_of(action: int) -> int:
    """At which place, counted from 0."""
    return (action - PLAY) % SPOTS


def ones(mask: int) -> int:
    """How many bits are set."""
    n = 0
    while mask:
        n += 1
        mask &= mask - 1
    return n


def good_spots(s: Any, p: int) -> int:
    """The places of p's row that count as dreams, as a mask."""
    return int(s.dreams[p] if s.printed_only else s.dreams[p] | s.rems[p] | s.saved[p])


def is_good(s: Any, p: int, spot: int) -> bool:
    """Whether that place of p's row counts as a dream."""
    return bool(good_spots(s, p) >> spot & 1)


def unseen_cards(s: Any, me: int) -> list[int]:
    """How many cards of each kind are in the deck or unknown in the others' hands."""
    left = ints(KINDS)
    for kind in range(KINDS):
        left[kind] = COPIES[kind] - s.buried[kind] - s.hand[me][kind]
        for p in range(s.seats):
            if p != me:
                left[kind] -= s.public[p][kind]
    for p in range(s.seats):
        for spot in range(SPOTS):
            if s.top[p][spot] >= 0:
                left[s.top[p][spot]] -= 1
    return left


def nearness(s: Any, p: int) -> int:
    """How near p is to winning: dreams laid, less the cards still to get rid of beyond the places to fill."""
    good = ones(good_spots(s, p))
    return int(good * 2 - max(0, s.hand_n[p] - (SPOTS - good)))


def front_runner(s: Any, me: int) -> int:
    """The other seat that is nearest to winning."""
    best, most = -1, -99
    for p in range(s.seats):
        if p != me and nearness(s, p) > most:
            best, most = p, nearness(s, p)
    return best


def threat(s: Any, me: int) -> bool:
    """Whether somebody else could win with one or two more plays."""
    near = 0
    for p in range(s.seats):
        near += p != me and s.hand_n[p] <= 2 and ones(good_spots(s, p)) + s.hand_n[p] >= SPOTS
    return near > 0


def wins_now(s: Any, me: int, action: int) -> bool:
    """Whether a play completes my row with my last card."""
    if action < PLAY or s.hand_n[me] != 1 or takes(s, action):
        return False
    mine = good_spots(s, me)
    if row_of(action) == me and (type_of(action) == T_DREAM or not s.printed_only):
        mine |= 1 << spot_of(action)
    return mine == ROW


def takes(s: Any, action: int) -> bool:
    """Whether a play takes a card into the hand."""
    top = s.top[row_of(action)][spot_of(action)]
    kind = type_of(action)
    if kind == T_DREAM:
        return bool(top == REM)
    return bool(kind in (T_NIGHTMARE, T_TO_NIGHTMARE) and 0 <= top < NIGHTMARE)
