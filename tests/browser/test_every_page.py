"""What holds on every page: axe finds nothing, a keyboard is enough, a socket may break, no secrets arrive."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, ViewportSize, WebSocket, WebSocketRoute, expect

from dreamtable.games import names
from support.lobby_pages import TITLES, lay_table, play_now, seat, sit_too, start
from support.page_checks import (
    DESKTOP,
    FITS_DOWN,
    LOW_PHONE,
    ON_ITS_SIDE,
    SETTLED,
    SMALL_PHONE,
    SMALL_TABLET,
    all_complaints,
    complaints,
)
from support.robot import CURTAIN, WISHES, KeyRobot, Robot, Wish

Person = Callable[..., Page]
SHARED = [name for name in names() if name != "when_i_dream"]  # nobody can sleep and whisper on the same device


def test_home_and_lobby_are_fine_on_every_screen(person: Person) -> None:
    page = person("Ada")
    page.get_by_role("button", name="Play now: Dream, with bots").first.wait_for()
    assert all_complaints(page) == []
    lay_table(page, "Dream Diary", "Ada")
    assert all_complaints(page) == []


@pytest.mark.parametrize("game", names())
def test_one_click_and_you_play_on_a_small_phone(game: str, person: Person) -> None:
    page = person("Ada", SMALL_PHONE)
    play_now(page, game)
    assert complaints(page) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "size", [LOW_PHONE, ON_ITS_SIDE, SMALL_TABLET], ids=lambda size: f"{size['width']}x{size['height']}"
)
@pytest.mark.parametrize("game", names())
def test_a_first_game_fits_the_screen_with_its_note(game: str, size: ViewportSize, person: Person) -> None:
    page = person("Ada", size)
    play_now(page, game)
    expect(page.locator(".coach")).to_be_visible()
    page.wait_for_function(SETTLED)
    page.wait_for_function(FITS_DOWN)


def test_four_rows_fit_a_phone_on_its_side(person: Person) -> None:
    page = person("Ada")
    lay_table(page, TITLES["dreams_and_nightmares"], "Ada")
    seat(page, 4)
    start(page)
    page.set_viewport_size(ON_ITS_SIDE)
    page.wait_for_function(SETTLED)
    page.wait_for_function(FITS_DOWN)
    page.get_by_role("button", name="No more notes").click()
    page.wait_for_function(FITS_DOWN)


def test_nothing_is_asked_for_that_is_not_there(person: Person) -> None:
    page = person("Ada")
    missing: list[str] = []
    page.on("response", lambda answer: missing.append(answer.url) if answer.status >= 400 else None)
    play_now(page, "when_i_dream")
    robot = Robot(page, WISHES["When I Dream"], 2)
    while robot.deeds < 4 and robot.act():
        pass
    assert missing == []


def test_a_game_that_waits_for_me_is_on_the_home_page_whoever_answers_first(person: Person) -> None:
    page = person("Ada")
    play_now(page, "dream_ravens")
    held: list[Route] = []
    page.route(
        "**/api/v1/me", lambda route: held.append(route)
    )  # the games are shown before the server says who the visitor is
    page.goto(page.url.partition("#")[0])
    page.reload()
    page.get_by_role("button", name="Play now: Dream, with bots").first.wait_for()
    held[-1].continue_()
    expect(page.get_by_role("link", name=re.compile("Dream with two bots.*Your turn"))).to_be_visible()


# Counts what a page tells the server about what it has shown.
COUNT_SEEN = """
window.seenSent = 0
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (message) {
  if (String(message).includes('"seen"')) window.seenSent += 1
  return send.call(this, message)
}
"""


def test_a_peek_outlives_a_reload_until_it_is_put_away(person: Person) -> None:
    page = person("Ada")
    play_now(page, "dream_ravens")
    page.get_by_role("button", name="Your land 2, face down").click()
    peek = page.locator(".peek")
    found = peek.get_attribute("aria-label")
    page.reload()
    expect(peek).to_have_attribute("aria-label", found or "")
    page.add_init_script(COUNT_SEEN)
    page.reload()
    remember = page.get_by_text("I’ll remember")
    remember.wait_for()
    told = page.evaluate("window.seenSent")
    remember.click()
    page.wait_for_function("told => window.seenSent > told", arg=told)  # on whichever socket: it may have reconnected
    page.reload()
    page.get_by_role("button", name="Your land 3, face down").click()
    expect(peek).to_have_attribute("aria-label", re.compile("third land"))


@pytest.mark.slow
def test_a_keyboard_is_enough_for_a_whole_game(person: Person) -> None:
    page = person("Ada")
    keys = KeyRobot(page, WISHES["Dream"], 3)

    def reach(pattern: str) -> None:
        name = "(document.activeElement.getAttribute('aria-label') || document.activeElement.innerText || '')"
        assert keys.tab_to(f"/{pattern}/.test({name})"), f"the keyboard does not reach {pattern}"

    page.get_by_role("button", name="Invite friends to Dream", exact=True).wait_for()
    reach("^Invite friends to Dream$")
    page.keyboard.press("Enter")
    page.get_by_label("Nickname").wait_for()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Stand up").wait_for()
    assert keys.tab_to("document.activeElement.id === 'option-rounds'")
    page.keyboard.type("1")
    reach("^Fill with bots and start$")
    page.keyboard.press("Enter")
    page.locator(".banner").first.wait_for()
    while keys.act():
        pass
    assert keys.deeds > 2
    expect(page.get_by_role("link", name="Watch it again")).to_be_visible()


# The curtain lies on top everywhere.
COVERED = """
() => [0.1, 0.3, 0.5, 0.7, 0.9].every(x => [0.1, 0.3, 0.5, 0.7, 0.9].every(
  y => document.elementFromPoint(innerWidth * x, innerHeight * y)?.closest('dialog.curtain')))
"""


class SharedDevice(Robot):
    """Two players on one device: notes who lifts the curtain, and checks that it covers everything."""

    def __init__(self, page: Page, wishes: list[Wish], seed: int) -> None:
        super().__init__(page, wishes, seed)
        self.lifted: set[str] = set()

    def do(self, wish: Wish, index: int) -> None:
        said = self.page.locator(f'[data-robot="{index}"]').first.inner_text() if wish is CURTAIN else ""
        if said.startswith("I am "):
            assert self.page.evaluate(COVERED), "nothing of the table is seen while the device changes hands"
            self.lifted.add(said)
        super().do(wish, index)
        if said.startswith("I am "):
            expect(self.page.locator(".peek")).to_have_count(0)  # what the other player looked at is closed


@pytest.mark.parametrize("game", SHARED)
def test_a_device_is_passed_around_behind_a_curtain(game: str, person: Person) -> None:
    page = person("Ada", SMALL_PHONE)
    title = TITLES[game]
    lay_table(page, title, "Ada")
    seat(page, 2)
    sit_too(page, "Grandma")
    start(page)
    hands = SharedDevice(page, WISHES[title], 3)
    while len(hands.lifted) < 2 and hands.act():
        pass
    assert hands.lifted == {"I am Ada", "I am Grandma"}


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


LAPTOP: ViewportSize = {"width": 1280, "height": 640}
AT_ITS_END = """
() => {
  const log = document.querySelector('.talk-area .lines')
  return log.scrollHeight - log.scrollTop - log.clientHeight < 5
}
"""


@pytest.mark.slow
def test_the_log_stays_at_its_newest_line_whatever_the_window(person: Person) -> None:
    page = person("Ada")
    play_now(page, "dream_ravens")
    robot = Robot(page, WISHES["Dream"], 3)
    log = page.locator(".talk-area .lines")
    while log.evaluate("e => e.scrollHeight - e.clientHeight") < 200 and robot.act():
        pass
    for size in (SMALL_PHONE, DESKTOP, LAPTOP):  # a phone hides it behind a button
        page.set_viewport_size(size)
        page.wait_for_function(AT_ITS_END)


def snapshots(frames: list[str]) -> list[dict[str, Any]]:
    told = [json.loads(frame) for frame in frames]
    return [t for t in told if t.get("type") == "snapshot"]


@pytest.mark.parametrize(
    "game, secret",
    [("dreams_and_nightmares", "hands"), ("dream_power_trick", "hands"), ("dream_ravens", "gains")],
)
def test_nothing_reaches_a_page_that_its_seat_may_not_know(game: str, secret: str, person: Person) -> None:
    """`secret` is a field of the view that is filled only at the end of the game."""
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
        assert {perspective["seat"] for perspective in snapshot["perspectives"]} <= set(snapshot["you"]["seats"])
        assert snapshot["result"] is None or snapshot["table"]["phase"] == "over"
        for perspective in snapshot["perspectives"]:
            if snapshot["table"]["phase"] == "playing" and perspective["view"]["phase"] != "reveal":
                assert perspective["view"][secret] is None
