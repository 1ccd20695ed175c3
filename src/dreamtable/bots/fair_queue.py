"""A queue in which nobody's many wait before somebody's one: people take turns, and of each person the tables do."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """What waits, by who asks and for which table.  Who asks as "" comes after all others."""

    def __init__(self, most: int) -> None:
        """`most` things of one asker may wait."""
        self._most = most
        self._waiting: dict[str, dict[str, deque[T]]] = {}  # both in the order of whose turn is next

    def push(self, asker: str, table: str, item: T) -> bool:
        """Let something wait; return False if too much of this asker waits already."""
        tables = self._waiting.setdefault(asker, {})
        if sum(map(len, tables.values())) >= self._most:
            return False
        tables.setdefault(table, deque()).append(item)
        return True

    def pop(self) -> T | None:
        """Take what is next, or None if nothing waits."""
        asker = next((asker for asker in self._waiting if asker), "")
        if asker not in self._waiting:
            return None
        tables = self._waiting.pop(asker)
        table, items = next(iter(tables.items()))
        del tables[table]
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            self._waiting[asker] = tables
        return item

    def remove(self, asker: str, table: str, item: T) -> bool:
        """Take something out that is no longer wanted; return whether it still waited."""
        tables = self._waiting.get(asker, {})
        items = tables.get(table, ())
        if item not in items:
            return False
        assert isinstance(items, deque)
        items.remove(item)
        if not items:
            del tables[table]
        if not tables:
            del self._waiting[asker]
        return True
