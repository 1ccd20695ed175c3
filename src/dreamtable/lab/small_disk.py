"""PostgreSQL on a disk that can really be filled: a small file system of its own, in memory.

It is mounted in a user and mount namespace, which needs no privileges where the system lets people make one, and is
gone with the last process in it.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dreamtable.kit.errors import Invalid
from dreamtable.lab.postgres_process import PostgresAside, not_root

MOUNT = 'mount -t tmpfs -o size="$1"m tmpfs "$0" && echo mounted && exec cat'
MEGABYTES = 192  # enough for hundreds of tables, and soon full
WAL = {"min_wal_size": "32MB", "max_wal_size": "64MB"}  # of the few megabytes that there are


class SmallDisk:
    """`folder`, as processes see it that are started with `inside` before their command."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self._folder, self._user = folder, not_root()
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
        except OSError as wrong:
            raise Invalid("no_small_disk", f"Nothing can be mounted here: {wrong}.") from wrong
        assert self._holder.stdout is not None and self._holder.stderr is not None
        if not self._holder.stdout.readline():
            raise Invalid("no_small_disk", f"Nothing can be mounted here: {self._holder.stderr.read().strip()}.")
        enter = ("nsenter", f"--target={self._holder.pid}", "--user", "--mount", "--preserve-credentials")
        self.inside = (*enter, "unshare", "--map-user=1000")  # root in there may mount; PostgreSQL refuses to be root

    def fill(self) -> None:
        """To the last byte."""
        self._sh("cat /dev/zero > ballast; test -s ballast")

    def make_room(self) -> None:
        self._sh("rm ballast")

    def close(self) -> None:
        self._holder.communicate()

    def _sh(self, script: str) -> None:
        command = [*self.inside, "sh", "-c", f'cd "$0" && {script}', str(self._folder)]
        subprocess.run(command, user=self._user, stderr=subprocess.DEVNULL, check=True)


class PostgresOnSmallDisk(PostgresAside):
    def __init__(self, folder: Path, disk: SmallDisk, **settings: str) -> None:
        self.disk = disk
        super().__init__(folder, disk.inside, **WAL | settings)


@contextmanager
def small_postgres(**settings: str) -> Iterator[PostgresOnSmallDisk]:
    with tempfile.TemporaryDirectory(prefix="dreamtable-pg-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # whoever PostgreSQL runs as goes in
        disk = SmallDisk(folder / "data", MEGABYTES)
        try:
            server = PostgresOnSmallDisk(folder, disk, **settings)
            try:
                yield server
            finally:
                server.stop()
        finally:
            disk.close()
