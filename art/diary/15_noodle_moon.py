"""A street cook lifts noodles out of a bowl that is the crescent moon."""

from __future__ import annotations

import random

from brush import Picture, glow, ground, light, lin, rad, sky, stars, wash
from diary._shapes_a import place

MOON = "M135 400A206 206 0 1 0 485 400A185 165 0 1 1 135 400Z"
BROTH = "M126 470A185 165 0 0 0 494 470Z"


def street() -> str:
    """High-rises with lit windows and bare bars of neon."""
    rng = random.Random(15)
    towers, panes = "", ""
    for x, w, top, c in ((-10, 90, 250, "#2a2a6a"), (70, 70, 170, "#232360"), (430, 80, 150, "#26266a"), (500, 110, 230, "#2e2c70"), (360, 80, 270, "#33307a"), (140, 90, 290, "#33307a")):
        towers += f'<path d="M{x} {top}h{w}v500h{-w}z" fill="{c}"/>'
        for wx in range(x + 9, x + w - 12, 16):
            for wy in range(top + 14, 560, 24):
                panes += f"M{wx} {wy}h8v12h-8z" if rng.random() < 0.42 else ""
    neon = "".join(f'<path d="M{x} {y}v{h}" stroke="{c}" stroke-width="18" opacity=".4" filter="url(#soft4)"/><path d="M{x} {y}v{h}" stroke="{c}" stroke-width="7" stroke-linecap="round"/>' for x, y, h, c in ((62, 300, 110, "#ff5c9a"), (548, 290, 140, "#3fe0d0"), (430, 200, 70, "#ffb13d")))
    return f'{towers}<path d="{panes}" fill="#ffd98a" opacity=".75"/>{neon}'


def cook() -> str:
    """From the waist up behind the bowl, left of the noodles, arm high."""
    return """<path d="M92 520C84 420 96 352 150 330C200 314 258 320 290 350C316 390 312 460 306 520Z" fill="#bcc8e8"/><path d="M150 334C160 400 160 460 154 520H244C250 460 250 400 246 334Z" fill="#3a4ea0"/><path d="M160 330L198 372L238 328" fill="none" stroke="#d9cfc0" stroke-width="9"/>
<path d="M270 372C320 360 356 320 380 250" fill="none" stroke="#bcc8e8" stroke-width="46" stroke-linecap="round"/><path d="M362 286C372 270 376 256 382 236" fill="none" stroke="#e2a878" stroke-width="30" stroke-linecap="round"/><circle cx="388" cy="222" r="22" fill="#e8b285"/>
<path d="M118 400C96 440 96 470 120 500" fill="none" stroke="#bcc8e8" stroke-width="42" stroke-linecap="round"/>
<path d="M146 232C142 180 170 158 202 158C236 158 260 182 256 234C254 290 230 318 200 318C170 318 150 290 146 232Z" fill="#e8b285"/><path d="M138 246C130 234 136 220 148 226V260ZM264 246C272 234 266 220 254 226V260Z" fill="#dba074"/>
<path d="M140 208C134 160 166 132 202 132C240 132 268 160 262 208C226 192 176 192 140 208Z" fill="#fff8ea"/><path d="M138 206C176 188 228 188 264 206L266 222C228 204 176 204 138 222Z" fill="#e2445a"/><path d="M262 210L290 200L284 216L296 226L264 222Z" fill="#e2445a"/>
<path d="M166 244q11-11 22 0M214 244q11-11 22 0" stroke="#3a2018" stroke-width="5" fill="none" stroke-linecap="round"/><ellipse cx="200" cy="262" rx="11" ry="9" fill="#d8946a"/><path d="M200 276C186 268 168 274 158 288C176 286 190 288 200 282C210 288 226 286 244 288C234 274 214 268 200 276Z" fill="#3a2018"/><path d="M182 294q18 16 38 0" fill="#8a2f30"/><g fill="#f08a78" opacity=".6"><circle cx="164" cy="268" r="10"/><circle cx="238" cy="268" r="10"/></g>"""


def noodles() -> str:
    lifted = "".join(f'<path d="M{402 + i * 9} 214C{396 + i * 10} 300 {410 + i * 6 + (i % 3) * 8} 380 {346 + i * 15} 496" stroke="{c}"/>' for i, c in enumerate(("#f7d27a", "#ffe6a0", "#f3c35c", "#ffe6a0", "#f7d27a", "#ffedb8", "#f3c35c")))
    heap = "".join(f'<path d="M{128 + i * 6} {478 + i * 15}Q{190 + (i % 2) * 40} {456 + i * 26} {252 + (i % 3) * 20} {492 + i * 15}T{370 + (i % 2) * 16} {496 + i * 14}T{488 - i * 9} {480 + i * 13}" stroke="{c}"/>' for i, c in enumerate(("#ffe6a0", "#f3c35c", "#ffedb8", "#f7d27a", "#ffe6a0", "#f3c35c", "#ffedb8", "#f7d27a")))
    toppings = '<path d="M150 470C160 440 214 440 226 470C214 492 162 492 150 470Z" fill="#fffaf0"/><circle cx="188" cy="468" r="17" fill="#ff9f2e"/><circle cx="276" cy="484" r="24" fill="#fffaf0"/><path d="M276 484c0-6 8-6 8 1c0 9-16 9-17-2c0-14 24-14 24 4" fill="none" stroke="#f06a8e" stroke-width="4"/><g fill="#58b26a"><circle cx="240" cy="504" r="7"/><circle cx="320" cy="510" r="7"/><circle cx="214" cy="510" r="6"/><circle cx="346" cy="492" r="6"/></g>'
    sticks = '<path d="M330 236L486 198M332 220L486 182" stroke="#8a3a20" stroke-width="9" stroke-linecap="round"/><path d="M330 233L486 195" stroke="#f0b27a" stroke-width="2"/>'
    return f'<path d="{BROTH}" fill="url(#broth)"/><g clip-path="url(#b)" fill="none" stroke-width="8" stroke-linecap="round">{heap}</g>{place(0, 16, toppings)}<g fill="none" stroke-width="7" stroke-linecap="round">{lifted}</g>{sticks}'


def moon() -> str:
    craters = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in ((190, 610, 16), (250, 668, 22), (340, 690, 13), (404, 650, 20), (454, 590, 12), (150, 550, 9), (310, 662, 8)))
    return f'{light(310, 560, 380, "glow", 0.75)}<path d="{MOON}" fill="url(#moon)"/><g fill="#d9a45a" opacity=".4">{craters}</g><path d="M126 420A206 206 0 0 0 190 670" fill="none" stroke="#fffbe6" stroke-width="6" stroke-linecap="round" opacity=".9"/>'


def stall() -> str:
    stripes = "".join(f'<path d="M{x} 62h50v44a25 22 0 0 1-50 0z" fill="{c}"/>' for x, c in zip(range(0, 600, 50), ["#e2445a", "#fff1d6"] * 6, strict=True))
    lanterns = "".join(f'{light(x, 176, 70, "glow", 0.8)}<path d="M{x} 100v40" stroke="#1a1440" stroke-width="3"/><ellipse cx="{x}" cy="172" rx="27" ry="32" fill="#ff8a3c"/><ellipse cx="{x}" cy="172" rx="12" ry="31" fill="#ffe694" opacity=".7"/><path d="M{x - 12} 141h24M{x - 12} 203h24" stroke="#4a1a30" stroke-width="6"/>' for x in (52, 548))
    return f'<path d="M14 90V760M586 90V760" stroke="#4a2430" stroke-width="20"/><path d="M-10 40H610V66H-10Z" fill="#4a2430"/>{stripes}{lanterns}'


def guest(coat: str, hat: str) -> str:
    """Someone at the counter, from behind."""
    return f'<path d="M-48 70C-52 10-38-22 0-26C38-22 52 10 48 70Z" fill="{coat}"/><circle cy="-54" r="30" fill="#2a1830"/><path d="M-33-56C-34-98 34-98 33-56Z" fill="{hat}"/><path d="M-30-66C-24-88-6-92 8-90" stroke="#ffc070" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-44 10C-38-8-28-18-16-22" stroke="#ffc070" stroke-width="3" fill="none" opacity=".7"/>'


def counter() -> str:
    kid = '<path d="M-34 60C-40 10-30-22 0-26C30-22 40 10 36 60Z" fill="#2f8f8a"/><circle cy="-54" r="30" fill="#2a1830"/><path d="M-30-60C-36-30-34-20-24-22C-20-10 20-10 26-22C34-20 36-36 30-60Z" fill="#2a1830"/><path d="M30-4C46-16 50-30 48-46" stroke="#2f8f8a" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M46-44L40-104M52-44L54-104" stroke="#f0b27a" stroke-width="4" stroke-linecap="round"/><path d="M-24-74a26 26 0 0 1 40-6" stroke="#ffc070" stroke-width="4" fill="none" stroke-linecap="round"/>'
    cat = '<path d="M-26 0C-34-30-20-52 0-54C22-52 32-28 26 0Z" fill="#1c1236"/><path d="M-22-50L-20-82L-6-68H10L24-82L24-50C20-36-16-36-22-50Z" fill="#1c1236"/><circle cx="-7" cy="-54" r="3.4" fill="#ffe694"/><circle cx="10" cy="-54" r="3.4" fill="#ffe694"/><path d="M-2-46q4 5 8 0" stroke="#f08a9a" stroke-width="3" fill="none"/><path d="M24-4C50-4 54-34 44-42" stroke="#1c1236" stroke-width="8" fill="none" stroke-linecap="round"/>'
    guests = "".join(place(x, y, guest(coat, hat), s) for x, y, s, coat, hat in ((52, 860, 1.15, "#7a2f5a", "#2a1830"), (300, 872, 1.1, "#35408c", "#e0a03c"), (424, 860, 1.2, "#8a3a4a", "#3a2034"), (548, 872, 1.15, "#2f5f8a", "#c8453c")))
    return f'<path d="M-10 752H610V792H-10Z" fill="#a85a34"/><path d="M-10 752H610" stroke="#ffd08a" stroke-width="5"/><path d="M-10 792H610V910H-10Z" fill="#4a2036"/><path d="M40 796V900M150 796V900M260 796V900M370 796V900M480 796V900" stroke="#35142c" stroke-width="6"/>{place(530, 756, cat, 0.9)}{guests}{place(170, 846, kid, 1.05)}'


def draw() -> Picture:
    steam = '<g fill="none" stroke="#fff3dc" stroke-width="16" stroke-linecap="round" opacity=".5" filter="url(#soft4)"><path d="M250 440C220 400 290 380 270 330M320 440C350 390 300 370 330 310M470 430C500 390 460 350 496 290M140 430C110 400 130 370 112 340"/></g>'
    body = "".join([
        ground(), stars(8, 60, 260), street(), wash(("M-40 460C160 420 360 540 640 460V620H-40Z", "#7a4a9a"), opacity=0.5), cook(), moon(), noodles(), steam, stall(), counter(),
        light(310, 752, 260, "glow", 0.35),
    ])
    defs = (
        sky("#10123c", "#1f2464", "#3a3288", "#6a4494", "#2a1c50") + glow() + rad("moon", (0, "#fffbe0"), (0.55, "#ffe49a"), (1, "#e9a94e"), cx=0.4, cy=0.3, r=0.8)
        + lin("broth", (0, "#e58f3c"), (1, "#a8481f")) + f'<clipPath id="b"><path d="{BROTH}"/></clipPath>'
    )
    return Picture("The Noodle Moon", "At a night market a smiling street cook lifts steaming noodles out of a bowl that is the crescent moon; a child, a cat and a row of guests wait hungrily.", defs, body, vignette="#0a0722")
