"""A backup taken while people play is one moment of it, and can be restored into either kind of store."""

from __future__ import annotations

import asyncio
import gzip
import io
import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path

import pytest

from dreamtable.client import Guest, moves
from dreamtable.kit.errors import Invalid
from dreamtable.lab.postgres_process import PostgresProcess
from dreamtable.server.server_process import PATIENCE, running
from dreamtable.store.backup import back_up, restore
from support.postgres import new_database

Log = list[tuple[str, int]]


def log_of(data: Path) -> Log:
    with closing(sqlite3.connect(data / "dreamtable.sqlite")) as db:
        return db.execute("SELECT tbl, seq FROM log ORDER BY tbl, seq").fetchall()


async def play_while_backing_up(address: str, source: str, folder: Path) -> list[Path]:
    """Play a game, and take a backup before, during and after it."""
    files: list[Path] = []
    async with Guest(address, "Ada") as ada:
        facts = await ada.play_now("dream_ravens", 2, {"rounds": 1})
        async with ada.watch(facts.id) as table:
            while (now := await table.until(lambda s: s.result is not None or 0 in s.waiting, PATIENCE)).result is None:
                playing = asyncio.create_task(table.move(0, moves(now.perspectives[0])[0], now.version))
                files.append(folder / f"{len(files)}.tar.gz")
                await asyncio.to_thread(lambda file: asyncio.run(back_up(source, file)), files[-1])
                await playing
    return files


def test_every_backup_of_a_running_server_is_a_beginning_of_its_log(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data, pace=0) as server:
        files = asyncio.run(play_while_backing_up(server.address, str(data), tmp_path))
        key = (data / "key").read_bytes()
    assert len(files) > 2
    whole = log_of(data)
    for file in files:
        again = tmp_path / file.name.partition(".")[0]
        asyncio.run(restore(file, str(again)))
        found = log_of(again)
        assert found == whole[: len(found)] and (again / "key").read_bytes() == key
        assert file.stat().st_mode & 0o077 == 0
    with running(again, pace=0) as server:
        assert asyncio.run(name_at(server.address)) == ""  # it serves


async def name_at(address: str) -> str:
    async with Guest(address) as guest:
        return guest.name


@pytest.mark.slow
def test_a_backup_moves_between_the_stores(tmp_path: Path, postgres_server: PostgresProcess) -> None:
    database = new_database(postgres_server)
    with running(tmp_path / "data", pace=0, database=database) as server:
        files = asyncio.run(play_while_backing_up(server.address, database, tmp_path))
    asyncio.run(restore(files[-1], str(tmp_path / "folder")))
    other = new_database(postgres_server)
    assert asyncio.run(restore(files[-1], other)) == asyncio.run(restore(files[-1], str(tmp_path / "second")))
    with pytest.raises(Invalid) as refused:
        asyncio.run(restore(files[-1], other))
    assert refused.value.code == "not_empty"


def test_what_is_in_the_way_or_damaged_is_named(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.tar.gz"
    with pytest.raises(Invalid) as refused:
        asyncio.run(back_up(str(data), file))
    assert refused.value.code == "no_store" and not file.exists()
    with running(data) as server:
        asyncio.run(back_up(str(data), file))
        assert server.pid
        codes = {"no_backup": tmp_path / "no" / "folder.tar.gz", "not_empty": file}
        for code, target in codes.items():
            with pytest.raises(Invalid) as refused:
                asyncio.run(back_up(str(data), target))
            assert refused.value.code == code
        with pytest.raises(Invalid) as refused:
            asyncio.run(restore(file, str(data)))
        assert refused.value.code == "in_use"
    whole = file.read_bytes()
    for damaged in (
        b"",
        whole[: len(whole) // 2],
        gzip.compress(b"no tar"),
        packed(b"no database" * 500),
        packed(None),
    ):
        file.write_bytes(damaged)
        with pytest.raises(Invalid) as refused:
            asyncio.run(restore(file, str(tmp_path / "again")))
        assert refused.value.code == "bad_backup"
    assert not (tmp_path / "again").exists()


def packed(database: bytes | None) -> bytes:
    """A tar with a file outside of its folder, and perhaps a database."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w:gz") as tar:
        for name, content in {"../stray": b"x", "dreamtable.sqlite": database}.items():
            if content is not None:
                entry = tarfile.TarInfo(name)
                entry.size = len(content)
                tar.addfile(entry, io.BytesIO(content))
    return out.getvalue()


def test_a_file_beside_the_backup_is_not_written(tmp_path: Path) -> None:
    file = tmp_path / "inner" / "backup.tar.gz"
    file.parent.mkdir()
    file.write_bytes(packed(None))
    with pytest.raises(Invalid):
        asyncio.run(restore(file, str(tmp_path / "again")))
    assert list(tmp_path.rglob("stray")) == []
