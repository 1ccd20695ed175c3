"""A staircase that climbs out of the sea to a door in the moon."""

from __future__ import annotations

import math
import random

from brush import Picture, ground, lin, rad, sky, stars, wash
from diary._shapes_a import gull, place

MOON_X, MOON_Y, MOON_R = 336, 268, 172
STEPS = 34
CRATERS = [(262, 190, 30), (330, 150, 16), (404, 196, 24), (228, 276, 17), (286, 330, 24), (450, 262, 18), (300, 242, 11), (252, 372, 13), (380, 120, 9)]


def at(t: float) -> tuple[float, float]:
    """Where the stair is, from the lower left (0) in a sweep to the arch (1)."""
    return 150 + 222 * t + 150 * math.sin(t * math.pi * 1.35) * (1 - t), 846 - 446 * t**0.86


def half(t: float) -> float:
    width: float = 150 * (1 - t) ** 1.25 + 34
    return width / 2


def stair() -> str:
    painted = ""
    for i in reversed(range(STEPS)):                # far to near
        t, t2 = i / STEPS, (i + 1) / STEPS
        (x, y), (x2, y2) = at(t), at(t2)
        w, w2, bright = half(t), half(t2), 30 + 56 * t
        top = y - (y - y2) * 0.62
        painted += (
            f'<path d="M{x - w:.0f} {y:.0f}H{x + w:.0f}V{top:.0f}H{x - w:.0f}Z" fill="hsl(258 {38 - 10 * t:.0f}% {bright * 0.62:.0f}%)"/>'
            f'<path d="M{x - w:.0f} {top:.0f}H{x + w:.0f}L{x2 + w2:.0f} {y2:.0f}H{x2 - w2:.0f}Z" fill="hsl({36 if t > 0.3 else 20} {70 * t + 18:.0f}% {bright:.0f}%)"/>'
        )
    edge = [(at(i / STEPS)[0] + half(i / STEPS), at(i / STEPS)[1], 46 * (1 - i / STEPS) + 8) for i in range(32)]
    posts = "".join(f"M{x:.0f} {y:.0f}v{-h:.0f}" for x, y, h in edge[::2])
    rail = "L".join(f"{x:.0f} {y - h:.0f}" for x, y, h in edge)
    return (
        f'<g stroke="#120f38" stroke-width=".8">{painted}</g>'
        f'<g stroke="#f4d9a6" stroke-width="2.4" stroke-linecap="round" fill="none" opacity=".85"><path d="{posts}"/><path d="M{rail}" stroke-width="3"/></g>'
    )


def moon() -> str:
    craters = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#dcae74" opacity=".32"/>'
        f'<path d="M{x - r * 0.8:.0f} {y - r * 0.5:.0f}a{r} {r} 0 0 1 {r * 1.5:.0f} {-r * 0.1:.0f}" fill="none" stroke="#fff8e0" stroke-width="2" opacity=".6"/>'
        for x, y, r in CRATERS
    )
    shade = wash(("M150 360C260 300 420 420 540 330V470H150Z", "#d69a6c"), ("M160 160C240 120 300 220 420 150V90H160Z", "#fffdf0"), opacity=0.45)
    return f"""<circle cx="{MOON_X}" cy="{MOON_Y}" r="390" fill="url(#halo)"/><circle cx="{MOON_X}" cy="{MOON_Y}" r="{MOON_R}" fill="url(#moon)"/>
<g clip-path="url(#m)">{shade}{craters}</g>
<g clip-path="url(#arch)"><rect x="330" y="280" width="90" height="130" fill="url(#day)"/><circle cx="388" cy="322" r="11" fill="#fffbe0"/>
<path d="M330 372q20-22 40-6t44-8v50h-84z" fill="#4f9f7a"/><path d="M330 388q30-14 90 0v20h-90z" fill="#2f7a66"/></g>
<path d="M{MOON_X + 2} 402V330a34 36 0 0 1 68 0V402" fill="none" stroke="#a9713f" stroke-width="7"/>
<path d="M{MOON_X + 7} 402V331a29 31 0 0 1 58 0" fill="none" stroke="#fff6d8" stroke-width="2.4"/>"""


def swell(y: int, height: int, colour: str, opacity: float, length: int) -> str:
    crests = f"q{length / 2:g} {-height} {length} 0t{length} 0" * (620 // (2 * length) + 1)
    return f'<path d="M-10 {y}{crests} V900H-10Z" fill="{colour}" opacity="{opacity:g}"/>'


def traveller() -> str:
    return """<path d="M-10 0C-12-18-10-34 0-40C10-34 12-18 12 0L8 0L6-2L2 0L-2-2L-6 0Z" fill="#b5364f"/><circle cy="-47" r="8" fill="#2a1740"/>
<path d="M-8-49a8 8 0 0 1 16-2l6 10q-6-2-7-6z" fill="#2a1740"/><path d="M8-32L22-58" stroke="#1a1238" stroke-width="2.6"/>
<path d="M-8-68C0-92 44-92 52-66Q44-72 37-65Q30-72 22-66Q14-72 7-66Q0-72-8-68Z" fill="#f2b24c"/><path d="M22-88v22" stroke="#c27f2b" stroke-width="1.6"/>
<path d="M-10 0C-12-18-10-34 0-40" fill="none" stroke="#ff9d8c" stroke-width="1.6"/>"""


def draw() -> Picture:
    rng = random.Random(5)
    glint = "".join(
        f'<path d="M{336 + rng.randint(-86, 60)} {y}h{rng.randint(10, 64)}" opacity="{rng.uniform(0.25, 0.85):.2f}"/>' for y in range(716, 890, 7) for _ in range(2)
    )
    x, y = at(0.44)
    body = "".join([
        ground(),
        wash(("M-40 420C160 360 360 480 640 400V520C400 560 200 500-40 560Z", "#8a4f9a"), ("M-40 590C160 560 420 640 640 580V680H-40Z", "#e58a8d")),
        stars(5, 130, 640), moon(),
        '<g fill="#3c2f78" opacity=".8" filter="url(#soft4)"><ellipse cx="90" cy="520" rx="130" ry="16"/><ellipse cx="540" cy="470" rx="110" ry="14"/><ellipse cx="500" cy="590" rx="150" ry="18"/></g>',
        '<path d="M-10 690q60-40 120-14t110-8q60-26 130 6t130-10t130 16V730H-10Z" fill="#3a2d70" filter="url(#rough)"/><rect y="702" width="600" height="198" fill="url(#sea)"/>',
        f'<g stroke="#ffe2a4" stroke-width="2.6" stroke-linecap="round">{glint}</g>',
        swell(760, 9, "#2b2766", 0.55, 34), swell(812, 12, "#1b1a50", 0.75, 44),
        '<g filter="url(#soft)" opacity=".5"><ellipse cx="160" cy="862" rx="120" ry="16" fill="#05051a"/></g>',
        stair(), place(round(x) - 8, round(y) - 6, traveller()), swell(862, 10, "#0b0b2e", 0.96, 38),
        f'<path d="{gull(112, 300)}{gull(150, 342, 0.8)}{gull(84, 356, 0.7)}" fill="none" stroke="#fff0cc" stroke-width="2.4" stroke-linecap="round" opacity=".9"/>',
    ])
    defs = (
        sky("#080b2a", "#1d2766", "#54408f", "#b0628f")
        + rad("halo", (0, "#fff0c4", 0.9), (0.42, "#ffdf9c", 0.55), (0.62, "#d79ad0", 0.25), (1, "#7a67c8", 0))
        + rad("moon", (0, "#fffbe8"), (0.6, "#fdebba"), (1, "#e9b878"), cx=0.42, cy=0.38, r=0.7)
        + lin("day", (0, "#5cc0d8"), (0.6, "#bfeadb"), (1, "#fff3c0")) + lin("sea", (0, "#5a3f86"), (0.4, "#2c2763"), (1, "#0c0c30"))
        + f'<clipPath id="arch"><path d="M{MOON_X + 2} 400V330a34 36 0 0 1 68 0V400Z"/></clipPath>'
        + f'<clipPath id="m"><circle cx="{MOON_X}" cy="{MOON_Y}" r="{MOON_R}"/></clipPath>'
    )
    return Picture("Stairs to the Moon", "A traveller with an umbrella climbs a staircase out of the sea to a door in the moon, behind which it is day.", defs, body, vignette="#05051a")
