"""A carousel of sea creatures at night, lit from within, with the crowd's heads before it."""

from __future__ import annotations

import itertools
import math
import random

from brush import Picture, glow, ground, light, lin, rad, sky, stars, wash
from diary._shapes_b import at, disc, layer, oval, shape, stroke


def canopy() -> str:
    """Stripes fan out from the tip to a scalloped rim."""
    rim = [(300 + 262 * math.cos(math.pi * (1 - i / 14)), 330 + 46 * math.sin(math.pi * i / 14)) for i in range(15)]
    stripes, scallops, bulbs = [], [], []
    for i, ((x1, y1), (x2, y2)) in enumerate(itertools.pairwise(rim)):
        colour = "#ff4f9a" if i % 2 else "#fff0d8"
        stripes.append(shape(f"M300 130Q{300 + (x1 - 300) * 0.5:.0f} 270 {x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}"
                             f"Q{300 + (x2 - 300) * 0.5:.0f} 270 300 130Z", colour))
        scallops.append(shape(f"M{x1:.0f} {y1:.0f}V{y1 + 26:.0f}Q{(x1 + x2) / 2:.0f} {(y1 + y2) / 2 + 58:.0f} {x2:.0f} {y2 + 26:.0f}"
                              f"V{y2:.0f}Z", "#27c4c4" if i % 2 else "#ffc94a"))
        bulbs.append(disc(x1, y1, 5, "#fffbe0"))
    shade = shape("M300 130Q430 270 562 330Q500 366 380 374Q360 250 300 130Z", "#3a0f5a", 0.28)
    return "".join(stripes) + shade + "".join(scallops) + "".join(bulbs) + disc(562, 330, 5, "#fffbe0")


def pole(x: float, y: float) -> str:
    return stroke(f"M{x} 350V{y}", "#ffd76a", 7) + stroke(f"M{x - 2} 350V{y}", "#fff8d8", 2)


def octopus() -> str:
    arms = ("M-34 10C-52 40-84 36-80 66C-76 84-56 78-60 66M-16 14C-22 50-46 60-36 88C-28 102-14 92-20 82"
            "M34 10C52 40 84 36 80 66C76 84 56 78 60 66M16 14C22 50 46 60 36 88C28 102 14 92 20 82M0 14V70")
    return (stroke(arms, "#d92a86", 15) + stroke(arms, "#ff7ab8", 6, 0.8)
            + shape("M-50 16C-66-84 66-84 50 16C30 30-30 30-50 16Z", "url(#octo)")
            + disc(-18, -12, 12, "#fff") + disc(18, -12, 12, "#fff") + disc(-15, -10, 6, "#2a0f3a") + disc(21, -10, 6, "#2a0f3a")
            + stroke("M-10 10Q0 20 10 10", "#7a0f4a", 3.5) + stroke("M-40-20C-36-48-20-56-6-58", "#ffd0e6", 5, 0.8))


def fish() -> str:
    return (shape("M48 0L92-36L82 0L92 36Z", "#ff8a2a") + shape("M-20-36L10-66L34-28Z", "#ff8a2a")
            + shape("M-66 0C-44-48 30-48 58 0C30 48-44 48-66 0Z", "url(#fish)")
            + shape("M-14-36C-2-14-2 14-14 36L4 35C16 12 16-12 4-35Z", "#fff0d8", 0.9)
            + disc(-36, -8, 10, "#fff") + disc(-39, -8, 5, "#2a0f3a") + stroke("M-58 10Q-50 16-42 12", "#a8401a", 3))


def turtle() -> str:
    return (shape("M-50 20L-84 50L-34 44ZM44 22L76 54L26 44Z", "#2fbf9a") + shape("M-52-4C-92-26-104 14-66 20Z", "#4fe0b0")
            + disc(-80, -2, 5, "#0f2a3a") + shape("M-60 22C-54-52 54-52 62 22Z", "url(#shell)")
            + stroke("M-60 22H62M-26 20L-34-16M26 20L34-16M-34-16L0-30L34-16M0-30V-36", "#0f6a7a", 4, 0.7))


def jellyfish() -> str:
    arms = "M-30 4C-40 30-20 44-32 74M-10 6C-16 34 2 50-8 84M12 6C8 34 24 50 14 80M30 4C24 30 42 44 32 70"
    return (stroke(arms, "#b88af5", 6, 0.9) + shape("M-48 8C-50-64 50-64 48 8Q36-4 24 8Q12-4 0 8Q-12-4-24 8Q-36-4-48 8Z", "#8a5ae0")
            + stroke("M-36-10C-32-34-18-42-4-44", "#e0ccff", 5, 0.8))


def crowd() -> str:
    rng = random.Random(9)
    heads = []
    for row, (y, r, tone) in enumerate(((800, 17, "#3a1a68"), (834, 21, "#261050"), (876, 26, "#14082f"))):
        x = -10 + row * 12
        while x < 610:
            dy = rng.randint(-14, 10)
            heads.append(disc(x, y + dy, r, tone) + shape(
                f"M{x - r * 1.5:.0f} 910C{x - r * 1.5:.0f} {y + dy + r:.0f} {x + r * 1.5:.0f} {y + dy + r:.0f} {x + r * 1.5:.0f} 910Z", tone))
            heads.append(stroke(f"M{x - r * 0.8:.0f} {y + dy - r * 0.55:.0f}Q{x} {y + dy - r * 1.35:.0f} {x + r * 0.8:.0f} {y + dy - r * 0.55:.0f}",
                                rng.choice(("#ff7ab8", "#ffd76a", "#5fe6e0")), 2.4, 0.8 - row * 0.15))
            x += rng.randint(int(r * 1.9), int(r * 2.7))
    return "".join(heads)


def wheel() -> str:
    spokes = "".join(f"M500 210L{500 + 104 * math.cos(a):.0f} {210 + 104 * math.sin(a):.0f}" for a in
                     (i * math.pi / 6 for i in range(12)))
    cabins = "".join(disc(500 + 104 * math.cos(i * math.pi / 6), 210 + 104 * math.sin(i * math.pi / 6), 8,
                          ("#ff4f9a", "#ffd76a", "#27c4c4")[i % 3]) for i in range(12))
    return layer(disc(500, 210, 104, "none", stroke="#a86ad8", stroke_width="4"), stroke(spokes, "#a86ad8", 2),
                 stroke("M500 210L450 520M500 210L550 520", "#7a4ab0", 6), cabins, opacity=0.75)


def firework(x: float, y: float, r: float, colour: str) -> str:
    rays = "".join(f"M{x + r * 0.35 * math.cos(a):.0f} {y + r * 0.35 * math.sin(a):.0f}L{x + r * math.cos(a):.0f} {y + r * math.sin(a):.0f}"
                   for a in (i * math.pi / 7 for i in range(14)))
    return stroke(rays, colour, 3, 0.9)


def draw() -> Picture:
    lamps = "".join(light(x, 372, 40, opacity=0.7) for x in range(70, 560, 66))
    body = (
        ground() + wash(("M-40 200C160 140 360 300 640 180V320H-40Z", "#5a1f8a"), ("M-40 520C160 480 360 580 640 520V680H-40Z", "#d93a8a"))
        + stars(24, 50, 400) + wheel() + firework(96, 130, 66, "#5fe6e0") + firework(190, 60, 40, "#ff9ac8") + firework(60, 262, 34, "#ffd76a")
        + light(300, 520, 380)
        + oval(300, 700, 276, 60, "#3a0f5a") + shape("M24 690H576V724C500 780 100 780 24 724Z", "url(#deck)") + oval(300, 690, 276, 56, "#8a2f9a")
        + oval(300, 686, 250, 46, "#ffb04a", 0.55)
        + shape("M250 340H350L362 690Q300 706 238 690Z", "url(#column)") + stroke("M275 350L268 696M300 350V700M325 350L332 696", "#8a4a1a", 2.5, 0.6)
        + pole(196, 640) + at(196, 500, jellyfish(), scale=0.95) + pole(404, 640) + at(404, 490, jellyfish(), scale=0.95)
        + pole(118, 690) + at(120, 560, fish(), scale=1.05) + pole(484, 690) + at(482, 580, turtle(), scale=1.05)
        + pole(300, 720) + at(300, 566, octopus(), scale=1.35)
        + lamps + canopy()
        + stroke("M300 130V84", "#ffd76a", 5) + shape("M300 84L352 98L300 112Z", "#27c4c4") + disc(300, 130, 12, "#ffd76a")
        + at(130, 516, disc(0, -40, 11, "#ffd8b0"), shape("M-12-44C-12-58 12-58 12-42Z", "#3a1a2a"), shape("M-11-30C-4-34 6-34 11-30L13 0H-13Z", "#27c4c4"),
             stroke("M8-24L28-44", "#27c4c4", 6))
        + "".join(disc(48 + 42 * i, 733 + 18 * math.sin(math.pi * i / 12), 5, "#fffbe0") for i in range(13))
        + crowd()
        + at(520, 792, stroke("M0 0L8 96", "#fff0d8", 6), "".join(disc(x, y, r, c) for x, y, r, c in (
            (-22, -26, 24, "#ff8ac0"), (22, -24, 25, "#ff7ab8"), (0, -52, 27, "#ffb0d8"), (0, -12, 24, "#ff9ac8"), (-10, -46, 10, "#ffe0f0"))))
        + at(410, 800, stroke("M0 0V90", "#fff0d8", 6), disc(0, -22, 27, "#fff0d8"), stroke("M0-22C8-30 14-16 2-12C-14-8-18-34 0-38C24-40 24-4 0 0", "#ff4f6a", 6))
        + at(66, 790, stroke("M0 0C-6 30 4 50-4 80", "#fff", 2), oval(0, -30, 26, 32, "#27c4c4"), stroke("M-14-40Q-10-52-2-54", "#fff", 4, 0.8))
    )
    extra = (
        sky("#12083a", "#34106a", "#7a1f8a", "#d9408a", "#3a0f5a")
        + glow(core="#fff6d0", mid="#ffd76a", edge="#ff7ab8")
        + lin("deck", (0, "#ff4f9a"), (1, "#6a1a7a")) + lin("column", (0, "#b8692a"), (0.4, "#fff0b0"), (1, "#b8692a"), x2=1, y2=0)
        + rad("octo", (0, "#ff9ac8"), (1, "#e0307f"), cx=0.38, cy=0.3, r=0.8) + lin("fish", (0, "#ffe07a"), (1, "#ff7a2a"))
        + rad("shell", (0, "#8ff0e0"), (1, "#138a9a"), cx=0.4, cy=0.2, r=0.9)
    )
    return Picture(
        "The Sea Carousel",
        "At a night fair a glowing carousel turns with an octopus, a fish and a turtle instead of horses, before a great crowd.",
        extra, body, vignette="#0a0424",
    )
