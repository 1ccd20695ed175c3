"""An evening in one real browser: a big screen, a laptop and two phones, with a lost phone and a server that is killed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from dreamtable.server.server_process import ServerProcess
from support.big_screen import SCREENS, unreadable
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
