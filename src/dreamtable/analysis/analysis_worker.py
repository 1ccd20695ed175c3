"""A process that analyses one game: reads a replay file, writes lines with the share that is done, then the analysis.

A game that cannot be analysed is answered by one line, "refused:" and why, for the person who asked.

With the name of a card game it only compiles what an analysis of it needs, if that is not on disk yet.

python -m dreamtable.analysis.analysis_worker < replay.json
python -m dreamtable.analysis.analysis_worker dream_ravens
"""

from __future__ import annotations

import os
import sys

import msgspec

from dreamtable import games
from dreamtable.analysis.analyse import analyse
from dreamtable.analysis.win_chances import Chances
from dreamtable.kit.errors import Problem
from dreamtable.play import replay_file as replay


def main() -> None:
    """Analyse the game on standard input, or compile for the one that is named."""
    os.nice(10)  # games that are being played come first
    for name in sys.argv[1:]:
        Chances(games.load(name)).compile()
    if not sys.argv[1:]:
        analyse_input()


def analyse_input() -> None:
    """Analyse the game on standard input."""
    said = 0.0

    def say(done: float) -> None:
        nonlocal said
        if done - said >= 0.01:
            said = done
            print(f"{done:.3f}", flush=True)

    try:
        found = analyse(replay.read(sys.stdin.buffer.read()), say)
    except Problem as problem:
        print(f"refused: {problem.why}", flush=True)
        return
    sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
