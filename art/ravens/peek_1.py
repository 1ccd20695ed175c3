"""Six ravens on a garden wall; through the keyhole somebody looks back."""

import random

from brush import Picture, glow, ground, light, lin, rad, sky, stars, wash
from covers._cast import RAVENS, at, child, raven

KEYHOLE = "M300 396C352 396 390 436 390 484C390 520 370 548 346 562L380 742H220L254 562C230 548 210 520 210 484C210 436 248 396 300 396Z"


def draw() -> Picture:
    rng = random.Random(3)
    bricks = "".join(
        f'<path d="M{x} {y}h58v28h-58z" fill="{rng.choice(("#6a4a9a", "#5a3f8c", "#7a58a8", "#543a84"))}"/>'
        for row, y in enumerate(range(334, 800, 34)) for x in range(-40 + row % 2 * 32, 600, 64)
    )
    ivy = "".join(f'<path d="M{x} {y}q14-18 26 0q-12 18-26 0z" transform="rotate({rng.randint(-60, 60)} {x} {y})"/>' for x, y in ((rng.choice((rng.randint(-6, 110), rng.randint(470, 590))), rng.randint(330, 760)) for _ in range(54)))
    eye = (
        f'<clipPath id="hole"><path d="{KEYHOLE}"/></clipPath><path d="{KEYHOLE}" fill="#ffe9b4"/>'
        '<g clip-path="url(#hole)"><rect x="200" y="380" width="200" height="380" fill="url(#inside)"/><path d="M196 500C240 430 360 430 404 500C360 570 240 570 196 500Z" fill="#fffdf4"/>'
        '<circle cx="304" cy="496" r="48" fill="url(#iris)"/><circle cx="304" cy="496" r="24" fill="#14102c"/><circle cx="318" cy="480" r="10" fill="#fff"/>'
        '<path d="M196 500C240 430 360 430 404 500" fill="none" stroke="#7a3a2c" stroke-width="9"/></g>'
        f'<path d="{KEYHOLE}" fill="none" stroke="#2c1a52" stroke-width="12"/><path d="{KEYHOLE}" fill="none" stroke="#e9bd78" stroke-width="5"/>'
    )
    places = ((196, 316, 1, 1), (404, 316, 1, -1), (70, 316, .96, 1), (530, 316, .96, -1))
    body = (
        ground()
        + wash(("M-40 100C160 50 360 190 640 100V220H-40Z", "#4a3f98"), ("M-40 240C160 210 360 280 640 240V330H-40Z", "#c88ab8"))
        + stars(6, 70, 260) + light(440, 110, 170, opacity=0.8) + '<path d="M424 56A58 58 0 1 0 496 130A48 48 0 1 1 424 56Z" fill="#fff3cf"/>'
        + '<rect y="330" width="600" height="480" fill="#3c2a6c"/>' + bricks
        + '<path d="M-10 316H610V342H-10Z" fill="#a88ac8"/><path d="M-10 316H610" stroke="#fff0e0" stroke-width="5"/>'
        + light(300, 520, 260, opacity=0.7) + eye
        + f'<g fill="#3f8a6a">{ivy}</g>'
        + '<path d="M-10 800C120 770 260 806 380 790C480 776 540 800 610 788V910H-10Z" fill="#2a5a52"/><path d="M210 800H390L470 910H130Z" fill="#ffe0a0" opacity=".4" filter="url(#soft4)"/>'
        + at(300, 846, 1, '<path d="M-60 20V-10H60V20Z" fill="#8a5535"/><path d="M-60-10H60" stroke="#ffd9a0" stroke-width="4"/>')
        + child(300, 836, 1.7, "#b5364f", "#3a2038")
        + "".join(raven("perched", x, y, s, f, rim="#ffe9d0") for x, y, s, f in places)
        + raven("perched", 96, 846, 1.05, rim="#ffe9d0") + raven("perched", 508, 850, 1.05, -1, rim="#ffe9d0")
    )
    return Picture(
        "Peek", "Six ravens by a garden wall, four on it and two before it; a child on a step looks into a great keyhole, where an eye looks back.",
        sky("#1c1a52", "#3f3488", "#8a5aa8", "#e09ab4", "#2a5a52") + glow() + RAVENS
        + lin("inside", (0, "#ffd98a"), (1, "#f2944c")) + rad("iris", (0, "#9fe0b0"), (1, "#2a7a62")),
        body, vignette="#0c0824",
    )
