"""A rainy town of mushrooms on the forest floor, with ladybird taxis and leaf umbrellas."""

from __future__ import annotations

import random

from brush import Picture, glow, ground, light, lin, rad, sky, wash
from diary._shapes_b import at, block, disc, drops, layer, oval, shape, stroke


def house(tone: str, door: bool) -> str:
    """A mushroom to live in, standing on its own origin."""
    spots = ((-70, -196, 19), (-24, -240, 24), (44, -226, 18), (84, -186, 15), (6, -188, 13), (-108, -168, 11), (-44, -162, 9))
    windows = ((-30, -78), (32, -84)) if door else ((0, -76), (-26, -36), (28, -40))
    entrance = (shape("M-22 4V-44A22 24 0 0 1 22-44V4Z", "#5a3420") + shape("M-16 3V-43A16 18 0 0 1 16-43V3Z", "#a8643a")
                + disc(9, -22, 3, "#ffe08a"))
    return (
        shape("M-46-140C-38-90-56-40-62 0Q0 16 62 0C56-40 38-90 46-140Z", "url(#stem)")
        + shape("M-130-146C-60-118 60-118 130-146C90-128 60-104 0-104C-60-104-90-128-130-146Z", "#c9a890")
        + stroke("M-90-136L-30-108M-50-130L-14-106M0-128V-105M50-130L14-106M90-136L30-108", "#8a6a5a", 2.4, 0.7)
        + shape("M-140-144C-140-230-70-280 0-280C70-280 140-230 140-144C80-120-80-120-140-144Z", f"url(#{tone})")
        + "".join(oval(x, y, r, r * 0.72, "#fff6e4") for x, y, r in spots)
        + stroke("M-128-170C-116-226-60-266 0-270", "#fff", 6, 0.55)
        + (entrance if door else "")
        + "".join(disc(x, y, 13, "#5a3420") + disc(x, y, 10, "#ffe27a")
                  + stroke(f"M{x} {y - 10}V{y + 10}M{x - 10} {y}H{x + 10}", "#5a3420", 2.4) + light(x, y, 40, opacity=0.6)
                  for x, y in windows)
    )


HOUSES = "".join(f'<g id="{tone}-{kind}">{house(tone, kind == "door")}</g>' for tone in ("cap", "brown") for kind in ("door", "loft"))


def mushroom(x: float, y: float, scale: float, kind: str) -> str:
    return f'<use href="#{kind}" transform="translate({x} {y}) scale({scale})"/>'


def taxi(x: float, y: float, scale: float, flip: bool = False) -> str:
    return at(
        x, y, oval(0, 4, 62, 7, "#0a1f14", 0.5),
        stroke("M-30 0L-38 8M0 0V9M28 0L36 8", "#1a1a20", 5), shape("M-56 0C-56-52 40-58 48 0Z", "url(#beetle)"), stroke("M-6-44L-4 0", "#1a1a20", 3),
        "".join(disc(a, b, r, "#1a1a20") for a, b, r in ((-34, -18, 8), (-20, -34, 6), (14, -34, 6), (24, -14, 7), (-14, -10, 5))),
        shape("M38 0C36-36 72-34 74-4Z", "#1a1a20"), disc(62, -16, 6, "#fff"), disc(64, -16, 3, "#1a1a20"), stroke("M54-28Q60-44 72-42M48-30Q50-48 60-52", "#1a1a20", 3),
        block(-22, -56, 30, 13, "#ffd23d"), stroke("M-44-24C-38-38-24-44-10-45", "#ffb0a0", 4, 0.8), light(78, -6, 34, opacity=0.9),
        scale=scale, flip=flip,
    )


def walker(x: float, y: float, scale: float, coat: str, leaf: str) -> str:
    return at(
        x, y, stroke("M-4 0V-12M5 0V-12", "#2a1a18", 5), shape("M-11-8C-12-28-8-38 0-38C8-38 12-28 11-8Z", coat), disc(0, -46, 9, "#f0c8a0"),
        stroke("M6-30L14-40V-66", "#2f6a34", 3), shape("M-26-62C-14-88 34-92 52-64C34-70 20-64 12-68C0-62-14-66-26-62Z", leaf), stroke("M-20-65C0-78 26-78 44-68", "#d8f7a0", 2, 0.8),
        scale=scale,
    )


def draw() -> Picture:
    rng = random.Random(35)
    blades = "".join(shape(f"M{x} 620C{x + b * 0.2:.0f} 400 {x + b * 0.6:.0f} 200 {x + b} {t}C{x + b * 0.8:.0f} 220 {x + b * 0.4 + w:.0f} 420 {x + w} 620Z", c, o)
                     for x, b, t, w, c, o in ((-20, 120, -40, 50, "#3f7a4a", 0.7), (70, -60, 20, 44, "#5a965a", 0.55), (470, 90, -30, 54, "#3f7a4a", 0.7), (560, -90, 30, 46, "#4f8a52", 0.6), (250, 40, -60, 40, "#6aa866", 0.45), (380, -40, -20, 36, "#6aa866", 0.45)))
    beads = "".join(at(x, y, shape("M0-14C9-2 9 8 0 10C-9 8-9-2 0-14Z", "#d8f2f0", 0.85), disc(-2, 2, 2.4, "#fff"), scale=s)
                    for x, y, s in ((80, 120, 1.6), (210, 60, 1.2), (330, 150, 1.4), (452, 70, 1.8), (540, 190, 1.3), (30, 270, 1.2), (270, 230, 1), (400, 250, 1.2)))
    puddles = "".join(oval(x, y, rx, rx * 0.16, "#a8d8d0", 0.55) + oval(x - 8, y - 1, rx * 0.6, rx * 0.08, "#f2fbe8", 0.5) for x, y, rx in ((150, 800, 70), (430, 850, 90), (300, 742, 50)))
    body = (
        ground() + light(320, 200, 380, opacity=0.8) + wash(("M-40 100C160 40 360 180 640 80V240H-40Z", "#c8e6a0"), ("M-40 500C160 460 360 560 640 500V640H-40Z", "#1f5a3c"))
        + blades + block(0, 240, 600, 300, "url(#mist)")
        + layer(mushroom(110, 470, 0.6, "brown-loft"), mushroom(500, 460, 0.66, "cap-loft"), mushroom(300, 440, 0.52, "brown-loft"), mushroom(404, 486, 0.42, "cap-door"), mushroom(206, 486, 0.44, "cap-door"), opacity=0.85)
        + shape("M-10 500C140 470 420 480 610 490V640H-10Z", "#3f7a48") + block(0, 400, 600, 200, "url(#mist)", 0.7)
        + mushroom(66, 606, 0.78, "cap-door") + mushroom(548, 600, 0.8, "brown-door") + mushroom(420, 566, 0.5, "cap-door")
        + shape("M-10 590C140 560 420 570 610 586V900H-10Z", "#2c5f3a")
        + shape("M340 560C300 600 240 640 190 720C150 790 60 830-10 850V910H610V800C560 760 470 740 420 690C390 650 380 600 366 560Z", "#b89a70")
        + puddles
        + mushroom(300, 704, 1.28, "cap-door")
        + mushroom(470, 724, 0.62, "brown-door") + mushroom(140, 700, 0.5, "brown-loft")
        + walker(222, 730, 0.8, "#c8503c", "#6fb04a") + walker(252, 736, 0.72, "#3f6a9a", "#8fc94a") + walker(368, 742, 0.85, "#e0a83c", "#6fb04a") + walker(404, 760, 0.9, "#7a4a8a", "#8fc94a") + walker(540, 770, 0.9, "#3f6a9a", "#6fb04a")
        + walker(60, 760, 0.95, "#c8503c", "#8fc94a")
        + taxi(150, 806, 0.85) + taxi(470, 836, 1.05, flip=True) + taxi(318, 772, 0.55)
        + walker(280, 868, 1.25, "#e0a83c", "#6fb04a") + walker(40, 880, 1.35, "#7a4a8a", "#6fb04a")
        + drops(35, 120, "#e4f7f4", -0.12) + beads
        + shape("".join(f"M{x} 905l{rng.randint(-16, 16)} {-rng.randint(24, 70)}l12 70z" for x in [*range(-6, 210, 22), *range(420, 610, 20)]), "#12361f")
    )
    extra = (
        sky("#7fae7a", "#a8cf9a", "#6fa878", "#2f6a48", "#0f3020") + glow(core="#fffbd8", mid="#ffe88a", edge="#e0d86a")
        + lin("stem", (0, "#fff6e0"), (0.5, "#ecd8b4"), (1, "#a88a68"), x2=1, y2=0) + rad("cap", (0, "#ff7a5a"), (0.5, "#d92f2f"), (1, "#8a1424"), cx=0.35, cy=0.25, r=0.85)
        + rad("brown", (0, "#f0b878"), (0.5, "#c07a3c"), (1, "#6a3a1c"), cx=0.35, cy=0.25, r=0.85) + rad("beetle", (0, "#ff6a5a"), (1, "#b01424"), cx=0.35, cy=0.3, r=0.8)
        + HOUSES + lin("mist", (0, "#d8f0c8", 0), (0.5, "#d8f0c8", 0.5), (1, "#d8f0c8", 0))
    )
    return Picture(
        "Mushroom Town in the Rain",
        "Rain falls on a crowded tiny town of mushroom houses; people hurry under leaf umbrellas between ladybird taxis.",
        extra, body, vignette="#04180e",
    )
