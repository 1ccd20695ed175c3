"""A server below a path: pages, calls, the socket and links, whether the proxy cuts the path or not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from dreamtable.client import Guest
from dreamtable.server.server_process import running


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with running(root_path="/night/dreams", pace=0) as server:
        yield server.address


def test_a_guest_plays_below_the_path(address: str) -> None:
    async def play() -> None:
        async with Guest(f"{address}/night/dreams", "Ada") as ada:
            assert "Path=/night/dreams/;" in (await ada.http.get("/me", headers={"cookie": ""})).headers["set-cookie"]
            facts = await ada.play_now("dream_ravens", 2)
            async with ada.watch(facts.id) as table:
                assert (await table.until(lambda s: bool(s.perspectives))).table.id == facts.id

    asyncio.run(play())


@pytest.mark.parametrize("before", ["/night/dreams", ""])
def test_pages_and_calls_answer_with_and_without_the_path(address: str, before: str) -> None:
    with httpx.Client(base_url=address + before, trust_env=False, timeout=60) as http:
        assert http.get("/health").status_code == 200
        for page in ("/", "/t/ABCDE"):
            answer = http.get(page)
            assert answer.status_code == 200 and '<base href="/night/dreams/"' in answer.text
        assert http.get("/art/brand/favicon.svg").headers["content-type"] == "image/svg+xml"
        assert http.get("/api/v1/openapi.json").json()["servers"] == [{"url": "/night/dreams"}]
        assert http.get("/api/v1/nothing").json()["code"] == "no_page"


def test_the_path_alone_leads_to_the_page(address: str) -> None:
    answer = httpx.get(f"{address}/night/dreams", trust_env=False, follow_redirects=True, timeout=60)
    assert answer.url.path == "/night/dreams/" and answer.status_code == 200


def test_a_path_that_only_begins_like_it_is_another(address: str) -> None:
    assert httpx.get(f"{address}/night/dreamships/health", trust_env=False, timeout=60).text.startswith("<!doctype")


def test_the_page_has_no_address_from_the_root() -> None:
    page = (Path(__file__).parents[2] / "web" / "index.html").read_text()
    assert page.count('href="/') == 1 and '<base href="/" />' in page
