"""Umbrellas swim like jellyfish; a diver hangs on the handle of the biggest."""

from __future__ import annotations

import math
import random

from brush import Picture, ground, rad, sky, wash
from diary._shapes_a import place

DOME = "M-86 6C-84-72-34-98 0-98C34-98 84-72 86 6Q70-12 57 6Q42-14 28 6Q14-14 0 6Q-14-14-28 6Q-42-14-57 6Q-70-12-86 6Z"


def umbrella(colour: str, shade: str, frill: str, sway: float) -> str:
    """Dome with panels, a crook for a handle, and a jellyfish's arms."""
    threads = "".join(f'<path d="M{-70 + i * 20} 2C{-80 + i * 21} 60 {-58 + i * 19} 120 {-74 + i * 21 + math.sin(i * 1.3 + sway) * 18:.0f} {170 + 34 * math.cos(i * 2 + sway):.0f}"/>' for i in range(8))
    arms = "".join(
        f'<path d="M{x} 0C{x - 26} 34 {x + 22} 56 {x - 8} 92C{x - 26} 116 {x + 14} 132 {x - 6} {end}C{x + 30} 130 {x + 4} 112 {x + 18} 88C{x + 42} 52 {x + 4} 34 {x + 20} 0Z"/>'
        for x, end in ((-46, 158), (-4, 176), (34, 150))
    )
    return f"""<g fill="none" stroke="{frill}" stroke-width="3" stroke-linecap="round" opacity=".7">{threads}</g><g fill="{frill}" opacity=".55">{arms}</g>
<path d="M0-112V128q0 24 20 24t18-20" fill="none" stroke="#f6e3b8" stroke-width="6" stroke-linecap="round"/>
<path d="{DOME}" fill="{colour}"/><path d="M0-98C-22-72-30-32-28 6Q-14-14 0 6Q14-14 28 6C30-32 22-72 0-98Z" fill="{shade}" opacity=".4"/>
<path d="M0-98C44-74 58-32 57 6Q70-12 86 6C84-72 34-98 0-98Z" fill="{shade}" opacity=".75"/><path d="M0-98C-44-74-58-32-57 6Q-42-14-28 6C-30-32-22-72 0-98Z" fill="#fff" opacity=".1"/>
<path d="M-76-18C-66-62-38-82-12-90" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".75"/>"""


def diver() -> str:
    """An old brass helmet, both hands up on the crook, fins paddling."""
    return """<path d="M-14 52C-20 78-40 92-58 96L-64 84C-44 80-34 66-30 46Z" fill="#a65a2c"/><path d="M14 52C14 76 20 96 30 112L44 106C34 90 32 70 32 48Z" fill="#a65a2c"/>
<path d="M-58 98L-92 110L-66 80ZM28 110L34 146L50 104Z" fill="#ffb84d"/>
<path d="M-24-4L-30-58L-16-60L-6-8ZM20-4L14-60L28-62L34-6Z" fill="#c9733a"/><circle cx="-22" cy="-62" r="9" fill="#7a3a28"/><circle cx="20" cy="-64" r="9" fill="#7a3a28"/>
<path d="M-28-6C-34 20-34 44-28 58H30C36 40 36 18 30-6Z" fill="#c9733a"/><path d="M-28 30h62v10h-63z" fill="#5c2c22"/>
<circle cx="2" cy="-26" r="29" fill="#f3b24f"/><circle cx="0" cy="-26" r="17" fill="#0b3f4c"/><circle cx="0" cy="-26" r="17" fill="none" stroke="#9a5a24" stroke-width="5"/><path d="M-9-34q6-6 12-3" stroke="#dffff2" stroke-width="3.4" fill="none" stroke-linecap="round"/>
<path d="M-22-44C-14-54 2-58 14-52" fill="none" stroke="#fff3c4" stroke-width="4" stroke-linecap="round"/>"""


def reef() -> str:
    rng = random.Random(4)
    weed = "".join(f"M{x} 900C{x - 24} {850 - h // 4} {x + 26} {840 - h // 2} {x + rng.randint(-14, 14)} {860 - h}" for x, h in ((36, 190), (66, 120), (92, 160), (520, 150), (548, 210), (574, 130)))
    fans = "".join(place(x, y, f'<path d="M0 0C-8-30-44-40-48-78M0 0C-4-40-16-60-14-100M0 0C6-34 26-58 24-94M0 0C12-26 44-34 54-66M-22-44C-30-62-30-76-26-90M14-44C22-58 36-72 38-86" stroke="{c}" stroke-width="9" fill="none" stroke-linecap="round"/>', s) for x, y, c, s in ((150, 862, "#e4607c", 0.8), (452, 858, "#f59a4a", 0.72)))
    return (
        '<path d="M-10 764C60 730 120 780 210 768C330 750 440 800 610 744V900H-10Z" fill="#0a4a58" opacity=".8"/>' + fans
        + '<path d="M-10 836C80 800 160 850 260 836C380 816 460 856 610 820V900H-10Z" fill="#04222f"/>' + f'<path d="{weed}" fill="none" stroke="#0f6a62" stroke-width="8" stroke-linecap="round"/>'
    )


def draw() -> Picture:
    rng = random.Random(2)
    rays = "".join(f'<path d="M{270 + i * 9} -20L{286 + i * 9} -20L{x + w} 760L{x} 760Z" opacity="{o}"/>' for i, (x, w, o) in enumerate([(-160, 90, 0.16), (0, 110, 0.24), (190, 60, 0.14), (300, 130, 0.22), (500, 70, 0.14), (620, 120, 0.18)]))
    bubbles = "".join(f'<circle cx="{rng.randint(20, 580)}" cy="{rng.randint(60, 800)}" r="{rng.uniform(2, 7):.1f}" opacity="{rng.uniform(0.3, 0.8):.2f}"/>' for _ in range(34))
    shoal = "".join(f'<path d="M{x} {y}q10-8 20 0l8-6v12l-8-6q-10 8-20 0z"/>' for x, y in ((402, 656), (436, 640), (440, 672), (474, 656), (508, 642), (478, 688), (530, 668)))
    breath = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in ((402, 560, 9), (418, 532, 6), (398, 514, 11), (416, 486, 7)))
    ripples = "".join(f'<ellipse cx="300" cy="24" rx="{rx}" ry="{rx * 0.2:.0f}" opacity="{o}"/>' for rx, o in ((90, 0.9), (170, 0.6), (260, 0.4), (360, 0.25)))
    body = "".join([
        ground(), '<ellipse cx="300" cy="10" rx="330" ry="150" fill="url(#sun)"/>', f'<g fill="none" stroke="#f4fff0" stroke-width="5" filter="url(#soft4)">{ripples}</g>',
        f'<g filter="url(#soft)" fill="#e8fff0">{rays}</g>', wash(("M-40 330C160 270 360 410 640 330V470H-40Z", "#2fb5a8"), ("M-40 640C160 600 360 720 640 640V800H-40Z", "#06303f"), opacity=0.45),
        place(500, 150, umbrella("#a4e2cf", "#3f9f9a", "#bff0dc", 2), 0.42, turn=10), place(96, 168, umbrella("#b6e6d8", "#58aaa4", "#c8f2e4", 5), 0.5, turn=-12),
        place(486, 404, umbrella("#ffd36e", "#d5863c", "#ffe6a6", 1), 0.86, turn=12), place(104, 452, umbrella("#f59ac0", "#a8508f", "#ffc6dc", 3), 0.8, turn=-9),
        f'<g fill="#f2c66a" opacity=".85">{shoal}</g>', reef(),
        place(288, 300, umbrella("#ff7566", "#b8345a", "#ffb09c", 0), 1.72, turn=-5), place(346, 612, diver(), 0.94, turn=6),
        f'<g fill="none" stroke="#e4fff6" stroke-width="1.8">{bubbles}<g stroke-width="3">{breath}</g></g>',
    ])
    defs = sky("#c8f6e0", "#58cbbb", "#178f98", "#0b5a70", "#04293c") + rad("sun", (0, "#fffff0", 1), (0.3, "#f2ffe4", 0.7), (1, "#c8f6e0", 0))
    return Picture("The Umbrella Jellyfish", "Umbrellas with long frilled arms swim like jellyfish under the sea; a diver in a brass helmet hangs on the handle of the biggest.", defs, body, vignette="#021722")
