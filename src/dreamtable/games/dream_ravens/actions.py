"""Dream: the numbering of atomic actions."""

from __future__ import annotations

# TAKE, KEEP and LOOK + position; TARGET + seat * HAND + position.
WAKE, TAKE, DRAW, KEEP, DISCARD, USE, CHOOSE, TARGET, LOOK, DONE, READY, ACTIONS = (
    0, 1, 5, 6, 10, 11, 12, 14, 34, 38, 39, 40,
)  # fmt: skip
ACTION_NAMES = (
    "wake up",
    *(f"take the open land for land {k + 1}" for k in range(4)),
    "draw",
    *(f"keep the drawn land for land {k + 1}" for k in range(4)),
    "discard",
    "use the dream",
    "choose the first land",
    "choose the second land",
    *(f"aim at land {k + 1} of seat {p}" for p in range(5) for k in range(4)),
    *(f"look at land {k + 1}" for k in range(4)),
    "look no more",
    "ready for the next round",
)
