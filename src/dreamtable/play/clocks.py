"""Time at a table: it stands still while the table is paused or not loaded, and it is what the log keeps."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from dreamtable.tables.table_facts import Clock


class TableTime:
    """Milliseconds of play, by the seconds of the house."""

    __slots__ = ("_at", "_seconds", "_since")

    def __init__(self, at: float, seconds: Callable[[], float] = time.monotonic) -> None:
        self._at = float(at)
        self._seconds = seconds
        self._since: float | None = None

    def now(self) -> float:
        return self._at if self._since is None else self.at(self._seconds())

    def at(self, second: float) -> float:
        """What time it is here at a second of the house."""
        return self._at if self._since is None else self._at + (second - self._since) * 1000

    @property
    def running(self) -> bool:
        return self._since is not None

    def run(self, at: float, since: float) -> None:
        """It was `at` at that second, and it goes on."""
        self._at, self._since = float(at), since

    def stand(self, at: float) -> None:
        self._at, self._since = float(at), None


class Run(NamedTuple):
    """One clock of a game, as it stands since table time `since`."""

    allowed: int
    number: int  # the rules start a clock anew by changing this
    left: float
    since: float
    running: bool

    def left_at(self, now: float) -> float:
        """Never more than there was: who started it may be ahead of our time."""
        return min(self.left, max(0.0, self.left - (now - self.since))) if self.running else self.left


OFF = Run(0, 0, 0.0, 0.0, False)


def wind(runs: Sequence[Run], told: Sequence[tuple[int, int]], now: float) -> tuple[Run, ...]:
    """The clocks after a change, from what the rules say about each: milliseconds allowed and run number."""
    for ms, _ in told:
        if ms:
            break
    else:
        return ()
    return tuple(_wind(runs[k] if k < len(runs) else OFF, ms, number, now) for k, (ms, number) in enumerate(told))


def _wind(run: Run, ms: int, number: int, now: float) -> Run:
    if ms == 0:
        return OFF
    if run.allowed and run.number == number:
        if run.running == (ms > 0):
            return run
        return Run(run.allowed, number, run.left_at(now), now, ms > 0)
    return Run(abs(ms), number, float(abs(ms)), now, ms > 0)


def due(runs: Sequence[Run], now: float) -> int | None:
    """The clock that ran out first, if any has."""
    late = [(run.since + run.left, k) for k, run in enumerate(runs) if run.running and run.left_at(now) <= 0]
    return min(late)[1] if late else None


def next_due(runs: Sequence[Run], now: float) -> float | None:
    """Milliseconds until a clock runs out."""
    left = [run.left_at(now) for run in runs if run.running]
    return min(left) if left else None


def shown(runs: Sequence[Run], now: float, ticking: bool) -> list[Clock]:
    return [
        Clock(k, run.allowed, round(run.left_at(now)), run.running and ticking)
        for k, run in enumerate(runs)
        if run.allowed
    ]
