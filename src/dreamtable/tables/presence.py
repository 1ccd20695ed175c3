"""Who is here: the listeners of a table, and how long its people have been away."""

from __future__ import annotations

import time
from collections import Counter
from typing import Protocol


class Listener(Protocol):
    """Somebody who watches: a socket, usually."""

    guest: str

    def changed(self) -> None:
        """There is something new to see."""

    def sent_away(self, code: str, why: str) -> None: ...


class Presence:
    __slots__ = ("_absent", "_grace", "_here", "elsewhere", "listeners")

    def __init__(self, grace: int) -> None:
        self._grace = grace
        self.listeners: dict[Listener, None] = {}
        self.elsewhere: frozenset[str] = frozenset()  # guests who are connected to other nodes
        self._here: Counter[str] = Counter()  # listeners of each guest
        self._absent: dict[str, float] = {}  # since when

    def come(self, listener: Listener) -> bool:
        """Whether nobody here was this guest before."""
        first = not self._here[listener.guest]
        self.listeners[listener] = None
        self._here[listener.guest] += 1
        self._absent.pop(listener.guest, None)
        return first

    def go(self, listener: Listener) -> bool:
        """Whether nobody here is this guest any more."""
        if listener in self.listeners:
            del self.listeners[listener]
            self._here[listener.guest] -= 1
        if self._here[listener.guest]:
            return False
        self._away(listener.guest)
        return True

    def others(self, guests: frozenset[str]) -> bool:
        """Who is connected elsewhere now; whether that is news."""
        gone, self.elsewhere, news = self.elsewhere - guests, guests, self.elsewhere != guests
        for guest in gone:
            self._away(guest)
        for guest in guests:
            self._absent.pop(guest, None)
        return news

    def _away(self, guest: str) -> None:
        if not self.here(guest):
            self._absent[guest] = time.monotonic()

    @property
    def guests(self) -> list[str]:
        """Who is connected to this node."""
        return [guest for guest, listeners in self._here.items() if listeners]

    def here(self, guest: str) -> bool:
        return self._here[guest] > 0 or guest in self.elsewhere

    def grace_of(self, guest: str) -> int | None:
        """Milliseconds until a bot may stand in, or None for somebody who is here."""
        if self.here(guest):
            return None
        since = self._absent.setdefault(guest, time.monotonic())
        return max(0, round(self._grace - (time.monotonic() - since) * 1000))
