"""A token bucket: so many at once, so many a second in the long run."""

from __future__ import annotations

import time


class TokenBucket:
    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float) -> None:
        self._most, self._rate = most, rate
        self._left, self._at = most, time.monotonic()

    def take(self, cost: float = 1) -> bool:
        if self._left < cost:  # looked at the clock only when it is empty: that is stricter, and cheaper
            now = time.monotonic()
            self._left = min(self._most, self._left + (now - self._at) * self._rate)
            self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True
