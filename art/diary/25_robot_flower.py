"""A rusty robot kneels in a scrapyard over the one thing that grows there."""

from __future__ import annotations

import math
import random

from brush import Picture, glow, ground, light, lin, rad, sky, wash
from diary._shapes_b import at, block, cloud, disc, layer, oval, polygon, shape, stroke


def gear(x: float, y: float, r: float, colour: str, hole: str) -> str:
    points = []
    for i in range(40):
        a = i * math.tau / 40
        k = r if i % 4 < 2 else r * 0.82
        points.append((x + k * math.cos(a), y + k * math.sin(a)))
    return shape(polygon(points), colour) + disc(x, y, r * 0.34, hole)


def heap(seed: int, base: float, height: float, colour: str) -> str:
    """A skyline of junk: boxes, pipes and tilted plates piled at random."""
    rng = random.Random(seed)
    parts = []
    for x in range(-30, 630, 34):
        h = height * (0.45 + 0.55 * abs(math.sin(x / 95 + seed))) + rng.randint(-16, 16)
        w, a = rng.randint(40, 84), rng.randint(-24, 24)
        parts.append(f'<rect x="{x - w // 2}" y="{base - h:.0f}" width="{w}" height="{h + 180:.0f}" transform="rotate({a} {x} {base:.0f})"/>')
    return f'<g fill="{colour}">' + "".join(parts) + block(-10, base - height * 0.4, 620, 200, colour) + "</g>"


def limb(x1: float, y1: float, x2: float, y2: float, width: float, near: bool = True) -> str:
    d = f"M{x1} {y1}L{x2} {y2}"
    return (stroke(d, "#3a2a2c" if near else "#2c2428", width + 5) + stroke(d, "#8f5638" if near else "#5a4038", width)
            + stroke(f"M{x1 - width * 0.22:.0f} {y1 - width * 0.2:.0f}L{x2 - width * 0.22:.0f} {y2 - width * 0.2:.0f}",
                     "#d99a6a" if near else "#7a5a4c", width * 0.22, 0.8))


def joint(x: float, y: float, r: float) -> str:
    return disc(x, y, r, "#4a4a52") + disc(x, y, r * 0.62, "#8f9098") + disc(x - r * 0.15, y - r * 0.15, r * 0.24, "#d8d8d8")


def draw() -> Picture:
    rng = random.Random(25)
    rivets = "".join(disc(x, y, 3.4, "#4a2c22") for x in (-70, 70) for y in (-92, -50, 50, 92))
    rust = "".join(oval(rng.randint(-70, 70), rng.randint(-90, 90), rng.randint(8, 26), rng.randint(5, 14), "#6a3622", 0.5)
                   for _ in range(9))
    torso = at(
        398, 520,
        shape("M-88-96Q-88-118-64-118H60Q88-118 88-92V96Q88 116 66 116H-66Q-88 116-88 94Z", "url(#rust)"),
        rust, rivets,
        block(-52, -66, 84, 66, "#3a3036") + block(-46, -60, 72, 54, "#56606a"),
        stroke("M-40-22L-20-22L-12-46L2-14L10-32L20-32", "#9fb0b0", 3, 0.7),
        stroke("M-52 30H32M-52 48H32M-52 66H32", "#4a2c22", 6),
        stroke("M-86 96V-94Q-86-116-62-116H56", "#f0b88a", 4, 0.8),
        turn=-12,
    )
    head = at(
        312, 340,
        stroke("M30-54C36-84 62-84 66-112", "#56565e", 6), disc(67, -114, 8, "#8a3a2a"),
        shape("M-78-40Q-78-62-54-62H52Q76-62 76-38V40Q76 60 54 60H-58Q-80 60-80 38Z", "url(#rust)"),
        block(74, -22, 18, 40, "#56565e"),
        shape("M-84-26H40Q54-26 54-10V14Q54 28 40 28H-84Z", "#2a2a30"),
        disc(-46, 2, 21, "#ffcf7a") + disc(-46, 4, 12, "#fff6d8") + light(-46, 2, 60, opacity=0.7) + disc(18, 2, 17, "#8a6a3a") + disc(18, 4, 9, "#ffdf9a"),
        shape("M-70-16C-56-26-36-26-24-14L-24-22H-70Z", "#2a2a30"),
        stroke("M-52 46H-8", "#3a2a2c", 4), stroke("M-76 38V-38Q-76-60-52-60H48", "#f0b88a", 4, 0.8),
        turn=-20,
    )
    bird = at(
        352, 262,
        shape("M-26 4C-20-20 4-26 16-14C24-28 40-22 40-10L52-6L40-2C36 12 10 18-4 12L-44 22Z", "#5f7f8f"),
        shape("M-4 12C10 18 36 12 40-2C30 0 10-2-4 12Z", "#d8e0dc"), disc(32, -12, 2.6, "#1a1a20"), stroke("M4 14V24M12 14V24", "#3a2a2c", 2.5),
        flip=True,
    )
    flower = at(
        150, 452,
        light(0, 0, 170, opacity=0.9),
        stroke("M2 96C-8 60 8 40 0 6", "#4f7a3a", 7), shape("M0 62C-30 60-40 40-44 30C-20 30-4 40 0 62ZM2 78C24 72 34 56 36 46C16 48 4 60 2 78Z", "#6a9a4a"),
        "".join(at(0, 0, shape("M0 0C-26-10-26-48 0-54C26-48 26-10 0 0Z", "#e0283a" if i % 2 else "#c41a32"), turn=i * 60) for i in range(6)),
        disc(0, 0, 14, "#ffd15c"), stroke("M-16-38Q-6-50 4-48", "#ff9a8a", 4),
    )
    hand = (
        shape("M92 540C110 572 190 578 214 548L206 530C180 544 130 544 104 526Z", "#3a2a2c")
        + shape("M104 528C130 546 180 546 206 532C196 520 116 518 104 528Z", "#4a3020")
        + stroke("M100 536C94 524 92 516 98 506M122 552C116 568 104 570 98 564M150 560C146 576 134 580 128 576M206 540C214 528 214 518 206 510", "#8f5638", 12)
    )
    body = (
        ground()
        + wash(("M-40 100C160 40 360 180 640 80V220H-40Z", "#b8b4b0"), ("M-40 330C160 290 360 390 640 330V430H-40Z", "#d8cfc4"), opacity=0.6)
        + cloud(-40, 150, 1.4, "#8a8c90", 0.5) + cloud(330, 90, 1.3, "#80848a", 0.5)
        + layer(heap(2, 560, 190, "#9a9492"), opacity=0.7) + block(0, 440, 600, 190, "url(#mist)")
        + stroke("M70 520V250L190 200M70 250L20 290M190 200V250", "#8a8686", 9, 0.7) + disc(190, 262, 12, "#8a8686", 0.7)
        + heap(5, 650, 180, "#6f6a6a") + gear(548, 520, 66, "#7a625a", "#6f6a6a") + gear(58, 600, 46, "#5f5350", "#6f6a6a")
        + block(0, 560, 600, 170, "url(#mist)", 0.8)
        + shape("M-10 740C120 712 300 742 610 712V900H-10Z", "url(#soil)")
        + oval(340, 800, 230, 24, "#1a1618", 0.5, filter="url(#soft4)")
        + limb(470, 610, 430, 782, 44, False) + limb(430, 782, 560, 784, 40, False)
        + limb(330, 470, 236, 560, 34, False)
        + stroke("M352 376L384 424", "#3a3a42", 46) + stroke("M338 392L372 374M348 410L384 390", "#6f7078", 5)
        + torso
        + joint(430, 628, 36) + limb(430, 630, 286, 628, 48) + limb(286, 630, 292, 770, 44) + joint(286, 630, 30)
        + shape("M236 800Q236 764 276 762H322Q336 766 334 800Z", "#4a4a52") + stroke("M240 790Q244 768 276 766", "#b0b0b4", 4)
        + flower + head + bird + hand
        + limb(352, 468, 352, 566, 38) + limb(352, 572, 214, 552, 34) + joint(352, 468, 34) + joint(352, 570, 24)
        + at(66, 828, gear(0, 0, 54, "#5a3a2c", "#2c2422"))
        + at(500, 846, shape("M-70 30V-22Q-60-40-20-40H40Q66-36 76-8V30Z", "#4a4448"), disc(-10, -4, 26, "#7f8a90"), disc(-10, -4, 17, "#39424a"))
        + shape("M-10 900V866C80 846 160 884 260 872C360 862 460 892 610 862V900Z", "#211a1a")
        + stroke("M420 820l26-12M180 850l40 6M340 846l18 12M120 884l30-8", "#8a6a54", 5, 0.7)
    )
    extra = (
        sky("#6f747c", "#979a9e", "#bdb6ae", "#d0c2b2", "#8a7a70")
        + glow(core="#ffe9c0", mid="#ffc08a", edge="#ff9a6a")
        + rad("rust", (0, "#d08a58"), (0.5, "#9a5c3a"), (1, "#5a3428"), cx=0.3, cy=0.25, r=0.95)
        + lin("mist", (0, "#d8d0c8", 0), (0.5, "#d8d0c8", 0.6), (1, "#d8d0c8", 0)) + lin("soil", (0, "#6a5a52"), (1, "#2c2422"))
    )
    return Picture(
        "The Robot and the Flower",
        "In a grey scrapyard a rusty robot kneels and holds one red flower in its hand; a small bird sits on its head.",
        extra, body, vignette="#17151a",
    )
