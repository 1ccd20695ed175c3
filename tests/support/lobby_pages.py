"""What people do on the home page and in the lobby, up to the start of a game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from dreamtable.games import load, names

TITLES = {name: load(name).facts.title for name in names()}
GAMES = {title: name for name, title in TITLES.items()}


def play_now(page: Page, game: str) -> None:
    """Start a game against bots from the home page."""
    page.get_by_role("button", name=f"Play now: {TITLES[game]}, with bots", exact=True).first.click()
    page.locator(".banner").first.wait_for()


def name_oneself(page: Page, name: str) -> None:
    """Enter a nickname when the page asks for one."""
    page.get_by_label("Nickname").fill(name)
    page.get_by_role("button", name="That’s me").click()


def lay_table(host: Page, title: str, name: str) -> str:
    """Lay a table from the home page, and return its code."""
    host.get_by_role("button", name=f"Invite friends to {title}", exact=True).click()
    name_oneself(host, name)
    host.get_by_role("button", name="Stand up").wait_for()
    shown = host.get_by_role("img", name=re.compile("^[A-Z]( [A-Z]){4}$"))
    return (shown.get_attribute("aria-label") or "").replace(" ", "")


def join(friend: Page, address: str, code: str, name: str) -> None:
    """Sit down at a table by its code."""
    friend.goto(f"{address}/#/j/{code}")
    friend.get_by_label("Nickname").fill(name)
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="Stand up").wait_for()


def sit_too(host: Page, name: str) -> None:
    """Seat a second person on the same device."""
    host.get_by_role("button", name="Sit here too").first.click()
    host.get_by_label("Name for this seat").fill(name)
    host.get_by_role("button", name="Sit here", exact=True).click()
    expect(host.get_by_role("button", name="Stand up")).to_have_count(2)


def seat(host: Page, wanted: int) -> None:
    """Give the table as many seats as wanted, one press at a time."""
    shown = host.get_by_text(re.compile(r"^\d+ players$"))
    while (now := int(shown.inner_text().split()[0])) != wanted:
        host.get_by_role("button", name="Remove a seat" if now > wanted else "Add a seat").click()
        step = -1 if now > wanted else 1
        expect(shown).to_have_text(f"{now + step} players")


def choose(host: Page, options: dict[str, str | bool]) -> None:
    """Set options of the game."""
    for name, value in options.items():
        field = host.locator(f"#option-{name}")
        if isinstance(value, bool):
            field.set_checked(value)
        else:
            field.fill(value)
            field.press("Tab")
        expect(host.locator("li.changed").filter(has=field)).to_be_visible()


def start(host: Page) -> None:
    """Start the game and wait for its board."""
    host.get_by_role("button", name=re.compile("^(Fill with bots and s|S)tart$")).click()
    host.locator(".banner").first.wait_for()
