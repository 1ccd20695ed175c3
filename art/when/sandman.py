"""The Sandman: an old man on a dune of clouds, weighing two heaps of sand."""

from brush import Picture, glow, ground, light, lin, rad, sky, stars, wash
from covers._cast import cloud, star5


def draw() -> Picture:
    grains = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in ((120, 520, 4), (134, 548, 3), (112, 560, 3), (126, 580, 4), (140, 600, 3), (118, 610, 3), (480, 520, 4), (466, 548, 3), (488, 560, 3), (474, 580, 4), (460, 600, 3), (482, 610, 3), (128, 636, 3), (472, 640, 3)))
    body = (
        ground() + wash(("M-40 160C160 100 360 240 640 160V300H-40Z", "#6a5a9a"), ("M-40 560C160 520 360 640 640 560V700H-40Z", "#e0b07a")) + stars(9, 90, 460)
        + light(300, 380, 380, opacity=0.7)
        + cloud(-60, 220, 0.9, "#6f5f9e", 0.8, "#b0a0d8") + cloud(440, 200, 0.8, "#6f5f9e", 0.8, "#b0a0d8")
        # half day, half night behind him
        + '<circle cx="300" cy="380" r="220" fill="#f7d98a"/><path d="M300 160A220 220 0 0 1 300 600Z" fill="#4a5ab0"/><path d="M300 160V600" stroke="#fff3cf" stroke-width="4"/>'
        + star5(430, 280, 14, "#e4ecff") + star5(470, 370, 10, "#e4ecff") + star5(420, 470, 11, "#e4ecff") + '<g stroke="#e9a04a" stroke-width="9" stroke-linecap="round"><path d="M130 320l24 8M112 390h26M132 458l22-10"/></g>'
        + '<path d="M-10 790C80 730 170 760 240 730C330 700 430 760 610 720V910H-10Z" fill="#d9a868"/><path d="M-10 790C80 730 170 760 240 730C330 700 430 760 610 720" fill="none" stroke="#fff0c8" stroke-width="5"/><path d="M-10 850C140 800 340 860 610 810V910H-10Z" fill="#b07a4a"/>'
        + '<path d="M190 790C170 640 210 500 300 496C390 500 430 640 410 790C350 816 250 816 190 790Z" fill="url(#robe)"/><path d="M190 790C170 640 210 500 300 496" fill="none" stroke="#ffe6ae" stroke-width="6"/>'
        '<path d="M250 540C190 540 150 520 118 500" stroke="#7a5a9a" stroke-width="46" stroke-linecap="round" fill="none"/><path d="M350 540C410 540 450 520 482 500" stroke="#5a4284" stroke-width="46" stroke-linecap="round" fill="none"/>'
        '<path d="M84 480C96 510 140 510 154 486Z" fill="#f0c3a0"/><path d="M446 486C460 510 504 510 516 480Z" fill="#f0c3a0"/><path d="M82 482C96 452 140 452 156 484C136 494 104 494 82 482Z" fill="#ffe2a0"/><path d="M444 484C460 452 504 452 518 482C496 494 464 494 444 484Z" fill="#bcd2ff"/>'
        '<circle cx="300" cy="414" r="76" fill="#f0c3a0"/><path d="M222 420C226 560 270 640 300 660C330 640 374 560 378 420C356 456 330 452 300 452C270 452 244 456 222 420Z" fill="#fffaf0"/><path d="M262 500C270 560 286 600 300 630M338 500C330 560 316 600 300 630" stroke="#d9c8b8" stroke-width="5" fill="none"/>'
        '<path d="M256 410q16 14 32 0M312 410q16 14 32 0" stroke="#5a3a2a" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M246 386q20-14 44-2M310 384q24-12 44 2" stroke="#fffaf0" stroke-width="11" stroke-linecap="round" fill="none"/><path d="M284 470q16 12 32 0" stroke="#a8543c" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="300" cy="430" r="15" fill="#e0a080"/>'
        '<path d="M214 384C230 250 320 210 440 130C440 220 420 320 386 384C340 350 260 350 214 384Z" fill="url(#cap)"/><path d="M204 388C250 340 350 340 396 388L388 408C346 372 254 372 212 408Z" fill="#ffe6ae"/><circle cx="442" cy="126" r="24" fill="#fffaf0"/>'
        + star5(300, 300, 16, "#ffe2a0") + star5(360, 250, 12, "#ffe2a0") + star5(270, 340, 9, "#ffe2a0")
        + f'<g fill="#ffe2a0">{grains}</g><path d="M70 800C90 690 160 690 176 790ZM424 786C440 690 510 690 532 780Z" fill="#f2c878"/><path d="M424 786C440 690 510 690 532 780Z" fill="#8fa8e0"/>'
    )
    return Picture("The Sandman", "An old man in a nightcap, half before the sun and half before the night, lets equal sand run from both hands: he keeps the balance.",
                   sky("#2c2a66", "#5a4a90", "#a87a9c", "#e8b48a", "#f2cf98") + glow() + lin("robe", (0, "#8a68a8"), (1, "#43306e")) + rad("cap", (0, "#6a62c8"), (1, "#37307e"), r=0.8),
                   body, vignette="#1a1240")
