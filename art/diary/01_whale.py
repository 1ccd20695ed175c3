"""A sleeping whale over a city, held by a thread."""

from __future__ import annotations

import random

from brush import Picture, ground, lin, rad, sky, stars, wash
from diary._shapes_a import cloud, place, specks

BODY = (
    "M82 392C84 336 168 280 286 276C374 273 436 300 484 320C508 312 520 284 514 244C542 262 554 288 549 310C566 300 584 300 598 316"
    "C574 338 544 348 510 350C470 380 426 418 366 440C292 466 186 474 124 442C96 428 82 412 82 392Z"
)


def roof(shape: float, x: int, top: int, w: int) -> str:
    """One roof line, chosen by a number from 0 to 1: gable, dome, spire, chimney or flat."""
    if shape < 0.3:
        return f" H{x} V{top} l{w / 2:g} {-w * 0.42:.0f} l{w / 2:g} {w * 0.42:.0f}"
    if shape < 0.42:
        return f" H{x} V{top} q{w / 2:g} {-w * 0.75:.0f} {w} 0"
    if shape < 0.52:
        return f" H{x} V{top} h{w * 0.42:.0f} l{w * 0.08:.0f} {-w * 0.9:.0f} l{w * 0.08:.0f} {w * 0.9:.0f} H{x + w}"
    if shape < 0.72:
        return f" H{x} V{top} h{w * 0.6:.0f} v-14 h9 v14 H{x + w}"
    return f" H{x} V{top} H{x + w}"


def city(rng: random.Random, base: int, heights: tuple[int, int], widths: tuple[int, int], fill: str, windows: str = "", lit: float = 0) -> str:
    x, skyline, panes = -10, f"M-10 900 V{base}", ""
    while x < 610:
        w, top = rng.randint(*widths), base - rng.randint(*heights)
        skyline += roof(rng.random(), x, top, w)
        if windows:
            for wx in range(x + 7, x + w - 9, 13):
                for wy in range(top + 14, min(base + 70, 890), 20):
                    panes += f"M{wx} {wy}h5v8h-5z" if rng.random() < lit else ""
        x += w
    return f'<path d="{skyline} H610 V900Z" fill="{fill}"/>' + (f'<path d="{panes}" fill="{windows}"/>' if panes else "")


def moon() -> str:
    return """<circle cx="446" cy="150" r="240" fill="url(#halo)"/><circle cx="446" cy="150" r="52" fill="#fff2cb"/>
<g fill="#e9cf9d" opacity=".55"><circle cx="430" cy="136" r="11"/><circle cx="464" cy="164" r="15"/><circle cx="440" cy="176" r="6"/><circle cx="466" cy="130" r="5"/></g>"""


def whale() -> str:
    pleats = "".join(
        f'<path d="M{100 + i * 6} {410 + i * 9}C{170 + i * 10} {432 + i * 8} {250 + i * 8} {436 + i * 5} {352 - i * 9} {424 + i * 4}"/>' for i in range(5)
    )
    return f"""<path d="{BODY}" fill="#0b1238" opacity=".35" transform="translate(6 16)" filter="url(#soft)"/>
<path d="M300 300C330 250 372 236 398 232C392 262 376 290 356 306Z" fill="#32468e"/>
<path d="{BODY}" fill="url(#skin)"/>
<g clip-path="url(#w)">{wash(("M60 300C200 250 330 330 560 300V250H60Z", "#cfe3ff"), ("M120 470C240 420 360 470 500 380V500H120Z", "#ff9a86"), opacity=0.45)}
<g fill="none" stroke="#f6c3ae" stroke-width="2.2" opacity=".6">{pleats}</g>{specks(3, 46, (120, 285, 470, 340), (0.8, 2.6), "#dfeaff", (0.4, 0.6))}</g>
<g fill="none" stroke="#10153f" stroke-width="3" stroke-linecap="round"><path d="M84 396C130 418 184 412 232 388M240 374q11-9 22 0"/></g>
<path d="M286 436C284 490 244 556 170 586C176 536 196 478 232 440Z" fill="url(#fin)"/>
<path d="M286 436C284 490 244 556 170 586" fill="none" stroke="#f2a58f" stroke-width="2.5" opacity=".7"/>
<path d="M84 384C90 334 170 281 286 277C374 274 436 301 484 321C508 313 520 285 515 248" fill="none" stroke="url(#rim)" stroke-width="3.4" stroke-linecap="round" opacity=".9"/>"""


def house() -> str:
    child = '<circle cy="-22" r="6.5"/><path d="M-6-16C-8-4-10 6-12 12H10C8 2 8-8 5-16Z"/><path d="M-2-14L-22-30L-20-33L2-18Z"/>'
    return f"""<path d="M-60 160V18L0-22L60 18V160Z" fill="#141338"/><path d="M-70 20L0-28L70 20L62 26L0-16L-62 26Z" fill="#26245c"/>
<path d="M-12 44h24v32h-24z" fill="#ffd676"/><path d="M0 44v32M-12 60h24" stroke="#141338" stroke-width="2.5"/><circle cy="60" r="110" fill="url(#lamp)"/>
<g transform="translate(22 -18)" fill="#0c0b28">{child}</g>"""


def draw() -> Picture:
    rng = random.Random(11)
    mist = '<rect y="{}" width="600" height="{}" fill="url(#mist)" opacity="{}"/>'
    body = "".join([
        ground(),
        wash(("M-40 560C120 500 260 600 640 500V620C400 660 200 600-40 660Z", "#ff9f8f"), ("M-40 130C140 90 300 190 640 90V170C380 230 180 150-40 220Z", "#4b55a8")),
        stars(11, 95, 520), moon(),
        cloud(380, 196, 1.05, "#8f8fd0", 0.55), cloud(-30, 250, 1.1, "#5a62b4", 0.55),
        city(rng, 742, (20, 120), (26, 52), "#8d5f9d"), mist.format(600, 180, 0.6),
        whale(),
        cloud(330, 470, 1.25, "#d98fa0", 0.75), cloud(-70, 560, 1.35, "#c77f9e", 0.7), cloud(420, 590, 1, "#f0a58f", 0.7),
        city(rng, 800, (30, 150), (34, 66), "#4a3a78", "#ffd98a", 0.1), mist.format(690, 140, 0.35),
        city(rng, 872, (20, 120), (48, 88), "#1c1b48", "#ffe3a0", 0.09),
        place(300, 748, house()),
        '<path d="M301 698C250 640 330 600 262 556C240 540 236 520 262 506M262 506C246 520 214 508 202 486" fill="none" stroke="#fff0c8" stroke-width="1.6" opacity=".9"/>',
    ])
    defs = (
        sky("#0b1238", "#27306f", "#5d4688", "#e08a86", "#ffcf94")
        + rad("halo", (0, "#fff3cf", 0.95), (0.16, "#ffe9b4", 0.5), (0.45, "#b9a4e6", 0.2), (1, "#b9a4e6", 0))
        + lin("skin", (0, "#a9c3e6"), (0.12, "#5b7dbb"), (0.45, "#2c3f86"), (0.72, "#2a2c66"), (1, "#b06a78"))
        + rad("lamp", (0, "#ffd676", 0.5), (0.4, "#ffb968", 0.16), (1, "#ffb968", 0))
        + lin("rim", (0, "#fdf2d2", 0), (0.25, "#fdf2d2", 0.95), (0.85, "#fdf2d2", 0.95), (1, "#fdf2d2", 0.2), x2=1, y2=0)
        + lin("fin", (0, "#2c3f86"), (1, "#171c4c")) + lin("mist", (0, "#ffd9b0", 0), (1, "#ffc79a", 0.75))
        + f'<clipPath id="w"><path d="{BODY}"/></clipPath>'
    )
    return Picture("The Whale Above the Roofs", "A sleeping whale drifts through the night sky over moonlit roofs; a child on a roof holds it by a thread.", defs, body)
