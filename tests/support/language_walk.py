"""What is not yet said in a language on a page: words that stayed English, letters without a glyph, a sideways scroll."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, expect

import dreamtable
from dreamtable.games import load, names
from dreamtable.messages import languages
from dreamtable.tables.people.seats import BOT_NAMES
from support.lobby_pages import TITLES
from support.page_checks import FITS, SETTLED

SOURCES = Path(dreamtable.__file__).parent
WORD = re.compile(r"[^\W\d_]{2,}")
OTHERS = [language for language in languages() if language != "en"]
CREDITS = " ".join(load(name).facts.credit for name in names())
TABLE_CODE = re.compile(r"\b[A-Z]{5}\b")
NUMBERED = re.compile(r"\d+|Player \d")
# Drawn in fonts of the device: a star, and makers' names in their own script.
OF_THE_DEVICE = {" ", "★", *(character for character in CREDITS if ord(character) > 0x2E7F)}
# Names of months, some of which are the same as in English.
MONTHS = """
language => ['short', 'long'].flatMap(month => [...Array(12).keys()].map(
  n => new Intl.DateTimeFormat(language, { month }).format(new Date(2026, n, 1))))
"""

# The title of the page, then every text that is shown or read aloud.  What is marked as being in another language is
# left out.
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

# The characters that the fonts of a language are known to have: drawing them all anew took most of the time.
drawn: defaultdict[str, set[str]] = defaultdict(set)


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word of the messages and rules of a language, and of names that are the same in all languages."""
    files = [*(SOURCES / "messages" / language).glob("*.json"), *SOURCES.glob(f"games/*/RULES.{language}.md")]
    text = " ".join(path.read_text("utf-8") for path in files)
    same = [*TITLES.values(), *BOT_NAMES, CREDITS, "Dreamtable", "Ada", "Esc"]
    return frozenset(WORD.findall(" ".join([text, *same]).casefold()))


def untranslated(english: list[str], other: list[str], known: frozenset[str]) -> list[str]:
    """Return the texts that are shown in English, too, with words that the other language does not have."""
    shared = (text for text in other if text in english)
    return [text for text in shared if not set(WORD.findall(TABLE_CODE.sub("", text).casefold())) <= known]


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
    shown = set("".join(said[1:]))  # the browser draws the title
    new = set(filter(str.isprintable, shown - OF_THE_DEVICE - drawn[language]))
    missing = page.evaluate(MISSING, "".join(sorted(new))) if new else []
    if missing:  # a page that has just come may still fetch the fonts of its language
        page.wait_for_load_state("networkidle")
        missing = page.evaluate(MISSING, "".join(missing))
    drawn[language] |= new.difference(missing)
    for character in missing:
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


def from_home_in_every_language(page: Page, address: str, screens: Mapping[str, Callable[[], object]]) -> list[str]:
    """Return what is wrong in any language with screens that have no menu, or lie over it.

    The language is chosen at home, and each function leads from there to its screen without loading the page anew.
    """
    english: dict[str, list[str]] = {}
    found: list[str] = []
    for language in ["en", *OTHERS]:
        page.goto(f"{address}/#/")
        open_menu(page)
        switch(page, language)
        page.keyboard.press("Escape")
        for name, show in screens.items():
            show()
            page.wait_for_function(SETTLED)
            if language == "en":
                english[name] = page.evaluate(SAID)
            else:
                found += [f"{name}, {what}" for what in faults(page, english[name], language)]
    page.goto(f"{address}/#/")
    open_menu(page)
    switch(page, "en")
    page.keyboard.press("Escape")
    return found


def with_new_words(page: Page, screens: Mapping[str, Callable[[], object]]) -> dict[str, Callable[[], object]]:
    """Those of some screens that say anything which none before them said, numbers and names apart."""
    said: set[str] = set()
    chosen = {}
    for name, show in screens.items():
        show()
        page.wait_for_function(SETTLED)
        new = {NUMBERED.sub("#", text) for text in page.evaluate(SAID)} - said
        if new:
            said |= new
            chosen[name] = show
    return chosen
