"""Dream Power Trick afterwards: how things stood when somebody decided."""

from __future__ import annotations

from dreamtable.games.dream_power_trick.state import State
from dreamtable.kit.position import Position


def situation(before: Position, seat: int) -> dict[str, int]:
    """Return the cards in the own hand, and in the smallest hand among the others."""
    s: State = before.state
    return {"cards": s.hand_n[seat], "fewest": min(s.hand_n[p] for p in range(s.seats) if p != seat)}
