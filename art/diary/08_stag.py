"""A stag whose antlers are two trees, with nests in them and a child on a bough."""

from __future__ import annotations

import math
import random

from brush import Picture, glow, ground, light, lin, sky, wash
from diary._shapes_a import place, specks

Tip = tuple[float, float]


def bough(rng: random.Random, x: float, y: float, angle: float, length: float, width: float, tips: list[Tip]) -> str:
    """A bough that forks until it is thin; where it ends, a tip for leaves."""
    x2, y2 = x + length * math.cos(angle), y + length * math.sin(angle)
    bend = angle + rng.uniform(-0.5, 0.5)
    drawn = f'<path d="M{x:.0f} {y:.0f}Q{x + length * 0.5 * math.cos(bend):.0f} {y + length * 0.5 * math.sin(bend):.0f} {x2:.0f} {y2:.0f}" stroke-width="{width:.0f}"/>'
    if width < 5:
        tips.append((x2, y2))
        return drawn
    turns = (-0.5, 0.42) if width < 12 else (-0.62, 0.05, 0.55)
    return drawn + "".join(bough(rng, x2, y2, angle + turn + rng.uniform(-0.12, 0.12), length * rng.uniform(0.7, 0.84), width * 0.6, tips) for turn in turns)


def antler(seed: int) -> tuple[str, list[Tip]]:
    tips: list[Tip] = []
    return bough(random.Random(seed), 0, 0, -2.0, 112, 24, tips), tips


def leaves(tips: list[Tip], seed: int) -> str:
    rng = random.Random(seed)
    crowns = ""
    for x, y in tips:
        for _ in range(2):
            cx, cy, r = x + rng.uniform(-16, 16), y + rng.uniform(-14, 10), rng.randint(15, 25)
            crowns += f'<circle cx="{cx:.0f}" cy="{cy:.0f}" r="{r}" fill="{rng.choice(["#3f8a5c", "#5ba766", "#2c6f55", "#86c46e", "#c9d872"])}" opacity=".93"/>'
    return crowns


NEST = '<path d="M-26-6C-24 16 24 16 26-6Z" fill="#6b4a30"/><path d="M-28-6h56M-24 0l14 10M24 0L8 10M-14-2l10 12" stroke="#a8794a" stroke-width="3.4" stroke-linecap="round"/><g fill="#d7eef0"><ellipse cx="-10" cy="-9" rx="7" ry="9"/><ellipse cx="6" cy="-10" rx="7" ry="9"/></g>'
BIRD = '<path d="M-20 2C-14-14 4-18 14-10C18-16 28-16 30-8L40-5L30-2C26 10 10 14-4 10L-26 14Z" fill="#b5543a"/><path d="M-8 2C2 6 10 2 14-6" stroke="#f0b27a" stroke-width="3" fill="none"/><circle cx="24" cy="-9" r="2" fill="#1a1210"/>'


def crown() -> str:
    drawn, tips = antler(31)
    half = f'<g fill="none" stroke="#5d4632" stroke-linecap="round">{drawn}</g>{leaves(tips, 6)}'
    return place(262, 470, half) + place(338, 470, half, flip=True)


def stag() -> str:
    tufts = "".join(f"M{x} {y}l{d} 34 16-26" for x, y, d in ((232, 690, 6), (262, 712, 4), (292, 724, 4), (322, 716, 2), (352, 696, 0), (246, 752, 6), (278, 776, 4), (310, 780, 2), (340, 758, 0), (264, 830, 4), (296, 842, 4), (328, 834, 0)))
    return f"""<path d="M246 560C246 650 226 704 170 748C110 790 84 840 80 910H520C516 840 490 790 430 748C374 704 354 650 354 560Z" fill="url(#coat)"/>
<path d="M256 610C240 690 236 790 262 910H338C364 790 360 690 344 610Z" fill="#c9b48a" opacity=".75" filter="url(#rough)"/><path d="{tufts}" fill="none" stroke="#efe2b8" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".8"/>
<path d="M170 748C226 704 246 650 246 560" fill="none" stroke="#f4e6b4" stroke-width="4" opacity=".7"/><path d="M430 748C374 704 354 650 354 560" fill="none" stroke="#f4e6b4" stroke-width="4" opacity=".7"/>
<path d="M246 500C206 470 156 476 134 500C160 536 214 544 252 528ZM354 500C394 470 444 476 466 500C440 536 386 544 348 528Z" fill="#5a4634"/><path d="M240 506C210 490 176 490 156 502C182 522 216 528 244 520ZM360 506C390 490 424 490 444 502C418 522 384 528 356 520Z" fill="#c99a7a"/>
<path d="M242 486C228 540 256 600 270 648C278 676 322 676 330 648C344 600 372 540 358 486C340 446 260 446 242 486Z" fill="url(#face)"/>
<path d="M284 470C276 540 282 600 300 620C318 600 324 540 316 470C308 456 292 456 284 470Z" fill="#e0c890" opacity=".55"/><path d="M268 632C276 612 324 612 332 632C334 668 318 690 300 690C282 690 266 668 268 632Z" fill="#e9d8ac"/>
<path d="M280 640C288 632 312 632 320 640C316 656 306 662 300 662C294 662 284 656 280 640Z" fill="#221a18"/><path d="M300 662V676M288 680Q300 688 312 680" stroke="#221a18" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M250 540C258 528 274 530 280 546C270 554 256 552 250 540ZM350 540C342 528 326 530 320 546C330 554 344 552 350 540Z" fill="#1c1413"/><circle cx="264" cy="538" r="3.4" fill="#fff6d8"/><circle cx="334" cy="538" r="3.4" fill="#fff6d8"/>
<path d="M242 490C256 452 344 452 358 490" fill="none" stroke="#fff0c0" stroke-width="4" opacity=".8" stroke-linecap="round"/>"""


def draw() -> Picture:
    rng = random.Random(5)

    def trunks(n: int, colour: str, w: int, opacity: float) -> str:
        return "".join(f'<path d="M{(x := rng.randint(-20, 620))} -10L{x + rng.randint(-10, 10)} 900H{x + w + rng.randint(0, 14)}L{x + w} -10Z" fill="{colour}" opacity="{opacity}"/>' for _ in range(n))

    child = '<path d="M-9-4C-10-20-6-30 0-32C6-30 10-20 10-4Z" fill="#c8453c"/><circle cy="-39" r="8" fill="#f2c9a0"/><path d="M-9-40C-9-52 9-52 9-40C4-44-4-44-9-40Z" fill="#4a2a20"/><path d="M-5-4C-6 8-8 16-6 24M5-4C6 8 5 16 8 22" stroke="#2f4a5a" stroke-width="5" fill="none" stroke-linecap="round"/>'
    ferns = "".join(f"M{x} 910C{x + d} {910 - h * 0.5:.0f} {x + d} {910 - h * 0.8:.0f} {x + d * 2} {910 - h}" for x, d, h in ((20, 10, 130), (48, 14, 90), (-4, 16, 60), (90, 10, 60), (574, -12, 140), (548, -10, 90), (600, -14, 60), (510, -8, 56)))
    body = "".join([
        ground(), trunks(10, "#b9d6a4", 16, 0.5), light(300, 300, 400), '<circle cx="300" cy="300" r="92" fill="#fffbe0" opacity=".95"/>',
        wash(("M-40 300C160 240 360 380 640 300V420H-40Z", "#eaf6cc"), ("M-40 560C160 520 360 620 640 560V720H-40Z", "#2f6b52"), opacity=0.55), trunks(6, "#6fa080", 26, 0.55),
        '<rect y="380" width="600" height="300" fill="url(#mist)"/>', '<path d="M-20-10L30 900H-20ZM620-10L566 900H620Z" fill="#234f42"/>',
        crown(), place(160, 296, NEST, 0.95), place(452, 338, NEST, 0.9), place(470, 318, BIRD, 0.9, flip=True), place(196, 212, BIRD, 0.8), place(404, 196, BIRD, 0.7, flip=True), place(414, 330, child, 1.05),
        stag(), '<rect y="700" width="600" height="200" fill="url(#mist)" opacity=".9"/>',
        wash(("M-40 800C120 770 260 840 420 800C520 780 600 810 640 800V860H-40Z", "#dff0cc"), opacity=0.5),
        f'<path d="{ferns}" fill="none" stroke="#10362e" stroke-width="9" stroke-linecap="round"/>', specks(9, 36, (60, 120, 540, 760), (1.2, 3), "#fff6c8", (0.4, 0.9)),
    ])
    defs = (
        sky("#f2f6cc", "#cfe4ac", "#9cc79a", "#4f8f72", "#173f38") + glow(core="#fffde0", mid="#fdf3b4", edge="#e6ecae")
        + lin("mist", (0, "#e4f2d0", 0), (0.55, "#e4f2d0", 0.6), (1, "#e4f2d0", 0)) + lin("coat", (0, "#8a6844"), (0.5, "#5d4632"), (1, "#2a2c26")) + lin("face", (0, "#a9814f"), (1, "#6b4f36"))
    )
    return Picture("The Forest Stag", "A great stag stands in dawn mist; its antlers are leafy trees with nests and birds, and a child sits on one bough.", defs, body, vignette="#06231f")
