"""When I Dream: the numbering of atomic actions."""

from __future__ import annotations

(
    SLEEP, CLUE, IMPROPER, SKIP, RIGHT, WRONG, PASS, LISTEN, FLAG, VOTE_PROPER, VOTE_IMPROPER, DECLINE,
    TELL, REMEMBER, FORGET, READY, NEXT, FLIP, BONUS, ACTIONS,
) = range(20)  # fmt: skip
