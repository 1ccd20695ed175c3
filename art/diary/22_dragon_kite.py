"""A dragon kite over a windy hill lifts its child off the ground: one long diagonal."""

from __future__ import annotations

import math
import random

from brush import Picture, glow, ground, light, lin, sky, wash
from diary._shapes_b import at, cloud, disc, layer, oval, polygon, shape, stroke


def spine(t: float) -> tuple[float, float]:
    """The kite's body from tail (0) to neck (1)."""
    return 604 - 412 * t, 470 - 250 * t + 66 * math.sin(t * 7.4 - 0.5)


def width(t: float) -> float:
    return 5 + 40 * math.pow(math.sin(math.pi * (0.06 + 0.74 * t)), 0.9)


def sides(widen: float = 1) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    left, right = [], []
    for i in range(61):
        t = i / 60
        (x, y), (x2, y2) = spine(t), spine(t + 0.01)
        a = math.atan2(y2 - y, x2 - x)
        w = width(t) * widen
        left.append((x + w * math.sin(a), y - w * math.cos(a)))
        right.append((x - w * math.sin(a), y + w * math.cos(a)))
    return left, right


def dragon() -> str:
    left, right = sides()
    body = polygon(left + right[::-1])
    crest, bands = [], []
    for i in range(2, 60, 2):
        (x, y), (x2, y2) = right[i], right[i + 1]
        out = right[i][0] - left[i][0], right[i][1] - left[i][1]
        size = math.hypot(*out) or 1
        crest.append(f"M{x:.0f} {y:.0f}L{x + out[0] / size * 20 + 8:.0f} {y + out[1] / size * 20:.0f}L{x2:.0f} {y2:.0f}Z")
        bands.append(f"M{left[i][0]:.0f} {left[i][1]:.0f}L{right[i][0]:.0f} {right[i][1]:.0f}")
    half, _ = sides(0.36)
    belly = polygon(left + half[::-1])
    return (
        shape("".join(crest), "#ffc93d")
        + shape(body, "url(#silk)") + shape(belly, "#ffe9b0", 0.9)
        + stroke("".join(bands), "#8f1a2c", 2.2, 0.55)
        + stroke("M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in right), "#ffd2b0", 3, 0.8)
        + stroke("".join(f"M{left[i][0]:.0f} {left[i][1]:.0f}C{left[i][0] - 8:.0f} {left[i][1] + 30:.0f} {left[i][0] + 26:.0f} {left[i][1] + 36:.0f} {left[i][0] + 14:.0f} {left[i][1] + 66:.0f}"
                         for i in (16, 24, 32, 48)), "#ffc93d", 6)
        + stroke("M600 440C570 466 606 492 580 524M596 436C560 446 566 480 540 496", "#ffc93d", 6)
    )


def head() -> str:
    return at(
        146, 208,
        stroke("M58-44C84-70 84-100 66-128M40-56C50-88 38-108 16-122", "#fff0c0", 9),
        shape("M62 34C110 30 120-10 104-56C84-44 62-54 40-64C10-60-30-34-62-6C-84 6-98 10-98 24C-78 30-70 24-58 26"
              "C-66 36-62 44-50 46C-26 46-10 54 10 52C30 52 48 44 62 34Z", "url(#face)"),
        shape("M-58 26C-30 22 0 24 22 20C6 34-20 44-50 46C-62 44-66 36-58 26Z", "#7a1426"),
        shape("M-50 25L-44 36L-38 24.5ZM-30 24L-24 34L-18 23.5ZM-8 23L-3 32L4 22Z", "#fff"),
        disc(6, -18, 19, "#fff8e0") + disc(0, -16, 10, "#1f5a3a") + disc(-3, -19, 4, "#fff"),
        stroke("M-18-40C0-54 24-50 36-38", "#ffc93d", 8),
        oval(-76, 4, 6, 4, "#7a1426"),
        stroke("M-80 14C-120 0-130-34-112-62M-76 20C-112 40-112 76-84 92", "#ffc93d", 4),
        shape("M60 36L96 66L84 30L128 44L106 14L142 8L110-12L134-40L102-48C116-10 100 26 60 36Z", "#2fa05a"),
        scale=1.05,
    )


def grass(seed: int, n: int, y0: float, y1: float, colour: str, size: int) -> str:
    rng = random.Random(seed)
    blades = []
    for _ in range(n):
        x = rng.randint(-20, 600)
        y = rng.uniform(y0, y1) + (600 - x) * -0.1 + 40
        h = rng.randint(size, size * 2)
        blades.append(f"M{x} {y:.0f}q{-h * 0.2:.0f} {-h * 0.5:.0f} {-h} {-h * 0.62:.0f}q{h * 0.4:.0f} {h * 0.1:.0f} {h + 5} {h * 0.62:.0f}z")
    return shape("".join(blades), colour)


def draw() -> Picture:
    child = at(
        344, 640,
        stroke("M-6-46L-42-84", "#f6c9a0", 7), stroke("M6-46L-38-86", "#f6c9a0", 7),
        shape("M-12-48C-2-56 12-52 14-44L24 0L-2 6Z", "#ffd23d"),
        shape("M-2 4L24-2L48 26L36 34L14 18L26 46L12 48Z", "#2b4a8f"),
        shape("M36 34L48 26L58 34L44 42ZM12 48L26 45L32 56L14 58Z", "#b5283a"),
        shape("M-60-98L-24-92L-28-74L-62-80Z", "#8a5a2a"), stroke("M-52-94L-54-80M-42-93L-44-78M-34-91L-36-77", "#fff", 4),
        disc(2, -64, 14, "#f6c9a0"), shape("M-12-66C-10-84 16-84 18-64C30-66 36-60 42-66C38-52 24-50 14-54C14-64 4-72-12-66Z", "#5a2f1c"),
        scale=1.15,
    )
    body = (
        ground()
        + wash(("M-40 60C160 0 360 140 640 40V160H-40Z", "#e8fbff"), ("M-40 420C160 380 360 480 640 420V540H-40Z", "#d8f4d0"))
        + light(520, 110, 260, opacity=0.9) + disc(520, 110, 44, "#fffbe0")
        + cloud(-60, 360, 1.2, "#fff", 0.9) + cloud(330, 500, 0.9, "#fff", 0.85) + cloud(20, 70, 0.7, "#fff", 0.8)
        + shape("M-10 640C100 590 220 630 330 590C440 560 520 590 610 550V760H-10Z", "#8fcf9a")
        + shape("M-10 700C140 640 300 690 610 590V900H-10Z", "#5fb568")
        + at(92, 652, shape("M-22 20V-4L0-20L22-4V20Z", "#fff3da"), shape("M-28-2L0-26L28-2L22 2L0-16L-22 2Z", "#c8503c"))
        + shape("M-10 800C160 730 360 780 610 668V900H-10Z", "url(#hill)")
        + grass(3, 60, 770, 880, "#2f8f4a", 22) + grass(4, 50, 780, 900, "#b6e36a", 18)
        + oval(352, 802, 50, 8, "#17562f", 0.4, filter="url(#soft4)")
        + stroke("M298 540C272 500 264 450 270 404L196 258M270 404L300 232M270 404L404 342", "#fff", 2.4) + disc(270, 404, 5, "#fff")
        + dragon() + head() + child
        + layer(stroke("M-10 560C120 520 160 600 250 560C290 540 270 500 244 516M380 720C470 680 520 730 600 690"
                       "M30 470C110 450 140 480 200 462M440 40C500 20 560 60 610 30M-10 250C20 240 40 262 70 250", "#fff", 4), opacity=0.75)
        + grass(8, 40, 850, 930, "#17562f", 30)
        + shape("M470 620q14-16 26 0q-12 14-26 0zM150 610q12-16 24-2q-10 14-24 2zM540 560q10-14 20 0q-8 12-20 0z"
                "M60 560q12-12 22 2q-12 10-22-2zM430 760q12-14 24 0q-12 12-24 0z", "#e8483f")
    )
    extra = (
        sky("#2f8fdc", "#6fbdf0", "#b8e4f6", "#eef9dc", "#dff0b0")
        + glow(core="#fffde8", mid="#fff3b8", edge="#ffe88a")
        + lin("silk", (0, "#ff6a4a"), (0.5, "#d92a3a"), (1, "#e8483f"))
        + lin("face", (0, "#ff7a52"), (0.6, "#d92a3a"), (1, "#a81a34"))
        + lin("hill", (0, "#6fc95a"), (1, "#1f7a44"))
    )
    return Picture(
        "The Dragon Kite",
        "A red dragon kite as long as the sky pulls a child off a windy green hill.",
        extra, body, vignette="#0f4a6a",
    )
