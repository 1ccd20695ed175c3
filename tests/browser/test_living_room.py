"""An evening in one real browser: a big screen, a laptop and two phones, with a lost phone and a server that is killed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from dreamtable.client import Guest, Refused, moves, new_id
from dreamtable.protocol import messages as p
from dreamtable.server.server_process import ServerProcess
from support.big_screen import SCREENS, unreadable
from support.event_loop import run
from support.lobby_pages import join, name_oneself, seat
from support.page_checks import DESKTOP, PHONE

pytestmark = pytest.mark.slow


def pressed(button: Locator) -> bool:
    """Press a button by its own event, and return whether it was still there: the night may begin at any moment."""
    return any(one.evaluate("b => b.isConnected && (b.click(), true)") for one in button.element_handles())


def test_a_big_screen_and_phones_spend_a_night_together(
    visit: Callable[[str, ViewportSize], Page], tmp_path: Path
) -> None:
    server = ServerProcess(tmp_path, pace=0.1, rate=1e6, http_rate=1e6, code_rate=1e6)
    try:
        tv = visit(f"{server.address}/tv", SCREENS[0])
        code = tv.locator(".door .mine").filter(has_text=re.compile("^[A-Z]{5}$")).inner_text()
        assert unreadable(tv) == []

        laptop = visit(f"{server.address}/s/{code}", DESKTOP)
        laptop.get_by_role("button", name="When I Dream").click()
        name_oneself(laptop, "Ada")
        expect(tv.get_by_role("heading", name="Gather round.")).to_be_visible()
        letters = tv.locator(".letters").get_attribute("aria-label") or ""
        seat(laptop, 4)
        bob = visit(server.address, PHONE)
        join(bob, server.address, letters, "Bob")
        eve = visit(server.address, PHONE)
        join(eve, server.address, letters, "Eve")
        expect(tv.get_by_text("Eve", exact=True)).to_be_visible()
        assert unreadable(tv) == []

        laptop.get_by_role("button", name=re.compile("and start", re.I)).click()
        expect(tv.locator(".ticket")).to_be_visible()
        people = [laptop, bob, eve]
        mask = re.compile("Put on the mask")
        night = tv.get_by_role("heading", name=re.compile("is dreaming"))
        dreamer = None  # a bot, unless somebody puts on the mask
        while not night.is_visible():
            for page in people:
                button = page.get_by_role("button", name=mask)
                if button.is_visible() and pressed(button):
                    dreamer = page
            tv.wait_for_function("() => document.querySelector('h1')?.textContent !== ''")
        spirit = eve if dreamer is bob else bob
        expect(spirit.locator(".in-hand [role=img].element")).to_be_visible()
        element = (spirit.locator(".in-hand [role=img].element").get_attribute("aria-label") or "").removeprefix(
            "The Element is "
        )
        assert element and element not in tv.content(), "the Element is on the spirits' phones only"
        assert unreadable(tv) == []

        spirit.get_by_role("button", name="Whole board").click()
        expect(spirit.locator(".in-hand")).to_have_count(0)
        spirit.get_by_role("button", name="My hand").click()
        spirit.reload()  # a phone lost and found
        expect(spirit.locator(".in-hand")).to_be_visible()

        where = tv.url
        tv.wait_for_function("async () => !!(await caches.match('offline')) && !!navigator.serviceWorker.controller")
        server.kill()
        expect(tv.get_by_text("looking for its table")).to_be_visible()
        tv.reload()  # it comes back by itself, whatever happens
        expect(tv.get_by_role("heading", name="The table is out of reach.")).to_be_visible()
        server = ServerProcess(tmp_path, port=int(server.port), pace=0.1, rate=1e6, http_rate=1e6, code_rate=1e6)
        expect(tv.locator(".ticket")).to_be_visible()
        assert tv.url == where
    finally:
        server.stop()


def test_a_big_screen_follows_its_party_to_the_game_that_it_votes_for(
    visit: Callable[[str, ViewportSize], Page], address: str
) -> None:
    laid: Future[str] = Future()
    watched, voted, seen_vote = Event(), Event(), Event()

    async def evening() -> None:
        async with Guest(address, "Ada") as ada:
            facts = await ada.play_now("dream_ravens", 3, {"limit": 20})
            laid.set_result(facts.id)
            await asyncio.to_thread(watched.wait)
            async with ada.watch(facts.id) as hers:
                while (seen := await hers.until(lambda s: s.result is not None or 0 in s.waiting, 120)).result is None:
                    open_moves = moves(seen.perspectives[0])
                    wake = [move for move in open_moves if b"wake_up" in bytes(move)]
                    try:
                        await hers.move(0, (wake or open_moves)[0], seen.version)
                    except Refused as refused:
                        assert refused.code == "stale"
                await hers.ask(p.VoteGame(new_id(), "dream_power_trick"))
                voted.set()
                await asyncio.to_thread(seen_vote.wait)
                await hers.ask(p.Rematch(new_id(), "dream_power_trick"))

    with ThreadPoolExecutor(1) as aside:  # this thread has the loop of the browser
        playing = aside.submit(run, evening(), 600)
        try:
            table = laid.result(120)
            tv = visit(f"{address}/#/tv/{table}", SCREENS[0])
            tv.locator(".tv-stage").first.wait_for()
            watched.set()
            expect(tv.get_by_role("heading", name="Again? Or what next?")).to_be_visible()
            assert voted.wait(120)
            expect(tv.locator(".leads")).to_contain_text("Dream Power Trick")
            assert unreadable(tv) == []
        finally:
            watched.set()
            seen_vote.set()
        playing.result()
        expect(tv.get_by_role("heading", name="Gather round.")).to_be_visible()
        assert table not in tv.url
