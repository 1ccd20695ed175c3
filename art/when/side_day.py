"""The yellow side: the sun gets up out of a pillow."""

import math

from brush import Picture, glow, ground, light, lin, rad, sky, wash
from covers._cast import at, cloud, star5


def draw() -> Picture:
    rays = "".join(
        f'<path d="M{300 + 190 * math.cos(a):.0f} {520 + 190 * math.sin(a):.0f}L{300 + 620 * math.cos(a - .06):.0f} {520 + 620 * math.sin(a - .06):.0f}L{300 + 620 * math.cos(a + .06):.0f} {520 + 620 * math.sin(a + .06):.0f}Z" fill="#fff6c8" opacity=".5"/>'
        for a in (math.radians(t) for t in range(186, 360, 18))
    )
    body = (
        ground() + wash(("M-40 180C160 130 360 260 640 170V280H-40Z", "#fff0b0"), ("M-40 460C160 420 360 520 640 460V560H-40Z", "#ffc04a")) + rays
        + light(300, 520, 420) + '<circle cx="300" cy="520" r="170" fill="url(#sun)"/>'
        + '<path d="M210 490q30 30 60 0M330 490q30 30 60 0" stroke="#a8621c" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M250 556q50 44 100 0" stroke="#a8621c" stroke-width="11" fill="none" stroke-linecap="round"/><circle cx="200" cy="546" r="30" fill="#ff8a4a" opacity=".4"/><circle cx="400" cy="546" r="30" fill="#ff8a4a" opacity=".4"/>'
        + cloud(20, 220, 0.8, "#fffaf0", 0.9) + cloud(400, 150, 0.7, "#fffaf0", 0.85)
        + '<path d="M30 700C20 610 110 620 300 620C490 620 580 610 570 700C590 800 540 850 300 850C60 850 10 800 30 700Z" fill="url(#pillow)"/><path d="M62 690C120 656 480 656 540 692" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>'
        '<path d="M120 780C170 740 210 800 260 764M350 770C400 740 440 800 490 760" fill="none" stroke="#d9a878" stroke-width="6" stroke-linecap="round" opacity=".7"/>'
        '<path d="M30 700L0 660M570 700L600 660M36 800L2 840M564 800L598 840" stroke="#f2b45a" stroke-width="12" stroke-linecap="round"/>'
        + "".join(star5(x, y, 13, "#f2a94c") for x, y in ((110, 720), (300, 700), (490, 720), (200, 810), (400, 810)))
        + at(470, 600, 1.2, '<path d="M-22 30C-34 0-18-28 8-26L10-46L20-34L32-46L34-24C46-14 42 12 34 30Z" fill="#5a3a2a"/><path d="M12-18q5 4 9 0M26-18q5 4 9 0" stroke="#ffe2a0" stroke-width="3" fill="none"/><path d="M-20 26C-50 24-52-10-36-18" fill="none" stroke="#5a3a2a" stroke-width="8" stroke-linecap="round"/>')
    )
    return Picture("The yellow side", "A smiling sun gets up out of a pillow: what the Dreamer saw.",
                   sky("#ffd24a", "#ffe078", "#fff0b0", "#ffd480", "#f7a94a") + glow() + rad("sun", (0, "#fffbd8"), (0.7, "#ffe06a"), (1, "#f7b93a")) + lin("pillow", (0, "#fffaf0"), (1, "#f0d0a8")),
                   body, vignette="#a8621c")
