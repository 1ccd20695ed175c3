"""Write the signs and avatars:  python art/brand/_draw.py

They stay SVG (small, sharp at any size) and go straight into the web app's assets.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ART))

from brand._avatars import SLEEPERS, avatar  # noqa: E402
from brand._marks import FAVICON, FINGER, FIST, HAND, LOGO, ROLES, kite, star  # noqa: E402
from brand._signs import SIGNS  # noqa: E402
from covers._cast import PERCHED, at  # noqa: E402


def signs() -> Iterator[tuple[str, str, str]]:
    """File name, title, drawing."""
    yield "logo", "Dreamtable", LOGO
    yield "favicon", "Dreamtable", FAVICON
    yield "star", "A star", star(64, 68, 54, "#ffd98a")
    yield "kite", "The kite with two stars", kite(2)
    yield "kite_one_star", "The torn kite with one star", kite(1)
    yield "fist", "A fist: none", FIST
    yield "finger", "One finger: one", FINGER
    yield "hand", "An open hand: more", HAND
    for role, drawing in ROLES.items():
        yield f"role_{role}", f"The {role.capitalize()}", drawing
    yield "raven", "A raven", at(66, 100, 0.76, PERCHED.replace("currentColor", "#8d86b8"))
    for name, (says, drawing) in SIGNS.items():
        yield f"sign_{name}", says, drawing
    for number, sleeper in enumerate(SLEEPERS, 1):
        yield f"avatar_{number:02}", f"A sleepy {sleeper.name}", avatar(sleeper)


def main() -> None:
    out = ART.parent / "web" / "public" / "art" / "brand"
    out.mkdir(parents=True, exist_ok=True)
    for name, title, drawing in signs():
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" role="img"><title>{title}</title>{drawing}</svg>\n'
        (out / f"{name}.svg").write_text(svg)
        print(f"{name}: {len(svg):,} bytes")


if __name__ == "__main__":
    main()
