"""Dream: what a seat can know, and what it cannot."""

from __future__ import annotations

from dreamtable.games.dream_ravens.cards import KINDS
from dreamtable.games.dream_ravens.state import HAND, SEATS, State, has_seen, top
from dreamtable.kit.random import Dice, shuffle, sort_cards
from dreamtable.kit.state import clockwise, steps_to


def gather(s: State, seat: int) -> int:
    """Lay all that a seat has not seen on the deck; return how many lands lie there."""
    n = s.deck_n
    for p in range(s.seats):
        for i in range(HAND):
            if not has_seen(s, seat, p, i) and s.hand[p][i] >= 0:
                s.deck[n] = s.hand[p][i]
                n += 1
    if s.turn != seat:  # what the mover holds
        if s.held >= 0:
            s.deck[n] = s.held
            n += 1
        if s.other >= 0:
            s.deck[n] = s.other
            n += 1
    return n


def deal_out(s: State, seat: int, n: int, dice: Dice) -> None:
    """Shuffle the lands that were gathered, and deal them where a seat cannot see."""
    shuffle(dice, s.deck, n)
    if s.turn != seat:
        if s.other >= 0:
            n -= 1
            s.other = s.deck[n]
            s.deck[n] = 0
        if s.held >= 0:
            n -= 1
            s.held = s.deck[n]
            s.deck[n] = 0
    for p in range(s.seats):
        for i in range(HAND):
            if not has_seen(s, seat, p, i) and s.hand[p][i] >= 0:
                n -= 1
                s.hand[p][i] = s.deck[n]
                s.deck[n] = 0


def redeal(s: State, seat: int, dice: Dice) -> None:
    n = gather(s, seat)
    sort_cards(s.deck, n, KINDS)
    deal_out(s, seat, n, dice)


# An observation: for every land, seats counted from the observer, its kind + 1 if seen and who has seen it (bits
# turned the same way); then the piles, the hand, the phase and the scores.
OBS = SEATS * HAND * 2 + 12 + 3 * SEATS
OBSERVED = (  # seats are counted from the observer; a number that may be missing is one higher than it says, 0 if so
    ("lands", SEATS * HAND * 2),  # for each land: its card + 1 if known, and who knows it, as bits
    ("open_land", 1), ("pile_count", 1), ("deck_count", 1), ("held", 1), ("other", 1), ("phase", 1), ("turn", 1),
    ("aimed_at", 1), ("caller", 1), ("done", 1), ("turns", 1), ("round", 1),
    ("scores", SEATS), ("ravens", SEATS), ("looked", SEATS),
)  # fmt: skip


def observe(s: State, seat: int, out: list[int]) -> None:
    n = s.seats
    whole = (1 << n) - 1
    rest = SEATS * HAND * 2
    scores = rest + 12
    k = 0
    for d in range(n):
        p = clockwise(s, seat, d)
        for i in range(HAND):
            bits = s.knows[p][i] & whole
            out[k] = (s.hand[p][i] + 1) * (bits >> seat & 1)  # quicker than to ask
            out[k + 1] = (bits >> seat | bits << (n - seat)) & whole
            k += 2
        out[scores + d] = s.score[p]
        out[scores + SEATS + d] = s.gain[p]
        out[scores + 2 * SEATS + d] = s.looked[p]
    k = rest
    if s.pile_n > 0:
        out[k] = top(s) + 1
    out[k + 1] = s.pile_n
    out[k + 2] = s.deck_n
    if s.turn == seat:
        out[k + 3] = s.held + 1
        out[k + 4] = s.other + 1
    out[k + 5] = s.phase
    if s.turn >= 0:
        out[k + 6] = steps_to(s, seat, s.turn) + 1
    if s.mark >= 0:
        out[k + 7] = steps_to(s, seat, s.mark // HAND) * HAND + s.mark % HAND + 1
    if s.caller >= 0:
        out[k + 8] = steps_to(s, seat, s.caller) + 1
    out[k + 9] = (s.done >> seat | s.done << (n - seat)) & whole
    out[k + 10] = s.turns
    out[k + 11] = s.round
