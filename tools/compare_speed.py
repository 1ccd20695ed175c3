"""Compare the rules' speed of two checkouts that take turns, slice by slice, in one run on one machine.

    python tools/compare_speed.py OLD NEW [--game GAME] [--rounds N]

Single runs on a shared machine differ by a third from minute to minute; two processes that take turns of a fraction of
a second meet the same neighbours.  Each figure is the median of the rounds' ratios NEW / OLD (above 1: NEW is faster)
with a bootstrap interval of 95 %.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
from pathlib import Path

FIGURES = ("plain", "compiled", "environment", "live")

# Runs in each checkout: measures one slice of the figure that a line of its input names, and prints steps a CPU-second.
WORKER = """
import sys
try:
    from dreamtable.lab import bench_rules as bench
except ImportError:  # 0.1
    from dreamtable import bench
from dreamtable.games import load
name, seats, slice = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
game = load(name)
measure = {
    "plain": lambda: bench.plain_rate(game, seats, slice),
    "compiled": lambda: bench.compiled_rate(game, seats, slice),
    "environment": lambda: bench.environment_rate(game, seats, slice),
    "live": lambda: 1 / bench.live_cost(game, seats, slice),
}
for line in sys.stdin:
    print(measure[line.strip()](), flush=True)
"""


class Checkout:
    """A process that runs the sources of one checkout and measures when it is asked."""

    def __init__(self, root: Path, game: str, seats: int, seconds: float) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER, game, str(seats), str(seconds)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=root,
            env={**os.environ, "PYTHONPATH": str(root / "src")},
        )

    def measure(self, figure: str) -> float:
        """Return the steps a CPU-second of one slice."""
        assert self.process.stdin and self.process.stdout
        print(figure, file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"The worker in {self.process.args!r} ended without an answer.")
        return float(line)


def interval(ratios: list[float]) -> tuple[float, float]:
    """Return a bootstrap interval of 95 % around the median."""
    dice = random.Random(1)
    medians = sorted(statistics.median(dice.choices(ratios, k=len(ratios))) for _ in range(2000))
    return medians[50], medians[-51]


def main() -> None:
    """Print a line for every figure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--game", default="dream_ravens")
    parser.add_argument("--figure", action="append", choices=FIGURES, help="only this figure; may be repeated")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=0.1, help="CPU-seconds of a slice")
    asked = parser.parse_args()
    sides = [Checkout(root.resolve(), asked.game, asked.seats, asked.seconds) for root in (asked.old, asked.new)]
    for figure in asked.figure or FIGURES:
        for side in sides:
            side.measure(figure)  # compiles and warms up
        rounds = []
        for turn in range(asked.rounds):
            order = sides if turn % 2 else sides[::-1]
            rates = {id(side): side.measure(figure) for side in order}
            rounds.append((rates[id(sides[0])], rates[id(sides[1])]))
        ratios = [new / old for old, new in rounds]
        low, high = interval(ratios)
        old, new = (statistics.median(side) for side in zip(*rounds))
        print(
            f"{asked.game} {figure:12} old {old:14,.0f}/s  new {new:14,.0f}/s"
            f"  new/old {statistics.median(ratios):.3f} [{low:.3f}, {high:.3f}]",
            flush=True,
        )


if __name__ == "__main__":
    main()
