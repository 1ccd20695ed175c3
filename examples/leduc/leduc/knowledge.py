"""Leduc hold'em: what a seat can know, and what it cannot."""

from __future__ import annotations

from dreamtable.kit.random import Dice, below

from .cards import DECK
from .rules import other_card
from .state import ROUND, SEATS, Phase, State, showdown


def hides(s: State) -> bool:
    return s.phase != Phase.DEAL and not showdown(s)


def redeal(s: State, seat: int, dice: Dice) -> None:
    """Draw anew the other's card, which is all that a seat does not know."""
    if not hides(s):
        return
    mine = s.card[seat]
    public = s.public if s.public >= 0 else DECK
    left = DECK - 1 if public == DECK else DECK - 2
    s.card[1 - seat] = other_card(below(dice, left), min(mine, public), max(mine, public))


# What is known: the seat itself, the phase, whose turn it is, one's card, the card for everyone, the other's card after
# a showdown, chips in the pot, and every bet.
OBSERVED = (
    ("seat", 1), ("phase", 1), ("turn", 1), ("card", 1), ("public", 1), ("shown", 1), ("paid", SEATS),
    ("bets", 2 * ROUND),
)  # fmt: skip
OBS = 8 + 2 * ROUND


def observe(s: State, seat: int, out: list[int]) -> None:
    out[0], out[1], out[2] = seat, s.phase, s.turn
    out[3], out[4] = s.card[seat] + 1, s.public + 1
    if showdown(s):
        out[5] = s.card[1 - seat] + 1
    out[6], out[7] = s.paid[seat], s.paid[1 - seat]
    for k in range(ROUND):
        out[8 + k] = s.bets[0][k]
        out[8 + ROUND + k] = s.bets[1][k]
