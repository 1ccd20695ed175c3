"""Sets of places as bit masks: counting them, and choosing from them."""

from __future__ import annotations

from dreamtable.kit.random import Dice, below


def count(places: int) -> int:
    n = 0
    while places:
        places &= places - 1
        n += 1
    return n


def place_of(bit: int) -> int:
    i = 0
    while bit >> i > 1:
        i += 1
    return i


def some_of(places: int, n: int, k: int, dice: Dice) -> int:
    """k of the lowest n of these places, every choice as likely as any other."""
    found = 0
    i = 0
    while k > 0:
        if places >> i & 1:
            if k == n or below(dice, n) < k:
                found |= 1 << i
                k -= 1
            n -= 1
        i += 1
    return found


def ways(n: int, k: int) -> int:
    """How many sets of k there are among n."""
    if k < 0 or k > n:
        return 0
    found = 1
    for i in range(k):
        found = found * (n - i) // (i + 1)
    return found
