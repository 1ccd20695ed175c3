"""The tutorial's second game, one with words, is one folder too: its page is performed in a copy of the repository."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import sync_playwright

from dreamtable.client import Guest, Refused, Watch, new_id
from dreamtable.protocol import messages as p
from dreamtable.server.server_process import PATIENCE
from support.checkout import Checkout
from support.chromium import find_chromium
from support.tutorial import Tutorial, content

TUTORIAL = Tutorial("sleep_talk", ("words",))
pytestmark = pytest.mark.slow  # a copy of the whole repository


def test_the_word_game_passes_our_style_and_type_checks(written: Checkout) -> None:
    TUTORIAL.check_style(written)


def test_the_scenarios_of_the_word_game_hold(written: Checkout) -> None:
    (command,) = TUTORIAL.commands("scenario")
    assert "5 of 5 hold" in written.run(command)


def test_the_word_game_keeps_the_whole_contract(written: Checkout) -> None:
    for command in (*TUTORIAL.commands("tests/contract/test_golden.py"), *TUTORIAL.commands("pytest")):
        written.run(command)


def test_bots_of_the_word_game_understand_each_other(written: Checkout) -> None:
    (command,) = TUTORIAL.commands("simulate")
    (bot,) = msgspec.json.decode(written.run(f"{command} --json"))["standings"]
    assert bot["share"] > 0.6, "by chance one dream in seven"


def test_two_people_play_the_word_game_on_a_real_server(written: Checkout) -> None:
    def seen(table: Watch, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(next(e for e in table.snapshot.perspectives if e.seat == seat).view)
        return found

    async def night(talking: Watch, talker: int, listening: Watch) -> None:
        await talking.until(lambda s: talker in s.waiting, PATIENCE)
        dream = seen(talking, talker)["dream"]
        hint = await talking.ask(p.Hint(new_id(), talker, dream))
        assert isinstance(hint, p.Hinted) and (hint.proper, hint.code) == (False, "same")
        with pytest.raises(Refused) as refused:
            await talking.move(talker, {"type": "say", "word": dream, "proper": True})
        assert refused.value.code == "same", "nobody judges their own words"
        await talking.move(talker, {"type": "say", "word": "something"})
        await listening.until(lambda s: 1 - talker in s.waiting, PATIENCE)
        view = seen(listening, 1 - talker)
        assert (view["dream"], view["clue"]) == (None, "something")
        hint = await listening.ask(p.Hint(new_id(), 1 - talker, dream[:2]))
        assert isinstance(hint, p.Hinted) and dream in hint.words
        await listening.move(1 - talker, {"type": "guess", "word": f"The {dream.upper()}"})

    async def evening(address: str) -> None:
        async with Guest(address, "Ada") as ada, Guest(address, "Olek") as olek:
            facts = await ada.lay("sleep_talk", 2, {"nights": 4}, {})
            async with ada.watch(facts.id) as mine, olek.watch(facts.id) as his:
                await his.sit(1)
                await mine.start()
                for number in range(4):
                    await night(*((mine, 0, his) if number % 2 == 0 else (his, 1, mine)))
                end = await mine.until(lambda s: s.result is not None, PATIENCE)
            assert end.result is not None and end.result.payoffs == [1.0, 1.0]

    (command,) = TUTORIAL.commands("serve")
    with written.serving(command) as address:
        asyncio.run(evening(address))


def test_the_word_game_is_played_in_the_browser_at_the_plain_table(written: Checkout) -> None:
    with written.serving(TUTORIAL.commands("serve")[0]) as address, sync_playwright() as playwright:
        browser = find_chromium().launch(playwright)
        page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
        page.set_default_timeout(30_000)
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address)
        page.get_by_role("button", name="Play now: Sleep Talk, with bots", exact=True).first.click()
        field = page.get_by_role("combobox", name="say")
        field.fill("two words")
        page.get_by_text("“two words” is more than one word.").wait_for()
        field.fill("something")
        field.press("Enter")
        page.get_by_text("mumbles: something").first.wait_for()
        browser.close()
    assert complaints == []


def test_nothing_but_the_folder_of_the_word_game_was_touched(written: Checkout, before: dict[Path, str]) -> None:
    """After all of the above."""
    now = content(written.folder)
    touched = {path for path in before.keys() | now.keys() if before.get(path) != now.get(path)}
    assert {path for path in touched if TUTORIAL.folder not in path.parents} == set()
