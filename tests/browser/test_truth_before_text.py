"""No word tells what the table has not shown yet: checked in recorded frames of a real browser that moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from support.lobby_pages import TITLES, play_now
from support.robot import WISHES, Robot

PATIENCE = 180_000  # milliseconds

# Notes in every frame which cards are in the air, the sentence, and how many lines the log has.
RECORD = """
() => {
  window.recorded = []
  const numbers = new WeakMap()
  let flights = 0
  const number = card => numbers.get(card) ?? numbers.set(card, ++flights).get(card)
  const look = () => {
    window.recorded.push({
      flying: [...document.querySelectorAll('[data-flight]')].map(number),
      sentence: document.querySelector('.banner')?.innerText ?? '',
      lines: document.querySelectorAll('.talk-area .lines li').length,
    })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
"""


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """The home page for a visitor who likes motion."""
    context = browser.new_context(reduced_motion="no-preference", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(address)
    yield page
    context.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dream_ravens", "dreams_and_nightmares"])
def test_sentence_and_log_wait_until_the_cards_have_landed(game: str, page: Page) -> None:
    play_now(page, game)
    page.evaluate(RECORD)
    robot = Robot(page, WISHES[TITLES[game]], 4)
    while page.evaluate("recorded.filter(frame => frame.flying.length).length") < 40 and robot.act():
        pass
    frames: list[dict[str, Any]] = page.evaluate("recorded")
    spoilt = [
        (before, after)
        for before, after in pairwise(frames)
        if set(before["flying"]) & set(after["flying"])  # the same card is still on its way
        and before != after | {"flying": before["flying"]}
    ]
    assert spoilt == []
