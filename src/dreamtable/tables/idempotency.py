"""The last requests of every guest that were carried out: a repeated one counts once, whatever others did since."""

from __future__ import annotations

from collections.abc import Iterable

OF_A_GUEST = 8  # more than a client has unanswered when its connection breaks
GUESTS = 40  # at one table


class RequestKeys:
    """Keys of requests, `guest:request`, the latest of each guest."""

    __slots__ = ("_of",)

    def __init__(self, keys: Iterable[str] = ()) -> None:
        self._of: dict[str, tuple[str, ...]] = {}  # by guest, who asked last at the end
        for key in keys:
            self.add(key)

    def add(self, key: str) -> None:
        """Note a request that was carried out."""
        guest, _, request = key.partition(":")
        kept = self._of.pop(guest, ())
        self._of[guest] = (*kept, request)[-OF_A_GUEST:]
        if len(self._of) > GUESTS:
            del self._of[next(iter(self._of))]

    def __contains__(self, key: str) -> bool:
        guest, _, request = key.partition(":")
        return request in self._of.get(guest, ())

    def all(self) -> tuple[str, ...]:
        """All keys, so that `RequestKeys` of them is the same again."""
        return tuple(f"{guest}:{request}" for guest, requests in self._of.items() for request in requests)
