"""A whole evening in one real browser: a big screen, a laptop and four phones, four games, and two misfortunes."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from dreamtable.server.server_process import ServerProcess
from support.big_screen import SCREENS, unreadable
from support.lobby_pages import choose, join, lay_table, seat
from support.page_checks import DESKTOP, PHONE
from support.robot import STIR, WISHES, Robot, play_on

pytestmark = pytest.mark.slow
TOUCHES = 6  # altogether, until four phones are seated
COUNT_TOUCHES = """() => {
  const count = () => (window.touches = (window.touches ?? 0) + 1)
  addEventListener('pointerdown', count, { capture: true })
}"""
SHORT_NIGHTS: dict[str, str | bool] = {"night": "10", "clue": "3"}
FACES = "() => [0, 1, 2, 3].map(s => document.querySelector(`[data-face='${s}'] img`).getAttribute('src'))"
NAMES = re.compile(r"\b[A-Z]\w*(, | and )?|\d+")
Visit = Callable[[str, ViewportSize], Page]


class BigScreen:
    """Looks at the big screen whenever somebody has done something: every new sentence in the next of three sizes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.said: set[str] = set()
        self.wrong: list[str] = []

    def look(self, robot: Robot) -> None:
        said = self.page.evaluate("() => document.querySelector('h1')?.innerText ?? ''")
        if (sentence := NAMES.sub("", said)) not in self.said:
            self.said.add(sentence)
            self.page.set_viewport_size(SCREENS[len(self.said) % len(SCREENS)])
            self.wrong += [f"{said}: {what}" for what in unreadable(self.page)]


def test_a_big_screen_a_laptop_and_four_phones_spend_an_evening(visit: Visit, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, pace=0.1, rate=1e6, http_rate=1e6, code_rate=1e6)
    try:
        tv = visit(f"{server.address}/tv", SCREENS[0])
        phones = gather(visit, server.address, tv)
        laptop = visit(server.address, DESKTOP)
        seat(phones[0], 5)
        join(laptop, server.address, letters_on(tv), "Ada")
        people, screen = [*phones, laptop], BigScreen(tv)
        screen.look(Robot(tv, []))

        choose(phones[0], {**SHORT_NIGHTS, "spoken": True})
        play(people, "When I Dream", screen)
        go_on(people, "Dream Diary", tv)
        play(people, "Dream Diary", screen)
        go_on(people, "Dream", tv)
        choose(phones[0], {"rounds": "2"})
        play(people, "Dream", screen)
        go_on(people, "When I Dream", tv)
        choose(phones[0], SHORT_NIGHTS)
        server = spend_a_night_typing(people, screen, server, tmp_path)
        assert screen.wrong == []
    finally:
        server.stop()


def gather(visit: Visit, address: str, tv: Page) -> list[Page]:
    """Seat four phones by the codes on the screen, in as few touches as promised; the first one is the host."""
    assert unreadable(tv) == []
    code = tv.locator(".door .mine").filter(has_text=re.compile("^[A-Z]{5}$")).inner_text()
    host = visit(f"{address}/s/{code}", PHONE)
    host.evaluate(COUNT_TOUCHES)
    host.get_by_role("button", name="When I Dream").click()
    host.get_by_role("button", name="That’s me").click()
    expect(tv.get_by_role("heading", name="Gather round.")).to_be_visible()
    phones = [host]
    for _ in range(3):
        phone = visit(f"{address}/T/{letters_on(tv)}", PHONE)  # as the QR code has it
        phone.evaluate(COUNT_TOUCHES)
        phone.get_by_role("button", name="Sit down").click()
        phone.get_by_role("button", name="Stand up").wait_for()
        phones.append(phone)
    touches = sum(phone.evaluate("() => window.touches ?? 0") for phone in phones)
    assert touches <= TOUCHES, f"{touches} touches"
    expect(tv.locator(".name:not(.open)")).to_have_count(4)
    assert tv.evaluate(FACES) == host.evaluate(FACES), "everybody has the same face on the screen as on the phones"
    return phones


def letters_on(tv: Page) -> str:
    """The code of the table, as the screen shows it."""
    return tv.locator(".letters").get_attribute("aria-label") or ""


def start(people: list[Page], tv: Page) -> None:
    people[0].get_by_role("button", name=re.compile("start$", re.I)).click()
    expect(tv.locator(".ticket")).to_be_visible()


def robots_for(people: list[Page], game: str) -> list[Robot]:
    return [Robot(page, WISHES[game], number) for number, page in enumerate(people)]


def play(people: list[Page], game: str, screen: BigScreen) -> None:
    """Play a game to its end on all phones and the laptop."""
    start(people, screen.page)
    play_on(robots_for(people, game), then=screen.look)


def go_on(people: list[Page], game: str, tv: Page) -> None:
    """Vote for the next game on every phone; the host begins it, and everybody goes along."""
    for page in people:
        page.get_by_role("button").filter(has=page.get_by_text(game, exact=True)).click()
    expect(tv.locator(".leads p")).to_have_text(game)
    expect(tv.locator(".leads .voters span")).to_have_count(len(people))
    people[0].get_by_role("button", name=f"Play {game}", exact=True).click()
    for page in people[1:]:
        page.get_by_role("link", name="To the new table").click()
    expect(tv.get_by_role("heading", name="Gather round.")).to_be_visible()


def spend_a_night_typing(people: list[Page], screen: BigScreen, server: ServerProcess, folder: Path) -> ServerProcess:
    """Play a night of When I Dream, with typed words, up to its day: a phone is lost and found, and the server killed.

    Returns the server that runs afterwards.
    """
    tv, robots = screen.page, robots_for(people, "When I Dream")
    start(people, tv)
    play_until(robots, screen, "is dreaming")
    spirit = next(page for page in people[:4] if page.locator(".in-hand [role=img].element").count())
    element = spirit.locator(".in-hand [role=img].element")
    named = (element.get_attribute("aria-label") or "").removeprefix("The Element is ")
    assert named and named not in tv.content(), "the Element is on the spirits' phones only"
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
    again = ServerProcess(folder, port=int(server.port), pace=0.1, rate=1e6, http_rate=1e6, code_rate=1e6)
    expect(tv.locator(".ticket")).to_be_visible()
    assert tv.url == where
    play_until(robots, screen, "Good morning")
    return again


def play_until(robots: list[Robot], screen: BigScreen, sentence: str) -> None:
    """Let everybody play until the screen says a sentence."""
    heading = screen.page.get_by_role("heading", name=re.compile(sentence))
    while not heading.is_visible():
        for robot in robots:
            assert robot.act(patience=0), f"the game was over before {sentence!r}"
        screen.look(robots[0])
        screen.page.evaluate(STIR)


@pytest.mark.parametrize("game", ["Dreams and Nightmares", "Dream Power Trick"])
def test_the_screen_can_be_read_from_a_sofa_in_the_other_games(
    person: Callable[..., Page], visit: Visit, address: str, game: str
) -> None:
    host = person("Ada", PHONE)
    code = lay_table(host, game, "Ada")
    seat(host, 4)
    screen = BigScreen(visit(f"{address}/tv", SCREENS[0]))
    screen.page.keyboard.type(code)
    expect(screen.page.get_by_role("heading", name="Gather round.")).to_be_visible()
    play([host], game, screen)
    expect(screen.page.locator(".podium")).to_be_visible()
    screen.look(Robot(host, []))
    assert screen.wrong == [] and len(screen.said) > 3
