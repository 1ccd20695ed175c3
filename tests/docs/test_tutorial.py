"""The tutorial does what it says: its blocks, written into one folder of a copy of the repository, are a sixth game.

Everything here happens on the copy, with the commands of the pages, as a reader would.
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from dreamtable.client import Guest, Watch, moves
from dreamtable.protocol import messages as p
from dreamtable.server.server_process import PATIENCE
from support.checkout import Checkout
from support.chromium import find_chromium
from support.doc_blocks import Block
from support.tutorial import Tutorial, content

TUTORIAL = Tutorial("counting_sheep", ("index", "rules", "people", "bots", "proof"))
pytestmark = pytest.mark.slow  # a copy of the whole repository


def test_the_folder_passes_our_style_and_type_checks(written: Checkout) -> None:
    TUTORIAL.check_style(written)


def test_its_scenarios_hold(written: Checkout) -> None:
    for command in TUTORIAL.commands("scenario"):
        assert "8 of 8 hold" in written.run(command)


def test_its_examples_run(written: Checkout) -> None:
    examples: list[Block] = [b for b in TUTORIAL.blocks if b.language == "python" and not b.title]
    assert len(examples) == 2
    for example in examples:
        written.run([sys.executable, "-c", example.text])


def test_it_keeps_the_whole_contract(written: Checkout) -> None:
    for command in (*TUTORIAL.commands("tests/contract/test_golden.py"), *TUTORIAL.commands("pytest")):
        written.run(command)


def test_its_bot_beats_chance_in_the_arena(written: Checkout) -> None:
    for command in TUTORIAL.commands("simulate"):
        said = written.run(f"{command} --json")
        assert said.index('"dreaming"') < said.index('"random"'), "the best comes first"


def test_two_people_and_a_bot_play_it_on_a_real_server(written: Checkout) -> None:
    async def sit(table: Watch, seat: int) -> p.Snapshot:
        luck = random.Random(seat)
        while True:
            now = await table.until(lambda s: s.result is not None or seat in s.waiting, PATIENCE)
            if now.result is not None:
                return now
            await table.move(seat, luck.choice(moves(now.perspectives[0])), now.version)

    async def evening(address: str) -> None:
        async with Guest(address, "Ada") as ada, Guest(address, "Olek") as olek:
            facts = await ada.lay("counting_sheep", 3, {"nights": 4}, {"2": p.Level.DREAMING})
            async with ada.watch(facts.id) as mine, olek.watch(facts.id) as his:
                await his.sit(1)
                await mine.start()
                ends = await asyncio.gather(sit(mine, 0), sit(his, 1))
            result = ends[0].result
            assert result is not None and result == ends[1].result and sum(result.payoffs) == pytest.approx(1)

    (command,) = TUTORIAL.commands("serve")
    with written.serving(command) as address:
        asyncio.run(evening(address))


def test_it_is_played_in_the_terminal(written: Checkout) -> None:
    for command in TUTORIAL.commands("play"):
        assert "slept best" in written.run(command, answers="1\n" * 5)


def test_it_is_played_in_the_browser_at_the_plain_table(written: Checkout) -> None:
    with written.serving(TUTORIAL.commands("serve")[0]) as address, sync_playwright() as playwright:
        browser = find_chromium().launch(playwright)
        page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
        page.set_default_timeout(30_000)
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address)
        page.get_by_role("button", name="Play now: Counting Sheep, with bots", exact=True).first.click()
        for night in range(1, 6):
            page.get_by_text(f"Night {night} brings").first.wait_for()
            page.get_by_role("group", name="What you can do").get_by_role("button").first.click()
        page.get_by_text("slept best").first.wait_for()
        browser.close()
    assert complaints == []


def test_nothing_but_the_folder_was_touched(written: Checkout, before: dict[Path, str]) -> None:
    """After all of the above."""
    now = content(written.folder)
    touched = {path for path in before.keys() | now.keys() if before.get(path) != now.get(path)}
    assert {path for path in touched if TUTORIAL.folder not in path.parents} == set()
