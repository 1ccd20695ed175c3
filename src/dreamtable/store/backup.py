"""Back up everything that a store holds into one file, while people play, and restore it into an empty store.

A backup is a gzipped tar of an SQLite file, the key that signs cookies, and a page about itself.  Whichever kind of
store it was taken from, it can be restored into either kind.
"""

from __future__ import annotations

import io
import json
import os
import sqlite3
import tarfile
import tempfile
import time
from contextlib import closing
from pathlib import Path

import dreamtable
from dreamtable.kit.errors import Invalid
from dreamtable.store.copy_store import copy
from dreamtable.store.sqlite_writes import no_store

FILE, KEY, ABOUT = "dreamtable.sqlite", "key", "about.json"


async def back_up(source: str, target: Path) -> int:
    """Write a backup of a data folder or a PostgreSQL database as of one moment; return its size in bytes.

    The file appears when it is whole, and only its owner may read it.  Raises Invalid if that cannot be done.
    """
    if target.exists():
        raise Invalid("not_empty", f"{target} is there already.")
    with tempfile.TemporaryDirectory(prefix="dreamtable-backup-") as folder:
        here = Path(folder)
        await take_snapshot(source, here)
        _check(here / FILE)
        made = target.with_name(f"{target.name}.new")
        try:
            with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
                _pack(here, out)
                out.flush()
                os.fsync(out.fileno())
            made.rename(target)
        except OSError as error:
            made.unlink(missing_ok=True)
            raise Invalid("no_backup", f"{target} cannot be written: {error.strerror}.") from error
    return target.stat().st_size


async def take_snapshot(source: str, folder: Path) -> None:
    """Copy a data folder or a PostgreSQL database, as of one moment, into an empty folder; people may be playing."""
    if source.startswith(("postgres://", "postgresql://")):
        await copy(source, str(folder))
    else:
        _copy_folder(Path(source), folder)


async def restore(source: Path, target: str) -> dict[str, int]:
    """Fill an empty data folder or PostgreSQL database from a backup; return how many rows each table has.

    All of it is restored or nothing.  Raises Invalid if the backup is damaged, or the target cannot be used or is not
    empty.
    """
    with tempfile.TemporaryDirectory(prefix="dreamtable-restore-") as folder:
        _unpack(source, Path(folder))
        _check(Path(folder) / FILE)
        return await copy(folder, target)


def _copy_folder(data: Path, target: Path) -> None:
    """Copy a data folder as of one moment; a server may be writing to it."""
    file = data / FILE
    if not file.exists():
        raise Invalid("no_store", f"There is no {file}.")
    try:
        own = f"{file.resolve().as_uri()}?mode=rw"  # never a new one
        with closing(sqlite3.connect(own, uri=True)) as db, closing(sqlite3.connect(target / FILE)) as copied:
            db.backup(copied)  # in one step, which is one transaction
        if (data / KEY).exists():
            (target / KEY).write_bytes((data / KEY).read_bytes())
    except (OSError, sqlite3.Error) as error:
        raise no_store(file, error) from error


def _check(file: Path) -> None:
    """Raise Invalid if a file is no whole database."""
    try:
        with closing(sqlite3.connect(file)) as db:
            ((said,),) = db.execute("PRAGMA integrity_check(1)").fetchall()
    except sqlite3.Error as error:
        raise Invalid("bad_backup", f"The database in it is damaged: {error}.") from error
    if said != "ok":
        raise Invalid("bad_backup", f"The database in it is damaged: {said}.")


def _pack(folder: Path, out: io.BufferedIOBase) -> None:
    made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    (folder / ABOUT).write_text(json.dumps({"dreamtable": dreamtable.__version__, "made": made}))
    with tarfile.open(fileobj=out, mode="w:gz") as tar:
        for name in (ABOUT, KEY, FILE):
            if (folder / name).exists():
                tar.add(folder / name, name, filter=_anonymous)


def _anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """The entry of a file without its owner, whose name is nobody's business."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mode = 0o600
    return entry


def _unpack(source: Path, folder: Path) -> None:
    """Take the files that a backup has out of it, and no others."""
    try:
        with tarfile.open(source, "r:gz") as tar:
            names = set(tar.getnames())
            for name in {FILE, KEY} & names:
                found = tar.extractfile(name)
                if found is not None:
                    (folder / name).write_bytes(found.read())
    except FileNotFoundError as error:
        raise Invalid("bad_backup", f"There is no {source}.") from error
    except (OSError, EOFError, tarfile.TarError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise Invalid("bad_backup", f"{source} is no whole backup: {reason}.") from error
    if not (folder / FILE).exists():
        raise Invalid("bad_backup", f"{source} is no backup of Dreamtable.")
