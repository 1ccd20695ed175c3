"""Keep what was made of the state that was looked at last.

All seats of a table look at one state in turn, and most of what they see is the same: what everyone sees is made once,
and each seat's own part is laid over it.  A state that somebody has looked at is never changed in place (a move makes a
new one), so being the same object is enough; further arguments are compared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

V = TypeVar("V")


def memo(make: Callable[..., V]) -> Callable[..., V]:
    """Return a function like `make(state, *others)` that keeps its last value for as long as the arguments stay."""
    last: tuple[Any, tuple[Any, ...], Any] = None, (), None

    def remembered(state: Any, *others: Any) -> V:
        nonlocal last
        found = last  # another thread may look at another state meanwhile
        if found[0] is not state or found[1] != others:
            last = found = state, others, make(state, *others)
        value: V = found[2]
        return value

    return remembered
