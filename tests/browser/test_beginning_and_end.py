"""The first minute and the last one: a game in pictures before its rules, and an end that is worth winning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from support.lobby_pages import TITLES, choose, lay_table, play_now, seat, sit_too, start
from support.page_checks import PHONE, complaints
from support.robot import CURTAIN, NO_NOTES, Robot, Wish

Person = Callable[..., Page]
PATIENCE = 180_000  # milliseconds
WAKE = Wish("WAKE UP", "hold")
# All pictures that did not come, once those on the page have come or failed.
DRAWN = """
() => {
  const all = [...document.querySelectorAll('.introduction img')]
  for (const picture of all) picture.loading = 'eager'
  return all.length > 5 && all.every(p => p.complete) && all.filter(p => !p.naturalWidth).map(p => p.src)
}
"""
NOTE_FINALES = """
() => {
  window.finales = false
  new MutationObserver(() => (window.finales ||= !!document.querySelector('.finale')))
    .observe(document.body, { subtree: true, childList: true })
}
"""


def test_every_game_is_told_in_pictures_before_its_rules(person: Person) -> None:
    page = person("Ada", PHONE)
    for title in TITLES.values():
        page.get_by_role("button", name=f"Rules of {title}", exact=True).click()
        sheet = page.get_by_role("dialog", name=f"Rules of {title}", exact=True)
        sheet.get_by_role("heading", name="The game in a minute").wait_for()
        assert sheet.locator(".introduction li").count() in range(3, 6)
        assert page.wait_for_function(DRAWN).json_value() == []
        assert complaints(page) == []
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_the_first_note_of_the_coach_leads_to_the_pictures(person: Person) -> None:
    page = person("Ada")
    play_now(page, "dream_ravens")
    page.get_by_role("button", name="Show me in pictures").click()
    expect(page.get_by_role("heading", name="The game in a minute")).to_be_visible()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_night_that_was_won_ends_with_a_picture_that_a_touch_ends(
    motion: Literal["no-preference", "reduce"], browser: Browser, address: str
) -> None:
    context = browser.new_context(reduced_motion=motion, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(address)
    lay_table(page, "Dream", "Ada")
    sit_too(page, "Olek")  # whoever wins, somebody on this device does
    seat(page, 2)
    choose(page, {"rounds": "1"})
    start(page)
    page.evaluate(NOTE_FINALES)
    robot = Robot(page, [NO_NOTES, CURTAIN, WAKE, Wish("^(I have seen enough|Dream on)$")])
    while robot.act():
        pass
    sheet = page.get_by_role("dialog").filter(has=page.get_by_role("link", name="Watch it again"))
    if motion == "no-preference":
        page.locator(".finale").wait_for()
        page.mouse.click(3, 3)
    expect(sheet).to_be_visible()
    expect(page.locator(".finale")).to_have_count(0)
    assert page.evaluate("finales") == (motion == "no-preference")
    context.close()
