"""A clock that melts into a lake; two of its hours have sailed off."""

from __future__ import annotations

import math
import random

from brush import Picture, ground, lin, rad, sky, wash
from diary._shapes_a import place, rings

CX, CY = 268, 376
RIM = (
    "M128 380C124 286 190 226 276 230C362 234 414 300 408 384C404 440 398 470 402 540C404 592 404 640 392 676C386 694 372 694 368 676C362 648 366 610 356 578"
    "C350 560 338 562 336 580C332 622 338 668 326 706C320 724 304 724 300 704C292 664 302 612 290 566C284 546 270 546 264 562C252 594 262 628 250 652"
    "C244 664 232 662 229 648C222 616 232 566 214 536C190 498 132 470 128 380Z"
)
FACE = (
    "M150 378C148 300 202 250 274 253C346 256 390 312 385 384C382 430 378 466 381 530C383 580 384 620 380 650C376 620 378 590 370 558C360 530 330 532 322 562"
    "C314 610 320 660 313 684C308 650 316 606 308 556C300 524 262 520 250 552C243 574 244 600 240 622C238 590 244 556 228 524C204 484 152 462 150 378Z"
)
LEAVES = [
    (206, 104), (222, 120), (196, 130), (338, 136), (352, 150), (316, 152), (84, 66), (100, 84), (92, 110), (416, 178), (402, 188),
    (430, 190), (180, 160), (270, 180), (120, 96), (60, 90), (246, 150), (470, 300), (500, 230), (150, 330), (440, 520),
]
MARK = "M0-15L8 0L0 15L-8 0Z"       # one hour: a lozenge; two are missing from the dial and lie in the boats


def hours() -> str:
    """Ten of the twelve hours; the lower ones sag and stretch."""
    marks = ""
    for hour in range(12):
        if hour in (5, 7):
            continue
        a = math.radians(hour * 30 - 90)
        sag = max(0.0, math.sin(a)) ** 1.5
        x, y = CX + 98 * math.cos(a) + 6 * sag, CY + 100 * math.sin(a) + 34 * sag
        grand = 1.35 if hour % 3 == 0 else 1
        marks += f'<path d="{MARK}" transform="translate({x:.0f} {y:.0f}) rotate({hour * 30 * (1 - sag):.0f}) scale({grand:g} {grand * (1 + 1.1 * sag):.2f})"/>'
    angles = [math.radians(t) for t in range(150, 391, 6)]
    ticks = "".join(f"M{CX + 122 * math.cos(a):.0f} {CY + 128 * math.sin(a):.0f}L{CX + 113 * math.cos(a):.0f} {CY + 119 * math.sin(a):.0f}" for a in angles)
    return f'<path d="{ticks}" stroke="#7a5030" stroke-width="2"/><g fill="#5b3022">{marks}</g>'


def clock() -> str:
    return f"""<path d="{RIM}" fill="#2a1526" opacity=".4" transform="translate(12 14)" filter="url(#soft)"/>
<path d="{RIM}" fill="url(#gold)"/><path d="{FACE}" fill="url(#face)"/>
<path d="M128 380C124 286 190 226 276 230C362 234 414 300 408 384" fill="none" stroke="#fff3cc" stroke-width="3.5" opacity=".9"/>
<path d="M376 300C392 360 378 420 381 530" fill="none" stroke="#b98a5a" stroke-width="14" opacity=".25" filter="url(#soft4)"/>{hours()}
<path d="M268 386L226 318" stroke="#3a1d20" stroke-width="7" stroke-linecap="round"/>
<path d="M268 386C300 410 330 440 326 506C324 530 332 540 330 556" fill="none" stroke="#3a1d20" stroke-width="5" stroke-linecap="round"/><circle cx="268" cy="386" r="9" fill="#b23a3a"/>
<g fill="none" stroke="#fff4d6" stroke-width="2.4">{rings(380, 696, 26, 4)}{rings(313, 724, 30, 4)}{rings(240, 664, 20, 3, 0.5)}</g>
<g opacity=".45" fill="#ffe7a6"><ellipse cx="313" cy="728" rx="22" ry="5"/><ellipse cx="380" cy="698" rx="18" ry="4"/></g>"""


def boat(light: str, side: str, dark: str, hour: bool = True) -> str:
    cargo = f'<path d="{MARK}" transform="translate(-14 20) rotate(72) scale(.75)" fill="#6b3a2a"/>' if hour else ""
    return f"""<path d="M-62 66L-42 33H42L64 66L24 56L0 104L-22 56Z" fill="{light}" opacity=".3" filter="url(#soft4)"/><ellipse cy="31" rx="66" ry="6" fill="#0d2b3f" opacity=".45"/>
<path d="M0-46L-26 8L0 14L26 8Z" fill="{side}"/><path d="M0-46L-26 8L0 14Z" fill="{light}"/><path d="M-64-4L-42 30H42L66-4L22 10L0 14L-22 10Z" fill="{dark}"/>
<path d="M-64-4L-42 30H6L0 14L-22 10Z" fill="{light}"/><path d="M-42 30L0 14L42 30" fill="none" stroke="#a98a70" stroke-width="1.2"/>{cargo}"""


def tree(rng: random.Random) -> str:
    leaves = "".join(
        f'<path d="M{x} {y}q{rng.randint(5, 11)} {-rng.randint(6, 12)} {rng.randint(12, 20)} 0q-8 9-16 2z" opacity="{rng.uniform(0.6, 1):.2f}" transform="rotate({rng.randint(-60, 60)} {x} {y})"/>'
        for x, y in LEAVES
    )
    return f"""<path d="M-10 250C60 238 110 262 170 246C230 228 290 226 372 206C330 236 300 246 262 258C200 276 120 300 60 296L40 560C36 640 60 760 40 900H-10Z" fill="url(#bark)" filter="url(#rough)"/>
<path d="M150 250C170 200 160 150 210 110M196 240C240 190 300 190 340 140M90 256C80 190 110 130 90 70M300 222C330 216 366 184 414 182" fill="none" stroke="#38262e" stroke-width="7" stroke-linecap="round" filter="url(#rough)"/>
<g fill="#e7794f">{leaves}</g>"""


def draw() -> Picture:
    rng = random.Random(8)
    shimmer = "".join(
        f'<path d="M{rng.randint(-10, 560)} {y}h{rng.randint(20, 110)}" opacity="{rng.uniform(0.08, 0.34):.2f}"/>' for y in range(560, 880, 8) for _ in range(2)
    )
    body = "".join([
        ground(), '<circle cx="452" cy="430" r="300" fill="url(#sun)"/><circle cx="452" cy="430" r="46" fill="#fffbe9"/>',
        wash(
            ("M-40 120C120 60 300 170 640 80V150C420 220 200 140-40 210Z", "#d7e7d3"), ("M-40 280C160 240 360 330 640 270V320C420 360 160 320-40 350Z", "#ffd7a0"),
            ("M-40 380C140 350 300 410 640 370V410C420 440 160 410-40 440Z", "#f08f6c"), opacity=0.6,
        ),
        '<path d="M-10 540V470L60 430L110 462L180 400L250 466L320 436L380 478L450 440L520 470L610 420V540Z" fill="#c98a84" opacity=".75" filter="url(#rough)"/>',
        '<path d="M-10 548V508L70 474L150 512L220 488L300 520L400 496L480 518L610 480V548Z" fill="#8f5f76" filter="url(#rough)"/><rect y="534" width="600" height="366" fill="url(#lake)"/>',
        wash(("M380 540H540L500 720L560 900H330L420 720Z", "#ffe3a6"), ("M-20 640C140 610 260 690 420 650V760H-20Z", "#2d6780")),
        f'<g stroke="#fff0d0" stroke-width="2.2" stroke-linecap="round">{shimmer}</g>', tree(rng), clock(),
        place(478, 640, boat("#fffdf4", "#e7d6bc", "#c7ac92", hour=False), 0.5), place(176, 742, boat("#fffdf4", "#e7d6bc", "#c7ac92"), 0.78),
        place(430, 806, boat("#fff3ea", "#efc9b4", "#d79c86"), 1.12),
        f'<g fill="none" stroke="#fff4d6" stroke-width="2">{rings(430, 840, 84, 2, 0.4)}{rings(176, 766, 60, 2, 0.35)}</g>',
        '<g stroke="#1b2b36" stroke-width="4" stroke-linecap="round" fill="none" opacity=".9"><path d="M22 900C30 850 24 820 40 770M44 900C52 860 70 830 68 790M70 900C74 870 92 850 98 826"/><path d="M40 770q4-16 2-34M68 790q6-14 6-30" stroke-width="9" stroke="#5b3022"/></g>',
    ])
    defs = (
        sky("#2f6d86", "#7fb3ab", "#f3d9a4", "#f2a56f", "#d8695f") + rad("sun", (0, "#fffbe6", 1), (0.2, "#ffe9b0", 0.8), (1, "#ffcf8a", 0))
        + lin("lake", (0, "#f0b07a"), (0.16, "#c98a86"), (0.45, "#4f7f92"), (1, "#123a52")) + lin("face", (0, "#fffaf0"), (0.6, "#f6e6c4"), (1, "#dfb98a"))
        + lin("gold", (0, "#ffe7a6"), (0.45, "#cf9440"), (1, "#7a4a22"), x2=1) + lin("bark", (0, "#5a3a36"), (1, "#22182a"), x2=1)
    )
    return Picture("The Clock in the Lake", "A clock hangs from a bare branch and melts into a lake at sunset; its lost hours sail off in paper boats.", defs, body, vignette="#1a0f26")
