"""A garden that let go of the ground: an island in the sky with a cherry tree and two people on a swing."""

from __future__ import annotations

import random

from brush import Picture, glow, ground, light, lin, sky, wash
from diary._shapes_a import cloud, gull, place

PINKS = ["#f7a8b8", "#ffc4c8", "#f08aa4", "#ffdcd4", "#e8789a"]


def rock() -> str:
    """The underside: facets lit from the right, roots hanging out."""
    return """<path d="M60 540C140 506 460 506 540 540C524 600 474 630 440 668C410 706 396 760 350 850C330 792 300 780 276 730C220 700 90 640 60 540Z" fill="url(#rock)"/>
<path d="M540 540C524 600 474 630 440 668C410 706 396 760 350 850C352 760 380 700 392 640C400 600 430 570 540 540Z" fill="#f2b6a6" opacity=".6"/>
<path d="M150 560L206 640L276 730L250 620ZM300 560L340 700L350 850L310 700ZM90 560L150 640L170 600Z" fill="#3f2f66" opacity=".4"/><path d="M220 570L250 650L290 600ZM420 570L400 640L450 600Z" fill="#fff" opacity=".12"/>
<g fill="none" stroke="#5a4468" stroke-width="3.4" stroke-linecap="round"><path d="M130 640C128 670 140 680 134 704M240 712C236 740 250 752 240 780M430 680C436 706 426 722 432 748M190 690C188 706 196 716 190 732"/></g>
<path d="M50 540C130 490 470 490 550 540C524 566 450 556 408 574C366 552 304 582 262 562C204 582 104 570 50 540Z" fill="url(#grass)"/><path d="M62 532C150 494 456 494 538 532" fill="none" stroke="#f0fbc4" stroke-width="5" opacity=".85"/>"""


def tree() -> str:
    rng = random.Random(19)
    crown = ""
    for cx, cy, sx, sy, n in ((250, 250, 70, 40, 30), (380, 210, 62, 36, 26), (320, 160, 70, 34, 24), (456, 280, 56, 24, 20), (180, 300, 34, 20, 10)):
        for _ in range(n):
            x, y = rng.gauss(cx, sx * 0.62), rng.gauss(cy, sy * 0.62)
            tint = PINKS[3] if y < cy - sy * 0.5 else PINKS[rng.randrange(4)] if y < cy + sy * 0.4 else rng.choice((PINKS[4], PINKS[2]))
            crown += f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{rng.randint(20, 34)}" fill="{tint}"/>'
    trunk = "M296 530C312 470 284 430 282 380C280 340 250 320 226 300L236 288C262 306 284 312 296 334C300 300 310 260 316 230L332 234C326 270 324 300 326 326C346 300 376 290 420 290L422 302C384 306 350 330 342 372C338 420 352 480 372 530Z"
    return f'<path d="{trunk}" fill="#5a3a4a"/><path d="M352 530C336 480 328 430 332 380C336 350 350 330 380 312" fill="none" stroke="#e0a090" stroke-width="4" opacity=".7"/><path d="M340 300C390 300 440 310 474 296" stroke="#5a3a4a" stroke-width="11" fill="none" stroke-linecap="round"/>{crown}'


def swing() -> str:
    """Two small people side by side, seen from behind, on a swing from the long bough."""
    return """<path d="M0-230V0M84-230V0" stroke="#6b4a3a" stroke-width="3"/><path d="M-8 0h100v8h-100z" fill="#8a5a3c"/>
<path d="M16 0C14-22 18-40 30-42C40-40 42-22 42 0Z" fill="#3f5f9a"/><circle cx="30" cy="-52" r="11" fill="#3a2430"/><path d="M44 0C44-22 46-38 56-40C68-38 70-20 72 0Z" fill="#e2566a"/><circle cx="54" cy="-50" r="11" fill="#7a4a2a"/><path d="M46-48C44-30 48-20 52-14L62-16C64-30 66-40 62-52Z" fill="#7a4a2a"/>
<path d="M22 8v22M34 8v22M52 8v20M64 8v20" stroke="#4a3448" stroke-width="6" stroke-linecap="round"/>"""


def islet(tint: str) -> str:
    return f'<path d="M-60 0C-40-16 40-16 60 0C50 26 24 34 4 76C-10 44-50 30-60 0Z" fill="#8a74a4"/><path d="M-64 0C-40-20 40-20 64 0C40 14 20 6 0 12C-20 6-46 12-64 0Z" fill="#8fc47e"/><path d="M-4-8V-36h8V-8Z" fill="#5a3a4a"/><circle cx="-10" cy="-42" r="16" fill="{tint}"/><circle cx="10" cy="-48" r="17" fill="#ffdcd4"/><circle cx="2" cy="-34" r="14" fill="#f08aa4"/>'


def draw() -> Picture:
    rng = random.Random(6)
    petals = "".join(f'<path d="M0 0q7-7 13 0q-7 6-13 0z" fill="{rng.choice(PINKS)}" transform="translate({rng.randint(10, 580)} {rng.randint(120, 820)}) rotate({rng.randint(0, 180)}) scale({rng.uniform(0.7, 1.5):.1f})"/>' for _ in range(52))
    fall = '<path d="M118 540C100 540 92 556 92 590C92 690 96 780 78 910H150C138 780 140 690 140 590C140 570 150 556 164 548Z" fill="url(#water)"/><path d="M104 570V880M118 560V900M130 580V860" stroke="#fff" stroke-width="3.4" opacity=".75"/><path d="M118 540C160 528 200 540 236 530" fill="none" stroke="#c4ecf6" stroke-width="12" stroke-linecap="round"/>'
    body = "".join([
        ground(), wash(("M-40 180C160 120 360 260 640 160V260H-40Z", "#fff6ee"), ("M-40 640C160 600 360 720 640 640V800H-40Z", "#b9a4e6"), opacity=0.55),
        light(496, 400, 330), '<circle cx="496" cy="400" r="60" fill="#fffbe9"/>', cloud(-60, 150, 1.0, "#fff", 0.75), cloud(420, 92, 0.7, "#fff", 0.6),
        place(512, 616, islet("#f7a8b8"), 0.9), place(66, 380, islet("#ffc4c8"), 0.62), cloud(430, 690, 1.0, "#ffe9e4", 0.85), cloud(-70, 430, 0.8, "#fff", 0.7),
        '<path d="M-40 900A330 330 0 0 1 260 700" fill="none" stroke="#ffd24a" stroke-width="9" opacity=".4"/><path d="M-40 912A340 340 0 0 1 264 710" fill="none" stroke="#7fd0a0" stroke-width="9" opacity=".4"/><path d="M-40 888A320 320 0 0 1 256 690" fill="none" stroke="#f2768e" stroke-width="9" opacity=".4"/>',
        rock(), fall, '<ellipse cx="330" cy="536" rx="130" ry="12" fill="#3f7a5a" opacity=".4"/>', place(392, 496, swing(), 0.92), tree(),
        f'<path d="{gull(70, 250)}{gull(120, 222, 0.7)}{gull(40, 292, 0.7)}" fill="none" stroke="#7a5a8a" stroke-width="3" stroke-linecap="round"/>',
        '<g filter="url(#soft)" fill="#fff6f4" opacity=".8"><ellipse cx="180" cy="690" rx="220" ry="26"/><ellipse cx="470" cy="740" rx="230" ry="30"/><ellipse cx="90" cy="770" rx="200" ry="34"/><ellipse cx="430" cy="150" rx="200" ry="14"/></g>', cloud(-80, 800, 1.6, "#f6e0f0", 0.95), cloud(150, 850, 1.5, "#fff0ec", 0.95), cloud(400, 810, 1.5, "#ecd4ee", 0.95), petals,
    ])
    defs = (
        sky("#9cc0f0", "#cfd4f6", "#fbd9e2", "#ffe2c6", "#e8c6ea") + glow(core="#fffdf0", mid="#fff0c4", edge="#ffd9b0") + lin("rock", (0, "#b79abc"), (0.5, "#7f6894"), (1, "#43346a"))
        + lin("grass", (0, "#b4dc8a"), (1, "#5fa673")) + lin("water", (0, "#e4fbff", 1), (0.7, "#d8f2ff", 0.9), (1, "#fff", 0.2))
    )
    return Picture("The Island That Let Go", "A grassy island floats in the morning sky with a cherry tree in bloom and a waterfall into the clouds; a couple sits on a swing.", defs, body, vignette="#5a4684")
