"""Rate limits by key: an address, say."""

from __future__ import annotations

from collections import OrderedDict

from dreamtable.tables.token_bucket import TokenBucket


class RateLimiter:
    """A token bucket for each key; the least recently used are forgotten."""

    def __init__(self, most: float, rate: float, keys: int = 10_000) -> None:
        self._most, self._rate, self._keys = most, rate, keys
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Count one more for a key; return whether that is within its limit."""
        return self.bucket(key).take()

    def bucket(self, key: str) -> TokenBucket:
        """The token bucket of a key."""
        bucket = self._buckets.pop(key, None) or TokenBucket(self._most, self._rate)
        self._buckets[key] = bucket
        if len(self._buckets) > self._keys:
            self._buckets.popitem(last=False)
        return bucket
