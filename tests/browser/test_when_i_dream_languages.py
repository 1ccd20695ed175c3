"""A table of When I Dream that plays in French: the option in the lobby, the card's name and its picture."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from dreamtable.games.when_i_dream.words.element_names import named_elements
from support.lobby_pages import lay_table, seat, start
from support.page_checks import complaints

Person = Callable[..., Page]


@pytest.mark.slow
def test_a_french_table_shows_french_names_and_the_pictures_of_the_deck(person: Person) -> None:
    host = person("Ada")
    lay_table(host, "When I Dream", "Ada")
    seat(host, 4)
    host.locator("#option-language").select_option(label="French")
    expect(host.locator("li.changed").filter(has=host.locator("#option-language"))).to_be_visible()
    host.locator("#option-first").select_option(index=2)  # somebody else dreams
    expect(host.locator("li.changed").filter(has=host.locator("#option-first"))).to_be_visible()
    found = complaints(host)
    start(host)
    host.get_by_role("button", name="Ready", exact=True).click()  # having looked at one's spirit
    card = host.locator("[data-place=element]")
    expect(card).to_be_visible(timeout=120_000)
    word, meaning = card.locator(".word").inner_text().splitlines()  # the second is for an English reader
    picture = card.locator("img").get_attribute("src") or ""
    english = picture.rsplit("/", 1)[1].removesuffix(".svg")
    assert named_elements("fr")[english].name.lower() == word.lower()
    assert meaning.lower() == english.replace("_", " ").replace("-", " ")
    assert found == []
