"""What the arena counts in Dreams and Nightmares."""

from __future__ import annotations

from dreamtable.games.dreams_and_nightmares.rules import dream_count
from dreamtable.games.dreams_and_nightmares.state import State


def points(s: State) -> tuple[int, ...]:
    """Dreams in the row in the end."""
    return tuple(dream_count(s, p) for p in range(s.seats))
