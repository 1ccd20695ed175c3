"""A load in a child process: players, and tables whose clocks run out.

The child runs this module: python -m dreamtable.lab.load.load_process '{"servers": [...], "tables": 50, "seats": 4}'
It prints `ready` when every game has started; on stdin, `play RATE` makes it play and `measure SECONDS` makes it print
what it measured, as JSON.  It ends when its stdin does.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import Struct

from dreamtable.lab.load.clock_load import ClockLoad
from dreamtable.lab.load.player_load import LoadFigures, PlayerLoad
from dreamtable.server.server_process import PATIENCE, same_sources

# Settings of a server under load: no limits to what one network asks for, and bots that play at once.
UNLIMITED: dict[str, Any] = {
    "rate": 1e6, "http_rate": 1e6, "code_rate": 1e6, "most_tables": 10**6, "most_sockets": 10**7, "pace": 0,
}  # fmt: skip


class LoadSettings(Struct):
    """What load to make, and where."""

    servers: Sequence[str]  # addresses; the seats of a table are spread over them
    tables: int
    seats: int
    most_in_flight: int = 0  # moves without an answer at the same time; 0: any number
    clock_tables: int = 0  # tables of the first server at which only clocks run
    watchers: int = 0  # who sit nowhere and watch the first table


class LoadProcess:
    """A load that has started: everybody sits, every game has begun, and nobody moves yet."""

    def __init__(self, settings: LoadSettings) -> None:
        """Start the load; raises RuntimeError if it cannot."""
        command = [sys.executable, "-m", "dreamtable.lab.load.load_process", msgspec.json.encode(settings).decode()]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=same_sources())
        if self._read() != "ready":
            raise RuntimeError("the load could not be started")

    def play(self, rate: float) -> None:
        """Play as fast as moves are answered (0), or so many moves a second in all."""
        self._write(f"play {rate}")

    def measure(self, seconds: float) -> LoadFigures:
        """Return what happens in the next seconds."""
        self._write(f"measure {seconds}")
        return msgspec.json.decode(self._read(), type=LoadFigures)

    def stop(self) -> None:
        """Close the child's stdin and wait until it has ended."""
        self._process.communicate(timeout=PATIENCE)

    def kill(self) -> None:
        """End the child at once; a child that has ended is left alone."""
        self._process.kill()

    def _write(self, command: str) -> None:
        assert self._process.stdin is not None
        print(command, file=self._process.stdin, flush=True)

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


@contextmanager
def load(settings: LoadSettings) -> Iterator[LoadProcess]:
    """Run a load for the length of a `with` block."""
    process = LoadProcess(settings)
    try:
        yield process
        process.stop()
    finally:
        process.kill()


async def run(settings: LoadSettings) -> None:
    """The child's side: start the load, then do what stdin says until it ends."""
    players = PlayerLoad(settings.servers, settings.tables, settings.seats, settings.most_in_flight, settings.watchers)
    clocks = ClockLoad(settings.servers[0], settings.clock_tables)
    await players.start()
    await clocks.start()
    print("ready", flush=True)
    loop = asyncio.get_running_loop()
    while words := (await loop.run_in_executor(None, sys.stdin.readline)).split():
        match words:
            case ["play", rate]:
                players.play(float(rate))
            case ["measure", seconds]:
                clocks.reset()
                figures = await players.measure(float(seconds))
                figures.latest_clock = clocks.longest_delay * 1000
                print(msgspec.json.encode(figures).decode(), flush=True)
    players.stop()
    await clocks.stop()


def main() -> None:
    """Run the load that the command line describes in JSON."""
    settings = msgspec.json.decode(sys.argv[1], type=LoadSettings)
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        asyncio.run(run(settings))
    else:
        uvloop.run(run(settings))


if __name__ == "__main__":
    main()
