"""One file on this machine: for its owner only, and clear about what is wrong with it."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import pytest
from msgspec import Raw

from dreamtable.kit.errors import Invalid
from dreamtable.play.game_log import Entry, Kind
from dreamtable.store.copy_store import copy
from dreamtable.store.migrations import STEPS
from dreamtable.store.sqlite import SqliteStore
from dreamtable.store.sqlite_writes import connect, fresh_ends, sort, write
from dreamtable.tables.store_interface import Behind, StoredChange
from support.event_loop import run
from support.stored_tables import entry, keep, record


def test_a_full_disk_is_an_error_and_half_a_move_is_not_stored(tmp_path: Path) -> None:
    db = connect(tmp_path / "x.sqlite")
    assert write(db, [StoredChange("t1", record(), [entry(1)])], {}) is None
    pages = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count = {pages}")  # the disk has no more room
    long = Entry(2, Kind.MOVE, 0, Raw(b'"' + b"x" * 50_000 + b'"'), 5)
    error = write(db, [StoredChange("t1", record(paused=True, rev=1), [long])], {})
    assert isinstance(error, sqlite3.OperationalError) and "full" in str(error)
    assert db.execute("SELECT count(*) FROM log").fetchone()[0] == 1
    db.execute(f"PRAGMA max_page_count = {pages + 100}")
    assert write(db, [StoredChange("t1", record(paused=True, rev=1), [long])], {}) is None
    db.close()


def test_a_locked_file_is_an_error_until_it_is_free(tmp_path: Path) -> None:
    db = connect(tmp_path / "x.sqlite", lock_wait=0.05)
    other = sqlite3.connect(tmp_path / "x.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    error = write(db, [StoredChange("t1", record(), [entry(1)])], {})
    assert isinstance(error, sqlite3.OperationalError) and "locked" in str(error)
    other.execute("ROLLBACK")
    assert write(db, [StoredChange("t1", record(), [entry(1)])], {}) is None
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


def test_a_damaged_file_says_so_when_it_is_opened_and_when_it_is_copied(tmp_path: Path) -> None:
    file = tmp_path / "dreamtable.sqlite"

    async def work() -> None:
        store = await SqliteStore.open(file)
        await keep(store, StoredChange("t1", record(), [entry(1)]))
        await store.close()
        spoil(file, "log_fresh")
        for use in (SqliteStore.open(file), copy(str(tmp_path), str(tmp_path / "other"))):
            with pytest.raises(Invalid) as refused:
                await use
            assert refused.value.code == "no_store"

    run(work())


def spoil(file: Path, table: str) -> None:
    """Overwrite a page of a table, as a bad disk would."""
    db = sqlite3.connect(file)
    (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    (size,) = db.execute("PRAGMA page_size").fetchone()
    db.close()
    with file.open("r+b") as out:
        out.seek((page - 1) * size)
        out.write(b"\xff" * size)


def test_fresh_entries_and_sorted_ones_are_one_log(tmp_path: Path) -> None:
    db = connect(tmp_path / "x.sqlite")
    ends = fresh_ends(db)
    assert (
        write(
            db, [StoredChange("t1", record(), [entry(1)]), StoredChange("t2", record("t2"), [entry(1), entry(2)])], ends
        )
        is None
    )
    sort(db, ends)
    assert write(db, [StoredChange("t1", None, [entry(2)])], ends) is None
    for known in (ends, fresh_ends(db)):  # as the writer knows it, and as the next one to open the file finds it
        assert db.execute("SELECT tbl, seq FROM log ORDER BY tbl, seq").fetchall() == [
            ("t1", 1), ("t1", 2), ("t2", 1), ("t2", 2),
        ]  # fmt: skip
        assert all(isinstance(write(db, [StoredChange("t1", None, [entry(seq)])], known), Behind) for seq in (1, 2))
        assert isinstance(write(db, [StoredChange("t2", None, [entry(2)])], known), Behind)
    db.close()


def test_a_log_is_whole_while_and_after_it_is_sorted(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "x.sqlite", most_fresh=3)
        await keep(store, StoredChange("t1", record()))
        for seq in range(1, 9):
            assert await keep(store, StoredChange("t1", None, [entry(seq)])) is None
            stored = await store.load("t1", seq // 2)
            assert stored is not None and [e.seq for e in stored.entries] == list(range(seq // 2 + 1, seq + 1))
        await store.close()
        again = await SqliteStore.open(tmp_path / "x.sqlite", most_fresh=3)
        assert isinstance(await keep(again, StoredChange("t1", None, [entry(8)])), Behind)
        assert await keep(again, StoredChange("t1", None, [entry(9)])) is None
        stored = await again.load("t1")
        assert stored is not None and [e.seq for e in stored.entries] == list(range(1, 10))
        await again.close()

    run(work())


def test_a_file_of_an_older_version_keeps_its_log(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "x.sqlite")
    old.executescript("".join(STEPS[:2]) + "PRAGMA user_version = 2;")
    old.execute("INSERT INTO log VALUES ('t1', 1, 'move', 0, '{}', 5, 'ada:1')")
    old.commit()
    old.close()
    db = connect(tmp_path / "x.sqlite")
    assert isinstance(write(db, [StoredChange("t1", None, [entry(1)])], {}), Behind)
    assert write(db, [StoredChange("t1", None, [entry(2)])], {}) is None
    assert db.execute("SELECT seq FROM log WHERE tbl = 't1' ORDER BY seq").fetchall() == [(1,), (2,)]
    db.close()
