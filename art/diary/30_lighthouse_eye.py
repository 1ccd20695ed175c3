"""A lighthouse whose lamp is an eye sweeps a stormy coast; a rowboat is caught in its beam."""

from __future__ import annotations

import random

from brush import Picture, glow, ground, light, lin, rad, sky, wash
from diary._shapes_b import at, block, cloud, disc, drops, layer, oval, shape, stroke


def wave(y: float, height: float, step: float, shift: float, colour: str, foam: str) -> str:
    """A row of leaning crests across the picture."""
    top, crests = f"M{shift:.0f} {y}", []
    x = shift
    while x < 620:
        top += f"c{step * 0.3:.0f} {-height * 0.1:.0f} {step * 0.55:.0f} {-height:.0f} {step * 0.8:.0f} {-height:.0f}c{-step * 0.12:.0f} {height * 0.4:.0f} {step * 0.05:.0f} {height * 0.9:.0f} {step * 0.2:.0f} {height}"
        crests.append(f"M{x + step * 0.36:.0f} {y - height * 0.5:.0f}Q{x + step * 0.6:.0f} {y - height:.0f} {x + step * 0.8:.0f} {y - height:.0f}")
        x += step
    return shape(top + f"V910H{shift:.0f}Z", colour) + stroke("".join(crests), foam, 4, 0.8)


def rock(d: str, light_edge: str) -> str:
    return shape(d, "url(#rock)") + stroke(light_edge, "#d8c86a", 2.4, 0.45)


def draw() -> Picture:
    rng = random.Random(30)
    tower = (
        shape("M336 640L366 300H458L490 640Z", "url(#tower)")
        + shape("M361 358L463 358L468 408H357ZM352 466H473L478 520H347ZM341 580H484L489 640H336Z", "#8a2f34")
        + shape("M428 300H458L490 640H440Z", "#05080f", 0.45)
        + block(396, 420, 20, 30, "#0a0f18") + block(399, 424, 14, 22, "#ffd86a") + block(400, 540, 22, 32, "#0a0f18")
        + shape("M346 300H478L470 278H354Z", "#1c2632") + stroke("M350 276V252M376 276V252M402 276V252M424 276V252M450 276V252M474 276V252M346 252H478", "#1c2632", 5)
    )
    eye = (
        block(356, 128, 112, 130, "#1c2632", 0.9)
        + shape("M318 192C350 126 474 126 506 192C474 256 350 256 318 192Z", "#fff6d0")
        + disc(404, 190, 46, "url(#iris)") + oval(400, 190, 11, 40, "#0a0a0c") + disc(386, 172, 9, "#fff")
        + stroke("M318 192C350 126 474 126 506 192", "#121a24", 12) + stroke("M318 192C350 256 474 256 506 192", "#121a24", 8)
        + stroke("M474 204C466 216 456 226 446 230M484 192H470M340 200C346 210 352 216 358 222", "#c8502a", 2.6, 0.7)
        + shape("M352 130L412 62L472 130Z", "#1c2632") + stroke("M412 62V36", "#1c2632", 6) + disc(412, 34, 7, "#1c2632") + stroke("M356 126L412 64", "#d8c86a", 3, 0.8)
    )
    boat = at(
        150, 704,
        shape("M-78-10C-40 6 40 6 84-22C76 14 50 30 0 30C-44 30-70 14-78-10Z", "#5a3424"), stroke("M-78-10C-40 6 40 6 84-22", "#f0d890", 4),
        stroke("M10-14L66 30M-10-10L-52 34", "#c9a25a", 5),
        shape("M-20-4C-20-40-8-52 4-52C16-52 24-36 22-6Z", "#c8a02a"), shape("M-12-52C-16-78 22-80 22-54C14-58-2-58-12-52Z", "#c8a02a"), disc(10, -58, 10, "#f0c8a0"),
        stroke("M4-40L14-14", "#a8801a", 8),
        turn=-9,
    )
    body = (
        ground()
        + wash(("M-40 80C160 20 360 160 640 60V220H-40Z", "#1a2430"), ("M-40 330C160 290 360 390 640 330V460H-40Z", "#566a74"), opacity=0.6)
        + layer(shape("M404 190L-60 560V800L404 200Z", "url(#beam)"), shape("M430 190L640 110V250Z", "#fff2a8", 0.45), filter="soft4")
        + cloud(-70, 120, 1.6, "#1c2834", 0.95) + cloud(210, 60, 1.2, "#243240", 0.9) + cloud(440, 300, 1.2, "#243240", 0.75) + cloud(-90, 300, 1.1, "#33444f", 0.7)
        + stroke("M92 0L70 70L94 78L60 170", "#fff6c0", 4, 0.9)
        + wave(600, 26, 120, -60, "#2c4450", "#9fb8b8")
        + rock("M230 700L262 640L300 650L330 610L372 626L420 606L470 620L520 600L560 640L610 630V780H210Z", "M262 640L300 650L330 610L372 626L420 606")
        + light(412, 190, 260) + tower + eye
        + layer(shape("M404 196L-40 640L240 730Z", "url(#beam)"), opacity=0.5, filter="soft4")
        + wave(690, 44, 150, -130, "#1f3642", "#c8d4c0")
        + boat
        + wave(762, 52, 172, -60, "#152a36", "#a8bcb4")
        + rock("M380 820L410 760L440 772L470 716L506 748L540 690L576 730L610 700V900H360Z", "M410 760L440 772L470 716L506 748L540 690")
        + rock("M-10 900V800L30 822L56 790L90 840L130 834L170 900Z", "M30 822L56 790L90 840")
        + stroke("M372 796q-20-30 4-60M392 776q-10-26 12-44M350 820q-30-14-30-44", "#e8f0e0", 5, 0.8)
        + "".join(disc(rng.randint(320, 440), rng.randint(690, 800), rng.uniform(1.6, 4), "#f2f7ea", 0.8) for _ in range(24))
        + wave(862, 40, 140, -100, "#0a161f", "#5f7a80")
        + drops(30, 110, "#c8d8dc", -0.5)
    )
    extra = (
        sky("#0f1822", "#26343f", "#4a5c66", "#6f8084", "#2c3f4a") + glow(core="#fffbd0", mid="#ffe26a", edge="#d8b83a")
        + lin("beam", (0, "#fff2a8", 0.08), (1, "#fff2a8", 0.85), x2=1, y2=0) + lin("tower", (0, "#f4ecd4"), (0.5, "#b8b4a8"), (1, "#4a545c"), x2=1, y2=0)
        + lin("rock", (0, "#5a5a54"), (0.35, "#2c3236"), (1, "#05080c")) + rad("iris", (0, "#5a1a08"), (0.45, "#e88a1a"), (0.85, "#ffd23d"), (1, "#8a4a0a"))
    )
    return Picture(
        "The Lighthouse That Watches",
        "On black rocks in a storm stands a lighthouse with a living eye for a lamp; its beam finds a lone rower among the waves.",
        extra, body, vignette="#02060a",
    )
