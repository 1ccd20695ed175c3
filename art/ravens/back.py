"""The back of every land: a raven asleep before the moon, framed."""

from brush import Picture, glow, ground, light, rad, sky, stars, wash
from covers._cast import hills, star5

CORNER = '<path d="M0 70V18Q0 0 18 0H70M14 96C14 60 30 30 96 14M34 34a12 12 0 1 0 .1 0z" fill="none" stroke="#f0dcb0" stroke-width="4" stroke-linecap="round"/>'
SLEEPER = (
    '<path d="M-132 56C-120-20-74-70-16-78C6-120 66-124 86-84C96-62 92-40 82-20C72 30 40 66-10 72L-70 76L-150 132L-172 126L-146 96L-166 92Z" fill="#15101f"/>'
    '<path d="M-8-58C30-30 30 20-6 44C-46 58-92 70-146 96C-128 34-88-30-8-58Z" fill="#2a2542"/>'
    '<path d="M-24 20C-60 30-94 48-126 76M-4-2C-44 8-82 26-112 52M4-24C-30-18-66 2-94 28" fill="none" stroke="#56507e" stroke-width="4"/>'
    '<path d="M84-66L40-50L78-42Z" fill="#4a4468"/><path d="M42-84q12 10 24 0" stroke="#ffd27a" stroke-width="5" fill="none" stroke-linecap="round"/>'
    '<path d="M-132 56C-120-20-74-70-16-78C6-120 66-124 86-84" fill="none" stroke="#ffe9c4" stroke-width="5" stroke-linecap="round"/>'
    '<path d="M-4 70V92M20 66V92" stroke="#0a0812" stroke-width="7" stroke-linecap="round"/>'
)


def draw() -> Picture:
    corners = "".join(f'<g transform="translate({x} {y}) scale({a} {b})">{CORNER}</g>' for x, y, a, b in ((52, 52, 1, 1), (548, 52, -1, 1), (52, 848, 1, -1), (548, 848, -1, -1)))
    body = (
        ground()
        + wash(("M-40 180C160 120 360 260 640 160V300H-40Z", "#3a5878"), ("M-40 600C160 560 360 660 640 600V720H-40Z", "#c8a49a"))
        + stars(8, 90, 600) + light(300, 400, 380, opacity=0.6)
        + '<circle cx="300" cy="400" r="172" fill="url(#moon)"/><g fill="#d9c29a" opacity=".4"><circle cx="226" cy="330" r="24"/><circle cx="380" cy="310" r="16"/><circle cx="400" cy="470" r="28"/><circle cx="240" cy="494" r="16"/></g>'
        + hills(4, 690, 24, "#46587a") + hills(11, 760, 22, "#2c3a5a") + hills(7, 830, 16, "#18203a")
        + '<path d="M-10 590C120 540 260 512 400 516C470 518 540 496 610 470V492C540 522 470 542 400 542C270 540 130 570-10 626Z" fill="#15101f" filter="url(#rough)"/><path d="M420 524C460 500 470 470 466 440M180 552C160 590 170 620 150 646" stroke="#15101f" stroke-width="9" fill="none" stroke-linecap="round"/>'
        + f'<g transform="translate(310 424)">{SLEEPER}</g>'
        + '<rect x="30" y="30" width="540" height="840" rx="26" fill="none" stroke="#f0dcb0" stroke-width="5" opacity=".85"/>'
        + corners + star5(300, 96, 20, "#f0dcb0") + star5(256, 104, 9, "#f0dcb0") + star5(344, 104, 9, "#f0dcb0")
        + '<path d="M300 782a34 34 0 1 0 34 44a28 28 0 1 1-34-44z" fill="#f0dcb0"/>'
    )
    return Picture(
        "The back of a land", "A raven asleep on a branch before the moon, in a thin gold frame.",
        sky("#14233a", "#2c4662", "#5f7a90", "#b9a59c", "#d0937e") + glow() + rad("moon", (0, "#fffdf0"), (0.7, "#fbeac4"), (1, "#e6c48c"), r=0.6),
        body, vignette="#0c0c1c",
    )
