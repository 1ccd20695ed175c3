"""A table of Dream Diary that plays in French: the option in the lobby, a doubtful word, an adjective that agrees."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from support.lobby_pages import lay_table, seat, start
from support.page_checks import complaints

Person = Callable[..., Page]


@pytest.mark.slow
def test_a_french_table_asks_french_adjectives(person: Person) -> None:
    host = person("Ada")
    lay_table(host, "Dream Diary", "Ada")
    seat(host, 3)
    for name, value in (("language", "French"), ("first", "Ada")):
        host.locator(f"#option-{name}").select_option(label=value)
        expect(host.locator("li.changed").filter(has=host.locator(f"#option-{name}"))).to_be_visible()
    found = complaints(host)
    start(host)
    coach = host.get_by_role("button", name="No more notes")
    dream = host.get_by_role("button", name=re.compile("as your nightmare")).first
    expect(coach.or_(dream).first).to_be_visible()
    if coach.is_visible():
        coach.click()
    dream.click()
    host.get_by_role("button", name="Put it to sleep").click()
    word = host.get_by_role("textbox", name=re.compile("Are your dreams"))
    word.fill("mou")
    expect(host.get_by_role("button", name="Write “mouillé”")).to_be_visible()
    word.fill("fromage")
    ask = host.get_by_role("button", name="Ask", exact=True)
    ask.click()
    expect(host.get_by_role("status").filter(has_text="Is “fromage” an adjective in French?")).to_be_visible()
    found += complaints(host)
    word.fill("mouillées")
    ask.click()
    expect(host.get_by_text("“Are your dreams mouillées?”").first).to_be_visible()
    assert found == []
