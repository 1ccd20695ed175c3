"""Skyscrapers grow as bamboo; we look straight up between them, past a panda who cleans the windows."""

from __future__ import annotations

import math
import random

from brush import Picture, glow, ground, light, sky, wash
from diary._shapes_b import at, block, cloud, disc, layer, oval, polygon, shape, stroke

ZENITH = (310.0, 232.0)


def cane(x: float, y: float, width: float, reach: float, tone: int, seed: int) -> str:
    """One tower from its foot outside the frame towards the zenith, with nodes, windows and leaves."""
    rng = random.Random(seed)
    length = math.hypot(x - ZENITH[0], y - ZENITH[1])
    nx, ny = (y - ZENITH[1]) / length, -(x - ZENITH[0]) / length

    def p(t: float, s: float) -> tuple[float, float]:
        """t runs from foot (0) to tip (1), s across from -1 to 1; far parts shrink."""
        k = 1 - reach * t
        return ZENITH[0] + (x - ZENITH[0]) * k + nx * width * k * s, ZENITH[1] + (y - ZENITH[1]) * k + ny * width * k * s

    dark, mid, lit = (("#0f5a4a", "#2f9a5a", "#a8e06a"), ("#1a6a5a", "#4fb06a", "#c8f08a"), ("#3f8f7a", "#7fc89a", "#d8f7b8"))[tone]
    strip = "".join(shape(polygon([p(0, a), p(1, a), p(1, b), p(0, b)]), c) for a, b, c in
                    ((-1, 1, mid), (-1, -0.62, lit), (0.5, 1, dark)))
    nodes = [(1 - 0.72**i) / reach for i in range(1, 7)]  # even storeys seen from below shrink by the same share
    rings: list[str] = []
    glass: list[str] = []
    warm: list[str] = []
    leaves: list[str] = []
    for a, b in zip([0.0, *nodes], nodes):
        if b > 0.97:
            break
        (x1, y1), (x2, y2) = p(b, -1.06), p(b, 1.06)
        rings.append(f"M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}")
        for row in range(2):
            t1, t2 = (a + (b - a) * (row + k) / 2 for k in (0.22, 0.84))
            for s in (-0.46, -0.08, 0.3):
                (warm if rng.random() < 0.22 else glass).append(polygon([p(t1, s), p(t2, s), p(t2, s + 0.28), p(t1, s + 0.28)]))
        if rng.random() < 0.6:
            side = rng.choice((-1, 1))
            lx, ly = p(b, side)
            size = width * (1 - reach * b) * 1.25
            for turn in (-0.5, 0.1, 0.7):
                a2 = math.atan2(ny * side, nx * side) + turn
                ex, ey = lx + size * math.cos(a2), ly + size * math.sin(a2)
                mx, my = lx + size * 0.5 * math.cos(a2 + 0.35), ly + size * 0.5 * math.sin(a2 + 0.35)
                qx, qy = lx + size * 0.5 * math.cos(a2 - 0.2), ly + size * 0.5 * math.sin(a2 - 0.2)
                leaves.append(f"M{lx:.0f} {ly:.0f}Q{mx:.0f} {my:.0f} {ex:.0f} {ey:.0f}Q{qx:.0f} {qy:.0f} {lx:.0f} {ly:.0f}Z")
    return (strip + shape("".join(glass), "#0b4a58", 0.75) + shape("".join(warm), "#fff0a0") + stroke("".join(rings), dark, max(2, width * 0.07))
            + shape("".join(leaves), "#6fc93f" if tone else "#3f9f3a"))


def panda() -> str:
    return at(
        338, 640,
        stroke("M-112 4L-34-380M112 4L10-380", "#2a3a40", 3),
        oval(0, -28, 48, 46, "#f7f8f4"), shape("M-44-48C-60-20-56 0-40 8L-24 0C-36-16-34-34-26-50Z", "#1f2428"),
        shape("M-44 4C-44-18-16-22-10-2V12H-44ZM44 4C44-18 16-22 10-2V12H44Z", "#1f2428"), oval(-28, 4, 9, 6, "#8a8f90") + oval(28, 4, 9, 6, "#8a8f90"),
        shape("M30-56C60-66 74-96 82-114L98-106C92-70 74-36 38-26Z", "#1f2428"),
        disc(-34, -116, 17, "#1f2428") + disc(34, -116, 17, "#1f2428"), oval(0, -88, 48, 42, "#fff"),
        at(-19, -88, oval(0, 0, 11, 15, "#1f2428"), turn=25) + at(19, -88, oval(0, 0, 11, 15, "#1f2428"), turn=-25),
        disc(-17, -90, 4, "#fff") + disc(21, -90, 4, "#fff"), oval(0, -72, 8, 5, "#1f2428"), stroke("M-9-62Q0-54 9-62", "#1f2428", 3),
        stroke("M90-108L104-146", "#8a5a2a", 6) + stroke("M82-152L128-138", "#ffb03c", 9),
        shape("M-34-120C-30-146 30-146 34-118C12-128-12-128-34-120Z", "#ffb03c") + stroke("M-40-118C-14-130 14-130 40-116", "#e08a1a", 6),
        block(-124, 4, 248, 18, "#ff8a3c") + block(-124, 4, 248, 6, "#ffc07a") + block(-124, 22, 248, 6, "#a84a1a"),
        stroke("M-112-34H-70M-112-34V4M-74-34V4", "#a84a1a", 4), shape("M-104 4L-108-24H-76L-80 4Z", "#4f9fd0"), oval(-92, -24, 16, 5, "#e8fbff"), disc(-100, -32, 7, "#fff", 0.9) + disc(-88, -35, 9, "#fff", 0.9),
    )


def draw() -> Picture:
    far = "".join(cane(x, y, w, 0.86, 2, i + 40) for i, (x, y, w) in enumerate(
        ((-60, 300, 50), (660, 240, 50), (90, -120, 46), (520, -130, 50), (240, 960, 50), (300, -160, 40))))
    middle = "".join(cane(x, y, w, 0.8, 1, i + 60) for i, (x, y, w) in enumerate(
        ((-90, 640, 74), (690, 560, 76), (-40, -60, 62), (660, -30, 66))))
    near = "".join(cane(x, y, w, 0.74, 0, i + 81) for i, (x, y, w) in enumerate(((70, 1000, 110), (560, 1000, 120))))
    body = (
        ground()
        + wash(("M120 100C240 40 400 60 520 140V360C380 420 240 400 120 340Z", "#fffbe0"), ("M-40 640C160 600 360 720 640 640V900H-40Z", "#0f5a6a"))
        + cloud(60, 150, 0.9, "#fff", 0.85) + cloud(330, 90, 0.7, "#fff", 0.8) + cloud(300, 330, 0.8, "#fff", 0.7)
        + layer(far, opacity=0.75) + light(310, 226, 300) + disc(310, 226, 34, "#fffff0") + middle + near
        + panda()
        + stroke("M200 190q10-12 18 0q10-12 18 0M390 300q8-10 14 0q8-10 14 0M228 320q7-8 12 0q7-8 12 0", "#1f5a5a", 3.5)
        + "".join(disc(x, y, r, "#f2ffff", 0.55) for x, y, r in ((470, 480, 10), (488, 462, 6), (456, 510, 7), (478, 520, 4)))
    )
    extra = sky("#7fd0e8", "#c8f2e8", "#f7fbd8", "#9fdcc0", "#2f8f8a") + glow(core="#fffff0", mid="#fbf7b8", edge="#d8f28a")
    return Picture(
        "The Bamboo City",
        "Looking up between green skyscrapers that grow like bamboo; a panda with a cap cleans their windows from a hanging platform.",
        extra, body, vignette="#06302e",
    )
