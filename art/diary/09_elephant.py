"""An elephant floats off on balloons; a mouse hangs on its tail."""

from __future__ import annotations

from brush import Picture, glow, ground, light, lin, sky, wash
from diary._shapes_a import cloud, place

BALLOONS = [
    (300, 62, 56, "#ffd15c"), (212, 92, 56, "#59b9e8"), (388, 92, 56, "#f59ac0"), (134, 164, 56, "#ff8a5c"), (466, 160, 56, "#7fd08f"), (256, 134, 58, "#ff6f61"), (346, 136, 58, "#8f7fe0"),
    (186, 206, 58, "#7fd08f"), (420, 206, 58, "#ffd15c"), (300, 208, 64, "#59c9c0"), (240, 258, 52, "#f59ac0"), (366, 262, 54, "#ff6f61"),
]
KNOT = (304, 436)


def balloon(x: int, y: int, r: int, colour: str) -> str:
    return f"""<ellipse cx="{x}" cy="{y}" rx="{r * 0.88:.0f}" ry="{r}" fill="{colour}"/><path d="M{x - 7} {y + r + 8}L{x} {y + r - 4}L{x + 7} {y + r + 8}Z" fill="{colour}"/>
<path d="M{x + r * 0.1:.0f} {y + r * 0.98:.0f}C{x + r * 0.8:.0f} {y + r * 0.8:.0f} {x + r:.0f} {y} {x + r * 0.6:.0f} {y - r * 0.7:.0f}C{x + r * 0.7:.0f} {y} {x + r * 0.4:.0f} {y + r * 0.7:.0f} {x + r * 0.1:.0f} {y + r * 0.98:.0f}Z" fill="#3a2a6a" opacity=".16"/>
<path d="M{x - r * 0.55:.0f} {y - r * 0.15:.0f}C{x - r * 0.52:.0f} {y - r * 0.55:.0f} {x - r * 0.25:.0f} {y - r * 0.74:.0f} {x} {y - r * 0.78:.0f}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>"""


def elephant() -> str:
    """Facing left, legs dangling, trunk up with a flower."""
    nails = "".join(f'<path d="M{x} {y}q7-9 14 0z"/>' for x, y in ((-88, 142), (-72, 142), (-56, 142), (62, 138), (78, 138), (94, 138)))
    spots = "".join(f'<circle cx="{x}" cy="{y}" r="4.5"/>' for x, y in ((-146, -112), (-134, -128), (-130, -108), (-144, -140)))
    return f"""<path d="M-40 60L-30 138H6L8 70ZM28 60L34 132H66L74 60Z" fill="#6a5c8c"/>
<path d="M116-16C142-8 150 26 140 60" fill="none" stroke="#7f739f" stroke-width="7" stroke-linecap="round"/><path d="M140 56l-9 22 10-6 10 6z" fill="#5a4c78"/>
<path d="M-92-56C-40-104 62-108 108-58C132-28 132 22 118 64L108 140H60L58 86C34 98-10 100-34 92L-40 144H-90L-92 62C-112 30-114-18-92-56Z" fill="url(#hide)"/>
<path d="M-152-10C-186 14-222-2-226-40C-230-70-214-92-204-104" fill="none" stroke="#9a8fb6" stroke-width="30" stroke-linecap="round"/><path d="M-152-22C-184 0-206-14-210-42C-212-66-202-82-196-92" fill="none" stroke="#c9c1de" stroke-width="7" stroke-linecap="round" opacity=".8"/>
<path d="M-182-6l26-10M-206-18l22-14M-216-42l24-2M-212-70l22 8" stroke="#7a6e9a" stroke-width="2.6"/>
<path d="M-188-36C-190-84-150-106-112-96C-70-86-62-40-76-8C-92 26-150 30-174 4C-184-8-188-20-188-36Z" fill="url(#head)"/>
<path d="M-148 10C-164 26-184 26-196 18C-180 36-150 38-134 18Z" fill="#fff8e8"/>
<path d="M-112-88C-60-112-26-64-34-6C-38 38-82 40-104 10C-124-20-130-74-112-88Z" fill="#8a7dab"/><path d="M-104-76C-64-94-42-56-48-8C-52 22-80 24-96 2C-110-22-116-66-104-76Z" fill="#e6a9bd" opacity=".65"/>
<path d="M-166-40q9-10 19 0" stroke="#2f2848" stroke-width="4.4" fill="none" stroke-linecap="round"/><path d="M-160-10q10 8 20 2" stroke="#2f2848" stroke-width="3.4" fill="none" stroke-linecap="round"/>
<path d="M-166-92L-140-166L-104-102C-120-110-150-108-166-92Z" fill="#ff6f61"/><g fill="#fff3c4">{spots}</g><circle cx="-140" cy="-168" r="10" fill="#ffd15c"/>
<path d="M-24-92C4-100 44-100 70-84L66 24C36 36 4 36-22 28Z" fill="#e2445a"/><path d="M-24-72C4-80 44-80 70-64M-22 6C4 14 38 12 66 2" stroke="#ffd15c" stroke-width="6" fill="none"/><path d="M8-40l8 14 16 2-12 12 3 16-15-8-14 8 3-16-12-12 16-2z" fill="#ffd15c"/>
<path d="M-22 28l6 14 8-12 8 14 8-13 8 13 8-14 8 13 8-15 8 12 8-15 8 10 10-11" fill="none" stroke="#ffd15c" stroke-width="3"/>
<g fill="#efe6f6">{nails}</g><path d="M-88-60C-40-102 60-104 106-58" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" opacity=".6"/>
<g transform="translate(-200 -122)"><path d="M0 20V-6" stroke="#4f9a56" stroke-width="4"/><g fill="#fff"><circle cx="0" cy="-22" r="8"/><circle cx="-12" cy="-12" r="8"/><circle cx="12" cy="-12" r="8"/><circle cx="-7" cy="0" r="8"/><circle cx="7" cy="0" r="8"/></g><circle cy="-10" r="7" fill="#ffc23d"/></g>"""


def mouse() -> str:
    return '<path d="M0-30C12-24 16 4 10 22C6 32-8 32-11 22C-16 4-10-24 0-30Z" fill="#8f6f5a"/><circle cx="-9" cy="-44" r="9" fill="#c99a86"/><circle cx="11" cy="-44" r="9" fill="#c99a86"/><path d="M-14-32C-12-44 14-44 15-32C14-20-12-20-14-32Z" fill="#8f6f5a"/><circle cx="-4" cy="-33" r="2.4" fill="#1c1420"/><circle cx="6" cy="-33" r="2.4" fill="#1c1420"/><path d="M-6-14L-4-62M8-14L5-62" stroke="#8f6f5a" stroke-width="5" stroke-linecap="round"/><path d="M0 28C4 46-16 50-8 66" stroke="#c99a86" stroke-width="3" fill="none" stroke-linecap="round"/>'


def circus() -> str:
    stripes = "".join(f'<path d="M0-96L{-84 + i * 24} 0H{-72 + i * 24}Z"/>' for i in range(8))
    crowd = "".join(f'<path d="M{x} 34v-10a5 5 0 0 1 10 0v10zM{x + 5} 18m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0" fill="{c}"/>' for x, c in ((-130, "#e2445a"), (-112, "#59b9e8"), (-96, "#7f63c4"), (104, "#ff8a5c"), (120, "#2f8f7a"), (138, "#e2445a")))
    return f"""<path d="M0-96L-96 0H96Z" fill="#fff5e4"/><g fill="#e2445a">{stripes}</g><path d="M-90 0H90V36H-90Z" fill="#fff5e4"/><path d="M-90 0h20v36h-20zM-50 0h20v36h-20zM30 0h20v36h-20zM70 0h20v36h-20z" fill="#e2445a"/>
<path d="M-14 36V10Q0-6 14 10V36Z" fill="#5a2a52"/><path d="M0-96V-124" stroke="#5a2a52" stroke-width="3"/><path d="M0-124L30-114L0-106Z" fill="#ffc23d"/><path d="M-96 0q8 12 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0" fill="#ffc23d"/>{crowd}"""


def draw() -> Picture:
    strings = "".join(f"M{x} {y + r}L{KNOT[0]} {KNOT[1]}" for x, y, r, _ in BALLOONS)
    fields = "".join(f'<path d="{d}" fill="{c}"/>' for d, c in (("M-10 716C80 690 160 690 220 700L250 900H-10Z", "#9fd07a"), ("M200 700C290 690 330 700 400 704C330 760 300 820 290 900H250C230 820 240 760 200 700Z", "#c6dd8c"), ("M380 706C460 684 540 690 610 676V900H360Z", "#82c27c")))
    body = "".join([
        ground(), wash(("M-40 120C160 60 360 200 640 100V260H-40Z", "#f2fbff"), ("M-40 520C160 480 360 600 640 520V640H-40Z", "#ffe9d0"), opacity=0.6),
        light(90, 90, 200), cloud(-40, 330, 1.1, "#fff", 0.9), cloud(420, 360, 1.0, "#fff", 0.85), cloud(410, 612, 0.9, "#fff", 0.85), cloud(-50, 610, 0.8, "#fff", 0.85),
        '<path d="M-10 690C80 640 180 680 300 664C420 640 520 670 610 640V730H-10Z" fill="#a9d8c4"/>', fields,
        '<ellipse cx="310" cy="742" rx="120" ry="16" fill="#4a7a4a" opacity=".4" filter="url(#soft4)"/><g stroke="#6fae5a" stroke-width="3" opacity=".5" fill="none"><path d="M10 760C90 740 160 740 226 744M4 810C90 790 170 790 234 792M380 748C460 730 540 734 600 720M372 800C460 780 540 784 600 776"/></g>',
        place(462, 796, circus(), 0.92), f'<path d="{strings}" stroke="#7a6a90" stroke-width="2.2" fill="none"/>', "".join(balloon(*b) for b in BALLOONS),
        '<path d="M304 436L262 470M304 436L370 474" stroke="#b3243a" stroke-width="6"/>', place(316, 534, elephant(), 1.12), place(473, 668, mouse(), 0.82),
        '<g fill="#fff"><circle cx="60" cy="850" r="6"/><circle cx="110" cy="870" r="5"/><circle cx="190" cy="846" r="5"/><circle cx="300" cy="872" r="6"/></g><g fill="#f59ac0"><circle cx="86" cy="826" r="6"/><circle cx="156" cy="880" r="6"/><circle cx="240" cy="862" r="5"/><circle cx="330" cy="842" r="5"/></g>',
    ])
    defs = (
        sky("#58b2ea", "#94d3f4", "#d3effa", "#fff0d8", "#ffdcc0") + glow(core="#fffce8", mid="#fff2c0", edge="#ffe6a8")
        + lin("hide", (0, "#cfc6e2"), (0.5, "#9488b2"), (1, "#77699a")) + lin("head", (0, "#d4cce6"), (1, "#9a8fb6"))
    )
    return Picture("The Elephant on Balloons", "A smiling elephant in a party hat floats over a circus tent on a bunch of balloons; a mouse hangs on its tail.", defs, body, vignette="#2a5a92")
