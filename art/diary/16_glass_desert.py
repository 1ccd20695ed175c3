"""Shards of a broken mirror stand as mountains in a white desert; a lone walker is in every one of them."""

from __future__ import annotations

import math
import random

from brush import Picture, glow, ground, light, lin, sky, wash
from diary._shapes_a import place, specks

Shard = tuple[list[tuple[int, int]], tuple[int, int], str]     # outline (base left, ... , base right), where the facet's edge meets the ground, gradient

FAR: list[Shard] = [
    ([(-20, 600), (30, 470), (62, 520), (110, 600)], (40, 600), "pale"), ([(90, 604), (150, 400), (176, 440), (220, 604)], (140, 604), "pale"),
    ([(390, 604), (440, 380), (470, 420), (520, 604)], (456, 604), "pale"), ([(500, 604), (566, 450), (620, 510), (620, 604)], (580, 604), "pale"), ([(230, 602), (270, 500), (320, 602)], (276, 602), "pale"),
]
NEAR: list[Shard] = [
    ([(176, 720), (166, 380), (204, 330), (262, 130), (292, 150), (330, 70), (372, 300), (356, 340), (424, 720)], (300, 720), "glass"), ([(410, 720), (436, 420), (470, 400), (520, 256), (570, 470), (548, 520), (566, 720)], (510, 720), "glass"),
    ([(30, 720), (16, 470), (54, 440), (96, 300), (120, 470), (104, 500), (140, 720)], (86, 720), "glass"),
]


def shard(outline: list[tuple[int, int]], foot: tuple[int, int], tint: str) -> str:
    """A standing splinter: bright left facet, cool right facet, a hard white edge and a hint of its own reflection."""
    top = min(range(len(outline)), key=lambda i: outline[i][1])
    path = "L".join(f"{x} {y}" for x, y in outline)
    right = "L".join(f"{x} {y}" for x, y in outline[top:])
    base = outline[0][1]
    mirrored = "L".join(f"{x} {base + (base - y) * 0.42:.0f}" for x, y in outline)
    apex = outline[top]
    return (
        f'<path d="M{mirrored}Z" fill="url(#{tint})" opacity=".28"/><path d="M{path}Z" fill="url(#{tint})"/><path d="M{right}L{foot[0]} {foot[1]}Z" fill="url(#{tint}shade)"/>'
        f'<path d="M{outline[0][0]} {base}L{"L".join(f"{x} {y}" for x, y in outline[1 : top + 1])}L{foot[0]} {foot[1]}" fill="none" stroke="#fff" stroke-width="{3 if tint == "glass" else 1.6}" stroke-linejoin="bevel"/>'
        f'<path d="M{apex[0] - 8} {apex[1] + 70}L{foot[0] - 50} {foot[1] - 120}l16-6L{apex[0] + 2} {apex[1] + 80}Z" fill="#fff" opacity=".5"/>'
    )


def clip(id: str, shards: list[Shard]) -> str:
    paths = "".join(f"M{'L'.join(f'{x} {y}' for x, y in outline)}Z" for outline, _, _ in shards)
    return f'<clipPath id="{id}"><path d="{paths}"/></clipPath>'


def walker(coat: str) -> str:
    return f"""<path d="M-6 0L-9-26H9L14 0H6L1-18L0 0Z" fill="#2b3446"/><path d="M-12-22C-14-52-10-66 0-68C11-66 14-50 12-22Z" fill="{coat}"/><circle cy="-78" r="10" fill="#2b3446"/><path d="M-9-68C-26-70-34-58-50-64C-38-50-24-52-8-58Z" fill="{coat}"/><path d="M10-54L24-20" stroke="#2b3446" stroke-width="3.4" stroke-linecap="round"/>"""


def gilded(path: str, beads: str) -> str:
    """A length of gilt frame with a row of beads on it."""
    return (
        f'<g fill="none" stroke-linejoin="bevel"><path d="{path}" stroke="#8a6a34" stroke-width="36"/><path d="{path}" stroke="url(#gilt)" stroke-width="27"/>'
        f'<path d="{beads}" stroke="#fff3cc" stroke-width="8" stroke-dasharray="1 27" stroke-linecap="round"/></g>'
    )


ARCH = gilded("M118 730V330C118 170 186 66 300 44L322 62L338 36C356 34 372 36 388 42", "M118 690V340C118 180 192 82 290 50")      # breaks off at the top
FALLEN = gilded("M396 838C440 800 520 794 590 830", "M414 826C456 800 520 796 574 820")


def cracks() -> str:
    """A star of cracks in the tallest shard, where something struck the mirror."""
    rng = random.Random(16)
    web = ""
    for k in range(11):
        a, r, x, y = math.tau * k / 11 + rng.uniform(-0.15, 0.15), 24.0, 276.0, 250.0
        web += f"M{x:.0f} {y:.0f}"
        for _ in range(5):
            x, y = x + r * math.cos(a), y + r * math.sin(a)
            web += f"L{x:.0f} {y:.0f}"
            a, r = a + rng.uniform(-0.3, 0.3), r * 1.4
    rings = "".join(f"M{276 - r} 250L{276 - r * 0.5:.0f} {250 - r * 0.9:.0f}L{276 + r * 0.5:.0f} {250 - r * 0.8:.0f}L{276 + r} 256L{276 + r * 0.4:.0f} {250 + r * 0.9:.0f}L{276 - r * 0.6:.0f} {250 + r * 0.8:.0f}Z" for r in (20,))
    return f'<g clip-path="url(#tall)" fill="none"><path d="{web}{rings}" stroke="#fff" stroke-width="2.6" stroke-linejoin="bevel"/><path d="{web}" stroke="#4a688c" stroke-width="1.4" transform="translate(2 2)" opacity=".7"/></g>'


def draw() -> Picture:
    copies = [(262, 520, 1.15, False, 0), (346, 560, 0.8, True, 0), (490, 620, 0.95, False, 0), (76, 610, 0.8, False, 0), (228, 380, 0.6, True, 180), (530, 470, 0.5, True, 180), (330, 300, 0.42, False, 0)]
    others = "".join(place(x, y, walker("#e0564a"), s, turn=turn, flip=flip) for x, y, s, flip, turn in copies)
    splinters = "".join(f'<path d="M{x} {y}l{w} {-h} {w * 0.7:.0f} {h}z" fill="url(#glass)" stroke="#fff" stroke-width="1.6"/>' for x, y, w, h in ((20, 860, 34, 96), (70, 880, 22, 50), (540, 800, 26, 96), (570, 880, 18, 50), (440, 892, 14, 34), (130, 892, 14, 30)))
    night = f'<g clip-path="url(#near)">{specks(3, 90, (20, 90, 580, 470), (0.9, 2.4), "#fff7dc", (0.5, 1))}</g>'     # the mirrors show a sky that is not there
    dunes = '<path d="M-10 690C60 664 140 690 210 680C300 668 380 690 470 686C530 684 570 672 610 680V910H-10Z" fill="url(#floor)"/><g fill="none" stroke="#fff" stroke-width="3" opacity=".7"><path d="M20 730C80 716 140 730 190 722M330 730C400 718 460 736 520 726M40 800C110 780 170 800 230 790M380 840C450 822 520 842 590 826M150 860C210 846 260 862 310 852"/></g>'
    body = "".join([
        ground(), light(470, 150, 300), '<circle cx="470" cy="150" r="40" fill="#fffdf4"/>', wash(("M-40 180C160 120 360 260 640 160V240H-40Z", "#ffffff"), ("M-40 520C160 480 360 560 640 520V640H-40Z", "#f6ead8"), opacity=0.6),
        "".join(shard(*s) for s in FAR), '<rect y="520" width="600" height="110" fill="url(#haze)"/><path d="M-10 600H610V910H-10Z" fill="#f4efe6"/>', "".join(shard(*s) for s in (FAR[4],)),
        "".join(shard(*s) for s in NEAR), night, cracks(), ARCH, dunes, f'<g opacity=".85">{others}</g>', splinters, FALLEN,
        '<path d="M300 794L210 850L226 856L306 798Z" fill="#51678a" opacity=".5"/>', place(300, 796, walker("#d2453c"), 1.3), specks(6, 40, (20, 60, 580, 780), (0.8, 2), "#fff", (0.5, 1)),
    ])
    defs = (
        sky("#a9c4dc", "#cfdfec", "#eef3f4", "#fbf3e4", "#f0e6d6") + glow(core="#ffffff", mid="#fff6df", edge="#ffeac6")
        + lin("glass", (0, "#233468"), (0.4, "#3f5c9c"), (0.75, "#86a9cf"), (1, "#e4eef5")) + lin("glassshade", (0, "#141f4a"), (0.5, "#2a4178"), (1, "#8fb0cc"))
        + lin("pale", (0, "#f6fafc"), (1, "#cfdfea")) + lin("paleshade", (0, "#d6e4ee"), (1, "#b4c9da")) + lin("floor", (0, "#faf5ea"), (0.4, "#ece2d2"), (1, "#b9b4b8")) + lin("gilt", (0, "#f7e0a0"), (0.5, "#d2a755"), (1, "#a8803c")) + lin("haze", (0, "#fff", 0), (1, "#fff", 0.9))
        + clip("tall", NEAR[:1]) + clip("near", NEAR)
    )
    return Picture("The Mirror Desert", "Sharp shards of a broken mirror stand like mountains in an empty white desert; they reflect a starry night, and a lone walker in red again and again.", defs, body, vignette="#4a6588")
