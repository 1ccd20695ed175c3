"""Dancers with moth wings waltz under a ring of candles, seen from the ceiling."""

from __future__ import annotations

import math

from brush import Picture, glow, ground, light, rad, sky, wash
from diary._shapes_b import at, block, disc, oval, polygon, shape, stroke

FORE = "M0-8C40-70 120-104 186-84C192-40 146 4 84 16C48 22 16 14 0 4Z"
HIND = "M0 2C40 10 90 22 112 58C100 92 54 96 26 66C10 48 2 24 0 8Z"


def wings(name: str, main: str, trim: str, spot: str) -> str:
    """Both pairs of wings, swept back from the shoulders, for `use`."""
    side = (
        shape(HIND, trim) + shape("M8 12C40 20 76 34 94 58C80 76 52 76 32 56C18 42 10 26 8 12Z", main) + disc(62, 48, 11, spot)
        + shape(FORE, main) + stroke("M186-84C192-40 146 4 84 16", trim, 9) + stroke("M10 0C60-20 120-46 168-58", trim, 3, 0.8)
        + disc(112, -46, 20, trim) + disc(112, -46, 13, spot) + disc(112, -46, 6, "#241028")
    )
    return (f'<g id="{name}"><g id="{name}-side"><g transform="rotate(34)">{side}</g></g>'
            f'<use href="#{name}-side" transform="scale(-1 1)"/></g>')


def skirt(gown: str, shine: str) -> str:
    """A spread skirt whose folds swirl with the turn."""
    hem = polygon(((72 + 6 * (i % 2)) * math.cos(i * math.pi / 14), (72 + 6 * (i % 2)) * math.sin(i * math.pi / 14)) for i in range(28))
    folds = "".join(f"M0 0Q{44 * math.cos(a + 0.5):.0f} {44 * math.sin(a + 0.5):.0f} {70 * math.cos(a):.0f} {70 * math.sin(a):.0f}" for a in (i * math.tau / 10 for i in range(10)))
    return shape(hem, gown) + stroke(folds, shine, 4, 0.6) + disc(0, 0, 30, shine, 0.25)


def couple(x: float, y: float, scale: float, turn: float, wing: str, gown: str, shine: str) -> str:
    """A pair in waltz hold from above: he below the top wings, she over her spread skirt."""
    return at(
        x, y, disc(6, 20, 170, "url(#shadow)"),
        f'<use href="#{wing}" transform="translate(0 58)"/>', '<use href="#dusk" transform="translate(0 -46) rotate(180)"/>',
        at(0, 76, skirt(gown, shine)),
        stroke("M30-34C64-40 96-26 116-2", "#241430", 17), stroke("M26 38C60 40 90 24 114 2", "#f4cfae", 12), disc(117, 0, 10, "#f4cfae"),
        oval(0, -38, 46, 25, "#241430"), stroke("M-38-46C-20-60 20-60 38-46", "#8a6aa0", 4),
        oval(0, 40, 36, 20, "#f4cfae"), shape("M-32 46C-16 64 16 64 32 46C18 54-18 54-32 46Z", gown),
        stroke("M-40-34C-64-14-56 24-26 46", "#241430", 17), stroke("M-30 36C-50 20-50-14-38-34", "#f4cfae", 11),
        stroke("M-8-34C-22-62-40-66-52-60M8-34C22-62 40-66 52-60", "#c8a8e0", 4), stroke("M-8 34C-24 56-40 54-50 46M8 34C24 56 40 54 50 46", "#ffd76a", 4),
        disc(0, -24, 24, "#1a0f20"), stroke("M-10-40C0-46 12-44 18-36", "#6a5478", 4), shape("M-16-6C-8 2 8 2 16-6L14-12H-14Z", "#f4ecd8"),
        disc(0, 24, 23, "#6a3020"), disc(0, 40, 13, "#8a4430"), stroke("M-8 44Q0 52 9 42M-14 20C-8 12 8 12 14 20", "#c87a54", 3), shape("M-16 7C-8-1 8-1 16 7L13 12H-13Z", "#ffd76a"),
        scale=scale, turn=turn,
    )


def piano() -> str:
    keys = "".join(f"M{-62 + 11 * i} 40V66" for i in range(12))
    return at(
        92, 806, shape("M-70 66V10C-70-70-40-120 0-120C40-120 34-60 50-40C62-24 70-20 70 10V66Z", "#14081c"), stroke("M-64 10C-64-66-38-112 0-112C34-112 28-60 44-38", "#c8903a", 4),
        stroke("M-40 20L0-96M-20 20L4-96M0 20L8-90M20 20L12-80M40 20L18-64", "#c8903a", 1.6, 0.7), block(-68, 40, 136, 26, "#fff6e4"), stroke(keys, "#14081c", 5), turn=-24,
    )


def draw() -> Picture:
    floor = "".join(
        disc(300, 440, r, a) + shape("".join(
            f"M300 440L{300 + r * math.cos(i * math.pi / 6):.0f} {440 + r * math.sin(i * math.pi / 6):.0f}"
            f"A{r} {r} 0 0 1 {300 + r * math.cos((i + 1) * math.pi / 6):.0f} {440 + r * math.sin((i + 1) * math.pi / 6):.0f}Z" for i in range(0, 12, 2)), b)
        + disc(300, 440, r, "none", 0.7, stroke="#e8b86a", stroke_width="4")
        for r, a, b in ((430, "#4f2244", "#522446"), (330, "#80444f", "#743a4e"), (216, "#cc8658", "#bc7656")))
    candles = "".join(
        at(300 + 262 * math.cos(a), 440 + 374 * math.sin(a), light(0, 0, 62, opacity=0.9), disc(0, 0, 17, "#a8742a"), disc(0, 0, 12, "#fff3d0"),
           shape("M0-24C12-8 9 4 0 6C-9 4-12-8 0-24Z", "#ffb03a"), shape("M0-14C6-5 5 2 0 3C-5 2-6-5 0-14Z", "#fffbe0"))
        for a in (i * math.tau / 12 + 0.26 for i in range(12)))
    ring = "".join(oval(300, 440, 262, 374, "none", stroke=c, stroke_width=w) for c, w in (("#5a3418", "14"), ("#d9a048", "9"), ("#fff0b0", "2.5")))
    small = "".join(couple(x, y, 0.36, t, w, g, s) for x, y, t, w, g, s in (
        (190, 176, 34, "mint", "#3f7a7a", "#a8e0d0"), (410, 176, -30, "rose", "#b83a5a", "#ffb8b0"),
        (186, 704, 130, "rose", "#7a3a8a", "#d8a8e8"), (414, 704, 220, "mint", "#c8803a", "#ffe0a0")))
    body = (
        ground() + floor
        + wash(("M60 300C160 200 440 200 540 320V560C420 660 180 660 60 560Z", "#ffcf8a"), ("M-40 700C160 660 360 780 640 700V910H-40Z", "#2a0f34"), opacity=0.35)
        + light(300, 440, 420, opacity=0.7) + piano() + small
        + stroke("M92 540C150 650 310 680 446 600M508 340C464 240 330 200 190 262", "#ffe9b8", 5, 0.5)
        + couple(300, 440, 1.16, -14, "cream", "#c8304a", "#ffb0a0")
        + ring + candles
    )
    extra = (
        sky("#2a0f34", "#4a1c48", "#5a2448", "#3a163e", "#1c0a28") + glow(core="#fffbe0", mid="#ffdc8a", edge="#f09a4a")
        + wings("dusk", "#5a3a6a", "#2f1a40", "#e8b85a") + wings("cream", "#fbe9cc", "#d9a06a", "#e0506a")
        + rad("shadow", (0, "#14061c", 0.7), (0.6, "#14061c", 0.35), (1, "#14061c", 0)) + wings("mint", "#a8c8b0", "#5f8a80", "#ffe9a8") + wings("rose", "#e8a8a8", "#a85a70", "#fff0c8")
    )
    return Picture(
        "The Moth Ball",
        "Seen from the ceiling, couples with moth wings waltz on a round floor inside a ring of candles, beside a grand piano.",
        extra, body, vignette="#0f0418",
    )
