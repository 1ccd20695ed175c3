"""An anglerfish in the abyss hangs a street lamp over a bus stop on the sea floor."""

from __future__ import annotations

import random

from brush import Picture, glow, ground, light, lin, rad, sky, wash
from diary._shapes_b import at, block, disc, layer, oval, shape, stroke

HIDE = ("M214 420C232 350 300 284 400 276C490 270 548 320 580 372L640 320V620L576 560C536 640 430 690 326 668"
        "C262 654 216 624 196 582C246 596 300 586 352 520C310 480 264 452 214 420Z")


def teeth() -> str:
    upper = "".join(f"M{x} {y}l{w} {h}l{w * 0.5 + 5:.0f} {-h + 9}z" for x, y, w, h in
                    ((216, 420, 2, 56), (238, 433, 0, 40), (256, 444, 3, 66), (280, 460, 0, 36), (298, 472, 2, 48), (320, 490, 0, 26)))
    lower = "".join(f"M{x} {y}l{w} {-h}l{w + 8} {h + 2}z" for x, y, w, h in
                    ((200, 588, 3, 64), (222, 596, 3, 40), (244, 596, 4, 70), (270, 590, 3, 38), (294, 576, 4, 48), (320, 556, 3, 26)))
    return shape(upper + lower, "#e8ffd8")


def draw() -> Picture:
    rng = random.Random(26)
    motes = "".join(disc(rng.randint(0, 600), rng.randint(120, 880), rng.uniform(0.8, 2.4), "#a8ffd0", rng.uniform(0.2, 0.8))
                    for _ in range(70))
    bubbles = "".join(disc(470 + rng.randint(-26, 26), y, rng.uniform(3, 8), "none", 0.6, stroke="#8fe8d0", stroke_width="1.6")
                      for y in range(40, 250, 20))
    fish = (
        shape("M400 280C420 210 500 200 540 240C520 260 520 300 540 330Z", "#0f3a38")
        + stroke("M420 276C440 240 470 224 500 222M450 280C470 250 496 240 524 242M480 292C496 272 514 262 532 262", "#2f7a6a", 3, 0.7)
        + shape("M214 420C270 440 330 490 352 520C320 570 260 600 196 582C190 520 196 470 214 420Z", "#1c0710")
        + shape("M352 520C310 530 270 560 240 590C290 596 330 570 352 520Z", "#5a1228")
        + shape(HIDE, "url(#hide)")
        + layer(wash(("M260 640C340 600 460 660 600 560V700H260Z", "#021014"), ("M250 380C320 300 420 320 520 300V260H240Z", "#3f8f7a")),
                "".join(oval(rng.randint(380, 560), rng.randint(320, 620), rng.randint(5, 14), rng.randint(4, 9), "#5fb89a", 0.22) for _ in range(22)),
                clip="fish")
        + teeth()
        + disc(330, 376, 37, "#062422") + disc(330, 376, 30, "#eaffb8") + disc(320, 380, 14, "#0a1a18") + disc(315, 374, 5, "#fff")
        + stroke("M290 352C306 328 348 326 370 348", "#0a2a2a", 9)
        + shape("M436 520C470 500 540 520 548 570C520 590 460 590 436 560Z", "#12423f") + stroke("M446 530L530 560M446 544L520 574", "#3f8f7a", 3, 0.7)
        + stroke("M214 420C232 350 300 284 400 276", "#b8f7c8", 4, 0.9) + stroke("M196 582C216 624 262 654 326 668", "#7fd8b0", 3, 0.6)
    )
    lamp = (
        stroke("M372 282C360 150 250 96 176 128C140 146 132 176 132 206", "#06201f", 15)
        + stroke("M372 282C360 150 250 96 176 128C140 146 132 176 132 206", "#4fa88c", 4)
        + shape("M20 790L108 260H156L276 790Z", "url(#cone)")
        + light(132, 256, 230)
        + at(132, 206, shape("M-34 22L-24 4H24L34 22Z", "#0a2a28"), shape("M-10-8H10V6H-10Z", "#0a2a28"), shape("M-30 22H30L20 88H-20Z", "#fff8c0"),
             stroke("M-30 22L-20 88H20L30 22M0 22V88", "#0a2a28", 4), shape("M-24 88H24L16 100H-16Z", "#0a2a28"))
    )
    stop = (
        stroke("M232 800V640", "#0a2426", 9) + disc(232, 622, 28, "#0a2426") + disc(232, 622, 23, "#ffcf4a")
        + at(232, 622, shape("M-14-9Q-14-12-11-12H11Q14-12 14-9V8H-14Z", "#0a2426"), block(-10, -8, 8, 7, "#ffcf4a"), block(2, -8, 8, 7, "#ffcf4a"),
             disc(-8, 9, 3.5, "#0a2426"), disc(8, 9, 3.5, "#0a2426"))
        + stroke("M56 760H190M70 760V800M176 760V800M56 730H190M64 700V760M182 700V760M56 708H190", "#123a3a", 8)
        + stroke("M56 756H190M56 726H190", "#d8f0a0", 2.5, 0.8)
        + at(118, 756, stroke("M-6 0L-20 0L-22 40M6 0L14 2L16 42", "#8a5a2a", 11), shape("M-16 4C-20-30-12-44 0-46C12-44 20-30 16 4Z", "#c98a3a"),
             disc(0, -60, 22, "#e0a848"), disc(-3, -60, 13, "#0f4a4a"), disc(-7, -65, 4, "#d8fff0"), stroke("M-14-70A20 20 0 0 1 2-80", "#fff0b8", 4),
             block(22, 10, 34, 26, "#6a2f24"), stroke("M32 10V2H46V10", "#6a2f24", 4))
    )
    body = (
        ground()
        + layer(shape("M200-20H300L260 420H90ZM380-20H440L470 380H330Z", "#8fe8d0", 0.16), filter="soft")
        + wash(("M-40 300C160 240 360 380 640 300V420H-40Z", "#0a4a4a"), ("M-40 640C160 600 360 720 640 640V820H-40Z", "#010a10"))
        + shape("M-10 300C40 340 30 420 60 480C40 560 80 640 50 720L-10 760ZM610 130C560 190 590 240 570 300L610 330Z", "#05262a", 0.8)
        + bubbles
        + shape("M-10 720C100 690 200 740 320 716C430 696 520 740 610 700V900H-10Z", "#031a1e")
        + lamp + fish
        + shape("M-10 796C80 776 180 800 290 796C400 792 470 830 610 806V900H-10Z", "url(#floor)")
        + oval(140, 806, 130, 14, "#eaffb0", 0.5, filter="url(#soft4)")
        + stop + motes
        + shape("M-10 900V850C60 830 120 870 200 862C320 850 420 884 610 840V900Z", "#010a0e")
        + stroke("M520 890C500 830 540 800 516 740M556 890C566 840 540 810 562 770M20 890C40 850 10 830 30 800", "#0a3a38", 8)
        + at(420, 770, shape("M-22 0C-10-12 10-12 18 0L32-10V10L18 0C10 12-10 12-22 0Z", "#1f6a5a"), disc(-12, -2, 2, "#eaffb8"))
        + at(498, 742, shape("M-22 0C-10-12 10-12 18 0L32-10V10L18 0C10 12-10 12-22 0Z", "#17564c"), disc(-12, -2, 2, "#eaffb8"), scale=0.7)
    )
    extra = (
        sky("#1f7f80", "#0b4a54", "#062a36", "#031620", "#020a10")
        + glow(core="#fffbd0", mid="#eaf58a", edge="#6fd890")
        + rad("hide", (0, "#3f8f7a"), (0.35, "#17564f"), (1, "#04181c"), cx=0.12, cy=0.2, r=1)
        + lin("cone", (0, "#fbffc0", 0.6), (1, "#d8ff9a", 0.05)) + lin("floor", (0, "#2f6a50"), (0.5, "#0a2a2a"), (1, "#021014"))
        + f'<clipPath id="fish"><path d="{HIDE}"/></clipPath>'
    )
    return Picture(
        "The Last Bus in the Deep",
        "A huge toothy anglerfish hangs a street lamp over a bus stop at the bottom of the sea, where a diver waits with a suitcase.",
        extra, body, vignette="#000406",
    )
