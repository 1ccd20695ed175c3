"""The Fairy: a moth-winged girl with a lantern of dawn."""

from brush import Picture, glow, ground, light, lin, rad, sky, wash
from covers._cast import star5

WING = "M-14-40C-70-160-220-210-250-120C-262-60-200-6-130 10C-210 20-236 90-190 140C-140 176-60 110-14 40Z"


def draw() -> Picture:
    veins = '<path d="M-30-30C-100-90-160-120-220-120M-30-10C-100-30-150-40-200-40M-30 20C-90 40-140 70-180 110" fill="none" stroke="#e9a04a" stroke-width="5" opacity=".7"/><circle cx="-168" cy="-104" r="32" fill="#f7a94a" opacity=".8"/><circle cx="-168" cy="-104" r="16" fill="#8f4a6a"/><circle cx="-140" cy="84" r="20" fill="#f7a94a" opacity=".8"/><circle cx="-140" cy="84" r="9" fill="#8f4a6a"/>'
    wings = f'<path d="{WING}" fill="url(#wing)" stroke="#fffaf0" stroke-width="6"/>{veins}'
    sparkle = "".join(star5(x, y, r, "#fffbe0") for x, y, r in ((90, 150, 9), (160, 90, 6), (500, 180, 9), (540, 320, 6), (60, 640, 8), (130, 760, 6), (520, 720, 9), (450, 800, 6), (300, 70, 7), (230, 820, 7)))
    body = (
        ground() + wash(("M-40 140C160 80 360 220 640 140V280H-40Z", "#fff0c0"), ("M-40 640C160 600 360 720 640 640V780H-40Z", "#f49a8a"))
        + light(300, 420, 420, opacity=0.9)
        + '<path d="M-10 820C60 740 110 800 160 770C180 740 240 760 260 800C330 770 380 810 420 780C470 740 540 790 610 760V910H-10Z" fill="#c25a72"/><path d="M-10 860C120 820 300 880 610 830V910H-10Z" fill="#8f3f6a"/>'
        + f'<g transform="translate(300 440)">{wings}<g transform="scale(-1 1)">{wings}</g></g>'
        + '<path d="M300 380C260 380 252 420 246 470C236 560 200 640 186 700C230 736 370 736 414 700C400 640 364 560 354 470C348 420 340 380 300 380Z" fill="url(#dress)"/><path d="M186 700C230 736 370 736 414 700L400 664C360 694 240 694 200 664Z" fill="#ffe9b4"/>'
        '<path d="M262 700V780M338 700V780" stroke="#fbd9b4" stroke-width="20" stroke-linecap="round"/><path d="M262 776l-22 16h36zM338 776l22 16h-36z" fill="#c2506e"/>'
        '<path d="M264 416C220 440 200 480 214 520" stroke="#fbd9b4" stroke-width="24" stroke-linecap="round" fill="none"/><path d="M336 416C380 430 410 400 426 356" stroke="#fbd9b4" stroke-width="24" stroke-linecap="round" fill="none"/>'
        '<circle cx="300" cy="306" r="78" fill="#fbd9b4"/><path d="M216 320C196 200 270 200 300 206C330 200 404 200 384 320C376 280 350 262 326 256C300 280 256 276 238 262C226 280 220 300 216 320Z" fill="#a8543c"/><circle cx="300" cy="204" r="34" fill="#a8543c"/>'
        '<path d="M262 240L250 176M338 240L350 176" stroke="#8f4a3a" stroke-width="5"/><circle cx="249" cy="172" r="10" fill="#ffd98a"/><circle cx="351" cy="172" r="10" fill="#ffd98a"/>'
        '<path d="M262 314q12 12 24 0M314 314q12 12 24 0" stroke="#5a2f3e" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M282 344q18 18 36 0" stroke="#c2506e" stroke-width="7" fill="none" stroke-linecap="round"/><circle cx="250" cy="336" r="15" fill="#f2906a" opacity=".5"/><circle cx="350" cy="336" r="15" fill="#f2906a" opacity=".5"/>'
        + light(438, 300, 150) + '<path d="M428 350V250" stroke="#7a4a3a" stroke-width="7"/>' + star5(430, 240, 44, "#fffbe0") + sparkle
    )
    return Picture("The Fairy", "A fairy with golden moth wings lifts a star like a lamp: she helps the Dreamer to see.",
                   sky("#fbe0a8", "#ffd08a", "#ffb484", "#ee8a86", "#b05a86") + glow()
                   + rad("wing", (0, "#fffbe0"), (0.6, "#ffe39a"), (1, "#f7b45a"), cx=0.8, r=0.9) + lin("dress", (0, "#ff9a6a"), (1, "#e0566a")),
                   body, vignette="#6a2048")
