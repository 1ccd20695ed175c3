"""Dreams and Nightmares afterwards: how things stood when somebody decided."""

from __future__ import annotations

from dreamtable.games.dreams_and_nightmares.scoring import dream_count
from dreamtable.games.dreams_and_nightmares.state import State
from dreamtable.kit.position import Position


def situation(before: Position, seat: int) -> dict[str, int]:
    """Return the dreams in the own row, and in the best row among the others."""
    s: State = before.state
    return {"dreams": dream_count(s, seat), "most": max(dream_count(s, p) for p in range(s.seats) if p != seat)}
