"""Paper boats sail a flooded library: one-point perspective towards a lit window."""

from __future__ import annotations

import itertools
import random

from brush import Picture, glow, ground, light, lin, sky, wash
from diary._shapes_b import at, block, disc, glints, layer, oval, person, polygon, shape, stroke

EYE = (300, 350)
BOOKS = ("#7a3f2a", "#a8763a", "#4d5a34", "#8d5a30", "#c9a25a", "#5a2f28")


def wall(height: float, near: float) -> tuple[float, float]:
    """A point on the left wall: near is 1 at the picture's edge and shrinks with distance."""
    return EYE[0] - 320 * near, EYE[1] + height * near


def quad(top: float, bottom: float, far: float, near: float) -> str:
    return polygon([wall(top, far), wall(top, near), wall(bottom, near), wall(bottom, far)])


def shelves() -> str:
    rng = random.Random(21)
    bays = [1 / z for z in (5, 4.1, 3.3, 2.6, 2, 1.5, 1.1, 0.8)]
    rows = [-420 + 108 * i for i in range(8)]
    books: dict[str, list[str]] = {}
    boards = []
    for far, near in itertools.pairwise(bays):
        for _top, bottom in itertools.pairwise(rows):
            count = 3 if far < 0.35 else 5
            for i in range(count):
                if rng.random() < 0.12:
                    continue
                a, b = (1 / (1 / far + (1 / near - 1 / far) * (i + s) / count) for s in (0.08, 0.98))
                tall = rng.randint(64, 92)
                books.setdefault(rng.choice(BOOKS), []).append(quad(bottom - 10 - tall, bottom - 10, a, b))
    for y in rows:
        boards.append(quad(y - 10, y, bays[0], bays[-1]))
    for b in bays:
        boards.append(quad(-440, 336, b, b * 1.06))
    painted = "".join(shape("".join(ds), colour) for colour, ds in books.items())
    return shape(quad(-440, 336, 0.2, 1.25), "#2c1c14") + painted + shape("".join(boards), "#6b4726")


def vault() -> str:
    ribs = []
    for near in (1.25, 0.91, 0.67, 0.5, 0.385, 0.303, 0.244, 0.2):
        x, y = wall(-440, near)
        ribs.append(stroke(f"M{x:.0f} {y:.0f}A{320 * near:.0f} {150 * near:.0f} 0 0 1 {600 - x:.0f} {y:.0f}",
                           "#a9763c", 16 * near, 0.85))
    return "".join(ribs)


def boat(x: float, y: float, scale: float, *crew: str) -> str:
    lines = "M-34 14H-12M-31 20H-6M-28 26H0M12 16L40 10M14 23L36 17"
    return at(
        x, y,
        shape("M-62 66L-42 33H42L64 66L24 56L0 108L-22 56Z", "#f7e9bd", 0.28, filter="url(#soft4)"),
        oval(0, 31, 66, 6, "#14231a", 0.55),
        *crew,
        shape("M0-46L-26 8L0 14L26 8Z", "#d9bd84") + shape("M0-46L-26 8L0 14Z", "#fff3d0"),
        shape("M-64-4L-42 30H42L66-4L22 10L0 14L-22 10Z", "#c9a76c"),
        shape("M-64-4L-42 30H6L0 14L-22 10Z", "#fdf0cc"),
        stroke(lines, "#8a6a42", 1.2, 0.55),
        scale=scale,
    )


def lamp(x: float, top: float, y: float, scale: float) -> str:
    return stroke(f"M{x} {top}V{y}", "#3a2716", 2) + at(
        x, y, light(0, 12, 78, opacity=0.75), shape("M-26 10C-24-10-12-16 0-16C12-16 24-10 26 10Z", "#3f8f5c"),
        shape("M-18 4C-16-8-8-12 0-12", "none", stroke="#bdf0b0", stroke_width="2.5"),
        oval(0, 10, 24, 5, "#fff3b8"), scale=scale)


def draw() -> Picture:
    rng = random.Random(5)
    ripples = glints(1, (f"M{rng.randint(-10, 590)} {y}h{rng.randint(14, 40) + (y - 420) // 6}"
                         for y in range(424, 890, 9) for _ in range(2)), "#ffe9a8", 2, 0.08, 0.32)
    path = glints(2, (f"M{282 + rng.randint(-1, 1) * rng.randint(0, (y - 380) // 5)} {y}h{rng.randint(24, 60)}"
                      for y in range(420, 880, 8)), "#fff6c8", 3, 0.35, 0.85)
    window = (
        light(300, 330, 330)
        + shape("M252 416V316A48 62 0 0 1 348 316V416Z", "#fff8cf")
        + stroke("M252 416V316A48 62 0 0 1 348 316V416M300 254V416M252 320H348M252 366H348", "#7a6a34", 4)
    )
    child = person(31, 14, 0.92, "#a8402e", "#2c1a14", "#ffd9a0",
                   stroke("M8-30L26-44", "#a8402e", 5), disc(28, -40, 7, "#fff3b0"), light(28, -40, 46))
    body = (
        ground()
        + shape("M-110-200H710V0H600L364 242H236L0 0Z", "#3a2718")
        + vault()
        + block(226, 240, 148, 180, "#8a6c38")
        + window
        + '<g id="wall">' + shelves() + "</g>"
        + '<use href="#wall" transform="translate(600 0) scale(-1 1)"/>'
        + light(300, 340, 360, opacity=0.85)
        + shape("M-10 690L236 416H364L610 690V900H-10Z", "url(#water)")
        + wash(("M262 420H338L430 900H170Z", "#ffe08a"), ("M-20 640C140 600 260 700 620 640V760H-20Z", "#1f4a38"),
               opacity=0.45)
        + ripples + path
        + lamp(178, -10, 208, 0.75) + lamp(422, -10, 208, 0.75) + lamp(92, -10, 110, 1.35) + lamp(508, -10, 110, 1.35)
        + boat(262, 468, 0.32) + boat(352, 500, 0.42) + boat(208, 560, 0.62) + boat(444, 612, 0.8)
        + boat(286, 740, 1.95, child)
        + layer(stroke("M130 812q150 26 318-2M98 838q190 34 390-4", "#ffe9a8", 3), opacity=0.5)
        + at(66, 800, shape("M-60 10L-10-14L60 0L14 30Z", "#7a3f2a"), shape("M-50 8L-8-12L50 0L12 22Z", "#f2dca6"),
             stroke("M-8-12L12 22", "#a9763c", 2))
        + at(520, 806, shape("M-40 0L10-16L46 4L-2 22Z", "#f7e6b8"), stroke("M-22 2L14-9M-10 8L26-3", "#a9885a", 2))
    )
    extra = (
        sky("#2a1a10", "#4a3018", "#6b4a22", "#3c3a20", "#16241a")
        + glow(core="#fffbd8", mid="#f5e08a", edge="#b9a84a")
        + lin("water", (0, "#c9b85a", 0.95), (0.2, "#5f7a40", 0.95), (0.55, "#234a36", 0.97), (1, "#0e2a22"))
    )
    return Picture(
        "The Library Afloat",
        "Paper boats sail down a flooded library towards a golden window; a child in the largest holds up a lantern.",
        extra, body, vignette="#0d0a04",
    )
