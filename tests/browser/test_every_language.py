"""Every screen speaks every language: nothing stays English, every letter can be drawn, and nothing lies beyond the edge."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from dreamtable.games import names
from dreamtable.messages import messages
from support.big_screen import SCREENS
from support.language_walk import (
    OTHERS,
    SAID,
    faults,
    from_home_in_every_language,
    in_every_language,
    open_menu,
    switch,
    with_new_words,
)
from support.lobby_pages import TITLES, choose, lay_table, name_oneself, play_now, start
from support.page_checks import DESKTOP, SETTLED, SMALL_PHONE
from support.phase_tables import PhasePage, Tour, seen_by_all
from support.robot import NO_NOTES, Robot, Wish

pytestmark = pytest.mark.slow
OVERTAKE = [
    NO_NOTES,
    Wish("^I’ll remember$"),
    Wish("^I have seen enough$"),
    Wish("WAKE UP", "hold"),
    Wish("^Dream on$"),
]


def visitor(browser: Browser, address: str, locale: str = "en-GB", size: ViewportSize = SMALL_PHONE) -> Page:
    """Return a page of a new visitor whose browser asks for a language."""
    page = browser.new_context(viewport=size, reduced_motion="reduce", locale=locale).new_page()
    page.set_default_timeout(180_000)
    page.goto(address)
    return page


def test_home_menu_and_rules_speak_every_language(browser: Browser, address: str) -> None:
    page = visitor(browser, address)
    page.get_by_role("button", name="Play now: Dream, with bots").first.wait_for()
    assert in_every_language(page) == []
    books: dict[str, list[str]] = {}
    found: list[str] = []
    for language in ["en", *OTHERS]:
        open_menu(page)
        switch(page, language)
        page.keyboard.press("Escape")
        for game, title in TITLES.items():
            cover = page.locator("article").filter(has=page.get_by_role("heading", name=title, exact=True))
            cover.locator("button.rules").click()
            page.locator(".book p").first.wait_for()
            page.locator(".introduction li").first.wait_for()
            said = page.evaluate(SAID)
            books.setdefault(game, said)
            if language != "en":
                found += faults(page, books[game], language)
            page.keyboard.press("Escape")
            page.locator(".book").wait_for(state="detached")
    assert found == []
    page.context.close()


@pytest.mark.parametrize("game", names())
def test_the_first_phase_of_a_game_speaks_every_language(game: str, browser: Browser, address: str) -> None:
    page = visitor(browser, address)
    play_now(page, game)
    assert in_every_language(page) == []
    page.context.close()


def test_lobby_replay_and_dreams_speak_every_language(browser: Browser, address: str) -> None:
    page = visitor(browser, address)
    code = lay_table(page, TITLES["dream_ravens"], "Ada")
    assert in_every_language(page) == []
    english: list[str] = []
    found: list[str] = []
    for language in ["en", *OTHERS]:  # a guest with a link, whose browser says what it would like to read
        guest = visitor(browser, f"{address}/#/j/{code}", language)
        guest.locator("form.sheet .field").wait_for()
        expect(guest.locator("html")).to_have_attribute("lang", language)
        guest.wait_for_function(SETTLED)
        if language == "en":
            english = guest.evaluate(SAID)
        else:
            found += faults(guest, english, language)
        guest.context.close()
    assert found == []
    choose(page, {"rounds": "1"})
    start(page)
    robot = Robot(page, OVERTAKE)
    while robot.act():
        pass
    page.get_by_role("link", name="Watch it again").click()
    page.locator(".replay .banner").first.wait_for()
    assert in_every_language(page) == []
    page.goto(f"{address}/#/dreams")
    page.locator("section[aria-labelledby=stamps] li").first.wait_for()
    assert in_every_language(page) == []
    page.context.close()


@pytest.mark.parametrize("game, seats", [(game, 5 if game == "when_i_dream" else 3) for game in names()])
def test_every_phase_speaks_every_language(game: str, seats: int, browser: Browser, address: str) -> None:
    page = visitor(browser, address)
    phases = PhasePage(page, address)
    moments = sorted(Tour().visit(game, seats, {}).moments.items())
    shown = {f"{game}, {name}": partial(phases.show, moment) for name, moment in moments}
    assert from_home_in_every_language(page, address, with_new_words(page, shown)) == []
    page.context.close()


def test_a_big_screen_speaks_every_language(browser: Browser, address: str) -> None:
    page = visitor(browser, address, size=SCREENS[0])
    phases = PhasePage(page, address)
    tables = [("dream_diary", 6), ("dream_power_trick", 4), ("dream_ravens", 5), ("dreams_and_nightmares", 4)]
    shown = {
        f"{game}, {moment.title}": partial(phases.show, moment)
        for game, seats in [*tables, ("when_i_dream", 6)]
        for moment in seen_by_all(game, seats, {})
    }
    assert from_home_in_every_language(page, address, with_new_words(page, shown)) == []
    page.context.close()


def test_bringing_a_table_to_a_big_screen_speaks_every_language(browser: Browser, address: str) -> None:
    tv, phone = visitor(browser, f"{address}/#/tv", size=SCREENS[0]), visitor(browser, address)
    door = tv.locator(".door .mine").filter(has_text=re.compile("^[A-Z]{5}$"))

    def see(page: Page, path: str, there: str) -> None:
        page.goto(f"{address}/#/{path}")
        page.locator(there).first.wait_for()

    assert from_home_in_every_language(tv, address, {"a big screen": lambda: see(tv, "tv", ".door .mine")}) == []
    see(tv, "tv", ".door .mine")  # a code is a screen's until it opens the page again
    code = door.inner_text()
    shown = {"bring a table": lambda: see(phone, f"s/{code}", ".bring li button")}
    assert from_home_in_every_language(phone, address, shown) == []
    see(phone, f"s/{code}", ".bring li button")
    phone.locator(".bring li button").filter(has_text=re.compile("^Dream$")).click()
    name_oneself(phone, "Ada")
    phone.get_by_role("button", name="Stand up").wait_for()
    table = phone.url.rpartition("/")[2]
    tv.locator(".letters").wait_for()
    gathering = {"a lobby on it": lambda: see(tv, f"tv/{table}", ".letters")}
    assert from_home_in_every_language(tv, address, gathering) == []
    tv.context.close()
    phone.context.close()


def test_what_a_table_brings_speaks_every_language(browser: Browser, address: str) -> None:
    page = visitor(browser, address)
    shown: dict[str, Callable[[], object]] = {}

    def see(path: str, nth: int) -> None:
        page.goto(f"{address}/#/")  # which closes the sheet before
        page.goto(f"{address}/{path}")
        page.locator(".own [aria-haspopup=dialog]").nth(nth).click()
        page.locator("dialog[open] form").first.wait_for()

    for game, count in (("when_i_dream", 1), ("dream_diary", 2)):
        page.goto(f"{address}/#/")
        if shown:
            page.get_by_role("button", name=f"Invite friends to {TITLES[game]}", exact=True).click()
            page.get_by_role("button", name="Stand up").wait_for()
        else:
            lay_table(page, TITLES[game], "Ada")
        path = page.url.partition("/")[2].partition("/")[2].partition("/")[2]
        shown |= {f"{game}, what is brought, {nth}": partial(see, path, nth) for nth in range(count)}
    assert from_home_in_every_language(page, address, shown) == []
    page.context.close()


def test_two_people_at_one_table_each_read_their_own_language(browser: Browser, address: str) -> None:
    host = visitor(browser, address, "en-GB", DESKTOP)
    code = lay_table(host, TITLES["dreams_and_nightmares"], "Ada")
    open_menu(host)
    switch(host, "pl")
    host.keyboard.press("Escape")
    polish, japanese = messages("pl", "app"), messages("ja", "app")
    guest = visitor(browser, f"{address}/#/j/{code}", "ja-JP", DESKTOP)
    guest.get_by_label(japanese.say("name.label")).fill("Haru")
    guest.get_by_role("button", name=japanese.say("join.sit"), exact=True).click()
    guest.get_by_role("button", name=japanese.say("lobby.leave")).wait_for()
    begin = [polish.say("lobby.start"), polish.say("lobby.fillAndStart")]
    host.get_by_role("button", name=re.compile(f"^({'|'.join(begin)})$")).click()
    for page, language in ((host, "pl"), (guest, "ja")):
        dealt = messages(language, "dreams_and_nightmares").say("log.dealt")
        expect(page.locator(".talk-area").get_by_text(dealt)).to_be_attached()
        page.context.close()


def test_puzzles_and_the_dream_of_the_day_speak_every_language(browser: Browser, address: str) -> None:
    page = visitor(browser, f"{address}/#/puzzles")
    for path, there in (("puzzles", "main ol"), ("puzzles/dream_diary/1", ".banner"), ("daily", "main time, main h1")):
        page.goto(f"{address}/#/{path}")
        page.locator(there).first.wait_for()
        assert in_every_language(page) == []
    page.context.close()
