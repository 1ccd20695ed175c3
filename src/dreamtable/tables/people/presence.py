"""Who is connected to a table, and how long its people have been away."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from dreamtable.kit import clocks_and_entropy

SCREEN = "@screen"  # what all big screens count as: whoever owns one is not here because it is


class Listener(Protocol):
    """Somebody who watches a table: the session of a socket, usually."""

    guest: str

    def table_changed(self) -> None:
        """Called when the table has something new to show."""

    def disconnect(self, code: str, why: str) -> None:
        """Called when this listener may not watch the table any more."""


class Presence:
    """The listeners of one table, and since when each guest has been away."""

    __slots__ = ("_absent", "_connections", "_elsewhere", "_empty_since", "_grace", "listeners")

    def __init__(self, grace: int) -> None:
        self._grace = grace
        self.listeners: dict[Listener, str] = {}  # with the guest that each counts as
        self._elsewhere: frozenset[str] = frozenset()  # guests who are connected to other nodes
        self._connections: Counter[str] = Counter()  # listeners of each guest
        self._absent: dict[str, float] = {}  # since when
        self._empty_since = clocks_and_entropy.monotonic()  # when the last one was gone

    def add(self, listener: Listener, who: str) -> bool:
        """Count a listener as this guest, or as SCREEN; return whether it is the first of these on this node."""
        first = not self._connections[who]
        self.listeners[listener] = who
        self._connections[who] += 1
        self._absent.pop(who, None)
        return first

    def remove(self, listener: Listener) -> str | None:
        """Forget a listener; return what it counted as, if it was the last of these on this node."""
        who = self.listeners.pop(listener, None)
        if who is None:
            return None
        self._connections[who] -= 1
        if self._connections[who]:
            return None
        self._note_absence(who)
        return who

    def set_elsewhere(self, guests: frozenset[str]) -> bool:
        """Replace the guests who are connected to other nodes; return whether anything has changed."""
        gone, self._elsewhere, changed = self._elsewhere - guests, guests, self._elsewhere != guests
        for guest in gone:
            self._note_absence(guest)
        for guest in guests:
            self._absent.pop(guest, None)
        return changed

    def _note_absence(self, guest: str) -> None:
        if not self.is_here(guest):
            self._absent[guest] = self._empty_since = clocks_and_entropy.monotonic()

    @property
    def somebody(self) -> str:
        """One of the guests who are here, a seated one or not; "" if nobody is."""
        here = (guest for guest, connections in self._connections.items() if connections)
        return next(here, next(iter(self._elsewhere), ""))

    @property
    def seconds_empty(self) -> float:
        """For how long nobody has been here; 0 if somebody is."""
        return 0.0 if self.somebody else clocks_and_entropy.monotonic() - self._empty_since

    @property
    def has_screen(self) -> bool:
        """Whether a big screen shows this table."""
        return self.is_here(SCREEN)

    @property
    def screens(self) -> list[str]:
        """The guests whose browsers are big screens that show this table, connected to this node."""
        return [listener.guest for listener, who in self.listeners.items() if who == SCREEN]

    @property
    def guests(self) -> list[str]:
        """The guests who are connected to this node."""
        return [guest for guest, connections in self._connections.items() if connections]

    def is_here(self, guest: str) -> bool:
        """Whether a guest is connected, to this node or another one."""
        return self._connections[guest] > 0 or guest in self._elsewhere

    def grace_left(self, guest: str) -> int | None:
        """Milliseconds until a bot may stand in for a guest, or None while the guest is here."""
        if self.is_here(guest):
            return None
        since = self._absent.setdefault(guest, clocks_and_entropy.monotonic())
        return max(0, round(self._grace - (clocks_and_entropy.monotonic() - since) * 1000))
