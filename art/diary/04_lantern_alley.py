"""Paper lanterns in the shape of fish swim over an alley; a cat watches them."""

from __future__ import annotations

import random

from brush import Picture, glow, ground, light, lin, sky, stars, wash
from diary._shapes_a import place

EYE_Y = 520                                  # the horizon of the alley
HOUSES = [0.8, 1.15, 1.65, 2.4, 3.4, 4.8]    # depths at which one house ends and the next begins


def at(x: float, y: float, z: float) -> str:
    return f"{300 + x / z:.0f} {EYE_Y + y / z:.0f}"


def quad(x: float, y0: float, y1: float, z0: float, z1: float) -> str:
    """A piece of a side wall, from depth z0 to z1."""
    return f"M{at(x, y0, z0)}L{at(x, y0, z1)}L{at(x, y1, z1)}L{at(x, y1, z0)}Z"


def side(sign: int, seed: int, tints: list[str]) -> str:
    """One side of the alley, far houses first: wall, eaves, a row of windows, a lit door."""
    rng = random.Random(seed)
    painted = ""
    for i in reversed(range(len(HOUSES) - 1)):
        z0, z1 = HOUSES[i], HOUSES[i + 1]
        x, top = sign * 330, -rng.randint(500, 530)
        painted += f'<path d="{quad(x, top, 330, z0, z1)}" fill="{tints[i]}"/>'
        for y in (top + 90, top + 270, -90):
            za, zb = z0 + (z1 - z0) * 0.2, z0 + (z1 - z0) * 0.46
            zc, zd = z0 + (z1 - z0) * 0.58, z0 + (z1 - z0) * 0.86
            for a, b in ((za, zb), (zc, zd)):
                if rng.random() < 0.72:
                    painted += f'<path d="{quad(x, y, y + 120, a, b)}" fill="#ffc266" opacity="{rng.uniform(0.55, 0.95):.2f}"/><path d="{quad(x, y + 56, y + 62, a, b)}" fill="{tints[i]}"/>'
        eave = sign * 262
        painted += f'<path d="M{at(x, top, z0)}L{at(x, top, z1)}L{at(eave, top + 40, z1)}L{at(eave, top + 40, z0)}Z" fill="#1c0826"/>'
        painted += f'<path d="M{at(x, -130, z0)}L{at(x, -130, z1)}L{at(eave, -88, z1)}L{at(eave, -88, z0)}Z" fill="#b3263a"/>'
        painted += f'<path d="M{at(eave, -88, z1)}L{at(eave, -88, z0)}" stroke="#ffb45a" stroke-width="{3 / z0:.1f}"/>'
        painted += f'<path d="{quad(x, 60, 330, z0 + (z1 - z0) * 0.3, z0 + (z1 - z0) * 0.62)}" fill="#ff9a4a" opacity=".8"/>'
    return painted


def fish(colour: str, fin: str, belly: str) -> str:
    """A koi of paper and wire with a lamp in it, about 240 wide, head to the left."""
    ribs = "".join(f"M{x} {-h}Q{x + 12} 0 {x} {h}" for x, h in ((-44, 40), (-20, 45), (6, 42), (32, 32), (54, 19)))
    return f"""<circle r="160" fill="url(#glow)" opacity=".95"/>
<path d="M62 0C92-12 108-52 146-58C130-24 136-10 122 0C136 12 132 28 146 60C106 52 92 14 62 0Z" fill="{fin}"/>
<path d="M-26-42C-6-76 38-78 62-60C46-54 40-40 34-30ZM-30 38C-18 64 4 76 22 72C14 60 14 50 16 38Z" fill="{fin}"/>
<path d="M-92 2C-76-42-8-56 44-28C58-20 70-8 78 0C70 10 58 20 44 28C-8 54-74 44-92 2Z" fill="{colour}"/>
<path d="M-88 8C-50 30 20 34 74 4C62 16 54 24 44 28C-8 52-70 42-88 8Z" fill="{belly}"/>
<ellipse cx="-4" cy="-2" rx="52" ry="24" fill="#fff6cf" opacity=".6" filter="url(#soft4)"/>
<path d="{ribs}" fill="none" stroke="#6e1526" stroke-width="2.2" opacity=".55"/><path d="M-62-34Q-44 0-62 32" fill="none" stroke="#6e1526" stroke-width="3.4" opacity=".7"/>
<circle cx="-72" cy="-9" r="8" fill="#fff6dc"/><circle cx="-74" cy="-9" r="4.6" fill="#1c0826"/>
<path d="M-90-4C-70-40-8-52 44-27" fill="none" stroke="#fff1c4" stroke-width="3" stroke-linecap="round" opacity=".9"/>
<path d="M0 46v10M0 56l-5 30M0 56v32M0 56l5 30" stroke="#ffd27a" stroke-width="2.6" stroke-linecap="round"/>"""


GOLD, CORAL = ("#ffb13d", "#f0742c", "#ffe0a0"), ("#f2452f", "#ff9a45", "#ffb98a")
TEAL, ROSE = ("#2fa7a4", "#7fe0c8", "#c6f3dc"), ("#f06a8e", "#ffc04d", "#ffd0cf")


def shoal() -> str:
    hung = [(206, 474, 0.26, GOLD, False), (392, 462, 0.26, ROSE, True), (300, 440, 0.3, CORAL, False), (150, 372, 0.46, TEAL, True), (446, 356, 0.5, GOLD, False), (300, 330, 0.42, ROSE, True)]
    ropes = '<g fill="none" stroke="#2a0d26"><path d="M60 210Q300 420 560 190" stroke-width="3"/><path d="M150 330Q300 450 470 320" stroke-width="2"/><path d="M196 430Q300 480 410 424" stroke-width="1.4"/></g>'
    return ropes + "".join(place(x, y, fish(*tint), s, flip=flip) for x, y, s, tint, flip in hung)


def cat() -> str:
    """From behind, looking up; the light is ahead of it, so it has a bright rim and a long shadow."""
    return """<path d="M-46 6L-120 110H90L48 6Z" fill="#12041a" opacity=".5" filter="url(#soft4)"/>
<path d="M-50 8C-60-30-44-66-22-82C-34-104-30-122-26-150L-4-134H16L38-150C42-122 44-104 34-82C56-62 62-28 50 8Z" fill="#170719"/>
<path d="M44 2C92 8 108-22 92-50C86-62 74-58 78-46C84-26 70-12 46-16Z" fill="#170719"/>
<path d="M-50 4C-60-30-44-66-22-82C-34-104-30-122-26-148L-4-132H16L37-148" fill="none" stroke="#ffb765" stroke-width="3" stroke-linejoin="round"/>
<path d="M8-20C12-40 12-60 6-78" stroke="#3a1a34" stroke-width="3" fill="none"/>"""


def cobbles() -> str:
    rng = random.Random(2)
    rows = ""
    for z in (0.86, 0.95, 1.07, 1.22, 1.42, 1.7, 2.1, 2.7):
        for _ in range(7):
            x = rng.randint(-300, 260)
            rows += f'<path d="M{at(x, 330, z)}q{22 / z:.0f} {-9 / z:.0f} {44 / z:.0f} 0" opacity="{rng.uniform(0.25, 0.7):.2f}"/>'
    return f'<g fill="none" stroke="#ffb96a" stroke-width="2.4" stroke-linecap="round">{rows}</g>'


def draw() -> Picture:
    gate = '<path d="M262 480V592M338 480V592" stroke="#8a1830" stroke-width="9"/><path d="M240 478Q300 494 360 478L364 466Q300 482 236 466Z" fill="#a81f34"/><path d="M252 504h96" stroke="#8a1830" stroke-width="6"/>'
    body = "".join([
        ground(), wash(("M-40 200C160 160 360 280 640 200V420H-40Z", "#d8443f"), ("M-40 20C160-10 360 100 640 20V130H-40Z", "#2b1152"), opacity=0.55), stars(4, 46, 300),
        light(300, 500, 280), '<circle cx="300" cy="496" r="58" fill="#fff0c8"/>', gate,
        f'<path d="M{at(-330, 330, 5)}L{at(330, 330, 5)}L{at(330, 330, 0.7)}L{at(-330, 330, 0.7)}Z" fill="url(#street)"/>',
        wash(("M270 590L330 590L420 900H180Z", "#ffc46a"), opacity=0.55), cobbles(),
        side(-1, 5, ["#4a1540", "#5c1a42", "#742246", "#8f2e48", "#a83c48"]), side(1, 8, ["#3a1140", "#4e1644", "#681f48", "#862a4a", "#a0384a"]),
        shoal(), light(300, 640, 240, opacity=0.35),
        place(226, 176, fish(*CORAL), 1.42, turn=8), place(478, 258, fish(*TEAL), 0.8, turn=-12, flip=True), place(90, 318, fish(*GOLD), 0.72, turn=14),
        place(318, 776, cat(), 0.86),
    ])
    defs = sky("#150a34", "#43174f", "#a12c40", "#ee7c3c", "#ffcf8a") + glow() + lin("street", (0, "#c9563c"), (0.4, "#7a2640"), (1, "#2c0d2c"))
    return Picture("The Lantern Fish", "Glowing paper lanterns in the shape of fish swim above a narrow alley at night; a black cat looks up at them.", defs, body, vignette="#12041a")
