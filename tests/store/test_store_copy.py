"""`dreamtable copy`: a data folder is copied into PostgreSQL and back, and nothing is different."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import pytest

from dreamtable.kit.errors import Invalid
from dreamtable.store.copy_store import COLUMNS, copy
from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.public_table_facts import ChatLine, Phase
from dreamtable.tables.store_interface import Guest, StoredChange
from support.event_loop import run
from support.stored_tables import entry, keep, record


async def fill(folder: Path) -> None:
    store = await SqliteStore.open(folder / "dreamtable.sqlite")
    line = ChatLine(1, 0, "Ada", "hello", 3.5)
    await keep(store, StoredChange("t1", record(public=True), [entry(seq) for seq in range(1, 8)], [line]))
    over = record("t2", phase=Phase.OVER)
    await keep(store, StoredChange("t2", over, [entry(1)], payoffs=[0.5, 0.5], points=[1.0, 1.0]))
    await keep(store, StoredChange("t1", at=70, seen={0: 6}))
    await store.name_guest(Guest("ada", "Ada"))
    (folder / "key").write_bytes(b"k" * 32)
    await store.close()


def everything(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    with sqlite3.connect(folder / "dreamtable.sqlite") as db:
        return {
            name: sorted(db.execute(f"SELECT {', '.join(columns)} FROM {name}"), key=repr)
            for name, columns in COLUMNS.items()
        }


def test_there_and_back_again(tmp_path: Path, database: str) -> None:
    async def work() -> None:
        await fill(tmp_path / "a")
        copied = await copy(str(tmp_path / "a"), database)
        assert copied["tables"] == 2 and copied["log"] == 8 and copied["chat"] == 1 and copied["results"] == 2
        assert await copy(database, str(tmp_path / "b")) == copied
        assert everything(tmp_path / "a") == everything(tmp_path / "b")
        key = tmp_path / "b" / "key"
        assert key.read_bytes() == b"k" * 32 and stat.S_IMODE(key.stat().st_mode) == 0o600

    run(work())


def test_only_an_empty_store_is_copied_into(tmp_path: Path, database: str) -> None:
    async def work() -> None:
        await fill(tmp_path / "a")
        await copy(str(tmp_path / "a"), database)
        with pytest.raises(Invalid) as refused:
            await copy(str(tmp_path / "a"), database)
        assert refused.value.code == "not_empty"
        with pytest.raises(Invalid) as refused:
            await copy(str(tmp_path / "nothing"), database)
        assert refused.value.code == "no_store" and not (tmp_path / "nothing").exists()

    run(work())
