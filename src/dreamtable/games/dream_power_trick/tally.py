"""What the arena counts in Dream Power Trick."""

from __future__ import annotations

from dreamtable.games.dream_power_trick.state import State

FEWER_IS_BETTER = True


def points(s: State) -> tuple[int, ...]:
    """Cards left in the end."""
    return tuple(s.hand_n[p] for p in range(s.seats))
