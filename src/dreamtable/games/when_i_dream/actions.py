"""When I Dream: the numbering of atomic actions."""

from __future__ import annotations

(
    SLEEP, CLUE, IMPROPER, SKIP, RIGHT, WRONG, PASS, LISTEN, FLAG, VOTE_PROPER, VOTE_IMPROPER, DECLINE,
    TELL, REMEMBER, FORGET, READY, NEXT, FLIP, BONUS, DOUBTFUL, ACTIONS,
) = range(21)  # fmt: skip
ACTION_NAMES = (
    "sleep", "give a clue", "give an improper clue", "skip", "guess right", "guess wrong", "pass", "listen", "flag",
    "vote proper", "vote improper", "decline", "tell", "remember", "forget", "ready", "next", "flip", "bonus",
    "give a doubtful clue",
)  # fmt: skip
