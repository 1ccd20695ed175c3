"""Dream Diary: the numbering of atomic actions."""

from __future__ import annotations

# NIGHTMARE and JUMP + place, SIGNAL + anchor or OTHER, ANSWER + 0, 1 or MANY.
NIGHTMARE, SIGNAL, PASS, ANSWER, JUMP, STOP, UNKNOWN, ACTIONS = 0, 18, 79, 80, 83, 101, 102, 103
ACTION_NAMES = (
    *(f"place a nightmare at {i}" for i in range(SIGNAL - NIGHTMARE)),
    *(f"ask with adjective {k}" for k in range(PASS - SIGNAL - 1)),
    "ask with an adjective of one's own",
    "ask no more",
    "answer none",
    "answer one",
    "answer many",
    *(f"jump to {i}" for i in range(STOP - JUMP)),
    "stop",
    "answer that the word is unknown",
)
