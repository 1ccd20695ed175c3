"""Table time, which stands still while a table is paused or not loaded, and the clocks that run by it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from dreamtable.kit import clocks_and_entropy


class TableTime:
    """Milliseconds of play, measured by a clock that counts seconds."""

    __slots__ = ("_at", "_seconds", "_since")

    def __init__(self, at: float, seconds: Callable[[], float] = clocks_and_entropy.monotonic) -> None:
        self._at = float(at)
        self._seconds = seconds
        self._since: float | None = None

    def now(self) -> float:
        """The table time."""
        return self._at if self._since is None else self.at(self._seconds())

    def at(self, second: float) -> float:
        """The table time at a given second of the clock that measures it."""
        return self._at if self._since is None else self._at + (second - self._since) * 1000

    @property
    def running(self) -> bool:
        """Whether time passes at the table."""
        return self._since is not None

    def run(self, at: float, since: float) -> None:
        """Let time pass: it was `at` at the second `since`."""
        self._at, self._since = float(at), since

    def stand(self, at: float) -> None:
        """Let time stand still at `at`."""
        self._at, self._since = float(at), None


class ClockRun(NamedTuple):
    """One clock of a game, with what was left of it at table time `since`."""

    allowed: int
    number: int  # the rules start a clock anew by changing this
    left: float
    since: float
    running: bool

    def left_at(self, now: float) -> float:
        """Milliseconds left at a table time; never more than `left`, since another machine's time may be ahead."""
        return min(self.left, max(0.0, self.left - (now - self.since))) if self.running else self.left


OFF = ClockRun(0, 0, 0.0, 0.0, False)


def wind(runs: Sequence[ClockRun], told: Sequence[tuple[int, int]], now: float) -> tuple[ClockRun, ...]:
    """The clocks after a change, from what the rules say about each: milliseconds allowed and run number."""
    for ms, _ in told:
        if ms:
            break
    else:
        return ()
    return tuple(_wind(runs[k] if k < len(runs) else OFF, ms, number, now) for k, (ms, number) in enumerate(told))


def _wind(run: ClockRun, ms: int, number: int, now: float) -> ClockRun:
    if ms == 0:
        return OFF
    if run.allowed and run.number == number:
        if run.running == (ms > 0):
            return run
        return ClockRun(run.allowed, number, run.left_at(now), now, ms > 0)
    return ClockRun(abs(ms), number, float(abs(ms)), now, ms > 0)


def due(runs: Sequence[ClockRun], now: float) -> int | None:
    """The number of the clock that ran out first, or None while none has."""
    late = [(run.since + run.left, k) for k, run in enumerate(runs) if run.running and run.left_at(now) <= 0]
    return min(late)[1] if late else None


def next_due(runs: Sequence[ClockRun], now: float) -> float | None:
    """Milliseconds until the next clock runs out, or None if none is running."""
    left = [run.left_at(now) for run in runs if run.running]
    return min(left) if left else None
