"""What outlasts a game, in a real browser: my dreams on another device, the analysis in the replay."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from dreamtable.client import Guest
from support.language_walk import in_every_language
from support.page_checks import all_complaints
from support.random_people import play_on

Person = Callable[..., Page]
ARRIVE = """
code => fetch('api/v1/me/arrive',
  { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ code }) }).then(r => r.ok)
"""


async def finish(address: str, game: str) -> tuple[str, str]:
    """Play a game to its end as somebody on another device; return its table and the code that carries them over."""
    async with Guest(address, "Ada") as ada:
        facts = await ada.play_now(game)
        async with ada.watch(facts.id) as table:
            await play_on(table, 0, random.Random(1))
        return facts.id, (await ada.transfer()).code


def test_my_dreams_come_along_to_another_device(person: Person, address: str) -> None:
    page = person("Ada")
    page.get_by_role("button", name="Play now: Dream, with bots").first.wait_for()
    _, code = finished(address, "dream_diary")
    assert page.evaluate(ARRIVE, code)
    page.goto(f"{address}/#/dreams")
    page.reload()
    expect(page.get_by_role("heading", name="Ada’s dreams")).to_be_visible()
    expect(page.get_by_role("button", name="Dream Diary")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("heading", name="Stamps")).to_be_visible()
    expect(page.get_by_role("link", name="watch it again")).to_have_count(1)
    assert all_complaints(page) == []


def finished(address: str, game: str) -> tuple[str, str]:
    """Run `finish` in a thread of its own: Playwright keeps an event loop in this one."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(finish(address, game))).result()


def test_the_bot_beside_me_whispers_what_it_would_do_and_draws_it(person: Person) -> None:
    page = person("Ada")
    page.get_by_role("button", name="Play now: Dreams and Nightmares, with bots").first.click()
    ask = page.get_by_role("button", name="Ask ")
    ask.wait_for()
    page.locator(".banner.is-yours").wait_for()
    ask.click()
    whisper = page.locator(".whisper")
    expect(whisper).to_contain_text("whispers:")
    expect(page.locator(".marks rect").first).to_be_attached()
    assert all_complaints(page) == []


def test_a_turning_point_is_drawn_on_the_board_of_the_replay(person: Person, address: str) -> None:
    page = person("Ada")
    table, code = finished(address, "dreams_and_nightmares")
    assert page.evaluate(ARRIVE, code)
    page.goto(f"{address}/#/r/{table}")
    page.get_by_role("button", name="What could have been").click()
    page.get_by_role("button", name="something better").first.click()
    expect(page.locator(".marks g.better rect").first).to_be_attached()
    expect(page.locator(".marks g.played rect").first).to_be_attached()
    expect(page.get_by_role("heading", name="could have done better")).to_be_visible()
    assert in_every_language(page) == []
