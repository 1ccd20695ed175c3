"""A server in a child process, on a free port: for the terminal game, the laboratory and tests.

The child runs this module: python -m dreamtable.server.server_process '{"data": "/tmp/x", "pace": 0}'
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

PATIENCE = 180  # seconds that anything may take on a busy machine, before it counts as hanging


class ServerProcess:
    """A server that has started: it answers at `address` until it is stopped or killed."""

    def __init__(self, data: Path, **settings: object) -> None:
        """Start a server with the given fields of `Settings`; raises RuntimeError if it does not start."""
        self.data = data
        self._scheme = "https" if settings.get("https") or settings.get("certificate") else "http"
        given = msgspec.json.encode(settings | {"data": str(data)}).decode()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "dreamtable.server.server_process", given],
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
        """The id of the child process."""
        return self._process.pid

    @property
    def address(self) -> str:
        """Where the server answers, as http://host:port or https://host:port."""
        return f"{self._scheme}://127.0.0.1:{self.port}"

    def stop(self) -> int:
        """Ask the server to stop and wait until it has; returns its exit code."""
        self._process.terminate()
        return self._end()

    def kill(self) -> int:
        """End the server as a power cut would; returns its exit code."""
        self._process.kill()
        return self._end()

    def _end(self) -> int:
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code


@contextmanager
def running(data: Path | None = None, **settings: object) -> Iterator[ServerProcess]:
    """Run a server for the length of a `with` block, in a temporary data folder unless one is named."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(data or Path(folder), **settings)
        try:
            yield server
        finally:
            server.stop()


def same_sources() -> dict[str, str]:
    """Return the environment in which a child process imports the very package that this process runs."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def main() -> None:
    """Serve with the settings that the command line gives as JSON; print the port once the server answers."""
    # The parent needs none of this: importing a whole server would only make it start later.
    from dreamtable.server.run_server import listen, log_to_stderr, serve
    from dreamtable.server.settings import Settings

    given = msgspec.json.decode(sys.argv[1])
    settings = Settings(**({"port": 0} | given | {"data": Path(given["data"])}))
    log_to_stderr("warning")
    listener = listen(settings)
    port = listener.getsockname()[1]
    with suppress(KeyboardInterrupt):  # Ctrl-C in a terminal also reaches the parent, which stops this process
        serve(settings, listener, lambda admin_key: print(port, flush=True))


if __name__ == "__main__":
    main()
