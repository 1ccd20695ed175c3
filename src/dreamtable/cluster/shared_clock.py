"""The seconds that all nodes agree on: the database's clock, as nearly as its answers tell."""

from __future__ import annotations

import time
from collections import deque
from typing import NamedTuple

SAMPLES = 30


class Sample(NamedTuple):
    took: float  # the shorter the answer took, the better we know when it was given
    offset: float


class HouseClock:
    """Between two answers it runs on the monotonic clock of this machine."""

    __slots__ = ("_offset", "_samples")

    def __init__(self) -> None:
        self._samples: deque[Sample] = deque(maxlen=SAMPLES)
        self._offset = 0.0

    def now(self) -> float:
        return time.monotonic() + self._offset

    def heard(self, asked: float, answered: float, theirs: float) -> None:
        """The database said it was `theirs`, between two moments of ours."""
        self._samples.append(Sample(answered - asked, theirs - (asked + answered) / 2))
        self._offset = min(self._samples).offset
