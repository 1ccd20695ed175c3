"""Mice bake a cake as big as a house on a sunny kitchen table."""

from __future__ import annotations

import random

from brush import Picture, glow, ground, light, lin, sky, wash
from diary._shapes_b import at, block, cloud, disc, layer, oval, shape, stroke


def mouse(x: float, y: float, scale: float, apron: str, *holding: str, flip: bool = False) -> str:
    """A standing mouse, feet at the given place, looking right."""
    return at(
        x, y,
        stroke("M-14-6C-44 2-52-22-38-34", "#c98a7a", 4),
        shape("M-20 0C-26-32-14-52 0-52C16-52 24-32 20 0Z", "#9a8a80"),
        shape("M-4-2C-8-26 0-42 8-44C20-40 22-20 19-2Z", apron),
        disc(-14, -84, 15, "#9a8a80") + disc(-14, -84, 9, "#f0b8a8") + disc(12, -88, 15, "#8a7a72") + disc(12, -88, 9, "#f0b8a8"),
        shape("M-20-64C-20-84 10-86 20-72L38-60C34-50 14-46 0-48C-12-48-20-54-20-64Z", "#a89a8f"),
        disc(38, -60, 4.5, "#e0707a") + disc(16, -67, 4, "#2a1a18") + disc(17, -68, 1.3, "#fff"),
        oval(-8, 0, 11, 5, "#f0b8a8") + oval(11, 0, 11, 5, "#f0b8a8"),
        *holding,
        scale=scale, flip=flip,
    )


def tier(x: float, top: float, bottom: float, half: float, cream: str) -> str:
    """A sponge drum with icing that runs over its edge."""
    drips = f"M{x - half} {top}"
    n = 8
    w = 2 * half / n
    for i in range(n):
        drips += f"v{(34, 20, 44, 26, 38, 18, 46, 28)[i]}q{w / 2:.1f} 16 {w:.1f} 0V{top}"
    return (
        shape(f"M{x - half} {top}V{bottom}Q{x} {bottom + 40} {x + half} {bottom}V{top}Z", "url(#sponge)")
        + stroke(f"M{x - half} {(top + bottom) / 2 + 14}Q{x} {(top + bottom) / 2 + 54} {x + half} {(top + bottom) / 2 + 14}", "#fff6e0", 11)
        + stroke(f"M{x - half} {(top + bottom) / 2 + 20}Q{x} {(top + bottom) / 2 + 60} {x + half} {(top + bottom) / 2 + 20}", "#e0586a", 4)
        + shape(drips + "Z", cream) + oval(x, top, half, 30, cream) + oval(x - 8, top - 3, half - 18, 22, "#fff", 0.55)
    )


def strawberry(x: float, y: float, scale: float = 1) -> str:
    return at(x, y, shape("M0 24C-22 10-24-16 0-16C24-16 22 10 0 24Z", "#e0303f"), shape("M-14-14L0-22L14-14L0-8Z", "#4f9a4a"),
              stroke("M-8-4v3M6-2v3M-2 8v3", "#ffd98a", 2.4), stroke("M-15-4Q-13-11-7-12", "#ff9a9a", 3), scale=scale)


def draw() -> Picture:
    rng = random.Random(27)
    tiles = "".join(f"M0 {y}H600" for y in range(60, 640, 58)) + "".join(
        f"M{x + (29 if (y // 58) % 2 else 0)} {y}v58" for y in range(60, 600, 58) for x in range(0, 640, 58))
    checks = "".join(f"M{300 + (x - 300) * a:.0f} {ya}L{300 + (x + 60 - 300) * a:.0f} {ya}L{300 + (x + 60 - 300) * b:.0f} {yb}L{300 + (x - 300) * b:.0f} {yb}Z"
                     for i, (ya, yb, a, b) in enumerate(((730, 768, 1, 1.13), (768, 816, 1.13, 1.3), (816, 880, 1.3, 1.5), (880, 960, 1.5, 1.75)))
                     for x in range(-120 + 60 * (i % 2), 720, 120))
    window = (
        block(34, 70, 232, 300, "#fff8e4") + block(48, 84, 204, 272, "url(#day)") + light(110, 150, 150) + disc(110, 150, 30, "#fffdf0")
        + cloud(150, 240, 0.4, "#fff", 0.9) + shape("M48 356V306C90 280 130 300 160 290C200 280 230 300 252 286V356Z", "#8fcf7a")
        + stroke("M150 84V356M48 216H252", "#fff8e4", 10) + block(24, 366, 252, 18, "#fff8e4")
        + shape("M34 60H110C106 150 80 210 34 240ZM266 60H206C208 130 228 190 266 214Z", "#ffe08a") + stroke("M60 62C62 130 54 180 40 220M244 62C244 110 252 160 264 190", "#e8b84a", 4, 0.6)
    )
    shelf = (
        block(360, 214, 250, 14, "#c98a4a") + stroke("M360 216H610", "#ffe0a0", 3)
        + "".join(at(x, 214, block(-24, -h, 48, h, c), block(-26, -h - 12, 52, 14, "#c98a4a"), block(-18, -h + 6, 7, h - 14, "#fff", 0.6))
                  for x, h, c in ((400, 72, "#e8848a"), (464, 92, "#f7d98a"), (530, 66, "#9fd0a0")))
        + at(582, 214, shape("M-18 0L-14-40H14L18 0Z", "#c8603c"), stroke("M0-40C-4-64-20-70-26-84M0-40C4-70 18-76 22-92M0-40V-88", "#4f9a4a", 6))
    )
    body = (
        ground() + stroke(tiles, "#fff", 2.5, 0.55)
        + wash(("M-40 420C160 380 360 480 640 420V560H-40Z", "#fff3c0"), ("M360 60C460 20 560 100 640 60V360H420Z", "#7fc4ae"), opacity=0.5)
        + window + shelf
        + layer(shape("M48 100L252 100L620 640H250Z", "#fff6c0", 0.3), filter="soft")
        + shape("M-10 730H610V900H-10Z", "#fff6e6") + shape(checks, "#8fd0b4")
        + shape("M-10 730H610V738H-10Z", "#fff")
        + oval(330, 800, 270, 34, "#6a5a3a", 0.3, filter="url(#soft4)")
        + oval(320, 776, 262, 40, "#8fb8c4") + oval(320, 768, 262, 40, "#eef8f8") + oval(320, 766, 226, 30, "#cfe4e6")
        + tier(320, 570, 744, 206, "#ffd9dc")
        + tier(320, 412, 566, 146, "#fff3d0")
        + tier(320, 290, 404, 88, "#ffd9dc")
        + at(320, 744, shape("M-36 20V-50A36 40 0 0 1 36-50V20Q0 26-36 20Z", "#6a3a24"), shape("M-27 18V-48A27 31 0 0 1 27-48V18Q0 22-27 18Z", "#a8643a"), disc(15, -18, 4, "#ffe08a"))
        + "".join(at(x, y, shape("M-18 22V-8A18 18 0 0 1 18-8V22Z", "#6a3a24"), shape("M-13 18V-7A13 13 0 0 1 13-7V18Z", "#ffe89a"), stroke("M0-20V18M-13 2H13", "#6a3a24", 3))
                  for x, y in ((196, 690), (444, 690), (250, 520), (390, 520), (320, 376)))
        + "".join(strawberry(x, y) for x, y in ((150, 548), (204, 566), (440, 566), (490, 546), (206, 396), (434, 396), (260, 282)))
        + block(372, 214, 18, 70, "#7fc4ae") + stroke("M372 230l18-10M372 250l18-10M372 270l18-10", "#fff", 5) + light(381, 194, 60, opacity=0.9)
        + shape("M381 174C392 190 391 204 381 208C371 204 370 190 381 174Z", "#ffb03c")
        + stroke("M94 796L178 424M124 802L208 430" + "".join(f"M{99 + 12.6 * i:.0f} {770 - 55 * i}l30 6" for i in range(7)), "#b8763c", 7)
        + mouse(158, 590, 0.95, "#e0586a", stroke("M14-38L40-48", "#9a8a80", 8), shape("M36-58L66-46L38-36Z", "#fff6e0"), disc(68, -46, 5, "#ffd9dc"))
        + mouse(330, 284, 0.9, "#4f9a8a", stroke("M12-38L-22-56M10-40L34-48", "#9a8a80", 8), strawberry(-28, -78, 1.2), flip=True)
        + mouse(498, 812, 1.15, "#f0b84a", stroke("M12-36L34-36", "#9a8a80", 8), at(52, -18, shape("M-32-22H32C30 8 16 18 0 18C-16 18-30 8-32-22Z", "#e8848a"), oval(0, -22, 32, 7, "#fff3d0"), stroke("M0-22L16-62", "#8a8a90", 5)), flip=True)
        + mouse(60, 846, 1.25, "#e0586a", stroke("M12-38L36-58", "#9a8a80", 8), disc(44, -78, 24, "#c81f38"), stroke("M44-100C46-116 56-122 64-122M34-86Q36-94 44-95", "#4f7a3a", 4))
        + at(560, 846, shape("M-34 0L-30-34L6-44L38-30L34 6L-4 16Z", "#fff"), shape("M-34 0L-30-34L4-24L-4 16Z", "#e4ecec"))
        + "".join(disc(rng.randint(60, 420), rng.randint(180, 620), rng.uniform(1, 2.6), "#fffbe0", 0.8) for _ in range(30))
    )
    extra = (
        sky("#a8dcc8", "#c4e8d0", "#f7ecb8", "#ffe6a0", "#f7d98a") + glow(core="#fffef0", mid="#fff0a8", edge="#ffe07a")
        + lin("day", (0, "#7fc8f0"), (1, "#e8f8e0"))
        + lin("sponge", (0, "#ffe39a"), (0.5, "#f0bd62"), (1, "#c98a3c"), x2=1, y2=0)
    )
    return Picture(
        "The Cake House",
        "Four mice in aprons bake a three-tiered cake as big as a house, with a door and lit windows, in a sunny kitchen.",
        extra, body, vignette="#5a4a1a",
    )
