"""Every screen speaks every language: nothing stays English, every letter can be drawn, and nothing lies beyond the edge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

import dreamtable
from dreamtable.games import load, names
from dreamtable.messages import languages, messages
from dreamtable.tables.seats import BOT_NAMES
from support.lobby_pages import TITLES, choose, lay_table, play_now, start
from support.page_checks import DESKTOP, FITS, SETTLED, SMALL_PHONE
from support.robot import NO_NOTES, Robot, Wish

pytestmark = pytest.mark.slow
SOURCES = Path(dreamtable.__file__).parent
WORD = re.compile(r"[^\W\d_]{2,}")
OTHERS = [language for language in languages() if language != "en"]
OVERTAKE = [
    NO_NOTES,
    Wish("^I’ll remember$"),
    Wish("^I have seen enough$"),
    Wish("WAKE UP", "hold"),
    Wish("^Dream on$"),
]

CREDITS = " ".join(load(name).facts.credit for name in names())
# Drawn in fonts of the device: a star, and makers' names in their own script.
OF_THE_DEVICE = {" ", "★", *(character for character in CREDITS if ord(character) > 0x2E7F)}
# Names of months, some of which are the same as in English.
MONTHS = """
language => ['short', 'long'].flatMap(month => [...Array(12).keys()].map(
  n => new Intl.DateTimeFormat(language, { month }).format(new Date(2026, n, 1))))
"""

# Every text that is shown or read aloud.  What is marked as being in another language is left out.
SAID = """
() => {
  const said = new Set([document.title])
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const foreign = e => e.closest('body [lang], script, style, code')
  const shown = e => e.checkVisibility({ checkVisibilityCSS: true })
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement
    if (!foreign(e) && shown(e)) said.add(walk.currentNode.data)
  }
  for (const e of document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]'))
    if (!foreign(e) && shown(e))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) said.add(e.getAttribute(name) ?? '')
  return [...said].map(text => text.trim().replace(/\\s+/g, ' ')).filter(Boolean)
}
"""
# The characters that come out as the box for a missing glyph, in the fonts of the page.
MISSING = """
async characters => {
  const canvas = new OffscreenCanvas(40, 40).getContext('2d', { willReadFrequently: true })
  const style = getComputedStyle(document.documentElement)
  const missing = new Set()
  for (const family of [style.getPropertyValue('--body'), style.getPropertyValue('--title')]) {
    canvas.font = `24px ${family}`
    await document.fonts.load(canvas.font, characters)
    const drawn = character => {
      canvas.clearRect(0, 0, 40, 40)
      canvas.fillText(character, 4, 30)
      return canvas.getImageData(0, 0, 40, 40).data.join()
    }
    const box = drawn('\\u0378') // no character
    for (const character of characters) if (drawn(character) === box) missing.add(character)
  }
  return [...missing]
}
"""


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word of the messages and rules of a language, and of names that are the same in all languages."""
    files = [*(SOURCES / "messages" / language).glob("*.json"), *SOURCES.glob(f"games/*/RULES.{language}.md")]
    text = " ".join(path.read_text("utf-8") for path in files)
    same = [*TITLES.values(), *BOT_NAMES, CREDITS, "Dreamtable", "Ada"]
    return frozenset(WORD.findall(" ".join([text, *same]).casefold()))


def untranslated(english: list[str], other: list[str], known: frozenset[str]) -> list[str]:
    """Return the texts that are shown in English, too, with words that the other language does not have."""
    return [text for text in other if text in english and not set(WORD.findall(text.casefold())) <= known]


def switch(page: Page, language: str) -> None:
    """Choose a language in the open menu, and wait until the page speaks it."""
    page.locator(f"label[lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.wait_for_function(SETTLED)


def open_menu(page: Page) -> None:
    """Open the menu at the top of the page, whatever the language."""
    page.locator(".topbar .tools button").last.click()
    page.locator("input[name=language]").first.wait_for(state="attached")


def faults(page: Page, english: list[str], language: str) -> Iterator[str]:
    """Yield what is wrong with the screen in a language."""
    said = page.evaluate(SAID)
    months = WORD.findall(" ".join(page.evaluate(MONTHS, language)).casefold())
    for text in untranslated(english, said, vocabulary(language).union(months)):
        yield f"{language}: still English: {text}"
    drawn = set("".join(text for text in said if text != page.title()))  # the browser draws the title
    for character in page.evaluate(MISSING, "".join(sorted(filter(str.isprintable, drawn - OF_THE_DEVICE)))):
        yield f"{language}: no glyph: {character} (U+{ord(character):X})"
    if not page.evaluate(FITS):
        yield f"{language}: it scrolls sideways"


def in_every_language(page: Page) -> list[str]:
    """Return what is wrong with a screen and its menu in any language; the page speaks English before and after."""
    open_menu(page)
    english = page.evaluate(SAID)
    found: list[str] = []
    for language in OTHERS:
        switch(page, language)
        found += faults(page, english, language)
    switch(page, "en")
    page.keyboard.press("Escape")
    return found


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
    page.locator(".book").first.wait_for()
    assert in_every_language(page) == []
    page.context.close()


def test_two_people_at_one_table_each_read_their_own_language(browser: Browser, address: str) -> None:
    host = visitor(browser, address, "en-GB", DESKTOP)
    code = lay_table(host, TITLES["dreams_and_nightmares"], "Ada")
    open_menu(host)
    switch(host, "pl")
    host.keyboard.press("Escape")
    polish, japanese = messages("pl", "house"), messages("ja", "house")
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
