"""A child rides a bathtub rocket past soap-bubble planets."""

from __future__ import annotations

import random

from brush import Picture, glow, ground, light, lin, rad, sky, stars, wash
from diary._shapes_b import at, disc, shape, stroke


def planet(x: float, y: float, r: float, tint: str, ring: bool = False) -> str:
    """A soap bubble with a rainbow skin and a window of light."""
    band = (stroke(f"M{-r * 1.5:.0f} {r * 0.25:.0f}C{-r:.0f} {r * 0.8:.0f} {r:.0f} {r * 0.4:.0f} {r * 1.5:.0f} {-r * 0.3:.0f}", "#fff3c8", max(3, r * 0.1), 0.9)
            if ring else "")
    return at(
        x, y, disc(0, 0, r, f"url(#{tint})"), disc(0, 0, r * 0.96, "none", 0.8, stroke="#fff", stroke_width="2.5"),
        stroke(f"M{-r * 0.7:.0f} {r * 0.3:.0f}A{r * 0.78:.0f} {r * 0.78:.0f} 0 0 0 {r * 0.4:.0f} {r * 0.66:.0f}", "#ffd0e0", r * 0.09, 0.8),
        shape(f"M{-r * 0.62:.0f} {-r * 0.3:.0f}A{r * 0.7:.0f} {r * 0.7:.0f} 0 0 1 {-r * 0.1:.0f} {-r * 0.7:.0f}L{-r * 0.14:.0f} {-r * 0.42:.0f}A{r * 0.4:.0f} {r * 0.4:.0f} 0 0 0 {-r * 0.38:.0f} {-r * 0.2:.0f}Z", "#fff", 0.85),
        disc(r * 0.45, -r * 0.4, r * 0.08, "#fff", 0.9), band,
    )


def foam(n: int, seed: int, x0: float, x1: float, y: float, size: float) -> str:
    rng = random.Random(seed)
    return "".join(disc(x0 + (x1 - x0) * i / (n - 1), y + rng.uniform(-8, 8), size * rng.uniform(0.7, 1.25), "#fff" if i % 3 else "#e4f4ff") for i in range(n))


def child() -> str:
    return at(
        -34, -104,
        stroke("M26 10C50-6 70-40 78-66", "#f6c9a4", 15) + disc(80, -72, 11, "#f6c9a4"), stroke("M-26 14C-44 24-52 30-60 34", "#f6c9a4", 15),
        shape("M-38 60C-40 4-24-12 0-12C24-12 40 4 38 60Z", "#f6c9a4"),
        shape("M-26-8C-60-4-80 14-124 0C-110 16-124 24-140 28C-100 44-50 34-16 10Z", "#ff5a52"), shape("M-32-8C-12 6 14 6 32-8L28 10C10 18-12 18-30 10Z", "#e03a44"),
        disc(0, -48, 42, "#f6c9a4"), shape("M-42-50C-46-100 42-104 42-52C30-74-20-78-42-50Z", "#7a4424") + shape("M-40-62C-60-70-62-84-54-96C-46-84-36-84-28-84Z", "#7a4424"),
        stroke("M-42-54C-14-66 14-66 42-54", "#3a4a7a", 9), disc(-14, -52, 17, "#3a4a7a") + disc(20, -52, 17, "#3a4a7a") + disc(-14, -52, 12, "#bff2ff") + disc(20, -52, 12, "#bff2ff"),
        disc(-11, -50, 6, "#2a1a2a") + disc(23, -50, 6, "#2a1a2a") + stroke("M-20-58l6-4M14-58l6-4", "#fff", 3),
        shape("M-12-28C-2-22 14-22 22-28C20-10-8-10-12-28Z", "#a82a3a") + shape("M-6-26C2-23 10-23 17-26L15-20C8-18 0-18-5-20Z", "#fff"), disc(-26, -32, 8, "#ff9a8a", 0.6) + disc(32, -32, 8, "#ff9a8a", 0.6),
        scale=1.12, turn=12,
    )


def duck() -> str:
    return at(118, -66, shape("M-40 14C-56-6-44-20-34-14C-20-20 6-20 10-28C2-60 44-70 54-42C60-18 40-8 44 8C46 34-26 40-40 14Z", "#ffd23d"), shape("M50-44L76-38L52-28Z", "#ff8a2a"),
              disc(34, -46, 6, "#2a1a2a") + disc(36, -48, 2, "#fff"), stroke("M-24 6C-10 18 14 16 22 0", "#e0a01f", 5), scale=0.9)


def tub() -> str:
    return (
        stroke("M-120 84L-140 118M100 84L124 114", "#e8b04a", 18) + disc(-146, 122, 15, "#e8b04a") + disc(130, 118, 15, "#e8b04a") + disc(-150, 118, 5, "#fff3c8") + disc(126, 113, 5, "#fff3c8")
        + shape("M-190-60C-186 40-160 96-96 100H96C160 96 196 40 206-74C150-40-130-30-190-60Z", "url(#enamel)") + shape("M-176 10C-164 64-140 94-96 100H96C140 96 170 70 188 20C130 70-110 80-176 10Z", "#3a6ab8", 0.35)
        + shape("M-150 20C-140 60-110 76-80 78C-110 60-124 40-128 14Z", "#fff", 0.8)
        + shape("M40 20l10 22 24 2-18 16 6 24-22-13-22 13 6-24-18-16 24-2z", "#ff5a52")
    )


def draw() -> Picture:
    rng = random.Random(39)
    streaks = []
    for _ in range(34):
        x, y, n = rng.randint(-20, 600), rng.randint(0, 900), rng.randint(30, 110)
        streaks.append(f"M{x} {y}l{-n * 0.72:.0f} {n * 0.62:.0f}")
    trail = "".join(disc(196 - 178 * t + rng.uniform(-40, 40) * t, 640 + 190 * t + rng.uniform(-40, 40) * t, rng.uniform(8, 26) * (0.6 + t), "#fff" if rng.random() < 0.6 else "#ffe4dc", rng.uniform(0.55, 0.95)) for t in (i / 26 for i in range(27)))
    flame = at(
        -196, 26, light(-40, 0, 190), shape("M10-50C-60-60-110-40-200 6C-150 4-150 20-170 40C-120 30-60 50 10 44Z", "#ff6a3c"), shape("M10-34C-40-40-80-26-136 4C-100 8-60 30 10 28Z", "#ffb03a"), shape("M10-18C-20-22-50-14-82 2C-50 10-20 16 10 14Z", "#fff6c8"),
        shape("M4-52H40V46H4C-6 20-6-24 4-52Z", "#8a9ac0") + stroke("M10-48C2-24 2 20 10 42", "#e4ecff", 5),
    )
    vehicle = at(
        330, 500, flame, child(), duck(),
        stroke("M188-70C214-70 224-92 214-112C206-126 186-124 182-110", "#c8d4ec", 13) + stroke("M188-72C212-72 220-92 211-110", "#fff", 4, 0.9) + stroke("M196-64L222-52M206-46H226", "#e8b04a", 8),
        tub(), foam(17, 4, -176, 190, -56, 20), foam(9, 5, -120, 130, -76, 15), stroke("M-196-52C-130-22 150-32 212-68", "#fff", 15) + stroke("M-196-46C-130-16 150-26 210-62", "#a8c8f0", 4, 0.8),
        turn=-34,
    )
    body = (
        ground() + wash(("M-40 160C160 100 360 240 640 140V260H-40Z", "#4f7ae0"), ("M-40 560C160 520 360 640 640 560V720H-40Z", "#ff8a84"), opacity=0.45)
        + stars(39, 90, 880) + stroke("".join(streaks), "#fff3d8", 2.4, 0.6)
        + planet(112, 170, 92, "pink", True) + planet(520, 640, 78, "mint") + planet(404, 790, 46, "gold") + planet(330, 80, 34, "gold") + planet(60, 420, 38, "mint") + planet(540, 130, 26, "pink")
        + trail + vehicle
        + "".join(planet(x, y, r, t) for x, y, r, t in ((70, 740, 30, "pink"), (240, 840, 22, "mint"), (470, 470, 12, "gold"), (210, 330, 14, "mint"), (560, 420, 18, "pink")))
    )
    extra = (
        sky("#1c2a78", "#2f55b8", "#5f86e0", "#c88ac8", "#ff9a8a") + glow(core="#fff6d8", mid="#ffc88a", edge="#ff8a6a")
        + lin("enamel", (0, "#ffffff"), (0.5, "#dfeaff"), (1, "#8fb0e8"))
        + "".join(rad(n, (0, a, 0.35), (0.6, b, 0.75), (1, c), cx=0.42, cy=0.4, r=0.62) for n, a, b, c in (("pink", "#ffe4f0", "#ff9ab8", "#e0608f"), ("mint", "#e4fff4", "#8fe0d8", "#3fa8b8"), ("gold", "#fffbe0", "#ffd98a", "#f0a04a")))
    )
    return Picture(
        "The Bathtub Rocket",
        "A child in goggles races through space in a foaming bathtub rocket with a rubber duck, past planets made of soap bubbles.",
        extra, body, vignette="#0a1040",
    )
