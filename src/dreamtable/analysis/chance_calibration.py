"""The map that makes win chances come true, and how well they do.

Rollouts end at a new deal with an estimate, and suppose that everybody plays by policy: their chances are too sure of
themselves here, and not sure enough there.  A rising line with a few corners, fitted to games that were played, mends
that.  `calibration.json` holds it with what it was measured by, as `dreamtable calibrate` prints it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).with_name("calibration.json")


class Bin(Struct, frozen=True):
    """Forecasts of about the same chance."""

    least: float
    count: int
    told: float  # their mean
    came_true: float


class Calibration(Struct, frozen=True):
    """How the chances of a game were measured, and what makes them come true."""

    games: int
    seats: list[int]  # at how many the games were played, in turn
    forecasts: int
    corners: list[tuple[float, float]]  # of the line: what rollouts tell, and what comes true
    brier_raw: float
    brier: float  # on the half of the games that the line was not fitted to
    reliability_raw: list[Bin]
    reliability: list[Bin]  # on that half, too


Line = Sequence[tuple[float, float]]
STRAIGHT: Line = ((0.0, 0.0), (1.0, 1.0))  # which changes nothing


def mend(chance: float, line: Line) -> float:
    """Return what a chance really means, by a line between corners."""
    k = min(max(bisect_right(line, (chance, 2.0)), 1), len(line) - 1)
    (x0, y0), (x1, y1) = line[k - 1], line[k]
    return y0 + (y1 - y0) * (chance - x0) / (x1 - x0)


def mend_all(chances: Sequence[float], line: Line) -> list[float]:
    """Return the chances of all seats, mended and again with the same sum."""
    made, total = [mend(chance, line) for chance in chances], sum(chances)
    scale = total / sum(made) if sum(made) else 1.0
    return [min(1.0, chance * scale) for chance in made]


def line_of(game: str) -> Line:
    """Return the line that was fitted for a game; a straight one for a game that was not measured."""
    found = shipped().get(game)
    return found.corners if found else STRAIGHT


@cache
def shipped() -> dict[str, Calibration]:
    """Return the calibrations that came with the program, by game."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Calibration])
