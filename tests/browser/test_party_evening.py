"""A whole evening in one real browser: a big screen, a laptop and four phones, from the first QR code to the last night.

They dream once typed and once spoken, keep a Dream Diary and spend two nights of Dream, each game by vote.  A phone is
lost and found, another gives its seat to a new device, and the server is killed in the middle of a night.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from dreamtable.server.server_process import ServerProcess
from support.big_screen import SCREENS, unreadable
from support.lobby_pages import choose, join, seat
from support.page_checks import DESKTOP, PHONE
from support.robot import WISHES, Robot, play_on

pytestmark = pytest.mark.slow
TOUCHES = 6  # altogether, until four phones are seated
COUNT_TOUCHES = """() => addEventListener('pointerdown', () => {
  sessionStorage.touches = Number(sessionStorage.touches ?? 0) + 1
}, { capture: true })"""
TOUCHED = "() => Number(sessionStorage.touches ?? 0)"
TOUCH_SCREEN = {"has_touch": True, "is_mobile": True}
AT_THE_TABLE = ".in-hand, .banner"  # the hand on a phone, or the board
SHORT: dict[str, str | bool] = {"night": "10", "clue": "3"}
Visit = Callable[..., Page]


class Evening:
    """A server, a big screen, and the devices of everybody; the first is the host's phone."""

    def __init__(self, visit: Visit, data: Path) -> None:
        self.visit, self.data = visit, data
        self.server = self._serve()
        self.tv = visit(f"{self.server.address}/tv", SCREENS[0])
        self.devices: list[Page] = []
        self.said: set[str] = set()
        self.wrong: list[str] = []

    def _serve(self, port: int = 0) -> ServerProcess:
        return ServerProcess(self.data, port=port, pace=0.1, rate=1e6, http_rate=1e6, code_rate=1e6)

    def phone(self, path: str, **device: object) -> Page:
        """Somebody takes a phone and opens a path of the server."""
        phone = self.visit(f"{self.server.address}{path}", PHONE, **TOUCH_SCREEN, **device)
        phone.evaluate(COUNT_TOUCHES)
        phone.add_init_script(f"({COUNT_TOUCHES})()")  # in case it is loaded anew
        return phone

    def sit_down(self) -> str:
        """Four phones are seated by scanning, the first as the host; returns the code of the table."""
        code = self.tv.locator(".door .mine").filter(has_text=re.compile("^[A-Z]{5}$")).inner_text()
        host = self.phone(f"/s/{code}")
        host.get_by_role("button", name="When I Dream").click()
        host.get_by_role("button", name="That’s me").click()
        expect(self.tv.get_by_role("heading", name="Gather round.")).to_be_visible()
        letters = self.tv.locator(".letters").get_attribute("aria-label") or ""
        self.devices = [host]
        for _ in range(3):
            phone = self.phone(f"/T/{letters}")  # as the QR code has it
            phone.get_by_role("button", name="Sit down").click()
            phone.get_by_role("button", name="Stand up").wait_for()
            self.devices.append(phone)
        return letters

    def look(self, robot: Robot) -> None:
        """Read every new sentence of the big screen in the next of three sizes."""
        said = self.tv.evaluate("() => document.querySelector('h1')?.innerText ?? ''")
        if said and said not in self.said:
            self.said.add(said)
            self.tv.set_viewport_size(SCREENS[len(self.said) % len(SCREENS)])
            self.wrong += [f"{said}: {what}" for what in unreadable(self.tv)]

    def start(self, options: dict[str, str | bool]) -> None:
        """The host begins the game that was chosen."""
        choose(self.devices[0], options)
        self.devices[0].get_by_role("button", name=re.compile("start$", re.I)).click()
        expect(self.tv.locator(".ticket")).to_be_visible()

    def play(self, game: str, deeds: float = float("inf")) -> None:
        """Play on all devices, to the end or until something was done so many times."""
        robots = [Robot(device, WISHES[game], number) for number, device in enumerate(self.devices)]
        play_on(robots, then=self.look, deeds=deeds)

    def go_on(self, game: str) -> None:
        """Vote for the next game on every device; the host begins it, and everybody goes along."""
        for device in self.devices:
            device.get_by_role("button").filter(has=device.get_by_text(game, exact=True)).click()
        expect(self.tv.locator(".leads")).to_contain_text(game)
        self.devices[0].get_by_role("button", name=f"Play {game}", exact=True).click()
        for device in self.devices[1:]:
            device.get_by_role("link", name="To the new table").click()
        for device in self.devices:
            device.get_by_role("button", name="Stand up").wait_for()
        expect(self.tv.get_by_role("heading", name="Gather round.")).to_be_visible()
        expect(self.tv.locator(".name:not(.open)")).to_have_count(len(self.devices))

    def lose_and_find(self, number: int) -> None:
        """A phone's browser is closed; opened again, it still knows who it is and where it sat."""
        lost = self.devices[number]
        table, known = lost.url.removeprefix(self.server.address), lost.context.storage_state()
        lost.context.close()
        self.devices[number] = self.phone(table, storage_state=known)
        self.devices[number].locator(AT_THE_TABLE).first.wait_for()

    def move_to_another_phone(self, number: int) -> None:
        """Somebody goes on with another phone, by the code that the old one gives; the old one is switched off."""
        old = self.devices[number]
        name = old.evaluate("() => fetch('/api/v1/me').then(r => r.json()).then(me => me.name)")
        table = old.url.removeprefix(self.server.address)
        old.get_by_role("button", name="More").click()
        old.get_by_text("Continue on another device").click()
        old.get_by_role("button", name="Give me a code").click()
        code = old.locator("dialog details .code").inner_text()
        new = self.phone("/")
        new.get_by_label("Have a code?").fill(code)
        new.get_by_role("button", name="Join").click()
        expect(new.get_by_role("heading", name=re.compile(name))).to_be_visible()
        old.context.close()
        new.goto(f"{self.server.address}{table}")
        new.get_by_role("button", name="Stand up").wait_for()
        self.devices[number] = new

    def kill_server(self) -> None:
        """Power fails and comes back: nobody touches anything, and everybody is there again."""
        self.server.kill()
        expect(self.tv.get_by_text("looking for its table")).to_be_visible()
        for device in self.devices:
            expect(device.locator(".connection")).to_be_visible()
        self.server = self._serve(int(self.server.port))
        expect(self.tv.get_by_text("looking for its table")).to_have_count(0)
        for device in self.devices:
            expect(device.locator(".connection")).to_have_count(0)


def test_a_laptop_and_four_phones_spend_an_evening_before_the_big_screen(visit: Visit, tmp_path: Path) -> None:
    evening = Evening(visit, tmp_path)
    try:
        code = evening.sit_down()
        touches = sum(phone.evaluate(TOUCHED) for phone in evening.devices)
        assert touches <= TOUCHES, f"{touches} touches"
        tv = evening.tv
        expect(tv.locator(".name:not(.open)")).to_have_count(4)

        seat(evening.devices[0], 5)
        laptop = visit(evening.server.address, DESKTOP)
        join(laptop, evening.server.address, code, "Noor")
        evening.devices.append(laptop)
        expect(tv.get_by_text("Noor", exact=True)).to_be_visible()
        evening.start(SHORT)
        evening.play("When I Dream", deeds=8)
        evening.lose_and_find(2)
        evening.play("When I Dream")

        evening.go_on("When I Dream")
        evening.start({"spoken": True, **SHORT})
        evening.play("When I Dream")

        evening.go_on("Dream Diary")
        evening.move_to_another_phone(1)
        evening.start({})
        evening.play("Dream Diary")

        evening.go_on("Dream")
        evening.start({"rounds": "2"})
        evening.play("Dream", deeds=8)
        evening.kill_server()
        evening.play("Dream")
        expect(tv.get_by_role("heading", name="Again? Or what next?")).to_be_visible()
        assert evening.wrong == []
    finally:
        evening.server.stop()
