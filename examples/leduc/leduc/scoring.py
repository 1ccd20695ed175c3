"""Leduc hold'em: what a game pays.  The numbers in comments are those of RULES.md."""

from __future__ import annotations

from .cards import DECK, SUITS
from .state import NONE, State


def payoff(s: State, seat: int) -> float:
    """Rule 5: chips won, or lost if negative."""
    other = 1 - seat
    if s.folded != NONE:
        return -float(s.paid[seat]) if s.folded == seat else float(s.paid[other])
    mine, theirs = strength(s, seat), strength(s, other)
    if mine == theirs:
        return 0.0
    return float(s.paid[other]) if mine > theirs else -float(s.paid[seat])


def strength(s: State, seat: int) -> int:
    """A pair beats everything, then the higher rank."""
    rank = s.card[seat] // SUITS
    return rank + DECK if rank == s.public // SUITS else rank
