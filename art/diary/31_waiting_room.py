"""An endless waiting room: identical chairs to the horizon, a clock without hands, one man and his number."""

from __future__ import annotations

import math

from brush import Picture, glow, ground, light, lin, sky, wash
from diary._shapes_b import at, block, disc, oval, shape, stroke

CHAIR = (
    stroke("M-41 21V74M41 21V74", "#6f7478", 6)
    + shape("M-48-62Q-43-76-29-76H29Q43-76 48-62V-6H-48Z", "url(#back)")
    + shape("M-48 0H48L56 21H-56Z", "#6f8494")
)
ROW = f'<g id="chair">{CHAIR}</g>' + "".join(f'<use href="#chair" x="{128 * i}"/>' for i in range(-24, 25) if i)


def chairs(near: float) -> str:
    """The row of chairs from wall to wall at a distance (1 is close)."""
    place = f'transform="translate(300 {400 + 330 * near:.0f}) scale({near})"'
    return f'<use href="#row" {place} opacity="{0.35 + 0.65 * min(1, near * 1.15):.2f}"/>'


def draw() -> Picture:
    rows = (0.07, 0.085, 0.105, 0.13, 0.16, 0.2, 0.26, 0.34, 0.45, 0.6, 0.82)
    ceiling = "".join(shape(f"M{300 - 70 * n:.0f} {400 - 330 * n:.0f}H{300 + 70 * n:.0f}L{300 + 70 * m:.0f} {400 - 330 * m:.0f}H{300 - 70 * m:.0f}Z", "#fffdf0")
                      for n, m in ((0.14, 0.17), (0.2, 0.25), (0.3, 0.38), (0.46, 0.6), (0.74, 1)))
    doors = "".join(
        f'<path d="M{300 + s * 330 * a:.0f} {400 + 290 * a:.0f}V{400 - 160 * a:.0f}L{300 + s * 330 * b:.0f} {400 - 160 * b:.0f}V{400 + 290 * b:.0f}Z" fill="#b0a48c"/>'
        for s in (-1, 1) for a, b in ((0.2, 0.26), (0.34, 0.45), (0.58, 0.8)))
    clock = at(
        300, 246,
        disc(6, 10, 92, "#8a8478", 0.35, filter="url(#soft4)"), disc(0, 0, 92, "#56616a"), disc(0, 0, 80, "#fdfaf0"),
        stroke("".join(f"M{66 * math.sin(a):.0f} {-66 * math.cos(a):.0f}L{74 * math.sin(a):.0f} {-74 * math.cos(a):.0f}" for a in (i * math.pi / 6 for i in range(12))), "#56616a", 6),
        disc(0, 0, 6, "#56616a"), stroke("M-70-46A84 84 0 0 1-10-84", "#c8d0d4", 5),
    )
    man = at(
        300, 640,
        shape("M-40 96C-48 30-36-4 0-8C36-4 48 30 40 96Z", "#7a7f86"), shape("M-14-6L0 26L14-6Z", "#f2eee0") + shape("M-4 0L0 40L5 0Z", "#5a646c"),
        stroke("M-36 26C-44 60-30 76-6 78M36 26C44 60 30 76 6 78", "#6a7078", 17), oval(0, 80, 16, 9, "#e8c4a4"),
        shape("M-40 84H40L46 124H-46Z", "#4a5058") + stroke("M-26 124V176M26 124V176", "#4a5058", 26) + oval(-30, 184, 22, 9, "#2f3338") + oval(30, 184, 22, 9, "#2f3338"),
        disc(0, -36, 29, "#edcbaa"), shape("M-31-38C-34-76 34-76 31-38C24-52-22-52-31-38Z", "#7a6a58"),
        stroke("M-15-34H-5M5-34H15", "#4a3a30", 3), stroke("M-7-18H8", "#a8785a", 3),
        block(-11, 56, 22, 28, "#fff8e8") + disc(0, 68, 4, "#c8503c"),
    )
    snail = at(470, 838, shape("M-30 8C-20-2 20-4 30-10C36-18 44-8 40 0C36 8 10 8-30 8Z", "#c9a878"), disc(0, -12, 17, "#a87a4a"), stroke("M8-12A8 8 0 1 0 0-4M36-12L38-22M40-10L46-18", "#6a4a2c", 2.6))
    body = (
        ground()
        + shape("M-10 0H610L325 376H275Z", "#e8e0cc") + shape("M-10 0L276 376V424L-10 740Z", "#d4c8ae") + shape("M610 0L324 376V424L610 740Z", "#c4b89e")
        + shape("M-10 730L276 424H324L610 730V900H-10Z", "url(#floor)") + block(276, 376, 48, 48, "#f4efe0")
        + doors + ceiling + light(300, 120, 300, opacity=0.5)
        + wash(("M-40 300C160 260 360 360 640 300V400H-40Z", "#efe8d8"), ("M-40 760C160 720 360 820 640 760V880H-40Z", "#8a9aa4"), opacity=0.35)
        + stroke("M300 0V160", "#8a8478", 4) + clock
        + "".join(chairs(n) for n in rows)
        + man
        + at(128, 742, shape("M-22 60L-28 10H28L22 60Z", "#a86a4a"), stroke("M0 10C-4-20-30-30-44-26M0 10C0-30 6-50 2-64M0 10C8-16 26-30 46-22", "#7a8a5a", 7), shape("M-46-26q-18 4-22 20q20 2 22-20zM46-22q18 4 20 22q-18 0-20-22z", "#8a8a5a"))
        + snail + stroke("M440 847C380 852 300 846 180 856", "#f4f4e8", 4, 0.7)
    )
    extra = (
        sky("#efe8d8", "#e4dcc8", "#d8d0bc", "#c0bcb0", "#a8aaa8") + glow(core="#fffdf4", mid="#fff8e0", edge="#f0e8d0")
        + lin("floor", (0, "#efe9da"), (0.4, "#cfcabc"), (1, "#9aa0a2")) + f'<g id="row">{ROW}</g>' + lin("back", (0, "#a8bcc8"), (1, "#7f95a5"))
    )
    return Picture(
        "The Waiting Room",
        "A man sits alone among endless rows of identical chairs in a beige room; the clock above him has no hands and a snail crosses the floor.",
        extra, body, vignette="#4a4a48",
    )
