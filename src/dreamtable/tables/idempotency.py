"""The last requests of every guest that were carried out: a repeated one counts once, whatever others did since."""

from __future__ import annotations

from collections.abc import Iterable

OF_A_GUEST = 8  # more than a client has unanswered when its connection breaks
GUESTS = 40  # at one table
BETWEEN = "\n"  # no request's id contains it
BOT = "bot:"  # how the keys of bots' moves begin; seat and version follow


class RequestKeys:
    """Keys of requests, `guest:request`, the latest of each guest; each bot counts as one.

    A bot is asked on two nodes for a moment when one takes over from the other, and both may play what it answers.
    """

    __slots__ = ("_of",)

    def __init__(self, keys: Iterable[str] = ()) -> None:
        self._of: dict[str, str] = {}  # by guest, who asked last at the end; in one text, which is small
        for key in keys:
            self.add(key)

    def add(self, key: str) -> None:
        """Note a request that was carried out."""
        guest, request = _split(key)
        kept = self._of.pop(guest, "").split(BETWEEN)[1 - OF_A_GUEST :]
        self._of[guest] = BETWEEN.join((*kept, request))
        if len(self._of) > GUESTS:
            del self._of[next(iter(self._of))]

    def __contains__(self, key: str) -> bool:
        guest, request = _split(key)
        return request in self._of.get(guest, "").split(BETWEEN)

    def all(self) -> tuple[str, ...]:
        """All keys, so that `RequestKeys` of them is the same again."""
        return tuple(f"{guest}:{request}" for guest, of in self._of.items() for request in of.split(BETWEEN) if request)


def _split(key: str) -> tuple[str, str]:
    guest, _, request = key.rpartition(":") if key.startswith(BOT) else key.partition(":")
    return guest, request
