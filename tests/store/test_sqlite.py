"""One file on this machine: for its owner only, and clear about what is wrong with it."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import pytest
from msgspec import Raw

from dreamtable.kit.problems import Invalid
from dreamtable.store.migrations import STEPS
from dreamtable.store.sqlite import connect, write
from dreamtable.tables.log import Entry, Kind
from dreamtable.tables.storage import Change
from store.house import entry, record


def test_a_full_disk_is_an_error_and_half_a_move_is_not_stored(tmp_path: Path) -> None:
    db = connect(tmp_path / "x.sqlite")
    assert write(db, [Change("t1", record(), [entry(1)])]) is None
    pages = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count = {pages}")  # the disk has no more room
    long = Entry(2, Kind.MOVE, 0, Raw(b'"' + b"x" * 50_000 + b'"'), 5)
    error = write(db, [Change("t1", record(paused=True, rev=1), [long])])
    assert isinstance(error, sqlite3.OperationalError) and "full" in str(error)
    assert db.execute("SELECT count(*) FROM log").fetchone()[0] == 1
    db.execute(f"PRAGMA max_page_count = {pages + 100}")
    assert write(db, [Change("t1", record(paused=True, rev=1), [long])]) is None
    db.close()


def test_a_locked_file_is_an_error_until_it_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dreamtable.store.sqlite.LOCK_WAIT", 0.05)
    db = connect(tmp_path / "x.sqlite")
    other = sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    error = write(db, [Change("t1", record(), [entry(1)])])
    assert isinstance(error, sqlite3.OperationalError) and "locked" in str(error)
    other.execute("ROLLBACK")
    assert write(db, [Change("t1", record(), [entry(1)])]) is None
    other.close()
    db.close()


def test_the_file_is_for_its_owner_durable_and_versioned(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "x.sqlite"
    db = connect(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert db.execute("PRAGMA synchronous").fetchone()[0] == 2
    assert db.execute("PRAGMA user_version").fetchone()[0] == len(STEPS)
    db.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    db.close()
    with pytest.raises(Invalid) as refused:
        connect(file)
    assert refused.value.code == "newer_store"


def test_a_file_that_is_no_store_says_so(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite").write_bytes(b"This is not a database, it is a shopping list. " * 40)
    with pytest.raises(Invalid) as refused:
        connect(tmp_path / "x.sqlite")
    assert refused.value.code == "no_store"
