"""Measure how fast the browser app answers:  python tools/measure_web.py [rounds]

Starts a server of its own and a real Chromium, and prints the medians of what a visitor waits for: a home page that can
be used (with a cold cache each time), a game with bots after one click, and the next frame after a touch.  The
browser's clocks measure, so this process is not counted; the limits are those of docs/first-game.md.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, Response, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from dreamtable.server.server_process import running  # noqa: E402
from support.chromium import find_chromium  # noqa: E402
from support.lobby_pages import TITLES, play_now  # noqa: E402
from support.page_checks import DESKTOP  # noqa: E402
from support.robot import WISHES, Robot  # noqa: E402

DEEDS = 8  # touches in each game
# Runs before the page's own code.  Notes when a button to play is painted, how long the table takes after a click on
# it, and how long every touch takes until the next frame.
WATCH = """
() => {
  window.waits = { touches: [] }
  const paint = done => requestAnimationFrame(() => setTimeout(() => done(performance.now())))
  new MutationObserver(() => {
    const { home, click, table } = window.waits
    if (home === undefined && document.querySelector('main button')) {
      window.waits.home = null
      paint(now => (window.waits.home = now))
    }
    if (click && table === undefined && document.querySelector('.banner')) {
      window.waits.table = null
      paint(now => (window.waits.table = now - click))
    }
  }).observe(document, { subtree: true, childList: true })
  addEventListener('click', event => (window.waits.click ??= event.timeStamp), true)
  const touches = ['pointerup', 'click', 'keydown', 'keyup']
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if (touches.includes(entry.name)) window.waits.touches.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}
"""


def first_load(browser: Browser, address: str) -> int:
    """Return the bytes of JavaScript and style sheets, compressed, that the home page loads."""
    page = browser.new_page()
    seen: list[Response] = []
    page.on("response", lambda answer: seen.append(answer))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    code = [answer for answer in seen if answer.url.endswith((".js", ".css"))]
    return sum(len(gzip.compress(answer.body(), 9)) for answer in code)


def visitor(browser: Browser, address: str) -> Page:
    """Return a home page that can be used, in a browser that was never here."""
    page = browser.new_context(viewport=DESKTOP, locale="en-GB").new_page()
    page.set_default_timeout(120_000)
    page.add_init_script(f"({WATCH})()")
    page.goto(address)
    page.wait_for_function("() => window.waits.home")
    return page


def home(browser: Browser, address: str) -> float:
    """Return the milliseconds until the home page can be used."""
    page = visitor(browser, address)
    ready = float(page.evaluate("() => window.waits.home"))
    page.context.close()
    return ready


def game_waits(browser: Browser, address: str, game: str) -> tuple[float, list[float]]:
    """Play a few moves; returns the milliseconds from the first click to the table, and those of every touch."""
    page = visitor(browser, address)
    play_now(page, game)
    page.wait_for_function("() => window.waits.table")
    robot = Robot(page, WISHES[TITLES[game]], 1)
    while robot.deeds < DEEDS and robot.act():
        pass
    waits = page.evaluate("() => window.waits")
    page.context.close()
    return waits["table"], waits["touches"]


def show(what: str, value: float, unit: str, limit: int) -> None:
    """Print a figure beside its limit."""
    print(f"{what:52} {value:6.0f} {unit}   (under {limit})", flush=True)


def main() -> None:
    """Measure everything and print it."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    with running(pace=0.3, rate=1e6, http_rate=1e6) as server, sync_playwright() as playwright:
        browser = find_chromium().launch(playwright)
        show("JavaScript and CSS of the first load, gzip", first_load(browser, server.address) / 1000, "kB", 120)
        show("Home page ready to use, cold", median(home(browser, server.address) for _ in range(rounds)), "ms", 1000)
        for game, title in TITLES.items():
            runs = [game_waits(browser, server.address, game) for _ in range(rounds)]
            touches = sorted(touch for _, each in runs for touch in each)
            show(f"{title}: one click to playing", median(table for table, _ in runs), "ms", 3000)
            show(f"{title}: a touch answers, median", median(touches), "ms", 100)
            show(f"{title}: a touch answers, nine of ten", touches[len(touches) * 9 // 10], "ms", 100)
            show(f"{title}: a touch answers, worst of {len(touches)}", touches[-1], "ms", 100)
        browser.close()


if __name__ == "__main__":
    main()
