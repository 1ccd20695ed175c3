"""What holds on every screen: axe finds nothing, a keyboard is enough, the line may break, and nobody's secrets arrive."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from browser.conftest import DESKTOP, PHONE
from browser.robot import WISHES, Robot
from dreamtable.games import load, names

Person = Callable[..., Page]
TITLES = {name: load(name).facts.title for name in names()}


def play_now(page: Page, game: str) -> None:
    page.get_by_role("button", name=f"Play now: {TITLES[game]}, with bots", exact=True).first.click()
    page.locator(".banner").first.wait_for()


def violations(page: Page) -> list[str]:
    """What axe finds once everything is there: fonts, pictures, and the last transition at its end."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_function("() => document.getAnimations().every(a => a.playState !== 'running')")
    found = Axe().run(page).response["violations"]
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_at_home(size: str, person: Person) -> None:
    page = person("Ada", {"desktop": DESKTOP, "phone": PHONE}[size])
    page.get_by_role("button", name="Play now: Dream, with bots").first.wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("game", names())
def test_one_click_and_you_play_and_axe_finds_nothing(game: str, person: Person) -> None:
    page = person("Ada", PHONE)
    play_now(page, game)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways scroll on a phone"


def tab_to(page: Page, pattern: str, most: int = 120) -> None:
    """Press Tab until something with such a name has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        name = page.evaluate(
            "() => document.activeElement.getAttribute('aria-label') || document.activeElement.innerText || ''"
        )
        if re.search(pattern, name):
            return
    raise AssertionError(f"the keyboard does not reach {pattern}")


def test_a_keyboard_is_enough(person: Person) -> None:
    page = person("Ada")
    tab_to(page, "^Play now: Dream, with bots")
    page.keyboard.press("Enter")
    page.locator(".banner").first.wait_for()
    for position in (1, 2):
        tab_to(page, f"^Your land {position}, face down")
        page.keyboard.press("Enter")
    expect(page.get_by_text("Look at two of your lands.")).to_have_count(0)


def test_a_broken_line_mends_itself(person: Person) -> None:
    page = person("Ada")
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/ws$"), connect)
    play_now(page, "dreams_and_nightmares")
    expect(page.get_by_text("Connected", exact=True)).to_be_visible()
    robot = Robot(page, WISHES["Dreams and Nightmares"], 4)
    for cuts in (1, 2, 3):
        lines[-1].close()
        page.wait_for_function("() => [...document.querySelectorAll('*')].some(e => e.innerText === 'Connected')")
        before = robot.deeds
        while robot.deeds < before + 2 and robot.act():
            pass
        assert len(lines) >= cuts + 1, "the page called again by itself"


def snapshots(frames: list[str]) -> list[dict[str, Any]]:
    told = [json.loads(frame) for frame in frames]
    return [t for t in told if t.get("type") == "snapshot"]


@pytest.mark.parametrize(
    "game, secret",
    [("dreams_and_nightmares", "hands"), ("dream_power_trick", "hands"), ("dream_ravens", "gains")],
)
def test_nothing_reaches_a_page_that_its_seat_may_not_know(game: str, secret: str, person: Person) -> None:
    """`secret` is what a view of this game opens only at the end."""
    page = person("Ada")
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: frames.append(str(payload)))

    page.on("websocket", listen)
    play_now(page, game)
    robot = Robot(page, WISHES[TITLES[game]], 5)
    while len(snapshots(frames)) < 12 and robot.act():
        pass
    seen = snapshots(frames)
    for snapshot in seen:
        assert {eyes["seat"] for eyes in snapshot["eyes"]} <= set(snapshot["you"]["seats"])
        assert snapshot["result"] is None or snapshot["table"]["phase"] == "over"
        for eyes in snapshot["eyes"]:
            if snapshot["table"]["phase"] == "playing" and eyes["view"]["phase"] != "reveal":
                assert eyes["view"][secret] is None
