"""A server in a process of its own, on a free port: for the terminal game, benchmarks and tests."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

PATIENCE = 180  # seconds that anything may take on a busy machine, before it counts as hanging


class ServerProcess:
    def __init__(self, data: Path, **settings: object) -> None:
        self.data = data
        given = msgspec.json.encode(settings | {"data": str(data)}).decode()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "dreamtable.server.process_main", given],
            stdout=subprocess.PIPE,
            text=True,
            env=same_sources(),
        )
        assert self._process.stdout is not None
        self.port = self._process.stdout.readline().strip()
        if not self.port:
            self.stop()
            raise RuntimeError("the server did not start")

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> int:
        """Ask it to stop, and wait until it has."""
        self._process.terminate()
        return self._end()

    def kill(self) -> int:
        """As a power cut would."""
        self._process.kill()
        return self._end()

    def _end(self) -> int:
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code


@contextmanager
def running(data: Path | None = None, **settings: object) -> Iterator[ServerProcess]:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(data or Path(folder), **settings)
        try:
            yield server
        finally:
            server.stop()


def same_sources() -> dict[str, str]:
    """The environment for a process that imports the very package that this one runs."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
