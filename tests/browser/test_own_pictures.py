"""A table of Dream Diary that plays with pictures from the host's device."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, Page, expect

from support.lobby_pages import lay_table, seat, start
from support.own_pictures import ART, card
from support.page_checks import complaints

Person = Callable[..., Page]
FILES: list[FilePayload] = [
    {"name": file.name, "mimeType": "image/webp", "buffer": card(number)} for number, file in enumerate(ART)
]
ONE_TOO_MANY: FilePayload = {"name": "one too many.webp", "mimeType": "image/webp", "buffer": card(0)}
TEXT: FilePayload = {"name": "letter.png", "mimeType": "image/png", "buffer": b"no picture"}


@pytest.mark.slow
def test_chosen_pictures_are_cut_sent_played_and_removed(person: Person) -> None:
    host = person("Ada")
    found = complaints(host)
    lay_table(host, "Dream Diary", "Ada")
    seat(host, 3)
    host.get_by_role("button", name="Bring your own pictures").click()
    sheet = host.get_by_role("dialog")
    sheet.locator("input[type=file]").set_input_files([TEXT, *FILES, ONE_TOO_MANY])
    told = sheet.get_by_role("alert")
    expect(told).to_contain_text("An album has 40 pictures at most: 1 was left out.", timeout=60_000)
    expect(told).to_contain_text("“letter.png” is not a picture that this browser can open.")
    expect(sheet.locator(".prints img")).to_have_count(40)
    sheet.get_by_role("button", name="Take out picture 40").click()
    sheet.get_by_label("Title").fill("Our summer")
    sheet.get_by_role("button", name="Play with these pictures").click()
    own = host.locator(".own").filter(has_text="Your own pictures")
    expect(own).to_contain_text("Our summer: 39 pictures", timeout=60_000)
    expect(own).to_contain_text("Bots cannot see your pictures")
    own.get_by_role("button", name="Change the pictures").click()
    expect(sheet.get_by_role("button", name="Our summer: 39 pictures")).to_be_visible()
    sheet.get_by_role("button", name="Remove Our summer").click()
    expect(sheet.get_by_role("button", name="Our summer: 39 pictures")).to_have_count(0)
    host.get_by_role("button", name="Close").click()
    start(host)
    place = host.locator("[data-location]:not([data-location='40'])").first
    expect(place).to_be_visible(timeout=120_000)
    src = place.locator("img").get_attribute("src") or ""
    assert "/api/v1/pictures/" in src
    host.wait_for_function(
        "src => [...document.images].some(i => i.src.endsWith(src) && i.naturalWidth === 480)", arg=src
    )
    number = place.get_attribute("data-location")
    assert (place.get_attribute("aria-label") or "").startswith(f"{number}, Picture {number}")
    assert found == []
