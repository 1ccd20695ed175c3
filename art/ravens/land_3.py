"""Three ravens on three mushrooms as tall as houses."""

from brush import Picture, glow, ground, light, lin, rad, sky, wash
from covers._cast import RAVENS, at, child, raven


def mushroom(x: float, y: float, s: float, cap: str, spots: str) -> str:
    gills = "".join(f'<path d="M{g} -292L{g * .42:.0f}-252"/>' for g in range(-120, 121, 24))
    return at(
        x, y, s,
        '<path d="M-46 0C-30-90-40-190-32-280H32C40-190 30-90 50 0Z" fill="url(#stalk)"/>'
        '<path d="M-140-292C-90-262 90-262 140-292C96-240-96-240-140-292Z" fill="#e9c9b0"/>'
        f'<g stroke="#a8766a" stroke-width="3" opacity=".6">{gills}</g>'
        f'<path d="M-150-290C-150-390-80-440 0-440C80-440 150-390 150-290C100-268-100-268-150-290Z" fill="url(#{cap})"/>'
        '<path d="M-140-306C-132-384-76-430 0-432" fill="none" stroke="#ffe9d0" stroke-width="5" opacity=".8"/>'
        f'<g fill="{spots}" opacity=".92"><ellipse cx="-76" cy="-352" rx="26" ry="22"/><ellipse cx="14" cy="-388" rx="30" ry="22"/><ellipse cx="92" cy="-338" rx="22" ry="22"/><ellipse cx="20" cy="-316" rx="17" ry="13"/><ellipse cx="-44" cy="-300" rx="12" ry="8"/></g>'
        '<path d="M-20 0v-52a20 26 0 0 1 40 0V0z" fill="#5a2a2c"/><path d="M-13-70h26" stroke="#ffd27a" stroke-width="10"/>',
    )


def draw() -> Picture:
    trunks = "".join(
        f'<path d="M{x} -10L{x + d} 760H{x + w + 22}L{x + w} -10Z" fill="{c}"/>'
        for x, w, d, c in ((30, 26, -8, "#3f7f74"), (210, 20, -6, "#4a8f80"), (380, 24, -10, "#468a7c"), (540, 30, -12, "#357066"),
                           (-30, 46, -10, "#1f5552"), (586, 50, -14, "#1d4f4e"))
    )
    sparks = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in ((90, 560, 4), (240, 470, 3), (520, 600, 4), (470, 250, 3), (300, 620, 4), (60, 330, 3), (560, 420, 3), (350, 180, 3), (150, 690, 4), (430, 720, 3)))
    body = (
        ground()
        + wash(("M-40 100C160 50 360 190 640 100V280H-40Z", "#c8e6b8"), ("M-40 460C160 420 360 540 640 460V620H-40Z", "#6ab89a"))
        + light(330, 240, 330, opacity=0.6) + trunks
        + wash(("M-40 560C160 520 360 620 640 560V680H-40Z", "#bfe8c8"), opacity=0.5)
        + mushroom(150, 720, 0.84, "capA", "#fff3dc") + mushroom(476, 740, 0.72, "capB", "#fff3dc")
        + '<path d="M-10 760C120 700 260 750 380 720C480 700 540 730 610 716V910H-10Z" fill="#2a6a58"/>'
        + mushroom(330, 850, 1.02, "capC", "#fffaf0")
        + '<path d="M-10 850C120 806 260 860 380 836C480 816 540 850 610 830V910H-10Z" fill="#123c3a"/>'
        + '<g stroke="#1d5a4c" stroke-width="6" stroke-linecap="round" fill="none"><path d="M60 866q-6-40-26-54M66 866q4-44 24-60M540 862q-4-40-24-50M546 862q6-44 22-56M210 880q-4-30-16-40M216 880q4-30 16-42"/></g>'
        + light(228, 806, 70) + child(212, 852, 1.1, "#b5364f", "#3a2038") + '<path d="M222 822l10-6v10" stroke="#ffd27a" stroke-width="4" fill="none"/>'
        + f'<g fill="#fff6c0">{sparks}</g>'
        + raven("perched", 150, 354, 0.92, rim="#fff0c0") + raven("perched", 478, 428, 0.86, -1, rim="#fff0c0") + raven("perched", 318, 404, 1.16, rim="#fff0c0")
    )
    return Picture(
        "The tall mushrooms", "Three ravens sit on three mushrooms with doors, each as tall as a house; a child passes with a lantern.",
        sky("#e6f4c8", "#9fd4a8", "#5aa890", "#2a7268", "#123c3a") + glow() + RAVENS
        + lin("stalk", (0, "#d9b8a0"), (0.4, "#fff3dc"), (1, "#c9a08c"), x2=1, y2=0)
        + rad("capA", (0, "#ff9a6a"), (1, "#c23f4e"), cx=0.35, cy=0.2, r=0.9) + rad("capB", (0, "#ffd27a"), (1, "#d07a3a"), cx=0.35, cy=0.2, r=0.9)
        + rad("capC", (0, "#f07a72"), (1, "#a02c4a"), cx=0.35, cy=0.2, r=0.9),
        body, vignette="#062420",
    )
