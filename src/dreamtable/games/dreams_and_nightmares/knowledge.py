"""Dreams and Nightmares: what a seat can know, and what it cannot."""

from __future__ import annotations

from dreamtable.games.dreams_and_nightmares.cards import KINDS, SPOTS
from dreamtable.games.dreams_and_nightmares.state import SEATS, State
from dreamtable.kit.random import Dice, shuffle, sort_cards
from dreamtable.kit.state import clockwise, copy_row, steps_to


def redeal(s: State, seat: int, dice: Dice) -> None:
    n = s.deck_n
    for p in range(s.seats):
        if p != seat:
            for kind in range(KINDS):
                for _ in range(s.hand[p][kind] - s.public[p][kind]):
                    s.deck[n] = kind
                    n += 1
                s.hand[p][kind] = s.public[p][kind]
    sort_cards(s.deck, n, KINDS)
    shuffle(dice, s.deck, n)
    for p in range(s.seats):
        if p != seat:
            known = 0
            for kind in range(KINDS):
                known += s.hand[p][kind]
            for _ in range(s.hand_n[p] - known):
                n -= 1
                s.hand[p][s.deck[n]] += 1
                s.deck[n] = 0
            s.holds[p] = 0
            for kind in range(KINDS):
                if s.hand[p][kind] > 0:
                    s.holds[p] |= 1 << kind


# An observation: own hand; for each seat from the observer on, the six tops + 1, the hand's size and what was seen
# going into it; how many of each kind lie beneath; deck and turn.
OBS = KINDS + SEATS * (SPOTS + 1 + KINDS) + KINDS + 3
OBSERVED = (  # seats are counted from the observer; a number that may be missing is one higher than it says, 0 if so
    ("hand", KINDS),  # counts of each kind of card
    ("rows", SEATS * (SPOTS + 1 + KINDS)),  # each seat's: cards on top, size of its hand, cards that all saw it take
    ("buried", KINDS), ("deck_count", 1), ("turn", 1), ("phase", 1),
)  # fmt: skip


def observe(s: State, seat: int, out: list[int]) -> None:
    copy_row(out, 0, s.hand[seat], KINDS)
    k = KINDS
    for d in range(s.seats):
        p = clockwise(s, seat, d)
        for spot in range(SPOTS):
            out[k + spot] = s.top[p][spot] + 1
        out[k + SPOTS] = s.hand_n[p]
        copy_row(out, k + SPOTS + 1, s.public[p], KINDS)
        k += SPOTS + 1 + KINDS
    k = KINDS + SEATS * (SPOTS + 1 + KINDS)
    copy_row(out, k, s.buried, KINDS)
    k += KINDS
    out[k] = s.deck_n
    out[k + 1] = steps_to(s, seat, s.turn) + 1 if s.turn >= 0 else 0
    out[k + 2] = s.phase
