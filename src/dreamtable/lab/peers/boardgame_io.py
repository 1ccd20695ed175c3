"""A table of Dreamtable beside one of boardgame.io, one after the other on the same machine.

python -m dreamtable.lab.peers.boardgame_io --folder peer --tables 200

`--folder` is where `npm install boardgame.io@0.50.2 ws` was run; node has to be on the PATH.  boardgame.io keeps its
games in memory; the server of Dreamtable writes every move to the disk before anybody sees it.
"""

from __future__ import annotations

import argparse
import subprocess
from importlib.resources import as_file, files
from pathlib import Path

import msgspec
from msgspec import Struct

from dreamtable.lab.bench_server import RATE, bench_server

SEATS = 4


class PeerFigures(Struct):
    """What the load on boardgame.io measured."""

    tables: int
    moves_per_second: float
    moves_per_cpu_second: float
    p50: float  # milliseconds
    p99: float
    kilobytes_per_table: float


def bench_boardgame_io(folder: Path, tables: int, seconds: float, rate: float = 0.0) -> PeerFigures:
    """Measure boardgame.io at full speed (0), or at so many moves a second."""
    with as_file(files(__package__) / "boardgame_io.cjs") as script:
        command = ["node", str(script.resolve()), str(tables), str(SEATS), str(seconds), str(rate)]
        told = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE).stdout
    return msgspec.json.decode(told, type=PeerFigures)


def main() -> None:
    """Print the figures of both, for each number of tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--tables", type=int, nargs="+", default=[200])
    parser.add_argument("--seconds", type=float, default=8.0)
    given = parser.parse_args()
    columns = "tables", "moves/s", "moves/CPU-s", f"p99 ms, {RATE:.0f}/s", "kB/table"
    print(f"{'':12} {'  '.join(columns)}")
    for tables in given.tables:
        (ours,) = bench_server([tables], SEATS, given.seconds)
        full = bench_boardgame_io(given.folder, tables, given.seconds)
        steady = bench_boardgame_io(given.folder, tables, given.seconds, RATE)
        for name, one, p99 in (("dreamtable", ours, ours.p99), ("boardgame.io", full, steady.p99)):
            figures = f"{one.moves_per_second:9,.0f} {one.moves_per_cpu_second:12,.0f} {p99:14.1f}"
            print(f"{name:12} {tables:6} {figures} {one.kilobytes_per_table:9.1f}", flush=True)


if __name__ == "__main__":
    main()
