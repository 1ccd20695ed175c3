"""Dream Diary: what a seat can know, and what it cannot."""

from __future__ import annotations

from dreamtable.games.dream_diary.state import (
    MANY,
    NONE,
    PLACES,
    ROWS,
    SEATS,
    VARIANT_CHOICE,
    Phase,
    State,
    count,
    everything,
    has_answered,
    place_of,
    some_of,
    ways,
)
from dreamtable.kit.random import Dice, below
from dreamtable.kit.state import CHANCE_BIT, clockwise, steps_to


def redeal(s: State, seat: int, dice: Dice) -> None:
    """Deal anew what a seat cannot know: the others' hands, nightmares and sealed answers."""
    if s.phase == Phase.DEAL or s.phase == Phase.OVER:
        return
    if s.returned[0] >= 0:
        redeal_partner(s, seat, dice)
    else:
        redeal_others(s, seat, dice)
    for p in range(s.seats):
        if p != seat and has_answered(s, p):
            s.sealed[p] = below(dice, min(s.held[p], MANY) + 1)


def redeal_others(s: State, seat: int, dice: Dice) -> None:
    """Deal the others' hands and nightmares anew; an exposed nightmare may have come from any of them (DD18)."""
    awake = s.exposed & ~s.chosen[seat]
    owner = (seat + 1 + below(dice, s.seats - 1)) % s.seats if awake else NONE
    hidden = s.open & ~s.hand[seat] & ~s.chosen[seat]
    n = count(hidden)
    for d in range(1, s.seats):
        p = clockwise(s, seat, d)
        k = count(s.chosen[p])
        if p == owner:
            s.chosen[p] = awake
        elif k > 0:
            # Half a choice, in the middle of a gesture, must leave enough later dreams to finish it.
            later = VARIANT_CHOICE - k if s.variant else 0
            s.chosen[p] = some_of(hidden, n - later, k, dice)
            hidden &= ~s.chosen[p]
            n -= k
        s.hand[p] = some_of(hidden, n, s.held[p], dice)
        hidden &= ~s.hand[p]
        n -= s.held[p]


def redeal_partner(s: State, seat: int, dice: Dice) -> None:
    """Deal the partner's cards anew in the two-player variant, after one nightmare came back to each.

    A seat knows what its partner was dealt, but not which four of these they chose, nor which card came back to them;
    every such pair that agrees with what has been shown is as likely as any other.
    """
    p = 1 - seat
    back = 1 << s.returned[seat]
    mine = (s.hand[seat] | s.played[seat]) & ~back | s.chosen[seat]  # as I was dealt
    theirs = everything(s) & ~mine & ~back  # as they were dealt, less what I have of it
    free = theirs & s.open
    n = count(free)
    asleep = VARIANT_CHOICE - count(back & ~s.chosen[seat]) - count(theirs & s.exposed)  # of theirs, if they got mine
    got = s.chosen[seat] & ~back & s.played[p]
    if got == 0:
        could_get = s.chosen[seat] & ~back & s.open
        owned = n - asleep + 1 + count(s.played[p])  # dreams they ever held, if they got one of their own
        got_mine = count(could_get) * ways(n, asleep)
        got_own = owned * ways(n, asleep - 1)
        if below(dice, got_mine + got_own) < got_mine:
            got = some_of(could_get, count(could_get), 1, dice)
    if got == 0:
        sleeping = some_of(free, n, asleep - 1, dice)
        got = some_of(theirs & ~s.exposed & ~sleeping, n - asleep + 1 + count(s.played[p]), 1, dice)
    else:
        sleeping = some_of(free, n, asleep, dice)
    s.chosen[p] = theirs & (s.exposed | sleeping | got) | back & ~s.chosen[seat]
    s.returned[p] = place_of(got)
    s.hand[p] = (free & ~sleeping | got) & s.open


# An observation counts seats from the observer.  It holds for every place its scene + 1, its fate, its holder + 1 and
# its chooser + 1 if known, and the row + 1 in which it was jumped to; for every row of the sheet asker + 1, adjective +
# 1 and answers + 1; the kites; how many dreams each seat holds; then the turn, and what only the observer knows.
PLACE_OBS, ROW_OBS = 5, 2 + SEATS
SHEET_OBS = PLACES * PLACE_OBS
KITE_OBS = SHEET_OBS + ROWS * ROW_OBS
HELD_OBS = KITE_OBS + 4
TURN_OBS = HELD_OBS + SEATS
OBS = TURN_OBS + 14
OBSERVED = (
    ("places", PLACES * PLACE_OBS), ("sheet", ROWS * ROW_OBS), ("kites", 4), ("held", SEATS),
    ("phase", 1), ("turn", 1), ("leader", 1), ("awaited", 1), ("successes", 1), ("second", 1), ("left", 1),
    ("outcome", 1), ("difficulty", 1), ("track", 1), ("skip", 1), ("from_list", 1), ("own_answer", 1), ("returned", 1),
)  # fmt: skip


def observe(s: State, seat: int, out: list[int]) -> None:
    """Write down what a seat knows, as numbers."""
    observe_places(s, seat, out)
    observe_sheet(s, seat, out)
    observe_turn(s, seat, out)


def observe_places(s: State, seat: int, out: list[int]) -> None:
    """Write down the places and what became of them."""
    if s.phase == Phase.DEAL:
        return
    for i in range(s.difficulty):
        k = i * PLACE_OBS
        out[k] = s.scene[i] + 1
        if s.open >> i & 1 == 0:
            out[k + 1] = 2 if s.exposed >> i & 1 else 1
        for d in range(s.seats):
            p = clockwise(s, seat, d)
            known = d == 0 or s.phase == Phase.OVER  # DD34
            if s.played[p] >> i & 1 or (known and s.hand[p] >> i & 1):
                out[k + 2] = d + 1
            if known and s.chosen[p] >> i & 1:
                out[k + 3] = d + 1
    for j in range(s.jumps):
        out[s.jumped[j] * PLACE_OBS + 4] = s.jump_row[j] + 1


def observe_sheet(s: State, seat: int, out: list[int]) -> None:
    """Write down the Memory Sheet."""
    n = s.seats
    for r in range(s.rows):
        k = SHEET_OBS + r * ROW_OBS
        out[k] = steps_to(s, seat, s.asker[r]) + 1
        out[k + 1] = s.adjective[r] + 1
        if r < s.rows - 1 or s.phase != Phase.ANSWERS:
            for d in range(n):
                out[k + 2 + d] = (s.answers[r] >> 2 * clockwise(s, seat, d) & 3) + 1


def observe_turn(s: State, seat: int, out: list[int]) -> None:
    """Write down the kites, the hands' sizes, the turn and what only this seat knows."""
    n = s.seats
    out[KITE_OBS] = s.kite[seat if s.variant else 0]
    out[KITE_OBS + 1] = s.face[seat if s.variant else 0]
    if s.variant:
        out[KITE_OBS + 2] = s.kite[1 - seat]
        out[KITE_OBS + 3] = s.face[1 - seat]
    for d in range(n):
        out[HELD_OBS + d] = s.held[clockwise(s, seat, d)]
    k = TURN_OBS
    out[k] = s.phase
    out[k + 1] = s.turn
    if s.leader >= 0:
        out[k + 2] = steps_to(s, seat, s.leader) + 1
    if s.awaited != CHANCE_BIT:
        out[k + 3] = (s.awaited >> seat | s.awaited << (n - seat)) & ((1 << n) - 1)
    out[k + 4] = s.successes
    out[k + 5] = s.second
    out[k + 6] = s.left
    out[k + 7] = s.outcome
    out[k + 8] = s.difficulty
    out[k + 9] = s.track
    out[k + 10] = s.skip
    out[k + 11] = s.from_list
    if has_answered(s, seat):
        out[k + 12] = s.sealed[seat] + 1
    if s.variant:
        out[k + 13] = s.returned[seat] + 1
