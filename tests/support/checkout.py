"""Run the commands of the documentation in a checkout, as a reader would; servers are really started and stopped."""

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
class Checkout:
    """A folder in which commands are typed."""

    folder: Path  # where the commands are typed
    data: Path  # where servers keep their tables
    env: dict[str, str]

    def run(self, command: str | list[str], answers: str = "") -> str:
        """Run a command, which must succeed, and return its output; `answers` are typed into it."""
        done = subprocess.run(
            argv(command), cwd=self.folder, env=self.env, input=answers, capture_output=True, text=True, timeout=900
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
        return done.stdout

    @contextmanager
    def serving(self, command: str) -> Iterator[str]:
        """Start a server on a free port without a browser, yield its address, and stop it with Ctrl-C."""
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
    """Return the words of a command, with `dreamtable` and `python` replaced by those that run this test."""
    words = shlex.split(command, comments=True) if isinstance(command, str) else command
    if words[0] in ("dreamtable", "./dreamtable"):
        return [sys.executable, "-m", "dreamtable", *words[1:]]
    return [sys.executable, *words[1:]] if words[0] == "python" else words
