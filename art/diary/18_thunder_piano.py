"""A grand piano on a cliff in a storm; its keys fly up and turn to lightning."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from brush import Picture, glow, ground, light, lin, rad, sky, wash
from diary._shapes_a import cloud, place

A, B, C, D = (196, 566), (-120, 470), (120, 250), (356, 292)      # the flight of the keys
E, F, G = (520, 318), (560, 170), (420, 96)


def flight() -> list[tuple[float, float, float, float]]:
    """Points along the ribbon of keys: x, y, direction, half width."""
    flat = []
    for p in ((A, B, C, D), (D, E, F, G)):
        for i in range(22):
            t = i / 22
            flat.append(tuple((1 - t) ** 3 * p[0][k] + 3 * (1 - t) ** 2 * t * p[1][k] + 3 * (1 - t) * t * t * p[2][k] + t**3 * p[3][k] for k in (0, 1)))
    return [(x, y, math.atan2(flat[i + 1][1] - y, flat[i + 1][0] - x), 15 + 26 * math.sin(math.pi * min(1.0, i / 40))) for i, (x, y) in enumerate(flat[:-1])]


def keys() -> str:
    points, drawn = flight(), ""

    def edge(p: tuple[float, float, float, float], side: float) -> str:
        return f"{p[0] + math.sin(p[2]) * p[3] * side:.0f} {p[1] - math.cos(p[2]) * p[3] * side:.0f}"

    for i, (p, q) in enumerate(pairwise(points)):
        heat = i / len(points)
        drawn += f'<path d="M{edge(p, 1)}L{edge(q, 1)}L{edge(q, -1)}L{edge(p, -1)}Z" fill="hsl(48 {30 + 70 * heat:.0f}% {94 - 26 * heat:.0f}%)" stroke="#2a1c4a" stroke-width="1.6"/>'
        if i % 7 not in (2, 6):
            drawn += f'<path d="M{edge(q, 1)}L{edge(q, -0.1)}" stroke="#1a1030" stroke-width="{4 + p[3] * 0.12:.1f}"/>'
    return drawn


def bolt(path: str, width: int) -> str:
    return f'<path d="{path}" fill="none" stroke="#ffe23d" stroke-width="{width * 3}" opacity=".4" filter="url(#soft4)"/><path d="{path}" fill="none" stroke="#ffe23d" stroke-width="{width}" stroke-linejoin="miter"/><path d="{path}" fill="none" stroke="#fffde0" stroke-width="{width * 0.4:.1f}"/>'


def piano() -> str:
    """Side view, keyboard to the left, lid up; lacquer black with a violet sheen."""
    return """<path d="M-20-96C40-260 190-280 268-216L246-200C180-240 80-220 20-96Z" fill="#241744"/><path d="M-16-98C44-256 188-276 264-214" fill="none" stroke="#ffe23d" stroke-width="4"/><path d="M20-96C80-220 180-240 246-200C220-150 120-110 40-96Z" fill="#c98a2e" opacity=".75"/><g stroke="#ffe9a0" stroke-width="1.6" opacity=".7"><path d="M60-108L120-186M84-110L156-196M110-112L190-196M136-116L216-192"/></g>
<path d="M176-98L210-204" stroke="#120a26" stroke-width="6"/><path d="M-110-96H262C286-96 286-40 258-40H-70L-110-52Z" fill="url(#lacquer)"/><path d="M-108-94H262C276-94 280-84 278-72" fill="none" stroke="#b79af0" stroke-width="4"/><path d="M-124-74H-40V-60H-124Z" fill="#fffaf0"/><path d="M-124-60H-36V-48H-124Z" fill="#120a26"/><path d="M-114-74v7M-100-74v7M-86-74v7M-66-74v7M-52-74v7" stroke="#120a26" stroke-width="5"/>
<path d="M-86-40L-78 30H-66L-60-40ZM216-40L224 30H236L242-40ZM70-40L74 22H84L88-40Z" fill="#120a26"/><circle cx="-72" cy="32" r="6" fill="#d9a648"/><circle cx="230" cy="32" r="6" fill="#d9a648"/><path d="M40-40V6h26V-40" fill="none" stroke="#120a26" stroke-width="5"/>"""


def pianist() -> str:
    return """<path d="M-30 0L-24 54M26 0L22 54" stroke="#120a26" stroke-width="7"/><path d="M-38-8H38V6H-38Z" fill="#7a1f3a"/><path d="M-22-8C-30-50-20-86 6-92C28-86 30-44 24-8Z" fill="#160c2c"/><path d="M-20-10C-40 6-58 22-74 16C-58 4-44-14-30-40Z" fill="#160c2c"/><path d="M10-92L16-56L24-80Z" fill="#fffaf0"/>
<path d="M14-78C40-84 52-100 62-126" stroke="#160c2c" stroke-width="15" fill="none" stroke-linecap="round"/><circle cx="64" cy="-132" r="8" fill="#f0c3a0"/><path d="M10-70C34-64 50-58 70-58" stroke="#160c2c" stroke-width="14" fill="none" stroke-linecap="round"/><circle cx="74" cy="-58" r="8" fill="#f0c3a0"/>
<path d="M18-10H52C64-8 66 20 62 48H46C48 26 46 14 36 14H14Z" fill="#160c2c"/><circle cx="8" cy="-112" r="20" fill="#f0c3a0"/><path d="M20-126C4-142-22-132-22-112C-38-118-54-108-66-118C-56-98-40-98-22-96C-38-88-44-78-58-78C-38-68-14-76-6-92C-8-106 4-118 20-126Z" fill="#f4f0ff"/><path d="M16-112l8 2M14-100q5 4 10 0" stroke="#3a1a20" stroke-width="3" fill="none"/>"""


def cliff() -> str:
    return """<path d="M30 910L70 800L40 740L96 700L90 668L560 650L610 690V910Z" fill="#1b1134"/><path d="M90 668L560 650L600 676L470 700L380 690L300 716L180 694Z" fill="#43307a"/><path d="M90 668L560 650" stroke="#cbb2ff" stroke-width="4" opacity=".8"/>
<path d="M180 694L210 780L170 860L200 910M300 716L330 800L300 910M470 700L450 780L490 850L470 910M380 690L400 740" stroke="#35245e" stroke-width="6" fill="none"/><path d="M96 700L140 730L130 800L70 800Z" fill="#35245e"/><path d="M210 780L300 730L290 850Z" fill="#2a1c4c"/>"""


def draw() -> Picture:
    rng = random.Random(18)
    rain = "".join(f"M{rng.randint(0, 620)} {rng.randint(0, 860)}l-18 48" for _ in range(46))
    surf = '<path d="M-10 836C30 800 60 850 100 826C80 860 60 870 70 910H-10Z" fill="#7f6ac4"/><path d="M-10 860C30 840 60 880 110 862C90 890 90 890 100 910H-10Z" fill="#e4dcff" opacity=".8"/><g fill="#fff" opacity=".8"><circle cx="60" cy="800" r="5"/><circle cx="84" cy="786" r="4"/><circle cx="34" cy="780" r="4"/><circle cx="104" cy="812" r="5"/></g>'
    body = "".join([
        ground(), light(420, 110, 420, "flash"), wash(("M-40 120C160 60 360 220 640 100V260H-40Z", "#4a3590"), ("M-40 480C160 440 360 560 640 480V620H-40Z", "#8a6ac8"), opacity=0.5),
        '<path d="M-10 640C100 620 500 640 610 620V910H-10Z" fill="#3a2a72"/><g stroke="#a98ff0" stroke-width="3" opacity=".5"><path d="M0 690h60M20 730h50M0 770h40"/></g>',
        bolt("M140-10L110 92L146 92L92 200L124 198L84 300", 6), bolt("M566 180L540 280L570 280L530 400L556 398L534 500", 5),
        cloud(-80, 80, 1.9, "#1f1444", 0.96), cloud(240, 40, 2.0, "#1a103c", 0.97), cloud(440, 130, 1.3, "#2c1d5a", 0.92), cloud(60, 20, 1.5, "#150c32", 0.97),
        bolt("M424 104L360 70L386 40L300-10", 10), bolt("M424 104L470 60L450 30L520-10", 7), bolt("M424 104L410 60L430 20", 6),
        cliff(), surf, light(210, 560, 150, "flash", 0.6), place(316, 636, piano(), 0.98), keys(), place(118, 632, pianist(), 0.86),
        f'<path d="{rain}" stroke="#d9ccff" stroke-width="2.2" stroke-linecap="round" opacity=".5"/>',
    ])
    defs = sky("#120a2e", "#2a1a5a", "#4a3490", "#7a5cb8", "#3a2a72") + glow() + rad("flash", (0, "#fff7b0", 0.8), (0.3, "#ffe86a", 0.4), (1, "#8a6ac8", 0)) + lin("lacquer", (0, "#3f2c78"), (0.4, "#1a1034"), (1, "#0c0620"))
    return Picture("The Thunder Piano", "On a cliff in a storm a wild-haired pianist hammers a grand piano; its keys fly up in a ribbon and turn into yellow lightning.", defs, body, vignette="#080418")
