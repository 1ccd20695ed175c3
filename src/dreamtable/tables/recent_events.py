"""The last public events of a table.  Only who comes back is told them again, so the older ones are kept packed.

As objects they would be a quarter of what a table has in memory.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable

import msgspec
from msgspec import Raw, Struct

from dreamtable.play.sent_events import FadingEvent, SentEvent

RECENT = 50  # events that are kept
BLOCK = 10  # events that are packed together
WINDOW, MEMORY = -12, 4  # of zlib: small, since a block is


class PackedEvent(Struct, array_like=True):
    """A public event in a block."""

    seq: int
    text: str
    event: Raw
    fades: bool


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(list[PackedEvent]).decode


class RecentEvents:
    """Public events in their order, the oldest of them in packed blocks."""

    __slots__ = ("_blocks", "_newest", "_packed_to")

    def __init__(self) -> None:
        self._blocks: tuple[bytes, ...] = ()
        self._packed_to = -1  # the number of the last event in the blocks
        self._newest: list[SentEvent] = []

    def add(self, events: Iterable[SentEvent]) -> None:
        """Append events; those of the last call are not packed, since they are what is asked for most."""
        newest = self._newest
        while len(newest) >= BLOCK:
            self._blocks = (*self._blocks, _pack(newest[:BLOCK]))[-RECENT // BLOCK :]
            self._packed_to = newest[BLOCK - 1].seq
            newest = newest[BLOCK:]
        self._newest = [*newest, *events]

    def after(self, seq: int) -> list[SentEvent]:
        """The events with a greater number, as far as they are kept."""
        found = self._newest if seq >= self._packed_to else self.all()
        return [event for event in found if event.seq > seq]

    def all(self) -> list[SentEvent]:
        """All events that are kept."""
        packed = [event for block in self._blocks for event in _unpack(block)]
        return [*packed, *self._newest][-RECENT:]

    def forget_after(self, seq: int) -> None:
        """Drop the events with a greater number."""
        self._newest = [event for event in self.all() if event.seq <= seq]
        self._blocks, self._packed_to = (), -1


def _pack(events: list[SentEvent]) -> bytes:
    packing = zlib.compressobj(1, zlib.DEFLATED, WINDOW, MEMORY)
    plain = [PackedEvent(e.seq, e.text, e.event, isinstance(e, FadingEvent)) for e in events]
    return packing.compress(encode(plain)) + packing.flush()


def _unpack(block: bytes) -> list[SentEvent]:
    found = decode(zlib.decompress(block, WINDOW))
    return [(FadingEvent if e.fades else SentEvent)(e.seq, False, e.text, e.event) for e in found]
