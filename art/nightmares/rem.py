"""Rem, who fits anywhere: the moon asleep in a nightcap, with sheep to count."""

from brush import Picture, glow, ground, light, rad, sky, stars, wash
from covers._cast import at, cloud, star5

SHEEP = (
    '<path d="M-26 20V40M-10 24V44M14 24V44M30 20V38" stroke="#2a2458" stroke-width="7" stroke-linecap="round"/>'
    '<g fill="#fffaf0"><circle cx="-26" cy="0" r="21"/><circle cx="-4" cy="-14" r="23"/><circle cx="20" cy="-6" r="22"/><circle cx="30" cy="10" r="17"/><circle cx="0" cy="12" r="23"/><circle cx="-30" cy="12" r="17"/></g>'
    '<path d="M38-20C52-30 70-22 70-8C70 8 56 14 46 6C38 0 34-12 38-20Z" fill="#2a2458"/><path d="M40-20l-10-8l14-2z" fill="#2a2458"/><path d="M52-8q6 5 11 0" stroke="#fffaf0" stroke-width="3" fill="none" stroke-linecap="round"/>'
)


def draw() -> Picture:
    moon = (
        '<path d="M318 150A230 230 0 1 0 520 520A196 196 0 1 1 318 150Z" fill="url(#moon)"/>'
        '<g fill="#d9b070" opacity=".35"><circle cx="130" cy="330" r="18"/><circle cx="176" cy="520" r="26"/><circle cx="288" cy="590" r="17"/><circle cx="120" cy="430" r="11"/></g>'
        '<path d="M180 376q28 22 58 2" stroke="#a0643a" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M184 392l-8 12M206 400l-3 14M228 392l6 12" stroke="#a0643a" stroke-width="5" stroke-linecap="round"/>'
        '<path d="M206 478q20 16 42 2" stroke="#a0643a" stroke-width="8" fill="none" stroke-linecap="round"/><circle cx="168" cy="440" r="26" fill="#f0906a" opacity=".4"/>'
        '<path d="M146 262C166 150 300 90 480 96C560 100 576 190 540 236C520 176 470 170 420 190C390 204 356 214 330 216C260 214 190 232 146 262Z" fill="url(#cap)"/>'
        '<path d="M136 268C190 216 280 190 346 198C362 212 358 232 344 240C270 230 200 262 156 302C138 300 130 284 136 268Z" fill="#fffaf0"/><circle cx="538" cy="250" r="30" fill="#fffaf0"/>'
        + star5(300, 150, 16, "#ffe2a0") + star5(390, 132, 13, "#ffe2a0") + star5(470, 134, 15, "#ffe2a0", 14) + star5(232, 184, 12, "#ffe2a0")
    )
    body = (
        ground() + wash(("M-40 200C160 140 360 280 640 180V320H-40Z", "#4a52b8"), ("M-40 660C160 620 360 720 640 660V800H-40Z", "#8a6ad0"))
        + stars(13, 120, 760) + light(260, 400, 420, opacity=0.7) + moon
        + '<path d="M120 800C190 560 330 560 420 800" fill="none" stroke="#fff3cf" stroke-width="4" stroke-dasharray="2 16" stroke-linecap="round"/>'
        + cloud(-80, 800, 1.5, "#6a5cc0", 1, "#a89cf0") + cloud(330, 790, 1.5, "#5a4eb0", 1, "#a89cf0") + cloud(60, 860, 2, "#433a90")
        + at(392, 440, 1.25, SHEEP, -14) + at(470, 726, 1.2, SHEEP) + at(120, 740, 1.2, SHEEP, -8)
    )
    return Picture(
        "Rem", "The crescent moon sleeps in a starry nightcap while three sheep hop over it from cloud to cloud.",
        sky("#12164a", "#28308a", "#4a48b0", "#7a62c4", "#b08ad8") + glow() + rad("moon", (0, "#fffbe8"), (0.6, "#fdebba"), (1, "#e9b878"), r=0.7)
        + rad("cap", (0, "#e0708a"), (1, "#8a3a78"), r=0.8),
        body, vignette="#080a2c",
    )
