"""Dream Power Trick: the numbering of atomic actions.

A set is laid card by card (ADD + kind), in rising order of kind, then closed (DONE).
"""

from __future__ import annotations

from dreamtable.games.dream_power_trick.cards import COLOUR_NAMES, COLOURS, KINDS, NAMES
from dreamtable.games.dream_power_trick.state import SEATS

PASS, DONE, ACCEPT, NO_DREAM, ADD = 0, 1, 2, 3, 4
ASK = ADD + KINDS  # + seat * COLOURS + colour
GIVE = ASK + SEATS * COLOURS
ACTIONS = GIVE + KINDS
ACTION_NAMES = (
    "pass",
    "lay the set",
    "accept the gift",
    "say No Dream!",
    *(f"add {name}" for name in NAMES),
    *(f"ask seat {p} for {colour}" for p in range(SEATS) for colour in COLOUR_NAMES),
    *(f"give {name}" for name in NAMES),
)
