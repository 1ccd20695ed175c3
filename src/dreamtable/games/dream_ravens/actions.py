"""Dream: the numbering of atomic actions."""

from __future__ import annotations

# TAKE, KEEP and LOOK + position; TARGET + seat * HAND + position.
WAKE, TAKE, DRAW, KEEP, DISCARD, USE, CHOOSE, TARGET, LOOK, DONE, READY, ACTIONS = (
    0, 1, 5, 6, 10, 11, 12, 14, 34, 38, 39, 40,
)  # fmt: skip
