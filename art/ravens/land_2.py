"""Two ravens on a red arch in the desert, with a second sky inside it."""

from brush import Picture, glow, ground, light, lin, sky, stars, wash
from covers._cast import RAVENS, at, raven

ARCH = (
    "M40 800C50 640 20 560 60 470C110 360 220 318 320 322C430 326 520 390 548 490C566 580 548 680 570 800H420"
    "C430 700 436 620 410 560C384 512 330 498 282 506C220 516 190 570 186 640C184 700 196 740 200 800Z"
)
GATE = "M200 800C196 740 184 700 186 640C190 570 220 516 282 506C330 498 384 512 410 560C436 620 430 700 420 800Z"


def draw() -> Picture:
    camel = (
        '<path d="M-46 0V-34C-54-40-52-56-40-58C-34-78-18-80-12-62C-6-80 12-80 16-60C24-58 30-62 34-80C36-92 48-94 56-86L64-80L60-74L48-74'
        'C48-52 42-40 32-36V0H25V-30H-36V0Z" fill="#4a1f2c"/><path d="M-40-58C-34-78-18-80-12-62C-6-80 12-80 16-60" stroke="#ffcf94" stroke-width="3" fill="none"/>'
    )
    body = (
        ground()
        + wash(("M-40 140C160 90 360 230 640 140V250H-40Z", "#bfe0d0"), ("M-40 340C160 300 360 400 640 340V440H-40Z", "#ffd08a"))
        + light(450, 190, 240) + '<circle cx="450" cy="190" r="56" fill="#fffbe6"/>'
        + '<path d="M-10 700L60 600L120 620V540H190V640L260 680L360 660L420 590V520H470L500 640L610 680V800H-10Z" fill="#e09a72" opacity=".75"/>'
        + f'<clipPath id="gate"><path d="{GATE}"/></clipPath>'
        + '<g clip-path="url(#gate)"><rect x="170" y="480" width="280" height="330" fill="url(#inner)"/>'
        + stars(5, 60, 700, 500) + '<circle cx="350" cy="590" r="30" fill="#fff3cf"/><path d="M170 760q70-50 140-20t140-30v100H170Z" fill="#2c2a66"/></g>'
        + f'<path d="{ARCH}" fill="url(#rock)" filter="url(#rough)"/>'
        + '<g fill="none" stroke="#7a2430" stroke-width="5" opacity=".5"><path d="M70 620C110 600 140 610 170 596M60 700C110 690 140 700 180 690M110 460C150 470 190 500 214 520M330 330C336 390 330 440 320 494M470 420C440 460 430 490 416 540M440 640C480 630 520 640 556 630M440 720C480 710 520 720 560 712"/></g>'
        + '<path d="M62 470C112 362 222 322 320 326C430 330 516 392 544 484" fill="none" stroke="#ffe0a8" stroke-width="6" stroke-linecap="round"/>'
        + '<path d="M-10 800C120 760 260 800 380 780C480 764 540 790 610 776V910H-10Z" fill="#e2935a"/><path d="M-10 850C140 810 300 850 610 820V910H-10Z" fill="#b9603f"/>'
        + '<path d="M-10 800C120 760 260 800 380 780" stroke="#ffe0a8" stroke-width="4" fill="none"/>'
        + at(306, 812, 0.85, camel)
        + raven("perched", 250, 336, 1.2, rim="#ffe0a8") + raven("perched", 416, 350, 1.1, -1, rim="#ffe0a8")
    )
    return Picture(
        "The gate in the desert", "Two ravens face each other on a red stone arch; through it a camel walks into another, starry sky.",
        sky("#2f8a98", "#86c2b4", "#ffe2ac", "#ffb673", "#d9704c") + glow() + RAVENS
        + lin("rock", (0, "#f0925a"), (0.5, "#c9553f"), (1, "#7a2836")) + lin("inner", (0, "#141a4a"), (1, "#5a4a9a")),
        body, vignette="#3a1220",
    )
