"""Dream Diary: the numbering of atomic actions."""

from __future__ import annotations

# NIGHTMARE and JUMP + place, SIGNAL + anchor or OTHER, ANSWER + 0, 1 or MANY.
NIGHTMARE, SIGNAL, PASS, ANSWER, JUMP, STOP, ACTIONS = 0, 18, 79, 80, 83, 101, 102
