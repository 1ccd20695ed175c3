"""A frozen cathedral of whale ribs, looking along the nave to a pale sun; a skater crosses it."""

from __future__ import annotations

import random

from brush import Picture, glow, ground, light, lin, sky, wash
from diary._shapes_b import at, block, disc, layer, oval, shape, stroke


def rib(near: float, i: int) -> str:
    """One pair of ribs as a pointed arch; near is 1 at the picture's edge and shrinks with distance."""
    def p(x: float, y: float) -> str:
        return f"{300 + x * near:.0f} {520 + y * near:.0f}"
    outer = f"M{p(-232, 226)}C{p(-392, -60)} {p(-262, -420)} {p(0, -560)}"
    inner = f"C{p(-196, -372)} {p(-318, -60)} {p(-208, 226)}Z"
    d = outer + inner
    left = shape(d, f"url(#bone{i % 2})")
    shine = stroke(f"M{p(-208, 222)}C{p(-318, -60)} {p(-196, -372)} {p(-6, -548)}", "#fff", max(1, 5 * near), 0.85)
    vertebra = (
        shape(f"M{p(-36, -556)}L{p(-128, -520)}L{p(-120, -548)}L{p(-40, -604)}L{p(-16, -610)}L{p(0, -680)}L{p(16, -610)}L{p(40, -604)}"
              f"L{p(120, -548)}L{p(128, -520)}L{p(36, -556)}Z", f"url(#bone{i % 2})")
        + disc(300, 520 - 562 * near, 46 * near, f"url(#bone{i % 2})") + disc(300, 520 - 562 * near, 20 * near, "#2f78ac", 0.55)
    )
    half = left + shine
    return half + f'<g transform="translate(600 0) scale(-1 1)">{half}</g>' + vertebra


def icicles(near: float, seed: int) -> str:
    rng = random.Random(seed)
    out = []
    for _ in range(4):
        t = rng.uniform(0.55, 0.9)
        x = -208 * (1 - t) ** 3 - 954 * t * (1 - t) ** 2 - 588 * t * t * (1 - t)
        y = 226 * (1 - t) ** 3 - 180 * t * (1 - t) ** 2 - 1116 * t * t * (1 - t) - 560 * t**3
        x, y = 300 + rng.choice((-1, 1)) * (x - 4) * near, 516 + y * near
        w, h = 8 * near, rng.randint(40, 110) * near
        out.append(f"M{x - w:.0f} {y:.0f}L{x:.0f} {y + h:.0f}L{x + w:.0f} {y - 6:.0f}Z")
    return shape("".join(out), "#e8fbff", 0.85)


def draw() -> Picture:
    rng = random.Random(23)
    nears = (0.2, 0.27, 0.36, 0.48, 0.64, 0.86, 1.16)
    nave = "".join(
        layer(rib(n, i), icicles(n, i + 3), opacity=0.45 + 0.55 * i / 6)
        + (block(0, 300, 600, 420, "url(#mist)", 0.5) if i in (1, 3) else "")
        for i, n in enumerate(nears))
    cracks = "".join(
        stroke(f"M{rng.randint(0, 600)} {y}l{rng.randint(20, 90)} {rng.randint(-4, 8)}l{rng.randint(10, 40)} {rng.randint(-8, 4)}",
               "#fff", 1.6, rng.uniform(0.2, 0.55)) for y in range(600, 890, 13))
    snow = "".join(disc(rng.randint(0, 600), rng.randint(0, 880), rng.uniform(1.2, 3.6), "#fff", rng.uniform(0.4, 0.95))
                   for _ in range(50))
    skater = at(
        356, 778,
        oval(6, 4, 40, 6, "#16507a", 0.35),
        stroke("M4-46L-34-8M6-48L14-4", "#1d3557", 8), stroke("M-46-6L-26-2M4 1H28", "#fff", 3),
        shape("M-10-88C4-98 22-92 22-80L18-40C8-34-4-36-8-44Z", "#d6363f"),
        stroke("M14-82L52-100M-4-84L-36-100", "#d6363f", 8),
        disc(16, -106, 13, "#f3c9a8"), shape("M3-108C4-126 30-126 30-106Z", "#d6363f") , disc(14, -124, 5, "#fff"),
        stroke("M6-92C-20-92-36-80-62-88C-72-92-80-84-92-90", "#ffd15c", 8),
    )
    body = (
        ground()
        + light(300, 500, 340)
        + disc(300, 486, 46, "#fffdf0")
        + shape("M200 566L240 520L262 544L300 512L344 546L370 518L410 566Z", "#b8def0")
        + wash(("M-40 120C160 60 360 200 640 100V240H-40Z", "#cfeef8"), ("M-40 380C160 340 360 440 640 380V480H-40Z", "#fff"), opacity=0.4)
        + shape("M-10 566H610V900H-10Z", "url(#ice)")
        + wash(("M270 570H330L420 900H180Z", "#fff6d8"), ("M-20 700C140 670 260 740 620 700V780H-20Z", "#4fa8d0"), opacity=0.5)
        + '<g opacity=".22" transform="translate(0 1150) scale(1 -1)">' + rib(0.48, 0) + rib(0.64, 1) + "</g>"
        + nave
        + cracks
        + stroke("M300 574C330 620 250 660 220 700C180 760 330 800 380 782", "#fff", 3.5, 0.9)
        + skater + snow
        + shape("M-10 900V830L40 850L90 836L150 872L210 866L260 900ZM610 900V810L570 846L520 838L470 876L400 900Z", "#e8f8ff")
        + shape("M-10 900V862L60 880L130 900ZM610 900V850L540 884L500 900Z", "#8fcbe6")
    )
    extra = (
        sky("#2f7fb0", "#6fb8d8", "#b8e2ee", "#f4f4e0", "#fbe8c8")
        + glow(core="#fffef4", mid="#fff2cc", edge="#ffe0b0")
        + lin("bone0", (0, "#f7feff"), (0.5, "#a8dcee"), (1, "#3f8fc0"), x2=0.4)
        + lin("bone1", (0, "#e4f7ff"), (0.5, "#86c8e4"), (1, "#2f78ac"), x2=0.4)
        + lin("ice", (0, "#f6f6e4"), (0.2, "#b8e4f0"), (0.6, "#5fb0d6"), (1, "#1f6a9c"))
        + lin("mist", (0, "#f2fbff", 0), (0.5, "#f2fbff", 0.7), (1, "#f2fbff", 0))
    )
    return Picture(
        "The Cathedral of Ribs",
        "A skater in red glides alone through a frozen hall made of a giant whale's ribs, towards a pale sun.",
        extra, body, vignette="#0a3558",
    )
