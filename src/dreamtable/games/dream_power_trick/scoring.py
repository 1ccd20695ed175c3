"""Dream Power Trick: who wins."""

from __future__ import annotations

from dreamtable.games.dream_power_trick.state import State

FEWER_IS_BETTER = True


def payoff(s: State, seat: int) -> float:
    if s.instant >= 0:
        return 1.0 if s.instant == seat else 0.0
    ties = 0
    for p in range(s.seats):
        if s.hand_n[p] < s.hand_n[seat]:
            return 0.0
        if s.hand_n[p] == s.hand_n[seat]:
            ties += 1
    return 1.0 / ties


def points(s: State) -> tuple[int, ...]:
    """Cards left in the end."""
    return tuple(s.hand_n[p] for p in range(s.seats))
