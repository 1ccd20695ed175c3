"""A great heart of copper and cogs beats in an engine hall; a small engineer oils it."""

from __future__ import annotations

import math

from brush import Picture, glow, ground, light, lin, rad, sky, wash
from diary._shapes_a import place, specks

HEART = "M300 690C176 600 76 500 84 366C90 262 190 216 262 262C284 276 296 296 300 318C306 290 330 262 366 250C446 228 520 284 518 376C514 500 420 600 300 690Z"


def cog(r: int, teeth: int, colour: str, hub: str) -> str:
    points = []
    for i in range(teeth * 4):
        a = math.tau * (i + 0.5) / (teeth * 4)
        reach = r if i % 4 in (0, 1) else r * 0.84
        points.append(f"{reach * math.cos(a):.0f} {reach * math.sin(a):.0f}")
    spokes = "".join(f"M0 0L{r * 0.7 * math.cos(a):.0f} {r * 0.7 * math.sin(a):.0f}" for a in (0.4, 1.45, 2.5, 3.54, 4.6, 5.64))
    return f"""<path d="M{"L".join(points)}Z" fill="{colour}"/><circle r="{r * 0.62:.0f}" fill="#2a0d10"/><path d="{spokes}" stroke="{colour}" stroke-width="{r * 0.13:.0f}"/><circle r="{r * 0.26:.0f}" fill="{colour}"/><circle r="{r * 0.12:.0f}" fill="{hub}"/>
<path d="M{-r * 0.62:.0f} {-r * 0.36:.0f}A{r * 0.72:.0f} {r * 0.72:.0f} 0 0 1 {r * 0.3:.0f} {-r * 0.66:.0f}" fill="none" stroke="#ffe0a8" stroke-width="{r * 0.06:.1f}" stroke-linecap="round" opacity=".8"/>"""


def hall() -> str:
    """Iron arches going back, a glow of furnaces behind, and silent wheels in the dark."""
    arches = "".join(f'<path d="M{300 - w} 900V{y}A{w} {w * 1.05:.0f} 0 0 1 {300 + w} {y}V900" fill="none" stroke="{c}" stroke-width="{t}"/>' for w, y, c, t in ((120, 330, "#c0562c", 8), (180, 320, "#8f3a22", 13), (246, 300, "#5c2018", 19), (318, 280, "#30100f", 34)))
    windows = "".join(f'<path d="M{x} 620V440a20 24 0 0 1 40 0V620Z"/>' for x in (196, 254, 306, 364))
    return f'<g fill="#ffcf86" opacity=".75">{windows}</g>{arches}<g opacity=".55">{place(30, 250, cog(92, 14, "#4a1a14", "#2a0d10"))}{place(580, 300, cog(110, 16, "#3e1512", "#2a0d10"))}{place(548, 140, cog(60, 11, "#4a1a14", "#2a0d10"))}</g>'


def pipes() -> str:
    """The great vessels, bolted to the roof."""
    return """<g fill="none" stroke-linecap="butt"><path d="M338 300C330 190 396 170 396-10" stroke="#5c2418" stroke-width="66"/><path d="M338 300C330 190 396 170 396-10" stroke="url(#tube)" stroke-width="56"/><path d="M240 290C250 180 186 160 190-10" stroke="#5c2418" stroke-width="54"/><path d="M240 290C250 180 186 160 190-10" stroke="url(#tube)" stroke-width="44"/>
<path d="M494 330C560 320 566 250 610 240" stroke="#5c2418" stroke-width="44"/><path d="M494 330C560 320 566 250 610 240" stroke="#b8683a" stroke-width="34"/><path d="M110 400C50 400 40 330-10 330" stroke="#5c2418" stroke-width="40"/><path d="M110 400C50 400 40 330-10 330" stroke="#a85a34" stroke-width="30"/></g>
<g stroke="#3a1410" stroke-width="12"><path d="M358 102L428 122M162 88L220 78M340 214L392 206M214 196L262 206"/></g><path d="M376 130C380 90 378 40 376 0M174 120C174 80 176 40 174 0" stroke="#ffdca0" stroke-width="5" opacity=".7" fill="none"/>"""


def works() -> str:
    cogs = ((190, 372, 84, 14, "#d98c46"), (326, 350, 62, 11, "#b3602f"), (430, 384, 78, 13, "#e0a055"), (224, 516, 58, 10, "#b3602f"), (390, 526, 70, 12, "#c9783c"), (302, 612, 40, 8, "#e0a055"))
    return f"""<path d="{HEART}" fill="#3a1210" stroke="#2a0a0c" stroke-width="44"/><path d="{HEART}" fill="#2a0a0c" stroke="url(#shell)" stroke-width="36"/>
<g clip-path="url(#h)">{light(304, 460, 230, "fire")}{"".join(place(x, y, cog(r, n, c, "#ffe0a8")) for x, y, r, n, c in cogs)}
<circle cx="304" cy="466" r="74" fill="url(#core)"/><circle cx="304" cy="466" r="74" fill="none" stroke="#5c2418" stroke-width="10"/><path d="M258 440h92M250 466h108M258 492h92" stroke="#5c2418" stroke-width="8"/></g>
<path d="{HEART}" fill="none" stroke="#ffe6b8" stroke-width="4" stroke-dasharray="340 2000" stroke-dashoffset="-330" opacity=".9"/><path d="{HEART}" fill="none" stroke="#7a3a20" stroke-width="6" stroke-dasharray="1 33" stroke-linecap="round" transform="translate(-2 0)"/>"""


def walkway() -> str:
    posts = "".join(f"M{x} 772v-50" for x in range(14, 600, 44))
    engineer = """<path d="M-14 0L-12-36H12L16 0H6L2-22L-4 0Z" fill="#27324a"/><path d="M-15-34C-16-58-10-68 0-70C12-68 16-56 15-34Z" fill="#3f5a86"/><path d="M-6-66L-4-34M6-66L5-34" stroke="#27324a" stroke-width="4"/><circle cy="-82" r="12" fill="#f0c3a0"/><path d="M-14-84C-14-98 12-100 13-86H24L22-80H-13Z" fill="#27324a"/>
<path d="M10-60L40-86" stroke="#3f5a86" stroke-width="9" stroke-linecap="round"/><path d="M34-104l24 4-4 22-22-4z" fill="#ffd27a"/><path d="M56-96L88-124" stroke="#ffd27a" stroke-width="4"/><path d="M-12-58L-22-34" stroke="#3f5a86" stroke-width="9" stroke-linecap="round"/>"""
    return f'<path d="M0 772H600V794H0Z" fill="#1c0a0c"/><path d="M0 772H600" stroke="#e58a44" stroke-width="4"/>{place(120, 772, engineer, 1.06)}<path d="{posts}M0 744H600M0 722H600" stroke="#3a1614" stroke-width="5"/><path d="M0 720H600" stroke="#d07a3c" stroke-width="2"/>'


def draw() -> Picture:
    steam = wash(
        ("M-40 470C20 450 70 500 60 560C110 570 120 640 60 660C20 690-40 670-40 640Z", "#ffe6cf"), ("M640 440C580 440 540 480 548 540C490 560 500 630 550 640C590 670 640 650 640 620Z", "#ffe6cf"),
        opacity=0.55,
    )
    pistons = "".join(f'<path d="M{x} 794v40h44v-40z" fill="#7a3a22"/><path d="M{x + 14} {760 + d}v{130 - d}h16v{-130 + d}z" fill="#d9955a"/><path d="M{x - 12} 846h68v60h-68z" fill="#4a1a14"/><path d="M{x - 12} 846h68" stroke="#ff9a4a" stroke-width="4"/>' for x, d in ((40, 40), (160, 60), (300, 44), (430, 62), (540, 40)))
    body = "".join([
        ground(), light(300, 520, 420, "fire"), hall(), wash(("M-40 640C160 600 360 720 640 640V760H-40Z", "#ff7a34"), ("M-40 40C160 0 360 140 640 40V140H-40Z", "#1c080c"), opacity=0.45),
        f'<path d="{HEART}" fill="#12040a" opacity=".5" transform="translate(10 24)" filter="url(#soft)"/>', pipes(), works(), steam,
        '<path d="M0 794H600V900H0Z" fill="#2a0c0c"/>', light(300, 900, 330, "fire", 0.8), pistons, walkway(), specks(5, 40, (60, 420, 540, 860), (1.2, 3.2), "#ffd98a", (0.5, 1)),
    ])
    defs = (
        sky("#1a080c", "#4a1512", "#8f2f1a", "#c4521f", "#3a100e") + glow() + rad("fire", (0, "#ffdf8a", 0.85), (0.3, "#ff9a3c", 0.5), (1, "#d0441c", 0)) + rad("core", (0, "#fffbe0"), (0.4, "#ffd65c"), (0.8, "#ff7a2a"), (1, "#c23a1a"))
        + lin("shell", (0, "#f6c07e"), (0.4, "#c9743c"), (1, "#7a3420")) + lin("tube", (0, "#8a4526"), (0.35, "#e8a662"), (1, "#7a3a22"), x2=1, y2=0) + f'<clipPath id="h"><path d="{HEART}"/></clipPath>'
    )
    return Picture("The Clockwork Heart", "A huge copper heart full of turning cogs beats around a furnace in an engine hall; a small engineer reaches up with an oil can.", defs, body, vignette="#120306")
