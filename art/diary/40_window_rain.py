"""A cat at a rainy evening window; the potted plant beside it bears small lamps."""

from __future__ import annotations

import random

from brush import Picture, glow, ground, light, lin, sky, wash
from diary._shapes_b import at, block, disc, layer, oval, shape, stroke


def city(seed: int, base: int, low: int, high: int, colour: str) -> str:
    rng = random.Random(seed)
    d, x = f"M60 640V{base}", 60
    while x < 540:
        w = rng.randint(36, 70)
        d += f"H{x}V{base - rng.randint(low, high)}H{x + w}"
        x += w
    return shape(d + "V640Z", colour)


def draw() -> Picture:
    rng = random.Random(40)
    lamps = "".join(disc(rng.randint(80, 530), rng.randint(350, 620), rng.choice((7, 10, 14, 18)), rng.choice(("#ffcf7a", "#ffb05a", "#f0786a", "#a8d8f0", "#ffe9b0")), rng.uniform(0.25, 0.7)) for _ in range(46))
    runs = []
    for _ in range(26):
        x, y, n = rng.randint(78, 530), rng.randint(90, 420), rng.randint(40, 170)
        runs.append(f"M{x} {y}q{rng.randint(-5, 5)} {n * 0.4:.0f} {rng.randint(-3, 3)} {n}")
    beads = "".join(oval(rng.randint(76, 532), rng.randint(84, 630), r, r * 1.25, "#dcecf8", rng.uniform(0.45, 0.9)) for r in (rng.uniform(1.8, 5.2) for _ in range(80)))
    frame = (
        "".join(block(x, 60, w, 590, "#4a3040") for x, w in ((40, 30), (292, 20), (534, 30))) + block(40, 48, 524, 34, "#4a3040") + block(40, 330, 524, 18, "#4a3040")
        + stroke("M70 84V640M312 84V640M312 348H534M70 348H292", "#8a5a54", 3, 0.8) + stroke("M40 62H564", "#f0a878", 3, 0.5)
    )
    cat = at(
        238, 672, oval(8, 4, 122, 12, "#140c1c", 0.6),
        stroke("M78-16C140-10 168 20 160 70C156 100 130 104 126 84", "#201426", 23),
        shape("M-86 0C-104-70-86-150-40-186C-48-200-52-214-52-226L-58-286L-14-262C0-266 24-266 38-262L82-288L78-226C78-212 74-198 66-186C112-150 124-70 106 0Z", "#201426"),
        stroke("M106 0C124-70 112-150 66-186C74-198 78-212 78-226L82-286", "#ffb878", 5, 0.95), stroke("M82-286L40-262", "#ffb878", 3, 0.7), stroke("M160 70C166 30 146-2 100-12", "#ffb878", 3.5, 0.7),
        stroke("M-86-6C-102-70-86-148-42-184C-50-198-54-214-54-226L-58-282", "#7fa0d0", 4, 0.7),
        stroke("M10-186C14-120 12-60 10-10", "#3a2840", 5, 0.6), stroke("M-62-218L-96-226M-60-208L-94-206M86-218L118-226M84-208L116-206", "#e8d8c8", 2, 0.6),
        shape("M-36-180C-10-168 36-168 62-180L60-166C34-154-10-154-34-166Z", "#c8404a"),
    )
    bloom = "M-15 6C-20-12-10-26 0-26C10-26 20-12 15 6Q0 14-15 6Z"
    stems = "M0 0C-6-60 6-100-12-150M0-10C20-60 40-80 46-126M-2-30C-26-60-44-70-50-100M0-4C14-90 0-140 22-196"
    plant = at(
        452, 664, light(10, -140, 190, opacity=0.9), stroke(stems, "#2f6a4a", 6),
        shape("M-6-60C-40-64-56-50-66-34C-40-26-18-36-6-60ZM14-60C46-66 64-50 72-36C46-28 24-38 14-60ZM-8-110C-34-118-50-104-56-92C-34-84-18-92-8-110ZM14-120C40-128 56-116 62-102C40-96 24-102 14-120Z", "#4f9a6a"),
        stroke("M-12-58Q-36-54-54-40M20-58Q44-54 60-42", "#a8e0a0", 2.4, 0.8),
        "".join(at(x, y, light(0, -6, 46), shape(bloom, "#ffe08a"), shape("M-6 2C-8-8-4-16 0-16C4-16 8-8 6 2Z", "#fffbe4"), turn=t) for x, y, t in ((-12, -158, -10), (48, -134, 24), (-52, -106, -34), (22, -206, 8))),
        shape("M-50-6H50L38 62H-38Z", "url(#pot)"), block(-56, -16, 112, 20, "#c8704a"), stroke("M-54-12H52", "#ffb888", 3), stroke("M-36 60L-46 8", "#ffb888", 3, 0.5),
    )
    mug = at(96, 664, oval(6, 30, 46, 7, "#140c1c", 0.5), stroke("M34-16C62-20 62 16 32 16", "#6f8fc0", 8), shape("M-34-30H36L32 28Q0 36-30 28Z", "#7f9fd0"), oval(1, -30, 35, 8, "#4a2a20"), stroke("M-28-20V20", "#d8e8ff", 4, 0.7),
             stroke("M-12-46C-22-62 0-72-10-92M12-46C2-62 24-74 12-98", "#f2ece8", 4, 0.5))
    boat = at(196, 588, shape("M-26-2L-17 13H17L27-2L9 4L0-18L-9 4Z", "#fff8ea", 0.8))
    body = (
        ground()
        + block(60, 70, 490, 580, "url(#rain)")
        + layer(city(3, 640, 150, 300, "#4a6a90"), opacity=0.6, filter="soft4") + layer(city(8, 640, 70, 200, "#2f4a70"), filter="soft4") + layer(lamps, filter="soft4")
        + wash(("M60 200C200 160 380 260 550 190V280H60Z", "#8aa8c4"), ("M60 560C200 530 380 600 550 560V640H60Z", "#ffb878"), opacity=0.4)
        + boat + stroke("".join(runs), "#e4f0fa", 3, 0.5) + beads + frame
        + shape("M-10-10H96C92 200 70 420 20 620L-10 660ZM610-10H516C520 200 540 420 584 620L610 660Z", "url(#curtain)")
        + stroke("M28-10C34 220 20 420-4 600M64-10C62 200 48 380 30 540M572-10C566 220 580 420 604 600M540-10C540 200 552 380 572 540", "#2a1428", 7, 0.5)
        + light(470, 560, 420, opacity=0.75)
        + shape("M-10 664H610V720H-10Z", "url(#sill)") + stroke("M-10 666H610", "#ffc48a", 4, 0.8) + shape("M-10 720H610V910H-10Z", "#2c1a28")
        + mug + plant + cat
        + at(300, 800, shape("M-250 110C-250 20-120-8 40-2C180 2 260 40 270 110Z", "#6a2f40"), stroke("M-226 100C-200 34-80 14 40 18C160 22 220 50 244 100M-180 110C-150 66-50 46 40 50C130 54 180 74 196 110", "#c8707a", 4, 0.6))
    )
    extra = (
        sky("#3a2434", "#4a2c38", "#5a3438", "#3a2030", "#201020") + glow(core="#fff6d8", mid="#ffd08a", edge="#f0904a")
        + lin("rain", (0, "#2f4468"), (0.45, "#5f7fa4"), (0.8, "#a89a9a"), (1, "#d8a880")) + lin("curtain", (0, "#8a3a48"), (1, "#4a1c34")) + lin("sill", (0, "#b8745a"), (1, "#5a3034")) + lin("pot", (0, "#d9825a"), (1, "#7a3a34"), x2=1)
    )
    return Picture(
        "Waiting for the Rain to End",
        "A black cat looks out of a rainy evening window at a blurred city; beside it a potted plant blooms with little lamps and a mug steams.",
        extra, body, vignette="#0a0612",
    )
