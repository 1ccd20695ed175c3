"""What the arena counts in Dream."""

from __future__ import annotations

from dreamtable.games.dream_ravens.state import State

FEWER_IS_BETTER = True


def points(s: State) -> tuple[int, ...]:
    """Ravens in the end."""
    return tuple(s.score[p] for p in range(s.seats))
