"""Logs last: whole or not at all, across restarts, through trouble."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from dreamtable.kit.problems import Invalid
from dreamtable.store.migrations import STEPS
from dreamtable.store.sqlite import SqliteStore, connect, write
from dreamtable.tables.facts import ChatLine, Level, Phase
from dreamtable.tables.log import Entry, Kind
from dreamtable.tables.record import Record
from dreamtable.tables.seats import Seat
from dreamtable.tables.storage import Change, Guest


def record(id: str = "t1", **changes: Any) -> Record:
    seats = (Seat("ada", "Ada", None, "aa"), Seat("", "Luna", Level.LUCID))
    made = Record(id, "ABCDE", "dream_ravens", Raw(b'{"limit":50}'), "00" * 32, "ada", seats, 12.5)
    return replace(made, **changes)


def entry(seq: int) -> Entry:
    return Entry(seq, Kind.MOVE, 0, Raw(b'{"type":"draw"}'), seq * 10, f"ada:{seq}")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


async def keep(store: SqliteStore, change: Change) -> Exception | None:
    answer: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    store.keep(change, answer.set_result)
    return await answer


def test_what_was_kept_is_there_after_a_restart(tmp_path: Path) -> None:
    line = ChatLine(1, 0, "Ada", "hello", 3.5)

    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "x.sqlite")
        assert await keep(store, Change("t1", record(), [entry(1), entry(2)], [line])) is None
        assert await keep(store, Change("t1", None, [entry(3)])) is None
        await store.close()
        again = await SqliteStore.open(tmp_path / "x.sqlite")
        stored = await again.load("t1")
        assert stored is not None and stored.record == record() and stored.chat == [line]
        assert stored.entries == [entry(1), entry(2), entry(3)]
        assert await again.load("nobody") is None
        await again.close()

    run(work())


def test_a_change_is_kept_whole_or_not_at_all_and_spoils_no_other(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "x.sqlite")
        await keep(store, Change("t1", record(), [entry(1)]))
        await keep(store, Change("t2", record("t2"), []))
        # One batch: the second change repeats an entry.
        answers = await asyncio.gather(
            keep(store, Change("t2", None, [entry(1)])),
            keep(store, Change("t1", record(paused=True), [entry(2), entry(1)])),
            keep(store, Change("t2", None, [entry(2)])),
        )
        assert answers[0] is None and isinstance(answers[1], sqlite3.Error) and answers[2] is None
        one, two = await store.load("t1"), await store.load("t2")
        assert one is not None and two is not None
        assert one.entries == [entry(1)] and not one.record.paused
        assert two.entries == [entry(1), entry(2)]
        await store.close()

    run(work())


def test_a_full_disk_is_an_error_and_half_a_move_is_not_stored(tmp_path: Path) -> None:
    db = connect(tmp_path / "x.sqlite")
    assert write(db, [Change("t1", record(), [entry(1)])]) is None
    pages = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count = {pages}")  # the disk has no more room
    long = Entry(2, Kind.MOVE, 0, Raw(b'"' + b"x" * 50_000 + b'"'), 5)
    error = write(db, [Change("t1", record(paused=True), [long])])
    assert isinstance(error, sqlite3.OperationalError) and "full" in str(error)
    assert db.execute("SELECT count(*) FROM log").fetchone()[0] == 1
    db.execute(f"PRAGMA max_page_count = {pages + 100}")
    assert write(db, [Change("t1", record(paused=True), [long])]) is None
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


def test_tables_are_found_by_code_guest_and_publicity(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "x.sqlite")
        await keep(store, Change("t1", record()))
        await keep(store, Change("t2", record("t2", code="VWXYZ", public=True)))
        over = record("t3", code="KKKKK", public=True, phase=Phase.OVER)
        await keep(store, Change("t3", over, payoffs=[1.0, 0.0]))
        assert await store.find_code("ABCDE") == "t1" and await store.find_code("KKKKK") is None
        assert {r.id for r in await store.tables_of("ada", 9)} == {"t1", "t2", "t3"}
        assert [r.id for r in await store.public_tables(9)] == ["t2"]
        left = record(seats=(Seat(), Seat()))
        await keep(store, Change("t1", left))
        assert {r.id for r in await store.tables_of("ada", 9)} == {"t2", "t3"}
        await store.close()

    run(work())


def test_abandoned_tables_are_forgotten_and_finished_ones_are_not(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "x.sqlite")
        await keep(store, Change("t1", record(), [entry(1)]))
        await keep(store, Change("t2", record("t2", phase=Phase.OVER), [entry(1)], payoffs=[1.0, 0.0]))
        assert await store.forget(0) == 0
        assert await store.forget(1e12) == 1
        assert await store.load("t1") is None and await store.load("t2") is not None
        await store.close()

    run(work())


def test_guests_keep_their_name(tmp_path: Path) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "x.sqlite")
        assert await store.guest("ada") is None
        await store.name_guest(Guest("ada", "Ada"))
        await store.name_guest(Guest("ada", "Ada L."))
        assert await store.guest("ada") == Guest("ada", "Ada L.")
        await store.close()

    run(work())


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
