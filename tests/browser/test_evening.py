"""An evening: a host lays a table, a friend joins by its code, bots fill up, and they play to the end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.robot import WISHES, Robot, play_on

Person = Callable[..., Page]
# what makes a game short enough for a test: options in the lobby
SEATS = {"Dream": 3, "Dreams and Nightmares": 3, "Dream Power Trick": 3, "Dream Diary": 4, "When I Dream": 4}
SHORT = {"Dream": {"rounds": "1"}, "When I Dream": {"night": "10", "clue": "3"}}


def name_oneself(page: Page, name: str) -> None:
    page.get_by_label("Nickname").fill(name)
    page.get_by_role("button", name="That’s me").click()


def lay_table(host: Page, game: str, name: str) -> str:
    """Invite friends from the home page; return the table's code."""
    host.get_by_role("button", name=f"Invite friends to {game}", exact=True).click()
    name_oneself(host, name)
    meta = host.get_by_text(re.compile(r"^Table [A-Z]{5}$"))
    meta.wait_for()
    return meta.inner_text().split()[-1]


def join(friend: Page, address: str, code: str, name: str) -> None:
    friend.goto(f"{address}/#/j/{code}")
    name_oneself(friend, name)
    friend.get_by_role("button", name="Sit here", exact=True).first.click()
    friend.get_by_role("button", name="Stand up").wait_for()


def seat(host: Page, wanted: int) -> None:
    """As many seats as wanted, one press at a time."""
    shown = host.get_by_text(re.compile(r"^\d+ players$"))
    while (now := int(shown.inner_text().split()[0])) != wanted:
        host.get_by_role("button", name="One seat less" if now > wanted else "One seat more").click()
        step = -1 if now > wanted else 1
        expect(shown).to_have_text(f"{now + step} players")


def choose(host: Page, options: dict[str, str]) -> None:
    for name, value in options.items():
        field = host.locator(f"#option-{name}")
        field.fill(value)
        field.press("Tab")
        expect(host.locator("li.changed").filter(has=field)).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(WISHES))
def test_host_friend_and_bots_play_to_the_end(game: str, person: Person, address: str) -> None:
    host, friend = person("Ada"), person("Olek")
    code = lay_table(host, game, "Ada")
    seat(host, SEATS[game])
    join(friend, address, code, "Olek")
    choose(host, SHORT.get(game, {}))
    host.get_by_role("button", name=re.compile("^(Fill with bots and s|S)tart$")).click()
    robots = [Robot(host, WISHES[game], 1), Robot(friend, WISHES[game], 2)]
    play_on(robots)
    assert all(robot.deeds > 0 for robot in robots), "both people had something to do"
    for page in (host, friend):
        expect(page.get_by_role("link", name="Watch it again")).to_be_visible(timeout=20_000)
    host.get_by_role("button", name="Was it dealt fairly?").click()
    expect(host.get_by_text("The secret fits the seal", exact=False)).to_be_visible()
