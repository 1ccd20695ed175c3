"""PostgreSQL on a small file system in memory, which can really be filled.

The file system is mounted in a user and mount namespace.  That needs no privileges where the system lets everybody make
namespaces, and the file system vanishes with the last process in it.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dreamtable.kit.errors import Invalid
from dreamtable.lab.postgres_process import PostgresProcess, other_user

MOUNT = 'mount -t tmpfs -o size="$1"m tmpfs "$0" && echo mounted && exec cat'
MEGABYTES = 192  # enough for hundreds of tables, and quickly filled
WAL = {"min_wal_size": "32MB", "max_wal_size": "64MB"}  # the write-ahead log must leave room for tables


class SmallDisk:
    """A file system at `folder`, visible to processes whose command begins with `inside`."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        """Mount the file system; raises Invalid where the system does not allow that."""
        self._folder, self._user = folder, other_user()
        folder.mkdir()
        if self._user:
            shutil.chown(folder, self._user)
        command = ["unshare", "--map-root-user", "--mount", "sh", "-c", MOUNT, str(folder), str(megabytes)]
        try:
            self._holder = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                user=self._user,
                text=True,
            )
        except OSError as error:
            raise Invalid("no_small_disk", f"Nothing can be mounted here: {error}.") from error
        assert self._holder.stdout is not None and self._holder.stderr is not None
        if not self._holder.stdout.readline():
            raise Invalid("no_small_disk", f"Nothing can be mounted here: {self._holder.stderr.read().strip()}.")
        enter = ("nsenter", f"--target={self._holder.pid}", "--user", "--mount", "--preserve-credentials")
        # Only root of the namespace may mount, and PostgreSQL refuses to run as root.
        self.inside = (*enter, "unshare", "--map-user=1000")

    def fill(self) -> None:
        """Fill the disk to the last byte."""
        self._sh("cat /dev/zero > ballast; test -s ballast")

    def make_room(self) -> None:
        """Free what `fill` has taken."""
        self._sh("rm ballast")

    def close(self) -> None:
        """Let the file system vanish, once no other process uses it."""
        self._holder.communicate()

    def _sh(self, script: str) -> None:
        command = [*self.inside, "sh", "-c", f'cd "$0" && {script}', str(self._folder)]
        subprocess.run(command, user=self._user, stderr=subprocess.DEVNULL, check=True)


class PostgresOnSmallDisk(PostgresProcess):
    """A PostgreSQL server whose files are on `disk`."""

    def __init__(self, folder: Path, disk: SmallDisk, **settings: str) -> None:
        self.disk = disk
        super().__init__(folder, disk.inside, **WAL | settings)


@contextmanager
def small_postgres(**settings: str) -> Iterator[PostgresOnSmallDisk]:
    """Run a server on a small disk for the length of a `with` block."""
    with tempfile.TemporaryDirectory(prefix="dreamtable-pg-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL may run as another user, who has to enter this folder
        disk = SmallDisk(folder / "data", MEGABYTES)
        try:
            server = PostgresOnSmallDisk(folder, disk, **settings)
            try:
                yield server
            finally:
                server.stop()
        finally:
            disk.close()
