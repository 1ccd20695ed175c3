"""Every game in the browser: a host lays a table, a friend joins on a phone, bots fill up, and they play to the end.

On the way every new sentence over the table counts as a state of its own, in which the page is checked once.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from support.lobby_pages import choose, join, lay_table, seat, start
from support.page_checks import SMALL_PHONE, all_complaints, complaints
from support.robot import COLOURS, WISHES, Robot, play_on

Person = Callable[..., Page]
# options that make a game short enough for a test
SEATS = {"Dream": 3, "Dreams and Nightmares": 3, "Dream Power Trick": 3, "Dream Diary": 4, "When I Dream": 4}
SHORT: dict[str, dict[str, str | bool]] = {"Dream": {"rounds": "1"}, "When I Dream": {"night": "10", "clue": "3"}}


# Names, cards and numbers: without them two sentences are about the same state.
DETAIL = re.compile(rf"\b[A-Z][\w’]*|\d+|“.*?”|\b({COLOURS}|sun|cloud|rain|snow)\b")


class Visitor:
    """Checks each new state of the table once, in one theme and the other by turns."""

    def __init__(self) -> None:
        self.seen: set[tuple[int, str]] = set()
        self.light = cycle(("night", "dawn"))
        self.found: list[str] = []

    def look(self, robot: Robot) -> None:
        page = robot.page
        said = page.evaluate("() => document.querySelector('.banner .say')?.innerText ?? ''")
        width = (page.viewport_size or SMALL_PHONE)["width"]
        state = width, DETAIL.sub("*", said)
        if state not in self.seen:
            self.seen.add(state)
            self.found += [f"{state}: {what}" for what in complaints(page, next(self.light))]


def look_at_sheets(page: Page) -> list[str]:
    """Open the sheets that can be opened at any time, and return what is wrong with them."""
    found = []
    for name in ("Rules", "Talk", "More"):
        button = page.get_by_role("button", name=name, exact=True)
        if button.is_visible():
            button.click()
            page.get_by_role("dialog").get_by_role("button", name="Close").wait_for()
            found += [f"{name}: {what}" for what in complaints(page)]
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(WISHES))
def test_host_friend_and_bots_play_to_the_end(game: str, person: Person, address: str) -> None:
    host, friend = person("Ada"), person("Olek", SMALL_PHONE)
    code = lay_table(host, game, "Ada")
    seat(host, SEATS[game])
    join(friend, address, code, "Olek")
    choose(host, SHORT.get(game, {}))
    start(host)
    visitor = Visitor()
    visitor.found += look_at_sheets(friend)
    robots = [Robot(host, WISHES[game], 1), Robot(friend, WISHES[game], 2)]
    play_on(robots, then=visitor.look)
    assert all(robot.deeds > 0 for robot in robots), "both people had something to do"
    for page in (host, friend):
        expect(page.get_by_role("link", name="Watch it again")).to_be_visible()
    visitor.found += [f"the end: {what}" for what in all_complaints(host)]
    host.get_by_role("button", name="Was it dealt fairly?").click()
    expect(host.get_by_text("Verified: the deal was fixed", exact=False)).to_be_visible()
    visitor.found += [f"the proof: {what}" for what in complaints(host, "dawn")]
    host.get_by_role("dialog", name="Was it dealt fairly?").get_by_role("button", name="Close").click()
    host.get_by_role("link", name="Watch it again").click()
    look_through_replay(host, visitor)
    assert not visitor.found, "\n".join(visitor.found)


@pytest.mark.slow
def test_four_people_dream_aloud(person: Person, address: str) -> None:
    """WD37: clues, guesses and the dream are spoken in a room; the devices keep cards, time and points."""
    game = "When I Dream"
    host, *friends = [person(name, SMALL_PHONE) for name in ("Ada", "Olek", "Mira", "Noor")]
    code = lay_table(host, game, "Ada")
    for friend, name in zip(friends, ("Olek", "Mira", "Noor"), strict=True):
        join(friend, address, code, name)
    seat(host, 4)
    choose(host, {"spoken": True, **SHORT[game]})
    start(host)
    visitor = Visitor()
    play_on([Robot(page, WISHES[game], i) for i, page in enumerate((host, *friends))], then=visitor.look)
    for page in (host, *friends):
        expect(page.get_by_role("link", name="Watch it again")).to_be_visible()
    assert not visitor.found, "\n".join(visitor.found)


def look_through_replay(page: Page, visitor: Visitor) -> None:
    """Check a replay as one player sees it, at its first and at its last step."""
    page.get_by_label("Seen by").select_option(label="Olek")
    page.get_by_role("button", name="One step forward").click()
    count = page.locator(".player .count")
    expect(count).to_have_text(re.compile("^1 / "))
    visitor.found += [f"replay: {what}" for what in complaints(page, "dawn")]
    page.get_by_label("Seen by").select_option(label="all-seeing eye")
    page.get_by_role("region", name="all-seeing eye").get_by_role("img").first.wait_for()
    visitor.found += [f"replay with all cards: {what}" for what in complaints(page)]
    page.get_by_role("button", name="To the end").click()
    expect(count).to_have_text(re.compile(r"^(\d+) / \1$"))
    page.set_viewport_size(SMALL_PHONE)
    visitor.found += [f"replay: {what}" for what in complaints(page)]
