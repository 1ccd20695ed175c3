"""A whole evening in one real browser: a big screen and four phones, from the first QR code to the next game by vote."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from dreamtable.server.server_process import ServerProcess
from support.big_screen import SCREENS, unreadable
from support.lobby_pages import choose, seat
from support.page_checks import PHONE
from support.robot import WISHES, Robot, play_on

pytestmark = pytest.mark.slow
TOUCHES = 6  # altogether, until four phones are seated
COUNT_TOUCHES = """() => {
  const count = () => (window.touches = (window.touches ?? 0) + 1)
  addEventListener('pointerdown', count, { capture: true })
}"""
Visit = Callable[[str, ViewportSize], Page]


class BigScreen:
    """Looks at the big screen whenever somebody has done something: every new sentence in the next of three sizes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.said: set[str] = set()
        self.wrong: list[str] = []

    def look(self, robot: Robot) -> None:
        said = self.page.evaluate("() => document.querySelector('h1')?.innerText ?? ''")
        if said and said not in self.said:
            self.said.add(said)
            self.page.set_viewport_size(SCREENS[len(self.said) % len(SCREENS)])
            self.wrong += [f"{said}: {what}" for what in unreadable(self.page)]


def test_four_phones_sit_down_in_six_touches_and_spend_an_evening(visit: Visit, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, pace=0.1, rate=1e6, http_rate=1e6, code_rate=1e6)
    try:
        tv = visit(f"{server.address}/tv", SCREENS[0])
        code = tv.locator(".door .mine").filter(has_text=re.compile("^[A-Z]{5}$")).inner_text()
        host = visit(f"{server.address}/s/{code}", PHONE)
        host.evaluate(COUNT_TOUCHES)
        host.get_by_role("button", name="When I Dream").click()
        host.get_by_role("button", name="That’s me").click()
        expect(tv.get_by_role("heading", name="Gather round.")).to_be_visible()
        letters = tv.locator(".letters").get_attribute("aria-label") or ""
        phones = [host]
        for _ in range(3):
            phone = visit(f"{server.address}/T/{letters}", PHONE)  # as the QR code has it
            phone.evaluate(COUNT_TOUCHES)
            phone.get_by_role("button", name="Sit down").click()
            phone.get_by_role("button", name="Stand up").wait_for()
            phones.append(phone)
        touches = sum(phone.evaluate("() => window.touches ?? 0") for phone in phones)
        assert touches <= TOUCHES, f"{touches} touches"
        expect(tv.locator(".name:not(.open)")).to_have_count(4)

        seat(host, 4)
        choose(host, {"spoken": True, "night": "10", "clue": "3"})
        screen = BigScreen(tv)
        play(phones, "When I Dream", screen)
        go_on(phones, "Dream Diary", tv)
        play(phones, "Dream Diary", screen)
        assert screen.wrong == []
    finally:
        server.stop()


def play(phones: list[Page], game: str, screen: BigScreen) -> None:
    """Play a game to its end on all phones."""
    phones[0].get_by_role("button", name=re.compile("start$", re.I)).click()
    expect(screen.page.locator(".ticket")).to_be_visible()
    play_on([Robot(phone, WISHES[game], number) for number, phone in enumerate(phones)], then=screen.look)


def go_on(phones: list[Page], game: str, tv: Page) -> None:
    """Vote for the next game on every phone; the host begins it, and everybody goes along."""
    for phone in phones:
        phone.get_by_role("button", name=game).click()
    expect(tv.locator(".leads")).to_contain_text(game)
    phones[0].get_by_role("button", name=f"Play {game}").click()
    for phone in phones[1:]:
        phone.get_by_role("link", name="To the new table").click()
    expect(tv.get_by_role("heading", name="Gather round.")).to_be_visible()
