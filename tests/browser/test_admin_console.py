"""The admin console in a real browser: the link opens it, what is done there reaches the people at the tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from dreamtable.server.identity import ADMIN_KEY
from dreamtable.server.server_process import ServerProcess, running
from support.language_walk import OTHERS, SAID, untranslated, vocabulary
from support.lobby_pages import lay_table

PATIENCE = 180_000  # milliseconds


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with running(tmp_path, pace=0, root_path="/dreams", http_rate=1e6, code_rate=1e6) as started:
        yield started


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context(reduced_motion="reduce", locale="en-GB")
    made.set_default_timeout(PATIENCE)
    yield made
    made.close()


def console(context: BrowserContext, server: ServerProcess, key: str) -> Page:
    page = context.new_page()
    page.goto(f"{server.address}/dreams/admin#{key}")
    return page


def test_the_host_announces_bans_and_closes(server: ServerProcess, context: BrowserContext) -> None:
    player = context.new_page()
    player.goto(f"{server.address}/dreams/")
    code = lay_table(player, "Dream Diary", "Ada")
    page = console(context, server, (server.data / ADMIN_KEY).read_bytes().hex())
    expect(page.get_by_role("heading", name="Tables")).to_be_visible()
    assert page.evaluate("location.hash") == ""  # the key does not stay in the address
    assert Axe().run(page).violations_count == 0
    page.get_by_label("What everybody is to read").fill("A break at nine.")
    page.get_by_role("button", name="Announce", exact=True).click()
    expect(player.get_by_text("A break at nine.")).to_be_visible()
    player.get_by_role("button", name="Close", exact=True).last.click()
    expect(player.get_by_text("A break at nine.")).to_be_hidden()
    page.once("dialog", lambda dialog: dialog.accept("It is late."))
    page.get_by_role("button", name=f"Close: {code}").click()
    expect(player.get_by_text("It is late.")).to_be_visible()
    page.get_by_role("button", name=f"Open: {code}").click()
    expect(page.get_by_role("button", name=f"Close: {code}")).to_be_visible()


def test_a_wrong_key_opens_nothing(server: ServerProcess, context: BrowserContext) -> None:
    page = console(context, server, "0" * 64)
    expect(page.get_by_text("This needs the admin key")).to_be_visible()
    page.get_by_label("Admin key").fill((server.data / ADMIN_KEY).read_bytes().hex())
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("heading", name="People")).to_be_visible()


def test_a_phone_reaches_every_button(server: ServerProcess, browser: Browser, context: BrowserContext) -> None:
    player = context.new_page()
    player.goto(f"{server.address}/dreams/")
    code = lay_table(player, "Dream Diary", "Ada")
    phone = browser.new_context(viewport={"width": 360, "height": 640}, locale="en-GB")
    page = console(phone, server, (server.data / ADMIN_KEY).read_bytes().hex())
    expect(page.get_by_role("button", name=f"Close: {code}")).to_be_visible()
    assert Axe().run(page).violations_count == 0
    for button in page.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 360 and box["height"] >= 44
    page.once("dialog", lambda dialog: dialog.accept("Ask me by mail."))
    page.get_by_role("button", name="Ban guest: Ada").click()
    expect(page.get_by_text("Ask me by mail.")).to_be_visible()
    page.get_by_label("A nickname, connected or not").fill("Ada")
    page.get_by_role("button", name="Find").click()
    page.get_by_role("button", name="Show who is connected").click()
    expect(page.get_by_role("button", name="Show who is connected")).to_be_hidden()
    phone.close()


def test_a_friend_enters_a_private_server_by_a_link(browser: Browser, context: BrowserContext, tmp_path: Path) -> None:
    with running(tmp_path, pace=0, password="moon kite") as server:
        page = context.new_page()
        page.goto(f"{server.address}/t/ABCDE")
        assert Axe().run(page).violations_count == 0
        page.get_by_label("Password or invitation").fill("moon kite")
        page.get_by_role("button", name="Come in").click()
        expect(page).to_have_url(f"{server.address}/#/j/ABCDE")


def test_the_door_and_the_console_speak_the_language_of_the_browser(browser: Browser, tmp_path: Path) -> None:
    english: list[str] = []
    found: list[str] = []
    with running(tmp_path, pace=0, password="moon kite") as server:
        key = (server.data / ADMIN_KEY).read_bytes().hex()
        for language in ["en", *OTHERS]:
            page = browser.new_page(locale=language)
            page.goto(f"{server.address}/t/ABCDE")
            expect(page.locator("html")).to_have_attribute("lang", language)
            said = page.evaluate(SAID)
            page.goto(f"{server.address}/admin#{key}")
            page.locator("h2").first.wait_for(timeout=PATIENCE)
            expect(page.locator("html")).to_have_attribute("lang", language)
            said += page.evaluate(SAID)
            if language == "en":
                english = said
            else:
                found += [f"{language}: {text}" for text in untranslated(english, said, vocabulary(language))]
            page.close()
    assert found == []
