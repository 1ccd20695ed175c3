"""A great golden carp leaps a waterfall towards the red gate on its brink."""

from __future__ import annotations

import math
import random

from brush import Picture, glow, ground, light, lin, rad, sky, wash
from diary._shapes_b import at, block, cloud, disc, glints, layer, oval, polygon, shape, stroke


def spine(t: float) -> tuple[float, float]:
    """From the tail (0) below to the snout (1) above, bowed to the left."""
    a = math.radians(62 - 150 * t)
    return 402 - 176 * math.cos(a) * (1 - 0.1 * t), 500 + 236 * math.sin(a)


def width(t: float) -> float:
    return 20 + 70 * math.pow(math.sin(math.pi * min(1, 0.1 + 0.86 * t)), 0.85) - 14 * t


def outline() -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    back, belly = [], []
    for i in range(41):
        t = i / 40
        (x, y), (x2, y2) = spine(t), spine(t + 0.01)
        a = math.atan2(y2 - y, x2 - x)
        w = width(t)
        back.append((x + w * math.sin(a), y - w * math.cos(a)))
        belly.append((x - w * math.sin(a), y + w * math.cos(a)))
    return back, belly


def scales() -> str:
    arcs = []
    for i in range(3, 31):
        t = i / 40
        (x, y), (x2, y2) = spine(t), spine(t + 0.01)
        a = math.atan2(y2 - y, x2 - x)
        w = width(t)
        for k in range(-3, 4):
            s = (k + (0.5 if i % 2 else 0)) / 3.6
            cx, cy = x + w * s * math.sin(a), y - w * s * math.cos(a)
            r = w * 0.17
            px, py = r * math.sin(a), -r * math.cos(a)
            fx, fy = -r * 1.3 * math.cos(a), -r * 1.3 * math.sin(a)
            arcs.append(f"M{cx + px:.0f} {cy + py:.0f}Q{cx + fx * 1.6:.0f} {cy + fy * 1.6:.0f} {cx - px:.0f} {cy - py:.0f}")
    return stroke("".join(arcs), "#a8540f", 2.2, 0.75)


def carp() -> str:
    back, belly = outline()
    body = polygon(back + belly[::-1])
    tx, ty = spine(0)
    tail = at(tx, ty, shape("M-10-20C30 10 60 60 40 130C24 100 10 86-10 80C-24 110-60 130-100 126C-70 90-50 40-34-6Z", "url(#fin)"),
              stroke("M-14 4C10 40 30 70 34 110M-20 10C-16 50-14 60-12 76M-26 6C-40 50-60 90-84 116", "#c8501a", 3, 0.7), turn=-22)
    fin = shape(f"M{back[12][0]:.0f} {back[12][1]:.0f}C{back[14][0] - 80:.0f} {back[14][1] + 10:.0f} {back[22][0] - 86:.0f} {back[22][1] - 20:.0f} {back[29][0]:.0f} {back[29][1]:.0f}Z", "url(#fin)")
    rays = stroke("".join(f"M{back[i][0]:.0f} {back[i][1]:.0f}l{-30 - 4 * math.sin(i):.0f} {(i - 19) * -2 + 4}" for i in range(15, 28, 3)), "#c8501a", 3, 0.7)
    hx, hy = spine(0.9)
    sx, sy = spine(0.78)
    return (
        tail + fin + rays
        + shape(body, "url(#gold)") + scales()
        + stroke("M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in back[2:38]), "#fff6c8", 6, 0.9)
        + stroke("M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in belly[4:36]), "#ff9a5a", 4, 0.7)
        + at(sx + 46, sy + 40, shape("M-30-16C10-10 60 20 74 76C30 74-10 50-40 10Z", "url(#fin)"), stroke("M-24-4C10 14 40 40 60 66M-30 4C0 26 20 44 36 58", "#c8501a", 3, 0.7))
        + at(sx + 10, sy + 120, shape("M-10-16C30 0 50 30 48 70C16 60-10 34-22 4Z", "url(#fin)"))
        + at(hx, hy, disc(-16, -16, 18, "#fffbe8"), disc(-12, -20, 10, "#2a1408"), disc(-9, -24, 3.6, "#fff"), stroke("M-44 38C-20 58 20 62 48 44", "#a8540f", 5, 0.8),
             stroke("M30-36C44-26 46-12 36-4", "#8a2f0f", 5), stroke("M36-40C70-48 76-20 96-30M30-14C60-6 60 18 82 18", "#ffd76a", 4.5))
    )


def draw() -> Picture:
    rng = random.Random(36)
    fall = glints(3, (f"M{rng.randint(196, 430)} {rng.randint(210, 640)}v{rng.randint(40, 150)}" for _ in range(64)), "#fff", 3.5, 0.3, 0.9)
    spray = "".join(disc(rng.gauss(330, 130), rng.gauss(742, 40), rng.uniform(2, 8), "#f4fffb", rng.uniform(0.5, 0.95)) for _ in range(44))
    beads = "".join(disc(rng.gauss(330, 150), rng.uniform(180, 700), rng.uniform(1.6, 5), "#fffbe0", rng.uniform(0.6, 1)) for _ in range(44))
    gate = (
        shape("M178 60C260 84 380 84 462 60L470 86C380 108 260 108 170 86Z", "#d9342f") + shape("M178 60C260 84 380 84 462 60L464 68C380 92 260 92 176 68Z", "#ff8a5a")
        + shape("M204 128H436V150H204Z", "#c8282c") + block(304, 92, 32, 40, "#8a1424") + block(309, 98, 22, 28, "#ffd76a")
        + shape("M222 96H246L240 262H212Z", "#d9342f") + shape("M394 96H418L428 262H400Z", "#a81a26") + stroke("M226 98L216 260", "#ff9a7a", 4, 0.8)
    )
    fisher = at(78, 706, stroke("M14-26L112-84", "#5a3a20", 4) + stroke("M112-84V-20", "#f2fffb", 1.6), shape("M-22 0C-26-26-12-40 2-40C18-40 26-24 22 0Z", "#3a5a8a"), stroke("M-6-30L18-24", "#3a5a8a", 9), disc(0, -48, 10, "#f0c8a0"), shape("M-26-50L0-74L26-50Z", "#e0b86a"))
    koi = "".join(at(x, y, shape("M-26 0C-10-13 16-12 26 0C16 12-10 13-26 0Z", c), shape("M22 0L42-12L38 0L42 12Z", c), disc(-16, -3, 2, "#1a1a20"), scale=s, turn=r) for x, y, s, c, r in ((180, 838, 1.1, "#ff8a3c", 28), (268, 864, 0.9, "#fff3d8", 50), (430, 842, 1, "#ff8a3c", 140)))
    body = (
        ground() + light(120, 130, 300) + disc(120, 130, 46, "#fffdf0") + wash(("M-40 80C160 20 360 160 640 60V200H-40Z", "#fff6d8"), ("M-40 300C160 260 360 360 640 300V420H-40Z", "#a8e8dc"))
        + cloud(420, 60, 0.8, "#fff", 0.85) + cloud(-60, 250, 0.9, "#fff", 0.85)
        + shape("M-10 420L50 330L100 370L150 300L210 380V640H-10ZM610 380L560 310L520 350L470 290L420 380V640H610Z", "#8fc8c4", 0.8)
        + shape("M208 252H430L470 780H160Z", "url(#fall)") + gate
        + wash(("M210 250H270L250 760H180ZM360 250H410L440 760H390Z", "#ffffff"), opacity=0.5) + fall
        + shape("M-10 470L40 400L90 420L130 330L196 244L226 262L206 330L222 420L190 520L206 620L170 700L180 790H-10Z", "url(#cliff)")
        + shape("M610 440L570 390L530 410L500 320L446 240L412 262L428 340L412 430L440 520L424 620L458 710L450 790H610Z", "url(#cliff)")
        + stroke("M130 330L196 244L226 262L206 330L222 420L190 520M446 240L412 262L428 340L412 430", "#ffe9b0", 4, 0.75)
        + stroke("M60 440L90 520L70 600M130 400L140 480L110 560M540 440L520 520L560 600M490 400L480 480L510 560", "#1f5a60", 5, 0.5)
        + at(70, 404, stroke("M0 0C10-30-6-50 10-80", "#5a3a24", 9), "".join(oval(a, b, 34, 15, c) for a, b, c in ((-10, -84, "#2f8f6a"), (26, -98, "#4fb07a"), (34, -70, "#2f8f6a"))))
        + shape("M-10 760C120 730 480 730 610 760V910H-10Z", "url(#pool)")
        + glints(6, (f"M{rng.randint(0, 560)} {y}h{rng.randint(20, 90)}" for y in range(780, 896, 8) for _ in range(2)), "#eafff4", 3, 0.15, 0.5)
        + koi + layer(spray, filter="soft4") + light(330, 470, 330, opacity=0.75) + carp() + beads + spray
        + shape("M-10 910V720C30 696 110 690 150 716C170 760 130 820 100 910Z", "url(#cliff)") + stroke("M-10 720C30 696 110 690 150 716", "#ffe9b0", 4, 0.7) + fisher
    )
    extra = (
        sky("#5fc4d8", "#a8e4dc", "#fff3c8", "#ffe0a0", "#8fd8d0") + glow(core="#fffef0", mid="#fff0a0", edge="#ffd86a")
        + rad("gold", (0, "#fffbd0"), (0.3, "#ffe06a"), (0.65, "#f5a81f"), (1, "#c86a12"), cx=0.3, cy=0.35, r=0.8) + lin("fin", (0, "#ffcf5a"), (1, "#f0641f"))
        + lin("fall", (0, "#f4fffb"), (0.5, "#7fdcd8"), (1, "#2fa8b8")) + lin("cliff", (0, "#7fa89a"), (0.5, "#3f7478"), (1, "#17454f")) + lin("pool", (0, "#a8f0e4"), (0.3, "#2fb0b8"), (1, "#0a5a70"))
    )
    return Picture(
        "The Carp at the Gate",
        "A giant golden carp leaps up a turquoise waterfall towards a red gate at its top while a tiny angler watches.",
        extra, body, vignette="#06404a",
    )
