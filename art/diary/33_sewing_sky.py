"""A grandmother on a roof sews the stars into the cloth of the night; the moon is her ball of thread."""

from __future__ import annotations

import math
import random

from brush import Picture, glow, ground, light, lin, rad, sky, wash
from diary._shapes_b import at, disc, layer, oval, shape, stroke

CLOTH = ("M-10-10H610V420C560 470 540 520 560 590C520 570 470 600 450 650C420 610 370 600 330 630C300 580 240 570 200 606"
         "C170 560 110 560 70 596C50 570 20 566-10 580Z")
HEM = ("M-10 580C20 566 50 570 70 596C110 560 170 560 200 606C240 570 300 580 330 630C370 600 420 610 450 650"
       "C470 600 520 570 560 590C540 520 560 470 610 420")


def star(x: float, y: float, r: float) -> str:
    points = [(x + (r if i % 2 == 0 else r * 0.42) * math.sin(i * math.pi / 5), y - (r if i % 2 == 0 else r * 0.42) * math.cos(i * math.pi / 5)) for i in range(10)]
    d = "M" + "L".join(f"{a:.0f} {b:.0f}" for a, b in points) + "Z"
    return shape(d, "#fff3c8") + stroke(d, "#dfe8ff", 2.4, 0.9, stroke_dasharray="4 5")


def yarn_moon(x: float, y: float, r: float) -> str:
    threads = "".join(f"M{x - r * math.cos(a):.0f} {y - r * math.sin(a):.0f}Q{x + r * 0.5 * math.sin(a * 3):.0f} {y + r * 0.5 * math.cos(a * 2):.0f} {x + r * math.cos(a + 0.5):.0f} {y + r * math.sin(a + 0.5):.0f}"
                      for a in (i * 0.42 for i in range(15)))
    return light(x, y, r * 2.3, "silver") + disc(x, y, r, "url(#moon)") + stroke(threads, "#9fb0dc", 2.4, 0.75) + stroke(f"M{x - r * 0.8:.0f} {y - r * 0.4:.0f}A{r * 0.9:.0f} {r * 0.9:.0f} 0 0 1 {x:.0f} {y - r * 0.9:.0f}", "#fff", 4)


def grandmother() -> str:
    return at(
        424, 706,
        stroke("M40 30V-96C44-116 70-116 76-100M-48 44H86M-40 44L-30 74M78 44L72 74", "#5a3424", 11) + stroke("M-70 84Q10 108 108 66", "#5a3424", 11),
        shape("M48-86C80-60 84 10 74 44H-50C-70 50-82 66-78 84H-96C-96 50-74 20-30 8C-14-2-14-50 0-80Z", "#7a3050"),
        shape("M-30 8C-74 20-96 50-96 84H-76C-78 60-50 44-20 40Z", "#5f2440"),
        oval(-90, 86, 20, 9, "#3a1a24"),
        shape("M-6-92C24-112 60-94 64-60C66-30 60-6 40 4C20-4 0-20-10-44Z", "#c8607a") + stroke("M0-84L48-4M14-94L58-24M58-82L4-34M62-60L16-16", "#f0a8a8", 2.4, 0.7),
        stroke("M10-66C-20-50-50-66-72-90", "#c8607a", 22) + disc(-78, -96, 12, "#f0c8a8"),
        disc(14, -128, 33, "#f0c8a8"),
        shape("M-14-142C-8-176 46-180 50-136C52-116 46-104 38-100C42-122 30-140-14-142Z", "#e8e8f0"), disc(52, -158, 17, "#f4f4fa"), stroke("M42-166Q52-176 64-164", "#b8bcd0", 3),
        disc(-6, -126, 10, "none", stroke="#3a2a40", stroke_width="3") + stroke("M4-126L32-130", "#3a2a40", 3) + disc(-8, -126, 3.5, "#3a2a40"),
        shape("M-19-122C-28-116-26-110-18-111Z", "#e8b898"), stroke("M-12-104Q-4-98 4-103", "#a85a54", 3), disc(6, -112, 7, "#f09a8a", 0.6),
        stroke("M46-96C70-70 76-20 68 20", "#ffb890", 3, 0.7),
        scale=1.08,
    )


def draw() -> Picture:
    rng = random.Random(33)
    tiny = "".join(disc(rng.randint(10, 590), rng.randint(10, 520), rng.choice((1, 1.3, 2)), "#dfe8ff", rng.uniform(0.4, 0.9)) for _ in range(60))
    tiles = "".join(f"M{x} {y}q14 16 28 0" for row, y in enumerate(range(800, 900, 22)) for x in range(-20 + 14 * (row % 2), 610, 28))
    needle = (
        shape("M128 250L356 614C362 626 352 634 344 626Z", "url(#steel)") + stroke("M128 250L350 622", "#fff", 2, 0.9)
        + '<ellipse cx="341" cy="604" rx="4" ry="13" fill="#24306a" transform="rotate(-32 341 604)"/>'
    )
    thread = "M341 604C420 560 250 500 150 560C60 610 60 700 120 742"
    cat = at(212, 800, shape("M-30 0C-36-30-16-50 8-46L6-66L20-54H34L46-66L44-42C52-30 46-12 38 0Z", "#2a1a34"), stroke("M-28-4C-58 0-66-30-48-44", "#2a1a34", 8),
             stroke("M18-42Q23-46 27-42M33-42Q37-46 41-42", "#ffd98a", 2.6), stroke("M-20-34C-14-46 0-48 6-46", "#f0a890", 2.4, 0.8), flip=True)
    body = (
        ground() + light(300, 690, 420, opacity=0.9)
        + shape("M-10 720L60 690L120 716L200 676L280 712L360 690L460 724L610 680V900H-10Z", "#c97a7a", 0.7)
        + shape("M-10 760C100 720 240 760 360 736C460 720 540 750 610 736V900H-10Z", "#8a4a68", 0.85)
        + layer(shape(CLOTH, "#3a1a40", 0.45), filter="soft")
        + shape(CLOTH, "url(#cloth)")
        + layer(wash(("M-40 140C160 80 360 220 640 100V260H-40Z", "#2f4a9a"), ("M-40 400C160 360 360 460 640 400V520H-40Z", "#0f1a50")),
                stroke("M60-10C90 180 40 380 70 590M210-10C180 200 240 400 200 600M330-10C360 200 300 420 330 626M470-10C430 240 490 440 450 640M560-10C580 180 540 380 560 580", "#0a1040", 22, 0.35, filter="url(#soft4)"),
                stroke("M100-10C130 180 80 380 110 566M380-10C410 200 350 420 384 606", "#7f9ae0", 10, 0.22, filter="url(#soft4)"), clip="cloth")
        + tiny
        + stroke(HEM, "#8fa4e8", 9) + stroke(HEM, "#f2f6ff", 2.6, 0.95, stroke_dasharray="9 9")
        + stroke("M70 120L190 70L330 150L460 90L530 210L420 300L500 420M70 120L110 260L250 330", "#cfdcff", 1.8, 0.7, stroke_dasharray="7 6")
        + "".join(star(*p) for p in ((70, 120, 22), (190, 70, 17), (330, 150, 26), (460, 90, 20), (530, 210, 18), (420, 300, 24), (500, 420, 20), (250, 330, 18)))
        + needle + star(112, 232, 24)
        + stroke(thread, "#f2f6ff", 2.6)
        + shape("M-10 900V826L300 760L610 826V900Z", "#3a1f3c") + stroke(tiles, "#5f3450", 3, 0.8) + stroke("M-10 826L300 760L610 826", "#f0a080", 5, 0.8)
        + yarn_moon(112, 764, 52) + cat + grandmother()
    )
    extra = (
        sky("#0a1040", "#24306a", "#8a5a8a", "#f0a078", "#ffd9a0") + glow(core="#fff3d0", mid="#ffcf9a", edge="#f0906a") + glow("silver", "#ffffff", "#dfe8ff", "#a8b8f0")
        + lin("cloth", (0, "#0a1248"), (0.6, "#1c2c78"), (1, "#34489a")) + lin("steel", (0, "#ffffff"), (0.5, "#c8d0e8"), (1, "#7a86b0"))
        + rad("moon", (0, "#ffffff"), (0.6, "#e0e6fa"), (1, "#a8b4dc"), cx=0.38, cy=0.34, r=0.75) + f'<clipPath id="cloth"><path d="{CLOTH}"/></clipPath>'
    )
    return Picture(
        "Grandmother Sews the Night",
        "On a roof at dusk a grandmother in a rocking chair sews stars into the blue cloth of the sky with a giant needle; a cat guards the moon, her ball of thread.",
        extra, body, vignette="#060824",
    )
