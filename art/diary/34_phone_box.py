"""A red phone box on empty salt flats; its cord climbs into a cloud."""

from __future__ import annotations

import math
import random

from brush import Picture, glow, ground, light, lin, sky, wash
from diary._shapes_b import at, block, cloud, disc, layer, person, shape, stroke


def box() -> str:
    """The booth, standing on its own origin."""
    panes = "".join(block(x, y, 32, 36, "url(#glass)") for x in (-52, -16, 20) for y in (-268, -226, -184, -142, -100))
    return (
        shape("M-84 0V-310C-60-342 60-342 84-310V0Z", "url(#red)") + shape("M-92-300H92V-318C60-350-60-350-92-318Z", "#e0303c")
        + stroke("M-90-314C-60-346 60-346 88-316", "#ffb8a8", 4, 0.9) + block(-62, -304, 124, 20, "#fff3e4") + block(-92, -14, 184, 14, "#8a1424")
        + shape("M-66-276H66V-54H-66Z", "#8a1424") + panes + block(-60, -48, 120, 32, "#a81a2c")
        + shape("M44-310C60-306 78-306 84-300V0H60V-276Z", "#5a0a20", 0.35) + stroke("M-82-4V-300", "#ff8a7a", 5, 0.9) + disc(58, -160, 5, "#ffd98a")
        + at(-4, -196, block(-20, -30, 34, 60, "#241a24"), disc(-3, -4, 11, "#8a8088"), stroke("M-16-40H12", "#241a24", 9), stroke("M12 20C30 40 26 80 20 96", "#241a24", 3), stroke("M14 92L28 112", "#241a24", 9))
    )


def coil(x0: float, y0: float, x1: float, y1: float, turns: int, r: float) -> str:
    """A telephone cord as one curled path."""
    points = []
    for i in range(turns * 12 + 1):
        t = i / (turns * 12)
        a = t * turns * math.tau
        sway = 46 * math.sin(t * 5.2)
        k = r * (0.75 + 0.5 * t)
        points.append(f"{x0 + (x1 - x0) * t + sway + k * math.sin(a):.0f} {y0 + (y1 - y0) * t - k * 0.5 * math.cos(a):.0f}")
    return "M" + "L".join(points)


def draw() -> Picture:
    rng = random.Random(34)
    cracks = []
    for row, y in enumerate((640, 668, 704, 752, 814, 892)):
        step = 34 + row * 26
        for x in range(-60 + (row % 2) * step // 2, 660, step):
            jitter = rng.randint(-5, 5)
            cracks.append(f"M{x} {y + jitter}l{step * 0.5:.0f} {-6 - row}l{step * 0.5:.0f} {6 + row}l{(x - 300) * 0.05:.0f} {22 + row * 8}")
    cord = coil(300, 356, 316, 150, 12, 14)
    heap = "".join(disc(x, y, r, c) for x, y, r, c in (
        (150, 120, 62, "#f7b8b8"), (460, 116, 66, "#f4a8b0"), (230, 84, 84, "#ffd9d0"), (330, 66, 92, "#ffe9dc"), (410, 100, 74, "#ffd0c8"), (290, 124, 64, "#fbc4c0"), (370, 138, 54, "#f4a8b0"), (200, 138, 50, "#f0a0ac")))
    walker = person(92, 656, 0.72, "#4a3468", "#2a1a3a", "#ffd0b0")
    body = (
        ground() + light(468, 560, 330) + disc(468, 566, 44, "#fffbe8")
        + wash(("M-40 260C160 220 360 320 640 240V320H-40Z", "#ffd0c0"), ("M-40 430C160 400 360 470 640 420V480H-40Z", "#ff9a9a"), opacity=0.6)
        + stroke(cord, "#7a1a30", 8) + stroke(cord, "#ff8a84", 2.6, 0.9)
        + heap + layer(shape("M70 130C160 190 470 200 540 120V200H70Z", "#e88aa0"), opacity=0.35, filter="soft4")
        + cloud(-40, 380, 0.7, "#ffe4dc", 0.7) + cloud(450, 330, 0.5, "#ffe4dc", 0.7)
        + shape("M-10 622L60 596L110 612L190 588L260 614L340 600L430 616L520 592L610 614V640H-10Z", "#b88aa8", 0.8)
        + shape("M-10 622H610V900H-10Z", "url(#salt)")
        + shape("M430 624H506L560 900H380Z", "#fff3d8", 0.6, filter="url(#soft4)")
        + stroke("".join(cracks), "#c48aa0", 2, 0.5)
        + layer(at(300, 734, box(), scale=1.02).replace("scale(1.02 1.02)", "scale(1.02 -.5)"), opacity=0.28)
        + shape("M216 734L-40 800V840L384 734Z", "#7a4a78", 0.45, filter="url(#soft4)")
        + light(300, 560, 170, opacity=0.7) + at(300, 734, box(), scale=1.12)
        + shape("M92 656L20 668L24 674L98 658Z", "#7a4a78", 0.5) + walker
        + at(404, 726, shape("M-16 0C-14-14 2-18 10-12C14-20 24-18 24-10L32-7L24-5C22 4 6 6 0 4L-24 8Z", "#fff8f0"), disc(18, -11, 1.8, "#3a1a2a"), stroke("M2 5V13M7 5V13", "#c86a4a", 2))
    )
    extra = (
        sky("#7f8fd0", "#c89ac8", "#f7a8a8", "#ffc9a0", "#ffe4b8") + glow(core="#fffbe8", mid="#ffe0a8", edge="#ffb08a")
        + lin("salt", (0, "#ffe9dc"), (0.25, "#fbdcd8"), (0.7, "#f0c4d0"), (1, "#b890b8")) + lin("red", (0, "#f2404a"), (0.6, "#d0202f"), (1, "#96142a"), x2=1, y2=0)
        + lin("glass", (0, "#fff3c8"), (1, "#ffd09a"))
    )
    return Picture(
        "A Call from the Cloud",
        "A lone red phone box stands on pink salt flats at sunset; its curly cord climbs into a cloud, and a far walker comes to answer.",
        extra, body, vignette="#4a2450",
    )
