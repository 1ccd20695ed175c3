"""Five ravens on an island in the sky; two of them bring a card each."""

from brush import Picture, glow, ground, light, lin, sky, wash
from covers._cast import RAVENS, child, cloud, raven
from ravens._gifts import gift


def draw() -> Picture:
    blossom = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{c}"/>'
        for x, y, r, c in ((150, 470, 52, "#e58ca8"), (210, 420, 60, "#f2a6bc"), (300, 396, 66, "#ffc2cf"), (392, 424, 60, "#f2a6bc"), (452, 474, 50, "#e58ca8"), (260, 456, 48, "#f7b4c6"), (344, 458, 50, "#f7b4c6"))
    )
    petals = "".join(f'<path d="M{x} {y}q8-10 16 0q-8 8-16 0z" transform="rotate({a} {x} {y})"/>' for x, y, a in ((90, 560, 20), (140, 620, -30), (500, 580, 40), (540, 640, 10), (60, 700, -20), (480, 730, 60), (120, 780, 15), (250, 800, -40), (430, 820, 30), (540, 780, -15)))
    island = (
        '<path d="M60 640C120 610 220 626 300 618C400 610 480 620 546 642C520 690 470 700 440 740C410 790 380 800 352 862C330 880 310 884 292 856C262 810 220 800 190 748C160 700 96 696 60 640Z" fill="url(#soil)" filter="url(#rough)"/>'
        '<path d="M52 640C110 600 220 612 300 604C400 598 490 606 552 640C500 672 440 658 400 672C340 690 300 664 240 676C180 684 110 672 52 640Z" fill="#8fc27a"/><path d="M52 640C110 600 220 612 300 604C400 598 490 606 552 640" fill="none" stroke="#f0ffc8" stroke-width="5"/>'
        '<path d="M188 672C180 740 196 800 184 900H214C222 800 212 740 222 676Z" fill="#d6f0ff" opacity=".9"/>'
    )
    body = (
        ground()
        + wash(("M-40 140C160 90 360 220 640 140V260H-40Z", "#e8f4ff"), ("M-40 480C160 440 360 560 640 480V600H-40Z", "#ffe0ec"))
        + light(300, 200, 320, opacity=0.7)
        + cloud(-60, 230, 1, "#fff", 0.8) + cloud(430, 300, 0.9, "#fff", 0.75) + cloud(-50, 800, 1.3, "#fff", 0.85) + cloud(400, 770, 1.2, "#fff", 0.85)
        + island
        + '<path d="M276 640C290 560 276 500 262 450L286 440L300 500L330 430L350 442C326 500 320 560 336 640Z" fill="#6b4250"/>'
        + blossom
        + '<path d="M60 610V640M110 600V634M160 596V630M60 616H166" stroke="#fff3dc" stroke-width="7" stroke-linecap="round"/>'
        + child(412, 640, 1.4, "#3f6a9a", "#3a2038") + '<path d="M402 596L386 566M424 596L440 566" stroke="#3f6a9a" stroke-width="9" stroke-linecap="round"/>'
        + f'<g fill="#f7b4c6">{petals}</g>'
        + gift(288, 230, 0.95, 10) + gift(398, 150, 0.95, -8)
        + raven("flying", 198, 228, 1.1, rim="#ffffff", turn=-4) + raven("flying", 488, 148, 1.1, -1, rim="#ffffff", turn=6)
        + raven("perched", 212, 366, 0.92, rim="#fff") + raven("perched", 404, 370, 0.92, -1, rim="#fff")
        + raven("perched", 110, 600, 0.85, rim="#fff")
    )
    return Picture(
        "Take two", "Five ravens on a blossoming island in the sky: three sit, and two fly to a child with a shining card each.",
        sky("#8fb8ea", "#c0d4f4", "#e8dcf4", "#fbe0e6", "#c8b4e0") + glow() + RAVENS + lin("soil", (0, "#8a6a72"), (1, "#4a3a62")),
        body, vignette="#4a3a72",
    )
