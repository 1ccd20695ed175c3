"""A clock that all nodes agree on: the database's, as nearly as the times of its answers tell."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from dreamtable.kit import clocks_and_entropy

SAMPLES = 30


class Sample(NamedTuple):
    """One answer of the database; the shorter it took, the better it tells the offset."""

    took: float
    offset: float


class SharedClock:
    """The database's time; between two answers the monotonic clock of this machine carries it on."""

    __slots__ = ("_offset", "_samples")

    def __init__(self) -> None:
        self._samples: deque[Sample] = deque(maxlen=SAMPLES)
        self._offset = 0.0

    def now(self) -> float:
        """Return the seconds of the shared clock."""
        return clocks_and_entropy.monotonic() + self._offset

    def sync(self, asked: float, answered: float, theirs: float) -> None:
        """Take into account that the database's time was `theirs` between two moments of this machine's clock."""
        self._samples.append(Sample(answered - asked, theirs - (asked + answered) / 2))
        self._offset = min(self._samples).offset
