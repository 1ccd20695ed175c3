"""Dream Power Trick: what a seat can know, and what it cannot."""

from __future__ import annotations

from dreamtable.games.dream_power_trick.cards import KINDS
from dreamtable.games.dream_power_trick.state import SEATS, Phase, State, gain
from dreamtable.kit.random import Dice, shuffle, sort_cards
from dreamtable.kit.state import clockwise, copy_row, steps_to


def redeal(s: State, seat: int, dice: Dice) -> None:
    n = s.pile_n
    hidden = s.gift >= 0 and seat != s.giver
    if hidden:
        s.pile[n] = s.gift
        n += 1
    for p in range(s.seats):
        if p != seat:
            for kind in range(KINDS):
                for _ in range(s.hand[p][kind] - s.known[seat * SEATS + p][kind]):
                    s.pile[n] = kind
                    n += 1
    sort_cards(s.pile, n, KINDS)
    shuffle(dice, s.pile, n)
    if hidden:
        n -= 1
        s.gift = s.pile[n]
        s.pile[n] = 0
    for p in range(s.seats):
        if p != seat:
            size = s.hand_n[p]
            s.hand_n[p] = 0
            s.holds[p] = s.pairs[p] = 0
            for kind in range(KINDS):
                s.hand[p][kind] = 0
                for _ in range(s.known[seat * SEATS + p][kind]):
                    gain(s, p, kind)
            while s.hand_n[p] < size:
                n -= 1
                gain(s, p, s.pile[n])
                s.pile[n] = 0
            for q in range(s.seats):  # what others know of each other is theirs: suppose they know nothing
                if q != seat and s.phase != Phase.OVER:
                    for kind in range(KINDS):
                        s.known[p * SEATS + q][kind] = 0


# An observation: own hand, discards, what one knows of the others' hands (seats counted from the observer), hand sizes,
# and the table.
OBS = KINDS * (2 + SEATS) + SEATS + 11
OBSERVED = (  # seats are counted from the observer; a number that may be missing is one higher than it says, 0 if so
    ("hand", KINDS), ("gone", KINDS), ("known_hands", SEATS * KINDS),  # counts of each kind of card
    ("pile_count", 1), ("phase", 1), ("named_colour", 1), ("mover", 1), ("giver", 1), ("set_count", 1),
    ("set_last", 1), ("set_colour", 1), ("set_mark", 1), ("gift", 1), ("first", 1), ("hand_counts", SEATS),
)  # fmt: skip


def observe(s: State, seat: int, out: list[int]) -> None:
    copy_row(out, 0, s.hand[seat], KINDS)
    copy_row(out, KINDS, s.gone, KINDS)
    for d in range(s.seats):
        p = clockwise(s, seat, d)
        copy_row(out, (2 + d) * KINDS, s.known[seat * SEATS + p], KINDS)
        out[OBS - SEATS + d] = s.hand_n[p]
    k = KINDS * (2 + SEATS)
    out[k] = s.pile_n
    out[k + 1] = s.phase
    out[k + 2] = s.named + 1
    out[k + 3] = steps_to(s, seat, s.mover) + 1 if s.mover >= 0 else 0
    out[k + 4] = steps_to(s, seat, s.giver) + 1 if s.giver >= 0 else 0
    out[k + 5] = s.set_n
    out[k + 6] = s.set_last + 1
    out[k + 7] = s.set_colour + 1
    out[k + 8] = s.set_mark + 1
    out[k + 9] = s.gift + 1 if s.giver == seat else 0
    out[k + 10] = steps_to(s, seat, s.first) + 1 if s.first >= 0 else 0
