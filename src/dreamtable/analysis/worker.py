"""A process that analyses one game: reads a replay file, writes lines with the share that is done, then the analysis.

python -m dreamtable.analysis.worker < replay.json
"""

from __future__ import annotations

import os
import sys

import msgspec

from dreamtable.analysis.analyse import analyse
from dreamtable.kit.errors import Problem
from dreamtable.play import replay


def main() -> None:
    """Analyse the game on standard input."""
    os.nice(10)  # games that are being played come first
    said = 0.0

    def say(done: float) -> None:
        nonlocal said
        if done - said >= 0.01:
            said = done
            print(f"{done:.3f}", flush=True)

    try:
        found = analyse(replay.read(sys.stdin.buffer.read()), say)
    except Problem as problem:
        sys.exit(f"{problem.code}: {problem.why}")
    sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
