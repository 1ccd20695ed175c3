"""A token bucket: so many at once, so many a second in the long run."""

from __future__ import annotations

from dreamtable.kit import clocks_and_entropy


class TokenBucket:
    """Holds at most `most` tokens and gains `rate` of them a second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float) -> None:
        self._most, self._rate = most, rate
        self._left, self._at = most, clocks_and_entropy.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Take so many tokens if there are enough; return whether there were."""
        if self._left < cost:  # the clock is read only when the bucket is empty, which is stricter, and cheaper
            now = clocks_and_entropy.monotonic()
            self._left = min(self._most, self._left + (now - self._at) * self._rate)
            self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True
