"""The pages of the operate chapter are followed to the letter: every command, in order, beside a real server."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import asyncpg
import pytest

from dreamtable.client import Guest, moves
from dreamtable.lab.postgres_process import PostgresProcess, postgres, programs
from dreamtable.lab.reserved_port import ReservedPort
from dreamtable.play import replay_file as replay
from dreamtable.protocol import messages as p
from dreamtable.server.server_process import PATIENCE, same_sources
from dreamtable.server.setting_sources import OPTIONS
from support.checkout import argv
from support.doc_blocks import DOCS, blocks

OLD = Path(__file__).parents[1] / "support" / "server_of_0_1"
GOING_ON, OVER = "UCy0qc5rwf4SevMsOK1lMQ", "GRa8PX3Uea2eO2_m5nfy0Q"  # its tables
ADA = "KN7Qrt4KPXNYKUf-.7817e692d3bc74b9416c186a7eecbd8ebc9de397f4fb01b1da270900c18e7e06"  # a cookie that it has given
FOLLOWED = ("settings", "govern", "backup", "upgrade", "privacy")


@dataclass
class Host:
    """Somebody who reads a page and types what it says."""

    folder: Path
    port: int
    server: subprocess.Popen[str] | None = None
    names: dict[str, str] = field(default_factory=dict)  # what a page calls KELMO and GUEST
    more: dict[str, str] = field(default_factory=dict)  # variables

    @property
    def env(self) -> dict[str, str]:
        """The settings that a reader has made elsewhere: a free port, a folder, no browser."""
        own = {"PORT": str(self.port), "DATA": str(self.folder / "dreams"), "OPEN": "no"}
        return (
            same_sources()
            | {f"DREAMTABLE_{k}": v for k, v in own.items()}
            | {"XDG_CONFIG_HOME": str(self.folder)}
            | self.more
        )

    def serve(self, command: str) -> None:
        """Start a server in the place of the one that runs."""
        self.stop()
        self.server = subprocess.Popen(argv(command), cwd=self.folder, env=self.env, stdout=subprocess.PIPE, text=True)
        assert self.server.stdout is not None
        assert self.server.stdout.readline() == f"Dreamtable is open at http://localhost:{self.port}\n"
        assert "/admin#" in self.server.stdout.readline()

    def stop(self) -> None:
        if self.server is not None:
            self.server.terminate()
            self.server.communicate(timeout=PATIENCE)
            self.server = None

    def run(self, command: str) -> str:
        """Run a command, which must succeed, and return its output."""
        words = [self.names.get(word, word) for word in shlex.split(command)]
        done = subprocess.run(argv(words), cwd=self.folder, env=self.env, capture_output=True, text=True)
        assert done.returncode == 0, f"{command}\n{done.stderr}"
        return done.stdout

    async def lay_table(self) -> None:
        """Have a guest lay a table, and note what pages call it."""
        async with Guest(f"http://localhost:{self.port}", "Ada") as ada:
            facts = await ada.lay("dream_ravens", 2)
            data = await ada.call("GET", "/me/data", dict[str, object])
            self.names = {"KELMO": facts.code, "GUEST": str(data["guest"])}


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    port = ReservedPort()
    reader = Host(tmp_path, port.number)
    try:
        yield reader
    finally:
        reader.stop()
        port.close()


@pytest.mark.parametrize("name", FOLLOWED)
def test_a_page_can_be_followed_to_the_letter(name: str, host: Host) -> None:
    page = DOCS / "operate" / f"{name}.md"
    for block in blocks(page):
        if block.language == "toml":
            (host.folder / "settings.toml").write_text(block.text)
    host.serve("dreamtable serve")
    asyncio.run(host.lay_table())
    told: dict[str, str] = {}
    for block in blocks(page):
        for command in block.commands if block.language == "console" else []:
            if command.startswith("dreamtable serve"):
                host.serve(command)
            else:
                told[command] = host.run(command)
    assert told
    if restored := {"backup": "restored", "upgrade": "back"}.get(name):  # what the last server runs on
        assert host.names["KELMO"] in host.run(f"dreamtable admin --data {restored} tables")
    if name == "govern":
        assert (
            host.names["KELMO"] not in host.run("dreamtable admin tables")
            and "/enter?invitation=" in told["dreamtable admin invite --people 3"]
        )
    if name == "privacy":
        assert host.names["GUEST"] in told["dreamtable admin people Ada"]
        assert host.names["GUEST"] not in host.run("dreamtable admin people Ada")


def test_a_server_of_0_1_is_upgraded_by_the_page(host: Host) -> None:
    data = host.folder / "dreams"
    data.mkdir()
    (data / "key").write_bytes(bytes.fromhex((OLD / "key.hex").read_text()))
    with closing(sqlite3.connect(data / "dreamtable.sqlite")) as db:
        db.executescript((OLD / "dreamtable.sql").read_text())
        db.execute("UPDATE tables SET touched = ?", [time.time()])  # what lay untouched for a month would be deleted
        db.commit()
    page = DOCS / "operate" / "upgrade.md"
    above = page.read_text().split("## From 0.1")[0].count("\n")
    followed = next(block for block in blocks(page) if block.line > above)
    for command in followed.commands:
        if command.startswith("dreamtable serve"):
            host.serve(command)
        else:
            host.run(command)
    assert (host.folder / "dreams-of-0.1" / "dreamtable.sqlite").exists()

    async def come_back() -> None:
        ada = Guest(f"http://localhost:{host.port}")
        ada.http.cookies.set("dreamtable-73cf0e83", ADA)
        async with ada:
            assert (await ada.call("GET", "/me", p.Me)).name == "Ada"
            assert {table.id for table in await ada.my_tables()} >= {GOING_ON}
            assert replay.verify(await ada.replay(OVER)) == []
            async with ada.watch(GOING_ON) as table:
                now = await table.until(lambda s: 0 in s.waiting)
                assert "Good evening!" in [line.text for line in now.chat]
                after = await table.move(0, moves(now.perspectives[0])[0], now.version)
                assert after.version > now.version

    asyncio.run(come_back())


def test_several_machines_are_set_up_backed_up_and_restored_by_the_page(host: Host, tmp_path: Path) -> None:
    with postgres(fsync="off") as server:
        asyncio.run(make_way_for_its_user(server))
        where = {"HOST": "127.0.0.1", "PORT": str(server.port), "USER": "keeper", "DATABASE": "postgres"}
        host.more = {f"PG{k}": v for k, v in where.items()} | {"PATH": f"{programs()}{os.pathsep}{os.environ['PATH']}"}
        host.serve("dreamtable serve")
        asyncio.run(host.lay_table())
        host.stop()
        own = {"db.example": f"127.0.0.1:{server.port}", "~/.local/share/dreamtable": str(tmp_path / "dreams")}
        nodes = 0
        for block in blocks(DOCS / "host-many.md"):
            for command in block.commands if block.language == "sh" else []:
                for word, real in own.items():
                    command = command.replace(word, real)
                if command.startswith("dreamtable serve"):
                    host.serve(command)
                    nodes += 1
                    assert host.names["KELMO"] in host.run(f"dreamtable admin --database {database_of(command)} tables")
                else:
                    host.run(command)
        assert nodes == 2
        host.stop()


def database_of(command: str) -> str:
    return next(word for word in shlex.split(command) if word.startswith("postgresql:"))


async def make_way_for_its_user(server: PostgresProcess) -> None:
    """Leave the cluster to another administrator, so that the page may make the user `dreamtable`."""
    first = await asyncpg.connect(server.url)
    await first.execute("CREATE ROLE keeper SUPERUSER LOGIN")
    await first.close()
    keeper = await asyncpg.connect(server.url.replace("//dreamtable@", "//keeper@"))
    await keeper.execute("ALTER ROLE dreamtable RENAME TO founder")
    await keeper.close()


def test_the_page_of_settings_has_every_setting_and_no_other() -> None:
    page = (DOCS / "operate" / "settings.md").read_text().split("## All settings")[1].split("\n## ")[0]
    named = {
        n for line in page.splitlines() if line.startswith("| `") for n in re.findall(r"`([\w-]+)`", line.split("|")[1])
    }
    assert named == {option.name for option in OPTIONS.values()}


def test_the_chapter_names_all_its_pages() -> None:
    index = (DOCS / "operate" / "index.md").read_text()
    assert all(f"]({page.name})" in index for page in (DOCS / "operate").glob("*.md") if page.name != "index.md")
