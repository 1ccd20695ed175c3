"""Remember what was made of the state seen last.

All seats of a table look at one state in turn, and most of what they see is the same: what everyone sees is made once,
and each seat's own part is laid over it.  A state that somebody has looked at is never changed in place (a move makes a
new one), so being the same object is enough; what was said beside it is compared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

V = TypeVar("V")


def once(make: Callable[..., V]) -> Callable[..., V]:
    last: list[tuple[Any, tuple[Any, ...], V]] = []

    def remembered(state: Any, *beside: Any) -> V:
        if last and last[0][0] is state and last[0][1] == beside:
            return last[0][2]
        value = make(state, *beside)
        last[:] = [(state, beside, value)]
        return value

    return remembered
