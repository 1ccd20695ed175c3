"""A raven as wide as the night carries a sleeper's bed in a hammock over patchwork lands."""

from brush import Picture, glow, ground, light, lin, rad, sky, stars, wash
from covers._cast import RAVENS, at, cloud, hills, raven, star5

WING = (
    "M-6-30C-60-90-150-130-262-110L-236-84L-290-62L-244-44L-286-8L-232-4L-262 38L-206 28L-222 70L-166 48"
    "C-120 40-60 46-14 70Z"
)


def great_raven() -> str:
    return (
        f'<path d="{WING}" fill="url(#wing)"/><g transform="scale(-1 1)"><path d="{WING}" fill="url(#wing)"/></g>'
        '<g fill="none" stroke="#6d78b8" stroke-width="3" opacity=".6"><path d="M-60-44C-120-70-180-80-230-84M-56-20C-120-40-180-48-240-44'
        'M-52 6C-110-8-170-12-228-4M-46 30C-100 18-150 18-204 28M60-44C120-70 180-80 230-84M56-20C120-40 180-48 240-44M52 6C110-8 170-12 228-4M46 30C100 18 150 18 204 28"/></g>'
        '<path d="M-6-30C-60-90-150-130-262-110M6-30C60-90 150-130 262-110" fill="none" stroke="#cfd8ff" stroke-width="4" opacity=".9"/>'
        '<path d="M-36-30C-30-70 30-70 36-30C52 20 44 70 30 100L48 168L22 150L0 178L-22 150L-48 168L-30 100C-44 70-52 20-36-30Z" fill="#14142e"/>'
        '<path d="M-34-62C-36-112 36-112 34-62C30-30-30-30-34-62Z" fill="#14142e"/><path d="M-13-74C-8-46-4-34 0-18C4-34 8-46 13-74C6-82-6-82-13-74Z" fill="#4a4a6e"/>'
        '<path d="M-34-62C-36-112 36-112 34-62" fill="none" stroke="#cfd8ff" stroke-width="4" opacity=".8"/>'
        '<circle cx="-19" cy="-76" r="7" fill="#ffd27a"/><circle cx="19" cy="-76" r="7" fill="#ffd27a"/><circle cx="-18" cy="-75" r="3" fill="#14142e"/><circle cx="18" cy="-75" r="3" fill="#14142e"/>'
        + "".join(star5(x, y, r, "#fff3c8") for x, y, r in ((-150, -60, 5), (-110, -30, 4), (-190, -40, 4), (-90, 10, 5), (130, -50, 5), (180, -62, 4), (100, -14, 4), (160, 0, 5), (0, 40, 5), (-14, 84, 4), (16, 66, 3)))
    )


def draw() -> Picture:
    hammock = at(
        300, 600, 1,
        '<path d="M-24-208C-70-120-128-60-138 0M24-208C70-120 128-60 138 0" fill="none" stroke="#f6e3bd" stroke-width="4"/>'
        '<path d="M-150-14C-120 66 120 66 150-14L140 34C100 96-100 96-140 34Z" fill="#7a2f4e"/>'
        '<ellipse cx="-84" cy="-4" rx="54" ry="26" fill="#fffaf0"/>'
        '<circle cx="-74" cy="-20" r="27" fill="#f3c7a2"/><path d="M-104-20C-106-62-46-62-44-26C-60-36-84-36-104-20Z" fill="#4a2a3a"/>'
        '<path d="M-80-14q8 7 16 0" stroke="#7a3a32" stroke-width="4" fill="none" stroke-linecap="round"/>'
        '<path d="M-56-2C-10-50 90-46 148-12L140 34C96 74-40 80-96 40C-80 30-62 18-56-2Z" fill="url(#quilt)"/>'
        '<g fill="none" stroke="#ffe6ae" stroke-width="3" opacity=".7"><path d="M-16-26C-4 4-6 40-18 64M44-38C58 0 56 36 46 62M100-30C112 0 108 30 100 54M-84 26C-10 4 80 2 144 18"/></g>'
        + star5(18, 6, 11, "#ffe6ae") + star5(76, 34, 10, "#ffe6ae") + star5(78, -16, 9, "#ffe6ae"),
    )
    lands = (
        hills(3, 716, 20, "#7d93a6")
        + '<path d="M-10 760C60 728 130 742 190 752L150 910H-10Z" fill="#c9a35e"/><path d="M186 752C250 736 310 744 350 756L330 910H146Z" fill="#5f8f7a"/>'
        '<path d="M348 756C410 734 470 744 500 752L520 910H328Z" fill="#a8566a"/><path d="M498 752C540 740 580 742 610 748V910H518Z" fill="#4a6a9a"/>'
        '<g stroke="#8a6a34" stroke-width="3" opacity=".7"><path d="M20 790l30-8M60 810l30-8M20 840l30-8M90 780l30-8M100 850l30-8"/></g>'
        '<g fill="#2f5a52"><path d="M220 800l16-44l16 44zM270 836l18-50l18 50zM200 858l18-50l18 50z"/></g>'
        '<path d="M400 830v-40l22-22l22 22v40z" fill="#f4d9b4"/><path d="M392 794l30-30l30 30z" fill="#5a2038"/><path d="M416 830v-18h12v18z" fill="#ffd27a"/>'
        '<g stroke="#cfe3ff" stroke-width="3" stroke-linecap="round"><path d="M530 790h30M548 812h40M534 840h26M560 862h30"/></g>'
        '<path d="M190 752L146 910M349 756L328 910M499 752L520 910" stroke="#fff0cf" stroke-width="4" opacity=".55"/>'
    )
    body = (
        ground()
        + wash(("M-40 160C160 100 360 240 640 140V280H-40Z", "#4f6c90"), ("M-40 520C160 480 360 600 640 520V660H-40Z", "#f0d4b8"))
        + stars(8, 70, 380)
        + light(300, 290, 380, opacity=0.8)
        + '<circle cx="300" cy="290" r="176" fill="url(#moon)"/><g fill="#d9c29a" opacity=".4"><circle cx="220" cy="230" r="22"/><circle cx="392" cy="352" r="28"/><circle cx="216" cy="392" r="18"/><circle cx="372" cy="190" r="14"/></g>'
        + cloud(-70, 500, 1.1, "#a3aebb", 0.7) + cloud(450, 560, 1, "#c0b4b4", 0.7)
        + lands
        + f'<g transform="translate(300 300)">{great_raven()}</g>'
        + '<path d="M286 402l-14 16M314 402l14 16" stroke="#4a4a6e" stroke-width="8" stroke-linecap="round"/>'
        + hammock
        + raven("soaring", 96, 110, 0.62, rim="#cfd8ff", turn=-12) + raven("soaring", 520, 96, 0.5, rim="#cfd8ff", turn=14)
        + raven("flying", 84, 640, 0.6, rim="#ffe9c4") + raven("flying", 540, 660, 0.5, -1, rim="#ffe9c4")
        + cloud(-100, 850, 1.1, "#2f4058", 0.75) + cloud(430, 866, 1.1, "#2f4058", 0.75)
    )
    return Picture(
        "Dream",
        "Before a full moon a raven as wide as the night carries a sleeper in a hammock over four lands.",
        sky("#1f3048", "#48617f", "#9fb0b6", "#f0d9b4", "#d9a08a") + glow() + RAVENS
        + rad("moon", (0, "#fffdf0"), (0.7, "#fbeac4"), (1, "#e6c48c"), r=0.6)
        + lin("wing", (0, "#2a3a68"), (0.5, "#1a2048"), (1, "#14142e")) + lin("quilt", (0, "#d05a6e"), (1, "#7a2f62")),
        body, vignette="#0c0c1c",
    )
