"""What happened, as typed facts, each told to those who may know it."""

from __future__ import annotations

import msgspec

from dreamtable.kit.moves import snake

EVERYONE = -1


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=snake):
    """Base of every fact a game tells: `{"type": "peeked", "seat": 1, ...}` in JSON."""


class Told(msgspec.Struct, frozen=True):
    """A fact and a bit mask of the seats that learn it; EVERYONE includes those who watch."""

    event: Event
    to: int = EVERYONE

    def reaches(self, seat: int) -> bool:
        """Whether a seat, or a watcher (seat -1), is told."""
        return reaches(self.to, seat)


def reaches(to: int, seat: int) -> bool:
    """Whether a mask of those who are told includes a seat, or a watcher (seat -1)."""
    return to == EVERYONE or (seat >= 0 and to >> seat & 1 == 1)


def only(*seats: int) -> int:
    """The mask that tells these seats and nobody else."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def all_but(*seats: int) -> int:
    """The mask that tells every seat but these; watchers are not told."""
    return 0x3FF & ~only(*seats)
