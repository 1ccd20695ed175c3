"""A crowd in a process of its own (`dreamtable.lab.cluster_load`), told when to play and asked what it saw."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec

from dreamtable.lab.cluster_load import Evening
from dreamtable.server.server_process import same_sources


class CrowdAside:
    def __init__(self, addresses: Sequence[str], tables: int, seats: int) -> None:
        command = [sys.executable, "-m", "dreamtable.lab.cluster_load", ",".join(addresses)]
        command += ["--tables", str(tables), "--seats", str(seats)]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=same_sources())
        if self._hear() != "ready":
            raise RuntimeError("the crowd could not sit down")

    def play(self, rate: float) -> None:
        """So many moves a second in all; 0: as fast as they are asked."""
        self._say(f"play {rate}")

    def measure(self, seconds: float) -> Evening:
        self._say(f"measure {seconds}")
        return msgspec.json.decode(self._hear(), type=Evening)

    def part(self) -> None:
        self._process.communicate()

    def kill(self) -> None:
        self._process.kill()

    def _say(self, words: str) -> None:
        assert self._process.stdin is not None
        print(words, file=self._process.stdin, flush=True)

    def _hear(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


@contextmanager
def crowd(addresses: Sequence[str], tables: int, seats: int) -> Iterator[CrowdAside]:
    """Everybody sits, and every game has begun."""
    players = CrowdAside(addresses, tables, seats)
    try:
        yield players
        players.part()
    finally:
        players.kill()
