"""Remember what was made of the state seen last.

All seats of a table look at one state in turn, and most of what they see is the same: what everyone sees is made once,
and each seat's own part is laid over it.  A state that somebody has looked at is never changed in place (a move makes a
new one), so being the same object is enough.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

S = TypeVar("S")
V = TypeVar("V")


def once(make: Callable[[S], V]) -> Callable[[S], V]:
    last: list[tuple[S, V]] = []

    def remembered(state: S) -> V:
        if last and last[0][0] is state:
            return last[0][1]
        value = make(state)
        last[:] = [(state, value)]
        return value

    return remembered
