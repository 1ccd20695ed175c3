"""Screenshots of the real app for the README and for looking at:  python tools/take_screens.py [part of a name ...]

Starts a server, opens home, lobby and every game at desktop and phone size, lets a robot play a few moves, and writes
docs/screens/<screen>-<size>.webp.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Error, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from browser.chromium import find_chromium  # noqa: E402
from browser.robot import WISHES, Robot  # noqa: E402
from dreamtable.games import load, names  # noqa: E402
from dreamtable.server.aside import Aside  # noqa: E402

OUT = ROOT / "docs" / "screens"
SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
MOVES = 8


def shoot(page: Page, name: str) -> None:
    page.evaluate(
        "() => Promise.all([document.fonts.ready, ...[...document.images].map(i => i.decode().catch(() => 0))])"
    )
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.save(OUT / f"{name}.webp", quality=82, method=6)
    print(name)


def home(page: Page, size: str) -> None:
    page.get_by_role("button", name="Play now: Dream, with bots").first.wait_for()
    shoot(page, f"home-{size}")
    page.get_by_role("button", name="Invite friends to Dream Diary").click()
    page.get_by_label("Nickname").fill("Ada")
    page.get_by_role("button", name="That’s me").click()
    page.get_by_role("button", name="Sit here", exact=True).first.or_(
        page.get_by_text("Gather round.")
    ).first.wait_for()
    shoot(page, f"lobby-{size}")


def play(page: Page, game: str, size: str) -> None:
    title = load(game).facts.title
    page.get_by_role("button", name=f"Play now: {title}, with bots").first.click()
    robot = Robot(page, WISHES[title], 3)
    for _ in range(MOVES):
        try:
            if not robot.act(patience=12_000):
                break
        except Error:
            break  # nothing to do for now: a screen of waiting is a screen too
    shoot(page, f"{game}-{size}")


def visit(browser: Browser, address: str, size: str, screen: str) -> None:
    context = browser.new_context(viewport=SIZES[size], reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    page.goto(address)
    if screen == "home":
        home(page, size)
    else:
        play(page, screen, size)
    context.close()


def main() -> None:
    wanted = sys.argv[1:]
    OUT.mkdir(parents=True, exist_ok=True)
    found = find_chromium()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as p:
        aside = Aside(Path(data), pace=0.3, rate=1e6, http_rate=1e6)
        browser = p.chromium.launch(executable_path=found.path, args=found.args, env=found.env or None)
        for screen in ("home", *names()):
            for size in SIZES:
                if not wanted or any(w in f"{screen}-{size}" for w in wanted):
                    visit(browser, aside.address, size, screen)
        browser.close()
        aside.stop()


if __name__ == "__main__":
    main()
