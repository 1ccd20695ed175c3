"""A firebird rises from a struck match over a dark town: one burning diagonal."""

from __future__ import annotations

import math
import random

from brush import Picture, glow, ground, light, rad, sky, wash
from diary._shapes_b import at, block, disc, layer, oval, shape, stroke


def feather(x: float, y: float, angle: float, length: float, width: float, colour: str) -> str:
    """A flame-shaped feather from its root outwards."""
    a = math.radians(angle)
    ca, sa = math.cos(a), math.sin(a)

    def p(u: float, v: float) -> str:
        return f"{x + u * ca - v * sa:.0f} {y + u * sa + v * ca:.0f}"
    return shape(f"M{p(0, -width * 0.5)}C{p(length * 0.4, -width)} {p(length * 0.7, -width * 0.9)} {p(length, -width * 0.1)}"
                 f"C{p(length * 0.8, width * 0.1)} {p(length * 0.86, width * 0.5)} {p(length * 0.7, width * 0.5)}"
                 f"C{p(length * 0.4, width)} {p(length * 0.2, width * 0.8)} {p(0, width * 0.5)}Z", colour)


def wing(x: float, y: float, start: float, sweep: float, reach: float) -> str:
    """Three layers of feathers fanned from the shoulder, hottest nearest the bird."""
    parts = []
    for share, n, tones in ((1, 9, ("#c81f1a", "#e03a1a")), (0.74, 8, ("#f2641a", "#ff7f24")), (0.48, 7, ("#ffb03a", "#ffca5a"))):
        for i in range(n):
            t = i / (n - 1)
            length = reach * share * (0.62 + 0.38 * math.sin(math.pi * (0.25 + 0.6 * t)))
            parts.append(feather(x, y, start + sweep * t, length, 26 * share + 8, tones[i % 2]))
    return "".join(parts)


def town(seed: int, base: int, low: int, high: int, colour: str, lit: str) -> str:
    rng = random.Random(seed)
    d, windows, x = f"M-10 910V{base}", [], -10
    while x < 610:
        w, h = rng.randint(40, 74), rng.randint(low, high)
        top = base - h
        d += f"H{x}V{top}" + (f"l{w / 2:g} {-w * 0.5:.0f}l{w / 2:g} {w * 0.5:.0f}" if rng.random() < 0.6 else f"h{w * 0.6:.0f}v-16h10v16H{x + w}")
        windows += [f"M{x + k} {top + 22 + r * 26}h8v11h-8z" for k in range(12, w - 14, 18) for r in range(3) if rng.random() < 0.22]
        x += w
    return shape(d + "H610V910Z", colour) + shape("".join(windows), lit)


def draw() -> Picture:
    rng = random.Random(32)
    sparks = "".join(disc(rng.gauss(300, 150), rng.gauss(420, 190), rng.uniform(1.2, 4.4), rng.choice(("#ffd86a", "#ff9a3a", "#fff3c0")), rng.uniform(0.5, 1))
                     for _ in range(70))
    tail = "".join(feather(300, 440, a, n, w, c) for a, n, w, c in (
        (98, 330, 40, "#a8141a"), (118, 350, 42, "#c81f1a"), (134, 330, 40, "#e03a1a"), (106, 280, 34, "#f2641a"), (126, 300, 34, "#ff8a2a"), (116, 240, 26, "#ffca5a")))
    bird = (
        wing(318, 372, -204, 84, 300) + wing(356, 372, -52, 80, 254)
        + shape("M286 470C262 420 286 340 330 300C350 280 352 250 372 232C392 214 424 222 430 244L462 262L428 268C424 296 404 310 400 350C394 420 340 480 286 470Z", "url(#body)")
        + shape("M300 456C286 420 304 356 344 322C340 380 330 430 300 456Z", "#fff0b0", 0.85)
        + stroke("M384 226C376 196 392 176 386 150M396 222C398 196 416 186 416 162M374 234C356 214 362 196 348 178", "#ffca5a", 7)
        + disc(386, 148, 7, "#fff3c0") + disc(416, 160, 6, "#fff3c0") + disc(348, 176, 6, "#fff3c0")
        + disc(408, 246, 9, "#fff8e0") + disc(411, 246, 5, "#3a0a08") + stroke("M394 236L420 240", "#8a1a10", 4) + shape("M428 244L466 262L428 268Z", "#3a1008")
    )
    match = at(
        150, 772,
        stroke("M-64 110L44-70", "#2a1410", 26) + stroke("M-64 110L44-70", "#d9a05a", 20) + stroke("M-70 108L38-72", "#ffe0a0", 5, 0.8),
        at(52, -82, oval(0, 0, 23, 31, "#5a1414"), stroke("M-12-18Q-18 0-10 18", "#ff8a4a", 5), turn=30),
        light(52, -84, 150),
        shape("M34-72C10-120 44-140 52-190C70-150 108-130 84-84C76-62 44-56 34-72Z", "#ff8a2a") + shape("M44-78C34-106 54-120 58-148C70-120 86-108 74-84C66-70 50-70 44-78Z", "#fff0b0"),
    )
    body = (
        ground() + wash(("M-40 180C160 120 360 260 640 140V300H-40Z", "#4a0f1a"), ("M60 700C160 420 360 300 620 120L640 420C460 480 320 640 240 760Z", "#d9401a"), opacity=0.4)
        + light(330, 370, 460, opacity=0.9)
        + layer(shape("M160 690C180 600 220 520 290 450L330 470C290 560 240 640 214 700Z", "#ff9a3a"), opacity=0.85, filter="soft4")
        + town(4, 800, 40, 130, "#4a1418", "#ffb03a")
        + tail + bird + sparks
        + town(9, 880, 50, 120, "#1a0a10", "#ffca5a")
        + match
        + shape("M408 910V820L470 772L532 820V910Z", "#12060c") + stroke("M408 820L470 772", "#ff9a3a", 3, 0.7) + block(458, 842, 24, 26, "#ffca5a")
        + at(470, 776, shape("M-9 0C-11-16-9-30 0-35C9-30 11-16 10 0Z", "#0a0408"), disc(0, -41, 7, "#0a0408"), stroke("M-8-26L-24-46M8-26L22-48", "#0a0408", 5), stroke("M-9 0C-11-16-9-30-2-34M-6-45A7 7 0 0 1 0-48", "#ff9a3a", 2.4))
    )
    extra = (
        sky("#12060e", "#2a0a14", "#5a141a", "#a82f1a", "#3a0f14") + glow(core="#fff6c8", mid="#ffb03a", edge="#f2501a")
        + rad("body", (0, "#fff0b0"), (0.4, "#ffb03a"), (1, "#e0401a"), cx=0.5, cy=0.3, r=0.8)
    )
    return Picture(
        "The Firebird and the Match",
        "A burning match under a dark town lets a huge firebird of flames rise into the night; someone on a roof throws up their arms.",
        extra, body, vignette="#050206",
    )
