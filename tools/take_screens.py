"""Screenshots of the real app, for the README and for looking at:  python tools/take_screens.py [part of a walk ...]

Starts a server and takes walks through the house: home and lobby, and every game from its first screen over the
states worth a picture to the end.  Each screen is taken at desktop and phone size: docs/screens/<screen>-<size>.webp.
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from browser.chromium import find_chromium  # noqa: E402
from browser.lobby import TITLES, choose, lay_table, play_now, seat, sit_too, start  # noqa: E402
from browser.looks import DESKTOP, PHONE, SETTLED  # noqa: E402
from browser.robot import STIR, WISHES, Robot  # noqa: E402
from dreamtable.server.server_process import ServerProcess  # noqa: E402

OUT = ROOT / "docs" / "screens"
SIZES: dict[str, ViewportSize] = {"phone": PHONE, "desktop": DESKTOP}
PATIENCE = 120_000
PICTURES = "() => Promise.all([...document.images].map(i => i.decode().catch(() => 0)))"


def shoot(page: Page, name: str, theme: str = "night") -> None:
    page.locator(".toast").wait_for(state="hidden")  # a robot's slip of the hand is no part of the picture
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.evaluate(PICTURES)
        page.wait_for_function(SETTLED)
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        picture.save(OUT / f"{name}-{size}.webp", quality=82, method=6)
        print(f"{name}-{size}")
    page.evaluate("() => { document.documentElement.dataset.theme = 'night' }")


def sheet(page: Page, button: str, name: str) -> None:
    """What a button opens."""
    page.get_by_role("button", name=button, exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Close").first.wait_for()
    shoot(page, name)
    page.keyboard.press("Escape")


def play_until(page: Page, robot: Robot, sentence: str) -> bool:
    """Play on until the banner says so; False if the game was over before."""
    while not re.search(sentence, page.locator(".banner").first.inner_text()):
        before = robot.deeds
        if not robot.act(patience=0):  # one that waits for something to do would do it in the scene we wait for
            return False
        if robot.deeds == before:
            page.evaluate(STIR)
    return True


def play_through(page: Page, game: str, scenes: dict[str, str], seed: int = 3) -> None:
    """A game to its end: `scenes` says which sentence over the table is worth a picture of which name, in order."""
    robot = Robot(page, WISHES[TITLES[game]], seed)
    for sentence, name in scenes.items():
        if play_until(page, robot, sentence):
            shoot(page, name)
    while robot.act():
        pass
    page.get_by_role("link", name="Watch it again").wait_for()
    shoot(page, f"{game}-end")


def house(page: Page) -> None:
    page.get_by_role("button", name="Play now: Dream, with bots").first.wait_for()
    shoot(page, "home")
    shoot(page, "home-dawn", "dawn")
    sheet(page, "More", "menu")
    lay_table(page, TITLES["dream_diary"], "Ada")
    shoot(page, "lobby")


def ravens(page: Page) -> None:
    lay_table(page, TITLES["dream_ravens"], "Ada")
    choose(page, {"rounds": "1"})
    start(page)
    shoot(page, "coach")
    page.get_by_role("button", name="No more notes").click()
    page.get_by_role("button", name="Your land 1, face down").click()
    page.get_by_role("button", name="I’ll remember").wait_for()
    shoot(page, "dream_ravens-peek")
    patient = [wish for wish in WISHES["Dream"] if "WAKE" not in wish.pattern]
    if play_until(page, Robot(page, patient, 3), "You drew"):
        shoot(page, "dream_ravens-dawn", "dawn")
        sheet(page, "Rules", "rules")
    play_through(page, "dream_ravens", {"You drew": "dream_ravens"})
    page.get_by_role("button", name="Was it dealt fairly?").click()
    page.get_by_text("The secret fits the seal", exact=False).wait_for()
    shoot(page, "fair")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("slider").fill("12")
    shoot(page, "replay")


def towers(page: Page) -> None:
    play_now(page, "dreams_and_nightmares")
    robot = Robot(page, WISHES["Dreams and Nightmares"], 3)
    while robot.deeds < 20 and robot.act():
        pass
    play_through(page, "dreams_and_nightmares", {": (where|on whom)": "dreams_and_nightmares"})


def weather(page: Page) -> None:
    play_now(page, "dream_power_trick")
    scenes = {"Name a colour": "dream_power_trick", "Did .* give you": "dream_power_trick-gift"}
    play_through(page, "dream_power_trick", scenes)


def diary(page: Page) -> None:
    play_now(page, "dream_diary")
    shoot(page, "dream_diary-nightmare")
    scenes = {
        "You lead": "dream_diary",
        "Jump, or stay": "dream_diary-jump",
    }
    play_through(page, "dream_diary", scenes)


def night(page: Page) -> None:
    """First as the Dreamer, then as a spirit."""
    lay_table(page, TITLES["when_i_dream"], "Ada")
    seat(page, 5)
    page.locator("#option-first").select_option("0")
    choose(page, {"night": "20"})
    start(page)
    page.get_by_role("button", name="No more notes").click()
    page.get_by_role("button", name="Put on the mask").click()
    page.get_by_text(re.compile("whispers$")).first.wait_for()
    shoot(page, "when_i_dream-asleep")
    lingering = [wish for wish in WISHES["When I Dream"] if "Ready" not in wish.pattern]  # or the day is soon over
    for sentence, name in {"What did you dream": "recount", "Good morning": "day"}.items():
        if play_until(page, Robot(page, lingering, 3), sentence):
            shoot(page, f"when_i_dream-{name}")
    play_through(page, "when_i_dream", {"Your clue": "when_i_dream"})


def curtain(page: Page) -> None:
    lay_table(page, TITLES["dreams_and_nightmares"], "Ada")
    seat(page, 2)
    sit_too(page, "Grandma")
    start(page)
    page.get_by_role("button", name=re.compile("^I am ")).wait_for()
    shoot(page, "curtain")


WALKS: dict[str, Callable[[Page], None]] = {
    "house": house,
    "dream_ravens": ravens,
    "dreams_and_nightmares": towers,
    "dream_power_trick": weather,
    "dream_diary": diary,
    "when_i_dream": night,
    "curtain": curtain,
}


def main() -> None:
    wanted = sys.argv[1:]
    OUT.mkdir(parents=True, exist_ok=True)
    found = find_chromium()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as p:
        aside = ServerProcess(Path(data), pace=0.2, rate=1e6, http_rate=1e6, code_rate=1e6)
        browser = p.chromium.launch(executable_path=found.path, args=found.args, env=found.env or None)
        for name, walk in WALKS.items():
            if not wanted or any(part in name for part in wanted):
                context = browser.new_context(viewport=DESKTOP, reduced_motion="reduce", locale="en-GB")
                context.set_default_timeout(PATIENCE)
                page = context.new_page()
                page.goto(aside.address)
                walk(page)
                context.close()
        browser.close()
        aside.stop()


if __name__ == "__main__":
    main()
