"""What the arena counts in Dream."""

from __future__ import annotations

from dreamtable.games.dream_ravens.state import State


def points(s: State) -> tuple[int, ...]:
    """Ravens in the end."""
    return tuple(s.score[p] for p in range(s.seats))
