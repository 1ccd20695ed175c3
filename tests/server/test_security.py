"""The edge: origins, headers, cookies, sizes, rates, and nothing that should stay inside."""

from __future__ import annotations

import asyncio
import io
import socket
import stat
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest
import segno
from starlette.applications import Starlette
from starlette.routing import Route
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from dreamtable.client import Guest, Refused, moves, new_id
from dreamtable.protocol import messages as p
from dreamtable.server.identity import Identity
from dreamtable.server.server_process import running
from dreamtable.server.settings import Settings, lan_address
from dreamtable.server.static_files import Pages
from support.event_loop import run
from support.http import get
from support.raw_socket import frame, open_socket, read_frame


def test_a_page_elsewhere_gets_nothing(server: str) -> None:
    host = server.removeprefix("http://")
    for headers in (
        {"host": "evil.example"},
        {"host": host, "origin": "http://evil.example"},
        {"host": host, "origin": "null"},
        {"host": host, "origin": f"http://{host}1"},
        {"host": "192.168.1.7:8340"},  # only with --lan
        {"host": "127.0.0.1:many"},  # no addresses at all
        {"host": "127.0.0.1/elsewhere"},
        {"host": "somebody@127.0.0.1"},
    ):
        answer = get(f"{server}/api/v1/me", headers=headers)
        assert answer.status_code == 403 and answer.json()["code"] == "wrong_host", headers
    assert get(f"{server}/api/v1/me", headers={"origin": server}).status_code == 200


def test_a_socket_from_another_origin_or_without_a_guest_is_not_opened(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            address = "ws" + server.removeprefix("http") + "/ws"
            with pytest.raises(InvalidStatus) as refused:
                evil = Origin("http://evil.example")
                await connect(address, origin=evil, additional_headers={"cookie": ada.cookie}, proxy=None)
            assert refused.value.response.status_code == 403
            forged = ada.cookie[:-1] + ("0" if ada.cookie[-1] != "0" else "1")
            name = ada.cookie.partition("=")[0]
            for cookie in ("", forged, f"{name}=.", f"{name}=abc", ada.cookie.replace(name, "dreamtable")):
                async with connect(address, additional_headers={"cookie": cookie}, proxy=None) as socket:
                    with pytest.raises(ConnectionClosed) as closed:
                        await socket.recv()
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008

    run(work())


def test_lan_lets_in_the_local_network_and_nothing_else() -> None:
    settings = Settings(Path("x"), lan=True)
    assert settings.answers_to("192.168.1.7") and settings.answers_to("10.0.0.3") and settings.answers_to("localhost")
    assert not settings.answers_to("8.8.8.8") and not settings.answers_to("evil.example")
    assert Settings(Path("x"), names=frozenset({"dream.example"})).answers_to("dream.example")


def test_on_the_local_network_the_qr_code_holds_an_address_that_a_phone_can_reach(tmp_path: Path) -> None:
    async def work(server: str) -> tuple[bytes, bytes]:
        async with Guest(server, "Ada") as ada:
            facts = await ada.lay("dream_ravens", 2)
            link = f"{server.replace('127.0.0.1', lan_address())}/t/{facts.code}".upper()  # larger squares
            out = io.BytesIO()
            segno.make(link, micro=False).save(out, kind="svg", scale=8, border=2, dark="#1b1426", light="#f6efe2")
            return await ada.fetch("GET", f"/tables/{facts.id}/qr.svg"), out.getvalue()

    with running(tmp_path, lan=True) as aside:
        shown, wanted = run(work(aside.address))
    assert shown == wanted


def test_every_answer_carries_the_usual_headers_and_no_trace(server: str) -> None:
    for path in ("/", "/api/v1/games", "/api/v1/nothing", "/health", "/t/ABCDE", "/assets/nothing.js"):
        answer = get(server + path)
        assert "default-src 'self'" in answer.headers["content-security-policy"], path
        assert (
            answer.headers["x-content-type-options"] == "nosniff" and answer.headers["referrer-policy"] == "no-referrer"
        )
        assert "server" not in answer.headers and "Traceback" not in answer.text
    assert get(f"{server}/api/v1/me").headers["cache-control"] == "no-store"


def test_behind_a_proxy_people_are_told_apart_and_cookies_are_secure(tmp_path: Path) -> None:
    with running(tmp_path, names=["dreams.example"], code_rate=1 / 40) as aside:
        site = {"host": "dreams.example:8443", "origin": "https://dreams.example:8443", "x-forwarded-proto": "https"}
        met = get(f"{aside.address}/api/v1/me", headers=site | {"x-forwarded-for": "203.0.113.5"})
        assert met.headers["set-cookie"].endswith("; Secure")
        assert get(f"{aside.address}/metrics").status_code == 200
        for told in ("203.0.113.5", "127.0.0.1, 203.0.113.5"):  # what somebody claims stands before what the proxy saw
            assert get(f"{aside.address}/metrics", headers={"x-forwarded-for": told}).status_code == 404
        for who, code in (("203.0.113.5", "no_table"), ("203.0.113.5", "too_fast"), ("203.0.113.6", "no_table")):
            headers = site | {"x-forwarded-for": who}
            join = httpx.post(f"{aside.address}/api/v1/join", json={"code": "AAAAA"}, headers=headers, trust_env=False)
            assert join.json()["code"] == code


def test_the_cookie_is_http_only_same_site_and_signed(server: str, data: Path) -> None:
    cookie = get(f"{server}/api/v1/me").headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie
    one, two = Identity.at(data), Identity.at(data)
    guest = one.new_guest()
    assert two.read(one.sign(guest)) == guest
    assert two.read(one.sign(guest)[:-1]) is None and two.read(guest) is None and two.read("") is None
    assert Identity(b"another key").read(one.sign(guest)) is None
    name = two.cookie
    assert two.guest_of(f"{name}=another.program; theme=dark; {name}={one.sign(guest)}") == guest
    assert two.guest_of(f"{name}=another.program; {name}") is None
    assert stat.S_IMODE((data / "key").stat().st_mode) == 0o600


def test_two_servers_on_one_host_do_not_take_each_others_guests(tmp_path: Path) -> None:
    """A browser keeps one jar for all ports of a host."""

    async def play_at_both(one: str, two: str) -> None:
        async with Guest(one, "Ada") as ada, Guest(two, "Bob") as bob:
            ada.http.cookies.update(bob.http.cookies)
            bob.http.cookies.update(ada.http.cookies)
            for guest in (ada, bob):
                facts = await guest.lay("dream_ravens", 2)
                async with guest.watch(facts.id) as table:
                    assert table.snapshot.you.name == guest.name and table.snapshot.you.host

    with running(tmp_path / "one") as one, running(tmp_path / "two") as two, httpx.Client(trust_env=False) as browser:
        run(play_at_both(one.address, two.address))
        for server, name in ((one, "Ada"), (two, "Bob")):
            told = browser.post(f"{server.address}/api/v1/me", json={"name": name})
            assert told.status_code == 200 and "set-cookie" in told.headers
        for server, name in ((one, "Ada"), (two, "Bob")):
            told = browser.get(f"{server.address}/api/v1/me")
            assert told.json()["name"] == name and "set-cookie" not in told.headers
            described = browser.get(f"{server.address}/api/v1/openapi.json").json()
            cookie = described["components"]["securitySchemes"]["guest"]["name"]
            assert cookie == Identity.at(server.data).cookie and cookie in browser.cookies
            assert cookie in browser.get(f"{server.address}/api/v1/docs").text
        assert len(browser.cookies) == 2
    with running(tmp_path / "one") as again:  # another port, the same guests
        told = httpx.get(f"{again.address}/api/v1/me", cookies=browser.cookies, trust_env=False)
        assert told.json()["name"] == "Ada"


def test_a_newline_is_no_part_of_ids_codes_and_luck(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.lay("dream_ravens", 2)
            for path, body in (
                ("/play", {"game": "dream_ravens", "luck": "0" * 64 + "\n"}),
                ("/join", {"code": f"{facts.code}\n"}),
            ):
                with pytest.raises(Refused) as refused:
                    await ada.call("POST", path, p.TableFacts, body)
                assert refused.value.code == "bad_request"
            async with ada.watch(facts.id) as table:
                with pytest.raises(Refused) as refused:
                    await table.ask(p.Ping("1\n", 0.0))
                assert refused.value.code == "bad_message"

    run(work())


def test_an_id_that_cannot_be_any_is_no_table(server: str) -> None:
    for id in ("%00", "%ff", "a%20b", "a" * 2000, "%F0%9F%8C%99"):
        for what in ("", "/qr.svg", "/replay", "/replay/steps"):
            answer = get(f"{server}/api/v1/tables/{id}{what}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no_table"), id


def test_a_body_is_json_in_capitals_too_and_nothing_else(server: str) -> None:
    for kind, status in (("Application/JSON; charset=utf-8", 200), ("text/plain", 415), ("", 415)):
        headers = {"content-type": kind}
        told = httpx.post(f"{server}/api/v1/me", content=b'{"name": "Ada"}', headers=headers, trust_env=False)
        assert told.status_code == status, kind


def test_files_outside_of_the_app_are_not_served(server: str) -> None:
    for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml", "/..%2fserver%2fapp.py", "/.stamp", "/%00"):
        answer = get(server + path)
        assert "dreamtable" not in answer.text.lower() or answer.headers["content-type"].startswith("text/html"), path


def test_the_app_is_kept_by_browsers_as_long_as_it_is_the_same(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "a-1234.js").write_text("0")
    app = Starlette(routes=[Route("/{path:path}", Pages(tmp_path).serve)])

    async def work() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as browser:
            asset = await browser.get("/assets/a-1234.js")
            assert "immutable" in asset.headers["cache-control"]
            page = await browser.get("/t/ABCDE")
            assert page.text == "<!doctype html>" and page.headers["cache-control"] == "no-cache"
            again = await browser.get("/", headers={"if-none-match": page.headers["etag"]})
            assert again.status_code == 304 and again.content == b""
            assert (await browser.get("/assets/b-1234.js")).status_code == 404

    run(work())


def test_large_texts_travel_packed_and_pictures_as_they_are(tmp_path: Path) -> None:
    text = "dream " * 1000
    for name in ("app.js", "art.webp"):
        (tmp_path / name).write_text(text)
    app = Starlette(routes=[Route("/{path:path}", Pages(tmp_path).serve)])

    async def work() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as browser:
            packed = await browser.get("/app.js")
            assert packed.headers["content-encoding"] == "gzip" and packed.text == text
            assert packed.headers["content-type"].startswith("text/javascript")
            assert int(packed.headers["content-length"]) < len(text) / 10
            again = await browser.get("/app.js", headers={"if-none-match": packed.headers["etag"]})
            assert again.status_code == 304
            for path, accepted in (("/app.js", "identity"), ("/art.webp", "gzip")):
                plain = await browser.get(path, headers={"accept-encoding": accepted})
                assert "content-encoding" not in plain.headers and plain.text == text
                assert plain.headers["etag"] != packed.headers["etag"]

    run(work())


def test_what_is_too_big_is_refused(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada:
            with pytest.raises(Refused) as refused:
                await ada.call("POST", "/me", p.Me, {"name": "a" * 100_000})
            assert refused.value.code == "too_big"
            facts = await ada.lay("dream_ravens", 2)
            address = "ws" + server.removeprefix("http") + "/ws"
            async with connect(address, additional_headers={"cookie": ada.cookie}, proxy=None) as socket:
                await socket.send("x" * 20_000)
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await socket.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
            async with ada.watch(facts.id) as table:
                assert table.snapshot.table.id == facts.id

    run(work())


def test_a_flood_is_refused_and_then_cut_off_and_others_play_on(tmp_path: Path) -> None:
    async def work(server: str) -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Mallory") as mallory:
            facts = await ada.play_now("dream_ravens", 2)
            address = "ws" + server.removeprefix("http") + "/ws"
            async with ada.watch(facts.id) as table:
                async with connect(address, additional_headers={"cookie": mallory.cookie}, proxy=None) as flood:
                    ping = msgspec.json.encode(p.Ping("x", 0)).decode()
                    codes = []
                    with suppress(ConnectionClosed):
                        for _ in range(1000):
                            await flood.send(ping)
                    with pytest.raises(ConnectionClosed):
                        while True:
                            codes.append(msgspec.json.decode(await flood.recv()).get("code"))
                    assert "too_fast" in codes
                assert (await table.ask(p.Ping(new_id(), 1.0))).at == 1.0

    with running(tmp_path, pace=0, rate=20.0) as aside:
        run(work(aside.address))


def test_a_client_that_was_cut_off_for_its_haste_comes_back(tmp_path: Path) -> None:
    async def work(server: str) -> None:
        async with Guest(server, "Ada") as ada:
            facts = await ada.lay("dream_ravens", 2)
            async with ada.watch(facts.id) as table:
                pings = [table.ask(p.Ping(new_id(), 0.0)) for _ in range(300)]
                await asyncio.gather(*pings, return_exceptions=True)
                assert table.goodbye is not None and table.goodbye.code == "too_fast"
                for _ in range(1000):
                    with suppress(Refused):
                        assert isinstance(await table.ask(p.Ping(new_id(), 0.0)), p.Pong)
                        return
                raise AssertionError("it is refused for ever")

    with running(tmp_path) as aside:
        run(work(aside.address))


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    async def work(server: str) -> None:
        async with Guest(server) as mallory:
            codes = []
            for k in range(30):
                with pytest.raises(Refused) as refused:
                    await mallory.join("AAAA" + chr(ord("A") + k % 26))
                codes.append(refused.value.code)
            assert codes[0] == "no_table" and codes[-1] == "too_fast"

    with running(tmp_path, http_rate=1e6) as aside:
        run(work(aside.address))


def test_a_client_that_never_reads_slows_nobody(server: str) -> None:
    async def work() -> None:
        async with Guest(server, "Ada") as ada, Guest(server, "Sloth") as sloth:
            facts = await ada.lay("dream_ravens", 2, {"limit": 300})
            wire = socket.socket()
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            wire.connect(("127.0.0.1", int(server.rpartition(":")[2])))
            reader, writer = await open_socket(server, sloth.cookie, sock=wire, limit=1024)
            writer.write(frame(msgspec.json.encode(p.Hello("1", facts.id))))
            async with ada.watch(facts.id) as table:
                await table.sit(1, "Bob")
                await table.start()
                for _ in range(400):
                    if table.snapshot.result is not None:
                        break
                    seat = table.snapshot.waiting[0]
                    perspective = next(e for e in table.snapshot.perspectives if e.seat == seat)
                    await table.move(seat, moves(perspective)[-1])
                last = table.snapshot.version
            while msgspec.json.decode(await read_frame(reader))["version"] < last:
                pass  # in the end it is shown the present, too
            writer.close()

    run(work())


def test_no_secret_and_no_guest_is_in_the_logs(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def work(server: str) -> tuple[str, str]:
        async with Guest(server, "Ada") as ada:
            facts = await ada.play_now("dream_ravens", 2)
            async with ada.watch(facts.id) as table:
                with pytest.raises(Refused):
                    await table.move(0, {"type": "nonsense"})
            return ada.cookie, facts.id

    with running(tmp_path, pace=0) as aside:
        cookie, table = run(work(aside.address))
    said = capfd.readouterr()
    for secret in (cookie.partition("=")[2], cookie.partition("=")[2].partition(".")[0], table):
        assert secret not in said.err + said.out
