"""A knight rides to war on a giant snail; a ladybird overtakes them."""

from __future__ import annotations

import math
import random

from brush import Picture, glow, ground, light, lin, rad, sky, wash
from diary._shapes_b import at, block, cloud, disc, oval, shape, stroke


def spiral(x: float, y: float, r: float, turns: float) -> str:
    points = []
    for i in range(int(turns * 24) + 1):
        a = math.tau * i / 24
        k = r * (1 - i / (turns * 24)) ** 0.8
        points.append(f"{x + k * math.cos(a - 0.4):.0f} {y - k * math.sin(a - 0.4):.0f}")
    return "M" + "L".join(points)


def castle() -> str:
    tower = shape("M-16 90V-10H-22V-34H-12V-24H-5V-34H5V-24H12V-34H22V-10H16V90Z", "#8f9fc0")
    return at(
        486, 300,
        shape("M-70 90V10H-76V-12H-62V-2H-48V-12H-34V-2H-20V-12H20V-2H34V-12H48V-2H62V-12H76V10H70V90Z", "#a8b4d0"),
        at(-70, 0, tower), at(70, 0, tower), at(0, -34, tower, scale=1.35),
        shape("M-26-78L0-130L26-78Z", "#c8505a") + stroke("M0-130V-156", "#5a6a90", 3) + shape("M0-156L26-148L0-140Z", "#e0303f"),
        shape("M-14 90V60A14 16 0 0 1 14 60V90Z", "#5a6a90"), block(-4, -30, 8, 16, "#ffe9a8"), block(-74, 20, 7, 14, "#ffe9a8"), block(67, 20, 7, 14, "#ffe9a8"),
        scale=0.85,
    )


def knight() -> str:
    return at(
        262, 352,
        stroke("M-96 66L150-196", "#7a4a2a", 8) + shape("M150-196L172-226L162-186Z", "#d8dce4"),
        shape("M110-154C70-190 30-150-10-186C-24-150-10-120-34-96C0-80 30-104 62-102Z", "#d92a3a"),
        shape("M50-150l8 14 16 2-12 11 3 16-15-8-14 8 3-16-12-11 16-2z", "#ffd15c"),
        shape("M-24 20L-34 84L-6 92L10 30Z", "#7f8a9c") + shape("M-38 80L-4 88L6 106H-40Z", "#5a6478"),
        shape("M-34-62C-24-82 26-82 34-60L28 28H-28Z", "url(#steel)"),
        shape("M-30 4H30L38 44C14 54-14 54-38 44Z", "#d92a3a") + stroke("M-34 40C-14 50 14 50 34 40", "#ffd15c", 4),
        stroke("M-28-54L-44-14L-22 6", "#8f9ab0", 17) + stroke("M24-54L52-30L28-12", "#b8c2d4", 17),
        disc(-28, -56, 17, "#c4cede") + disc(26, -56, 17, "#dfe6f0"),
        shape("M-30-88C-32-140 32-140 32-92L38-84V-72H-24C-30-74-30-80-30-88Z", "url(#steel)"),
        shape("M2-112L36-106V-96L2-98Z", "#2a2f40") + stroke("M10-90V-78M19-90V-78M28-88V-78", "#4a5468", 3),
        shape("M-6-128C-30-170-70-150-84-110C-66-124-50-118-40-104C-36-116-20-122-6-122Z", "#e0303f"),
        stroke("M-12-128C-34-154-62-142-76-118", "#ff8a7a", 4), stroke("M-26-96C-26-122-8-130 10-130", "#fff", 4, 0.8),
        at(-36, 10, shape("M-30-34H30V0C30 24 12 36 0 42C-12 36-30 24-30 0Z", "#ffd15c"), shape("M-23-27H23V0C23 18 10 28 0 33C-10 28-23 18-23 0Z", "#d92a3a"),
           stroke("M0-26V30M-22-2H22", "#fff3d0", 7)),
    )


def draw() -> Picture:
    rng = random.Random(28)
    flowers = "".join(
        at(x, y, stroke("M0 0C-3-14 3-26 0-38", "#2f7a3a", 3.4), disc(0, -40, 9, c), disc(0, -40, 4, "#ffd15c"), scale=rng.uniform(0.7, 1.3))
        for x, y, c in ((30, 870, "#fff"), (80, 894, "#e8507a"), (136, 872, "#ffb03c"), (470, 890, "#fff"), (520, 868, "#e8507a"), (572, 888, "#ffb03c"), (428, 872, "#b88af0")))
    grass = shape("".join(f"M{x} 905l{rng.randint(-8, 8)} {-rng.randint(20, 54)}l9 54z" for x in range(0, 600, 12)), "#1f6a3a")
    snail = (
        oval(300, 752, 270, 16, "#1a4a2a", 0.45, filter="url(#soft4)")
        + shape("M30 752C60 720 120 700 170 690C240 650 340 640 400 660C420 640 424 590 440 556C456 524 500 516 520 540C540 566 528 612 520 650"
                "C512 700 540 720 530 752Z", "url(#slug)")
        + stroke("M450 548C436 500 430 470 410 440M500 534C508 490 520 462 516 424", "#d9b878", 11)
        + disc(408, 434, 15, "#fffbe8") + disc(412, 432, 8, "#2a2018") + disc(517, 418, 15, "#fffbe8") + disc(521, 416, 8, "#2a2018")
        + stroke("M400 426Q404 416 414 418M508 408Q514 400 524 404", "#a8844a", 5)
        + stroke("M486 606Q504 618 522 604", "#7a5a34", 4.5) + disc(470, 590, 11, "#f0a87a", 0.7)
        + stroke("M40 748C120 716 240 724 330 738C420 748 470 736 528 748", "#8a6a3c", 5, 0.6)
        + stroke("M440 560C424 600 424 640 404 662", "#fff0c0", 5, 0.7)
        + disc(250, 560, 158, "url(#shell)")
        + stroke(spiral(250, 560, 150, 3), "#7a3a1c", 9, 0.85) + stroke(spiral(244, 553, 146, 2.9), "#ffd9a0", 4, 0.7)
        + stroke("M120 470A158 158 0 0 1 330 424", "#fff0d0", 6, 0.8)
    )
    saddle = (
        shape("M160 448C190 400 330 398 356 446C372 480 374 510 366 530L330 520L320 500C290 486 220 488 190 502L182 524L146 530C140 500 146 474 160 448Z", "#c8243a")
        + stroke("M150 524L182 518L190 498C220 482 290 480 322 496L332 514L364 524", "#ffd15c", 6)
        + stroke("M356 450C400 470 440 500 470 560", "#7a2f24", 6) + oval(262, 424, 78, 18, "#7a3a24")
    )
    ladybird = at(500, 812, shape("M-26 0A26 22 0 0 1 26 0Z", "#e0303f"), shape("M22 0A12 12 0 0 1 42 0Z", "#1a1a20"), stroke("M0-22V0M36-8L46-18", "#1a1a20", 2.5),
                  disc(-12, -8, 4, "#1a1a20"), disc(10, -9, 4, "#1a1a20"), stroke("M-60-4H-36M-66-14H-34M-56 4H-32", "#fff", 2.5, 0.9))
    body = (
        ground() + wash(("M-40 80C160 20 360 160 640 60V180H-40Z", "#f2fcff"), ("M-40 330C160 290 360 390 640 330V430H-40Z", "#fff3c8"), opacity=0.6)
        + light(110, 130, 200, opacity=0.9) + disc(110, 130, 40, "#fffdea") + cloud(-50, 280, 0.9, "#fff", 0.9) + cloud(380, 110, 0.8, "#fff", 0.9) + cloud(250, 60, 0.5, "#fff", 0.8)
        + shape("M-10 470C80 400 160 430 240 440C330 400 420 360 486 366C540 366 580 400 610 420V600H-10Z", "#a8d8b0")
        + castle()
        + shape("M-10 560C100 490 220 540 340 510C450 480 540 500 610 480V720H-10Z", "#7fc47a")
        + shape("M486 376C500 430 560 450 540 500C520 540 560 560 610 590V640C540 600 470 560 506 500C524 460 470 430 476 376Z", "#f0dca0")
        + at(60, 560, "".join(disc(x, y, r, c) for x, y, r, c in ((0, -40, 34, "#3f8f5a"), (26, -22, 26, "#4fa060"), (-24, -22, 24, "#357a50"))), stroke("M0-10V30", "#6a4a2c", 9))
        + shape("M-10 680C140 640 360 670 610 640V900H-10Z", "#5fb05a")
        + shape("M-10 742C160 716 420 730 610 716V812C420 826 160 806-10 826Z", "#e8cf94") + stroke("M-10 780C160 764 420 776 610 760", "#c9a868", 5, 0.6)
        + shape("M-10 742C40 746 100 738 160 748C100 762 40 760-10 768Z", "#f4fff8", 0.85)
        + snail + saddle + knight() + ladybird + grass + flowers
    )
    extra = (
        sky("#4fa8e4", "#8fcdf0", "#cfeaf0", "#fbf3cf", "#f7e0a8") + glow(core="#fffeee", mid="#fff3b8", edge="#ffe48a")
        + rad("shell", (0, "#ffc98a"), (0.5, "#d9823f"), (1, "#8a401f"), cx=0.35, cy=0.28, r=0.8) + lin("slug", (0, "#f0d79a"), (1, "#a8844a"))
        + lin("steel", (0, "#f2f6fb"), (0.5, "#aab6ca"), (1, "#66718a"), x2=1, y2=0)
    )
    return Picture(
        "The Knight on the Snail",
        "A knight with a red banner rides a giant snail along a sunny road from a castle; a ladybird overtakes them.",
        extra, body, vignette="#1a3a2a",
    )
