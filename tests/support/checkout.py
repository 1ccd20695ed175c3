"""Commands as a reader types them, in a folder with the sources of the house; servers are really started and stopped."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class TableContext:
    folder: Path  # where the commands are typed
    data: Path  # where servers keep their tables
    env: dict[str, str]

    def run(self, command: str | list[str], answers: str = "") -> str:
        """Run it to its end; it must succeed."""
        done = subprocess.run(
            argv(command), cwd=self.folder, env=self.env, input=answers, capture_output=True, text=True, timeout=900
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
        return done.stdout

    @contextmanager
    def serving(self, command: str) -> Iterator[str]:
        """Start a server, on a free port and without opening anybody's browser; yield its address; stop it kindly."""
        server = subprocess.Popen(
            [*argv(command), "--port", "0", "--data", str(self.data / "tables"), "--no-open"],
            cwd=self.folder, env=self.env, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert server.stdout is not None
        try:
            said = server.stdout.readline()
            assert "Dreamtable is open at" in said, said
            yield said.split()[-1]
        finally:
            server.send_signal(signal.SIGINT)
            server.stdout.read()
            assert server.wait(60) == 0


def argv(command: str | list[str]) -> list[str]:
    """`dreamtable` and `python` are those of the house."""
    words = shlex.split(command, comments=True) if isinstance(command, str) else command
    if words[0] in ("dreamtable", "./dreamtable"):
        return [sys.executable, "-m", "dreamtable", *words[1:]]
    return [sys.executable, *words[1:]] if words[0] == "python" else words
