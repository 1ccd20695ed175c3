"""A table of When I Dream that plays with a Vietnamese deck, pasted in the lobby."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from support.lobby_pages import lay_table, seat, start
from support.own_words import VIETNAMESE
from support.page_checks import complaints

Person = Callable[..., Page]
WORDS = "\n".join(line for line in VIETNAMESE.splitlines() if not line.startswith("#"))
NAMES = {line.partition(";")[0].strip().lower() for line in WORDS.splitlines()}


@pytest.mark.slow
def test_a_pasted_deck_is_brought_played_shared_and_removed(person: Person) -> None:
    host = person("Ada")
    lay_table(host, "When I Dream", "Ada")
    seat(host, 4)
    host.get_by_role("button", name="Bring your own words").click()
    sheet = host.get_by_role("dialog")
    use = sheet.get_by_role("button", name="Play with these words")
    sheet.get_by_label("Words", exact=True).fill(f"{WORDS}\nphở")
    use.click()
    expect(sheet.get_by_role("alert")).to_have_text("Line 45: “phở” is in the list already.")
    sheet.get_by_label("Words", exact=True).fill(WORDS)
    sheet.get_by_label("Title").fill("Quê nhà")
    sheet.get_by_label("Language of the words").select_option("vi")
    use.click()
    own = host.locator(".own")
    expect(own).to_contain_text("Quê nhà: 44 words")
    expect(own).to_contain_text("Bots do not know this language")
    own.get_by_role("button", name="Read the words").click()
    expect(host.get_by_role("dialog")).to_contain_text("con mèo")
    host.get_by_role("button", name="Close").click()
    own.get_by_role("button", name="Change the words").click()
    expect(sheet.get_by_role("button", name="Quê nhà: 44 words")).to_be_visible()
    sheet.get_by_role("button", name="Remove Quê nhà").click()
    expect(sheet.get_by_role("button", name="Quê nhà: 44 words")).to_have_count(0)
    host.get_by_role("button", name="Close").click()
    host.locator("#option-unhurried").check()
    host.locator("#option-untimed").check()
    host.locator("#option-first").select_option(index=4)  # the last seat dreams, and the host gives the first clue
    expect(host.locator("li.changed").filter(has=host.locator("#option-first"))).to_be_visible()
    found = complaints(host)
    start(host)
    host.get_by_role("button", name="Ready", exact=True).click()  # having looked at one's spirit
    card = host.locator("[data-place=element]")
    expect(card).to_be_visible(timeout=120_000)
    assert card.locator(".word").inner_text().lower() in NAMES
    expect(card.locator("img.pictogram")).to_have_count(0)
    expect(host.get_by_label("Your clue")).to_be_enabled()
    host.get_by_label("Your clue").fill("giấc mơ")
    host.get_by_label("Your clue").press("Enter")
    expect(host.get_by_text("giấc mơ").first).to_be_visible()
    assert found == []
