"""On a planet hardly bigger than a garden, an astronaut waters sunflowers."""

from __future__ import annotations

import math

from brush import Picture, glow, ground, light, rad, sky, stars, wash
from diary._shapes_a import place

CENTRE, RADIUS = (300, 1010), 390          # the planet; only its crown shows


def on_planet(degrees: float, drawing: str, s: float = 1) -> str:
    """Stand something upright on the curve, so many degrees from the top."""
    a = math.radians(degrees)
    return place(round(CENTRE[0] + RADIUS * math.sin(a)), round(CENTRE[1] - RADIUS * math.cos(a)), drawing, s, turn=degrees)


def flower_head() -> str:
    """A head of radius 50 for every sunflower to use."""
    petals = "".join(f'<use href="#petal" transform="rotate({i * 22.5:g})"/>' for i in range(16))
    seeds = "".join(f'<circle cx="{8.2 * math.sqrt(i) * math.cos(i * 2.4):.0f}" cy="{8.2 * math.sqrt(i) * math.sin(i * 2.4):.0f}" r="2"/>' for i in range(1, 10))
    petal = '<path id="petal" d="M0-25C15-40 9-60 0-70C-9-60-15-40 0-25Z"/>'
    return f'{petal}<g id="head"><g fill="#ffb81f">{petals}</g><g fill="#ffd95a" transform="rotate(11) scale(.82)">{petals}</g><circle r="28" fill="#6b3818" stroke="#3f1e10" stroke-width="4"/><g fill="#c98a3c">{seeds}</g></g>'


def sunflower(height: int, lean: int, r: int) -> str:
    leaf = "M0 0C20-30 56-30 70-8C50 10 20 12 0 0Z"
    return f"""<path d="M0 6C{lean * 0.2:.0f} {-height * 0.5:.0f} {lean} {-height * 0.6:.0f} {lean} {-height}" fill="none" stroke="#2f7a4a" stroke-width="9"/><path d="{leaf}" fill="#4fa85c" transform="translate({lean * 0.3:.0f} {-height * 0.4:.0f}) scale(.8)"/>
<path d="{leaf}" fill="#35864e" transform="translate({lean * 0.2:.0f} {-height * 0.26:.0f}) scale(-.8 .8)"/><use href="#head" transform="translate({lean} {-height}) scale({r / 50:g})"/>"""


def astronaut() -> str:
    """Bending a little to the left with a watering can."""
    return """<path d="M34-116C58-116 64-70 58-48L30-46Z" fill="#8fa2c4"/><path d="M-26-44L-34-2H-2L4-34L12-2H44L36-50Z" fill="#dfe6f2"/><path d="M-40-12H0V4H-44ZM10-12H48L52 4H10Z" fill="#5a6c94"/>
<path d="M-34-42C-40-88-28-120 6-122C40-120 48-86 42-40Z" fill="#f6f8fc"/><path d="M20-120C44-112 48-80 42-40H18C26-66 28-96 20-120Z" fill="#b4c2dc"/><path d="M-22-78H16V-52H-22Z" fill="#8fa2c4"/><circle cx="-12" cy="-65" r="5" fill="#e2445a"/><circle cx="4" cy="-65" r="5" fill="#ffc23d"/>
<path d="M-22-104C-52-96-66-84-84-74" stroke="#f6f8fc" stroke-width="25" fill="none" stroke-linecap="round"/><circle cx="-90" cy="-72" r="14" fill="#5a6c94"/><path d="M28-98C40-76 30-62 10-58" stroke="#c6d2e6" stroke-width="22" fill="none" stroke-linecap="round"/>
<path d="M-52-168C-52-206-22-224 6-222C38-220 58-196 56-162C54-130 30-116 0-116C-32-116-52-134-52-168Z" fill="#f6f8fc"/><path d="M30-214C52-204 58-184 56-162C54-134 36-120 12-117C40-140 44-184 30-214Z" fill="#b4c2dc"/><path d="M-44-168C-46-196-22-208-2-204C22-200 32-184 30-164C28-142 8-132-12-134C-32-136-42-148-44-168Z" fill="#20305c"/><path d="M-44-168C-46-196-22-208-2-204C22-200 32-184 30-164C28-142 8-132-12-134C-32-136-42-148-44-168Z" fill="none" stroke="#ffc23d" stroke-width="5"/>
<path d="M-34-176C-32-190-20-196-8-194" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="10" cy="-152" r="7" fill="#ffc23d" opacity=".8"/><path d="M-30-124C-10-112 24-112 40-126" stroke="#ffc23d" stroke-width="6" fill="none"/>
<path d="M-50-178C-44-208-16-222 6-222" fill="none" stroke="#fff7d0" stroke-width="5" stroke-linecap="round"/>"""


def can() -> str:
    return """<path d="M34-30C60-34 62 12 32 14" fill="none" stroke="#2aa6a0" stroke-width="8"/><path d="M-34-30H36V26H-30Z" fill="#38c0b4"/><path d="M12-30H36V26H14Z" fill="#1f7f86"/><path d="M-32 6L-84-34L-78-42L-34-16Z" fill="#38c0b4"/><path d="M-96-28L-72-54L-66-46L-88-22Z" fill="#1f7f86"/><path d="M-28-34C-20-54 24-54 30-34" fill="none" stroke="#2aa6a0" stroke-width="7"/><path d="M-28-22V18" stroke="#bff3e6" stroke-width="5" stroke-linecap="round"/>"""


def rocket() -> str:
    return '<path d="M-22 0L-30 26L-10 14ZM22 0L30 26L10 14Z" fill="#c23a4a"/><path d="M0-110C26-80 28-30 20 16H-20C-28-30-26-80 0-110Z" fill="#e8eef8"/><path d="M0-110C26-80 28-30 20 16H4C12-30 12-80 0-110Z" fill="#a9b8d6"/><path d="M0-110C10-98 16-84 20-68H-20C-16-84-10-98 0-110Z" fill="#e2445a"/><circle cy="-42" r="10" fill="#20305c" stroke="#ffc23d" stroke-width="4"/>'


def bee() -> str:
    return '<ellipse cx="-4" cy="-16" rx="8" ry="14" fill="#dff2ff" opacity=".8" transform="rotate(-20)"/><ellipse cx="8" cy="-16" rx="8" ry="14" fill="#dff2ff" opacity=".8" transform="rotate(20)"/><ellipse rx="18" ry="12" fill="#ffc23d"/><path d="M-4-12V12M6-11V11" stroke="#2a1a20" stroke-width="6"/><circle cx="-19" cy="-2" r="13" fill="#dff2ff" opacity=".5" stroke="#fff" stroke-width="2.4"/><circle cx="-19" cy="-1" r="7" fill="#2a1a20"/>'


def planet() -> str:
    craters = "".join(f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{r * 0.4:.0f}" fill="#3a2750"/><path d="M{x - r} {y}A{r} {r * 0.4:.0f} 0 0 0 {x + r} {y}" fill="none" stroke="#a884b4" stroke-width="3"/>' for x, y, r in ((130, 800, 34), (430, 830, 46), (250, 850, 26), (540, 780, 22), (330, 740, 18)))
    drops = "".join(f'<path d="M{x} {y}q8 14 0 20q-8-6 0-20z"/>' for x, y in ((176, 556), (192, 574), (166, 584), (184, 600), (160, 612), (200, 548), (176, 628)))
    return f"""<circle cx="{CENTRE[0]}" cy="{CENTRE[1]}" r="{RADIUS + 26}" fill="#7fb0ff" opacity=".14"/><circle cx="{CENTRE[0]}" cy="{CENTRE[1]}" r="{RADIUS}" fill="url(#soil)"/>{craters}
<path d="M10 750C90 664 190 622 300 620C410 622 510 664 590 750C500 690 420 668 300 664C190 668 100 690 10 750Z" fill="#3f8a54"/><path d="M300 620C410 622 510 664 590 750" fill="none" stroke="#ffe694" stroke-width="5" opacity=".9"/><g fill="#9fe0ff">{drops}</g>"""


def draw() -> Picture:
    earth = '<circle r="52" fill="#2f7fd0"/><g clip-path="url(#e)"><path d="M-40-30C-20-44 6-30-6-10C-20 0-10 16-26 24C-44 10-50-16-40-30ZM12-10C30-24 50-10 44 14C34 30 16 24 14 10ZM-4 40C8 34 22 40 20 52H-6Z" fill="#58b26a"/><path d="M-52 0C-30-8-6 4 20-4C34-8 44-4 54-8" stroke="#fff" stroke-width="6" fill="none" opacity=".7"/><path d="M-52-52C-10-40 0 30-40 60H-60Z" fill="#0a1a4a" opacity=".5"/></g>'
    garden = "".join([
        on_planet(-37, rocket(), 1.15), planet(), on_planet(-20, sunflower(216, 10, 58)), on_planet(31, sunflower(150, -8, 42)), on_planet(-9, sunflower(112, -14, 40)), on_planet(22, sunflower(250, 12, 64)),
        on_planet(6, astronaut(), 1.18), place(216, 548, can(), 0.82, turn=-16),
    ])
    body = "".join([
        ground(), wash(("M-40 160C160 60 300 320 640 200V360C400 420 200 260-40 380Z", "#2f4aa8"), ("M-40 420C160 360 420 500 640 420V540H-40Z", "#5a3a92"), opacity=0.45), stars(19, 150, 700),
        light(540, 70, 380), '<circle cx="540" cy="70" r="42" fill="#fffbe6"/>', place(120, 140, earth), '<circle cx="206" cy="94" r="11" fill="#d9dce8"/>', place(0, 52, garden), place(300, 268, bee(), 1.3, turn=-8), '<path d="M326 274C370 290 380 316 424 314" fill="none" stroke="#fff" stroke-width="2.4" stroke-dasharray="2 9" stroke-linecap="round" opacity=".8"/>',
    ])
    defs = (
        sky("#04061a", "#0a1138", "#16225c", "#1c2a6a", "#0a0f30") + glow() + rad("soil", (0, "#3a2750"), (0.7, "#5a3c6e"), (0.9, "#7f5a86"), (1, "#a87c9c"), cx=0.6, cy=0.4, r=0.6)
        + flower_head() + '<clipPath id="e"><circle r="52"/></clipPath>'
    )
    return Picture("The Astronaut's Garden", "On a tiny planet far from Earth an astronaut waters tall sunflowers; a bee in a round helmet comes to visit.", defs, body, vignette="#02030e")
