"""Whoever runs a server governs it: with a key of its own, over HTTP, from the console and from the command line."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from dreamtable.client import Guest, Refused, moves
from dreamtable.server.identity import ADMIN_KEY
from dreamtable.server.server_process import PATIENCE, ServerProcess, running, same_sources
from support.waiting import until

FREE = {"pace": 0, "rate": 1e6, "http_rate": 1e6, "code_rate": 1e6}


@pytest.fixture
def server(data: Path) -> Iterator[ServerProcess]:
    with running(data, **FREE) as started:
        yield started


def key(server: ServerProcess) -> str:
    return (server.data / ADMIN_KEY).read_bytes().hex()


def ask(server: ServerProcess, method: str, path: str, **body: object) -> Any:
    headers = {"authorization": f"Bearer {key(server)}"}
    answer = httpx.request(
        method, f"{server.address}/api/v1/admin{path}", headers=headers, json=body or None, trust_env=False, timeout=60
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def command(server: ServerProcess, *words: str, code: int = 0) -> str:
    place = ["--server", server.address, "--data", str(server.data)]
    done = subprocess.run(
        [sys.executable, "-m", "dreamtable", "admin", *place, *words],
        capture_output=True,
        text=True,
        env=same_sources(),
    )
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


async def refused(asked: Awaitable[object]) -> str:
    with pytest.raises(Refused) as problem:
        await asked
    return problem.value.code


async def lay(host: Guest) -> Any:
    return await host.lay("dream_ravens", 2)


# -- the key ------------------------------------------------------------------------------------------------------
def test_nothing_is_told_or_done_without_the_key(server: ServerProcess) -> None:
    from dreamtable.server.http_api.admin_api import ADMIN_ENDPOINTS

    for endpoint in ADMIN_ENDPOINTS:
        path = f"{server.address}/api/v1{endpoint.path}".replace("{table}", "x").replace("{guest}", "x")
        for headers in ({}, {"authorization": "Bearer " + "0" * 64}, {"authorization": f"Basic {key(server)}"}):
            answer = httpx.request(endpoint.method, path, headers=headers, trust_env=False, timeout=60)
            assert (answer.status_code, answer.json()["code"]) == (401, "not_admin"), endpoint.path


def test_the_key_is_the_owners_and_stays_the_same(data: Path) -> None:
    with running(data) as server:
        first = key(server)
        assert (data / ADMIN_KEY).stat().st_mode & 0o077 == 0 and first != (data / "key").read_bytes().hex()
    with running(data) as server:
        assert key(server) == first and ask(server, "GET", "/load")["well"]


def test_keys_cannot_be_tried_by_the_thousand(data: Path) -> None:
    with running(data, code_rate=0.01) as server:
        tries = [
            httpx.get(f"{server.address}/api/v1/admin/load", trust_env=False, timeout=60).json()["code"]
            for _ in range(3)
        ]
    assert tries[0] in ("not_admin", "too_fast") and tries[-1] == "too_fast"


# -- tables ---------------------------------------------------------------------------------------------------------
def test_a_closed_table_lets_nobody_in_until_it_is_opened(server: ServerProcess) -> None:
    async def evening() -> None:
        async with Guest(server.address, "Ada") as ada:
            facts = await lay(ada)
            async with ada.watch(facts.id) as table:
                assert facts.code in command(server, "tables")
                command(server, "close", facts.code, "--why", "It is late.")
                await until(lambda: table.goodbye is not None)
                assert table.goodbye is not None and table.goodbye.code == "table_closed"
                assert "It is late." in table.goodbye.why
            assert await refused(ada.call("GET", f"/tables/{facts.id}", dict)) == "table_closed"
            assert "closed" in command(server, "tables")
            command(server, "open", facts.code)
            async with ada.watch(facts.id) as table:
                assert table.snapshot.table.id == facts.id

    asyncio.run(evening())


def test_a_deleted_table_is_gone_with_everything(server: ServerProcess) -> None:
    async def evening() -> None:
        async with Guest(server.address, "Ada") as ada:
            facts = await ada.play_now("dream_ravens", 2)
            async with ada.watch(facts.id):
                command(server, "delete", facts.id)
            assert await refused(ada.call("GET", f"/tables/{facts.id}", dict)) == "table_closed"
            data = await ada.call("GET", "/me/data", dict)
            assert data["tables"] == []

    asyncio.run(evening())
    assert "no_table" in command(server, "delete", "nothing", code=2)


# -- people ---------------------------------------------------------------------------------------------------------
def test_a_banned_guest_is_out_at_once_and_everywhere(server: ServerProcess) -> None:
    async def evening() -> None:
        async with Guest(server.address, "Ada") as ada, Guest(server.address, "Olek") as olek:
            facts = await lay(ada)
            async with ada.watch(facts.id), olek.watch(facts.id) as watching:
                (who,) = (p for p in ask(server, "GET", "/people")["people"] if p["name"] == "Olek")
                assert who["addresses"] == ["127.0.0.1"] and who["tables"] == [facts.code] and not who["banned"]
                command(server, "ban", who["guest"], "--why", "Be kind next time.")
                await until(lambda: watching.goodbye is not None)
                assert watching.goodbye is not None and watching.goodbye.code == "banned"
            assert await refused(olek.call("GET", "/games", dict)) == "banned"
            assert await ada.games()
            (found,) = ask(server, "GET", "/people/olek")["people"]
            assert found["banned"]
            command(server, "unban", who["guest"])
            assert await olek.games()

    asyncio.run(evening())


def test_a_banned_network_is_out_after_a_restart_too(data: Path) -> None:
    with running(data) as server:
        command(server, "ban", "127.0.0.0/8")
        assert httpx.get(f"{server.address}/api/v1/me", trust_env=False, timeout=60).json()["code"] == "banned"
    with running(data) as server:
        assert httpx.get(f"{server.address}/api/v1/me", trust_env=False, timeout=60).json()["code"] == "banned"
        command(server, "unban", "127.0.0.1/8")  # another spelling of the same
        assert httpx.get(f"{server.address}/api/v1/me", trust_env=False, timeout=60).status_code == 200
        assert "no_rule" in command(server, "unban", "127.0.0.1/8", code=2)


def test_a_ban_of_nobody_is_refused(server: ServerProcess) -> None:
    for slip in ("203.0.113.777", "Olek", "not@nybody-16chr"):
        assert "bad_rule" in command(server, "ban", slip, code=2)


def test_unwanted_words_are_refused_in_chat_and_names(server: ServerProcess) -> None:
    async def evening() -> None:
        async with Guest(server.address, "Ada") as ada:
            facts = await lay(ada)
            async with ada.watch(facts.id) as table:
                command(server, "filter", "Turnip")
                assert await refused(table.say("What a TÜRNIP!")) == "unwanted_words"
                assert await refused(ada.rename("turnip")) == "unwanted_words"
                await table.say("turnips are fine")
                command(server, "unfilter", "turnip")
                await table.say("turnip")
            command(server, "filter", "rude")
            assert ask(server, "GET", "/rules")["rules"][0]["kind"] == "word_list"

    asyncio.run(evening())


def test_everybody_reads_an_announcement(server: ServerProcess) -> None:
    async def evening() -> None:
        async with Guest(server.address, "Ada") as ada:
            facts = await lay(ada)
            async with ada.watch(facts.id) as table:
                command(server, "announce", "A break at nine.")
                await until(lambda: table.announcement == "A break at nine.")
                assert (await ada.call("GET", "/me", dict))["announcement"] == "A break at nine."
                command(server, "announce")
                await until(lambda: table.announcement == "")

    asyncio.run(evening())


def test_a_draining_server_lets_games_end_and_none_begin(server: ServerProcess) -> None:
    async def evening() -> None:
        async with Guest(server.address, "Ada") as ada:
            facts = await ada.play_now("dream_ravens", 2, {"rounds": 1})
            command(server, "drain")
            assert await refused(lay(ada)) == "draining"
            async with ada.watch(facts.id) as table:
                while (
                    now := await table.until(lambda s: s.result is not None or 0 in s.waiting, PATIENCE)
                ).result is None:
                    await table.move(0, moves(now.perspectives[0])[0], now.version)
            command(server, "drain", "--wait")
            assert ask(server, "GET", "/load")["draining"]
            command(server, "drain", "--off")
            await lay(ada)

    asyncio.run(evening())


# -- members --------------------------------------------------------------------------------------------------------
def test_a_private_server_asks_for_its_password(data: Path) -> None:
    with (
        running(data, password="moon kite", **FREE) as server,
        httpx.Client(base_url=server.address, trust_env=False, timeout=60) as http,
    ):
        assert http.get("/api/v1/games").json()["code"] == "members_only"
        page = http.get("/t/ABCDE")
        assert "<form" in page.text and "index-" not in page.text and http.get("/index.html").text.count("<form") == 1
        assert http.post("/enter", data={"word": "sun"}).status_code == 403
        entered = http.post("/enter", data={"word": "moon kite", "next": "/t/ABCDE"})
        assert (entered.status_code, entered.headers["location"]) == (303, "/t/ABCDE")
        assert http.get("/api/v1/games").status_code == 200 and "<form" not in http.get("/").text
        for outside in ("https://evil.example/", "//evil.example", "/\\evil.example"):
            entered = http.post("/enter", data={"word": "moon kite", "next": outside})
            assert entered.headers["location"] == "/"

        async def visit() -> None:
            async with Guest(server.address) as nobody:
                raise AssertionError(nobody)

        with pytest.raises(Refused, match="among friends"):
            asyncio.run(visit())
    with running(data, password="another", **FREE) as server:
        assert (
            httpx.get(
                f"{server.address}/api/v1/games", headers={"cookie": cookies(http)}, trust_env=False, timeout=60
            ).json()["code"]
            == "members_only"
        )


def cookies(http: httpx.Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


def test_an_invitation_opens_the_door_as_often_as_it_says(data: Path) -> None:
    with running(data, members="everything", **FREE) as server:
        link = command(server, "invite", "--people", "2").strip()
        code = link.partition("invitation=")[2]
        assert code in httpx.get(link, trust_env=False, timeout=60).text
        seen = []
        for _ in range(3):
            answer = httpx.post(
                f"{server.address}/api/v1/enter", json={"word": code.lower()}, trust_env=False, timeout=60
            )
            seen.append(answer.status_code)
        assert seen == [200, 200, 403] and ask(server, "GET", "/rules")["rules"] == []


def test_where_only_members_lay_tables_everybody_may_look(data: Path) -> None:
    async def evening(server: ServerProcess) -> None:
        async with Guest(server.address, "Ada") as ada:
            assert await ada.games()
            assert await refused(lay(ada)) == "members_only"
            await ada.call("POST", "/enter", dict, {"word": "kite"})
            await lay(ada)

    with running(data, members="tables", password="kite", **FREE) as server:
        asyncio.run(evening(server))


# -- personal data ----------------------------------------------------------------------------------------------------
def test_a_guest_reads_and_deletes_everything_about_them(server: ServerProcess) -> None:
    async def evening() -> str:
        async with Guest(server.address, "Ada") as ada, Guest(server.address, "Olek") as olek:
            facts = await ada.lay("dream_ravens", 2)
            alone = await ada.play_now("dream_ravens", 2)
            async with ada.watch(facts.id) as table, olek.watch(facts.id) as other:
                await other.sit(1)
                await table.say("Good evening")
                await other.say("Hello")
                await table.start()
                now = await table.until(lambda s: bool(set(s.waiting) & {0, 1}), PATIENCE)
                if 0 in now.waiting:
                    await table.move(0, moves(now.perspectives[0])[0], now.version)
            found = await ada.call("GET", "/me/data", dict)
            assert found["name"] == "Ada" and {t["id"] for t in found["tables"]} == {facts.id, alone.id}
            mine = next(t for t in found["tables"] if t["id"] == facts.id)
            assert [line["text"] for line in mine["chat"]] == ["Good evening"] and mine["seats"] == [0]
            guest = str(found["guest"])
            assert json.loads(command(server, "export", guest)) == found
            await ada.call("DELETE", "/me", dict)
            gone = await ada.call("GET", "/me/data", dict)
            assert (gone["name"], gone["tables"]) == ("", [])
            async with olek.watch(facts.id) as other:
                seats = other.snapshot.table.seats
                assert seats[0].bot is not None and "Ada" not in [seat.name for seat in seats]
                assert [line.text for line in other.chat] == ["Hello"]
                await other.until(lambda s: s.result is not None or 1 in s.waiting, PATIENCE)  # play goes on
            return guest

    guest = asyncio.run(evening())
    with closing(sqlite3.connect(server.data / "dreamtable.sqlite")) as db:
        rows = "\n".join(db.iterdump())  # blobs are in hex
    assert "Olek" in rows and guest not in rows and guest.encode().hex().upper() not in rows
