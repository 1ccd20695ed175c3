"""Take screenshots of the real app for the documentation:  python tools/take_screens.py [part of a tour's name ...]

Starts a server and takes tours: home and lobby, and every game from its first screen over the states worth a picture to
its end.  Each screen is taken at desktop and phone size: docs/screens/<screen>-<size>.webp.
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

from dreamtable.server.server_process import ServerProcess  # noqa: E402
from support.chromium import find_chromium  # noqa: E402
from support.lobby_pages import TITLES, choose, lay_table, play_now, seat, sit_too, start  # noqa: E402
from support.page_checks import DESKTOP, PHONE, SETTLED  # noqa: E402
from support.robot import STIR, WISHES, Robot  # noqa: E402

OUT = ROOT / "docs" / "screens"
SIZES: dict[str, ViewportSize] = {"phone": PHONE, "desktop": DESKTOP}
PATIENCE = 120_000  # milliseconds
PICTURES = "() => Promise.all([...document.images].map(i => i.decode().catch(() => 0)))"


def shoot(page: Page, name: str, theme: str = "night") -> None:
    """Save the page as it is now, in both sizes."""
    page.locator(".toast").wait_for(state="hidden")  # a message about a robot's mistake is no part of the picture
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
    """Save what a button opens."""
    page.get_by_role("button", name=button, exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Close").first.wait_for()
    shoot(page, name)
    page.keyboard.press("Escape")


def play_until(page: Page, robot: Robot, sentence: str) -> bool:
    """Play on until the banner says the sentence; returns False if the game was over before."""
    while not re.search(sentence, page.locator(".banner").first.inner_text()):
        before = robot.deeds
        if not robot.act(patience=0):  # a robot that waits for a control would use it in the very state we wait for
            return False
        if robot.deeds == before:
            page.evaluate(STIR)
    return True


def play_through(page: Page, game: str, scenes: dict[str, str], seed: int = 3) -> None:
    """Play a game to its end; `scenes` maps sentences of the banner, in order, to the name of a picture."""
    robot = Robot(page, WISHES[TITLES[game]], seed)
    for sentence, name in scenes.items():
        if play_until(page, robot, sentence):
            shoot(page, name)
    while robot.act():
        pass
    page.get_by_role("link", name="Watch it again").wait_for()
    shoot(page, f"{game}-end")


def home_and_lobby(page: Page) -> None:
    """Take the home page in both themes, its menu, and a lobby."""
    page.get_by_role("button", name="Play now: Dream, with bots").first.wait_for()
    shoot(page, "home")
    shoot(page, "home-dawn", "dawn")
    sheet(page, "More", "menu")
    lay_table(page, TITLES["dream_diary"], "Ada")
    shoot(page, "lobby")


def dream_ravens(page: Page) -> None:
    """Take Dream with its peek, its end, its proof and its replay."""
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
    page.get_by_text("Verified: the deal was fixed", exact=False).wait_for()
    shoot(page, "fair")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("slider").fill("12")
    shoot(page, "replay")


def dreams_and_nightmares(page: Page) -> None:
    """Take Dreams and Nightmares with its towers."""
    play_now(page, "dreams_and_nightmares")
    robot = Robot(page, WISHES["Dreams and Nightmares"], 3)
    while robot.deeds < 20 and robot.act():
        pass
    play_through(page, "dreams_and_nightmares", {": (where|on whom)": "dreams_and_nightmares"})


def dream_power_trick(page: Page) -> None:
    """Take Dream Power Trick with a question and a gift."""
    play_now(page, "dream_power_trick")
    scenes = {"Choose a colour": "dream_power_trick", "Did .* give you": "dream_power_trick-gift"}
    play_through(page, "dream_power_trick", scenes)


def dream_diary(page: Page) -> None:
    """Take Dream Diary from its first sheet on."""
    play_now(page, "dream_diary")
    shoot(page, "dream_diary-nightmare")
    scenes = {
        "You lead": "dream_diary",
        "Jump, or stay": "dream_diary-jump",
    }
    play_through(page, "dream_diary", scenes)


def when_i_dream(page: Page) -> None:
    """Take When I Dream, first as the Dreamer and then as a spirit."""
    lay_table(page, TITLES["when_i_dream"], "Ada")
    seat(page, 5)
    page.locator("#option-first").select_option("0")
    choose(page, {"night": "20"})
    start(page)
    page.get_by_role("button", name="No more notes").click()
    page.get_by_role("button", name="Put on the mask").click()
    page.get_by_text(re.compile("whispers$")).first.wait_for()
    shoot(page, "when_i_dream-asleep")
    # Without "Ready", which would end the day before its picture is taken.
    lingering = [wish for wish in WISHES["When I Dream"] if "Ready" not in wish.pattern]
    for sentence, name in {"What did you dream": "recount", "Good morning": "day"}.items():
        if play_until(page, Robot(page, lingering, 3), sentence):
            shoot(page, f"when_i_dream-{name}")
    play_through(page, "when_i_dream", {"Your clue": "when_i_dream"})


def curtain(page: Page) -> None:
    """Take the curtain that hides the table while a device changes hands."""
    lay_table(page, TITLES["dreams_and_nightmares"], "Ada")
    seat(page, 2)
    sit_too(page, "Grandma")
    start(page)
    page.get_by_role("button", name=re.compile("^I am ")).wait_for()
    shoot(page, "curtain")


TOURS: dict[str, Callable[[Page], None]] = {
    "home": home_and_lobby,
    "dream_ravens": dream_ravens,
    "dreams_and_nightmares": dreams_and_nightmares,
    "dream_power_trick": dream_power_trick,
    "dream_diary": dream_diary,
    "when_i_dream": when_i_dream,
    "curtain": curtain,
}


def main() -> None:
    """Take the tours whose names contain one of the arguments, or all."""
    wanted = sys.argv[1:]
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data), pace=0.2, rate=1e6, http_rate=1e6, code_rate=1e6)
        browser = find_chromium().launch(playwright)
        for name, tour in TOURS.items():
            if not wanted or any(part in name for part in wanted):
                context = browser.new_context(viewport=DESKTOP, reduced_motion="reduce", locale="en-GB")
                context.set_default_timeout(PATIENCE)
                page = context.new_page()
                page.goto(server.address)
                tour(page)
                context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
