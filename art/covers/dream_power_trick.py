"""A fox with a fan of weather: the cards rain, shine and cloud over, and one card is behind its back."""

import math
import random

from brush import Picture, glow, ground, lin, rad, sky, wash
from covers._cast import at, cloud, hills, star5

RAINBOW = ("#e8505b", "#f59a3c", "#ffd84f", "#6fc26f", "#4aa3e0", "#8a6ad0")
CLOUD = "M-44 20C-66 18-66-12-42-14C-38-40-2-44 8-22C26-38 56-24 50-2C68 2 66 22 48 20Z"


def card(colour: str, mark: str) -> str:
    return (
        '<path d="M-58-92a10 10 0 0 1 10-10H48a10 10 0 0 1 10 10V92a10 10 0 0 1-10 10H-48a-10 10 0 0 1-10-10Z" fill="#3a1c4a" opacity=".3" transform="translate(5 7)"/>'
        '<path d="M-58-92a10 10 0 0 1 10-10H48a10 10 0 0 1 10 10V92a10 10 0 0 1-10 10H-48a-10 10 0 0 1-10-10Z" fill="#fffaf0"/>'
        f'<path d="M-49-86a6 6 0 0 1 6-6H43a6 6 0 0 1 6 6V86a6 6 0 0 1-6 6H-43a-6 6 0 0 1-6-6Z" fill="{colour}"/>{mark}'
    )


def draw() -> Picture:
    rng = random.Random(6)
    arc = "".join(
        f'<path d="M{74 + i * 17} 760V640A{250 - i * 17} {470 - i * 17} 0 0 1 {574 - i * 17} 640V760" fill="none" stroke="{c}" stroke-width="18"/>'
        for i, c in enumerate(RAINBOW)
    )
    rays = "".join(f'<path d="M0-86V-116" transform="rotate({a})"/>' for a in range(0, 360, 30))
    sun = at(
        128, 150, 1.05,
        f'<circle r="210" fill="url(#glow)" opacity=".8"/><g stroke="#ffd84f" stroke-width="11" stroke-linecap="round">{rays}</g>'
        '<circle r="68" fill="url(#sunface)"/><path d="M-30-8q11 11 22 0M8-8q11 11 22 0M-14 22q14 13 28 0" stroke="#b5702a" stroke-width="5" fill="none" stroke-linecap="round"/>',
    )
    drops = "".join(
        f'<path d="M{x} {y}q10 19 0 27q-11-8 0-27z" fill="{rng.choice(("#bfe6ff", "#e4f5ff"))}"/>'
        for x, y in ((rng.randint(400, 560), rng.randint(290, 470)) for _ in range(22))
    )
    storm = at(
        388, 214, 1.1,
        '<path d="M0 0C10-36 56-40 72-14C92-56 150-50 160-10C190-24 220 0 206 26C222 50 200 66 176 62H10C-30 64-36 10 0 0Z" fill="#7f8fc8"/>'
        '<path d="M4 2C16-30 54-32 70-8C90-50 146-46 157-8" fill="none" stroke="#eef2ff" stroke-width="6" stroke-linecap="round"/>'
        '<path d="M60 26q10-9 20 0M112 26q10-9 20 0" stroke="#2f3a6a" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M88 46q8-6 16 0" stroke="#2f3a6a" stroke-width="4" fill="none" stroke-linecap="round"/>',
    )
    fan = "".join(
        at(226 + 122 * math.sin(math.radians(a)), 796 - 122 * math.cos(math.radians(a)), 0.86, card(c, f'<g transform="translate(-10 -34)">{m}</g>'), a)
        for a, c, m in (
            (-84, "#8a6ad0", f'<path d="{CLOUD}" fill="#fffaf0" transform="scale(.72)"/>'),
            (-55, "#4aa3e0", '<path d="M0-40q40 54 0 80q-40-26 0-80z" fill="#fffaf0"/>'),
            (-26, "#f59a3c", '<g stroke="#fffaf0" stroke-width="8" stroke-linecap="round">' + "".join(f'<path d="M0-32V-42" transform="rotate({r})"/>' for r in range(0, 360, 45)) + '</g><circle r="24" fill="#fffaf0"/>'),
            (3, "#e8505b", f'<path d="{CLOUD}" fill="#fffaf0" transform="scale(.72)"/>'),
        )
    )
    fox = at(
        404, 868, 1.22,
        # tail, body, scarf, head with a sleeping cap, arms; the hidden card is painted first
        '<g transform="translate(96 -130) rotate(24) scale(.62)">' + card("#3f3a8c", '<path d="M10-50A48 48 0 1 0 44 30A38 38 0 1 1 10-50Z" fill="#ffe2a0"/>') + "</g>"
        '<path d="M56-10C150 0 186-70 150-130C160-80 110-60 66-60Z" fill="#d9652f"/><path d="M150-130C178-96 172-58 150-38C140-70 146-96 150-130Z" fill="#fff3df"/>'
        '<path d="M-58 40C-66-70-40-132 6-132C54-132 82-70 74 40Z" fill="url(#fur)"/><path d="M-22 40C-30-46-14-96 8-98C34-96 46-46 40 40Z" fill="#fff3df"/>'
        '<path d="M50-100C90-112 100-128 98-146" fill="none" stroke="#c9562a" stroke-width="24" stroke-linecap="round"/>'
        '<path d="M-34-98C-80-92-110-76-132-62" fill="none" stroke="#e8793a" stroke-width="24" stroke-linecap="round"/><circle cx="-136" cy="-60" r="15" fill="#4a2430"/>'
        '<path d="M-40-120C-10-100 30-100 56-120L52-98C24-82-10-82-38-98Z" fill="#3f3a8c"/>'
        '<path d="M-62-206L-50-256L-14-220C4-226 22-226 36-220L70-258L78-204C84-170 52-136 8-118C-36-136-68-170-62-206Z" fill="#e8793a"/>'
        '<path d="M-62-206C-52-176-22-164 8-160C38-164 68-176 78-204C84-170 52-136 8-118C-36-136-68-170-62-206Z" fill="#fff3df"/>'
        '<path d="M-50-240L-24-216L-46-208ZM66-242L40-216L62-208Z" fill="#7a2f2a"/>'
        '<path d="M-38-186q16-18 32-2M24-188q16-16 32 2" stroke="#3a1a1e" stroke-width="6" fill="none" stroke-linecap="round"/>'
        '<path d="M-2-128q10 12 20 0z" fill="#3a1a1e"/><path d="M8-126C12-138 30-140 40-148" stroke="#3a1a1e" stroke-width="3.500" fill="none" stroke-linecap="round"/>'
        '<path d="M-36-222C-30-270 30-286 96-318C84-276 74-240 56-216C26-232-8-232-36-222Z" fill="#4a45a8"/><path d="M-40-218C-10-236 30-236 60-212L56-198C26-218-8-218-38-204Z" fill="#fffaf0"/>'
        '<circle cx="98" cy="-318" r="16" fill="#ffe9b4"/>' + star5(24, -254, 10, "#ffe2a0") + star5(54, -264, 7, "#ffe2a0"),
    )
    body = (
        ground()
        + wash(("M-40 140C160 80 360 220 640 120V240H-40Z", "#ffd9c0"), ("M-40 480C160 440 360 560 640 480V620H-40Z", "#f49ab8"))
        + sun + arc + cloud(40, 420, 0.7, "#fff", 0.85) + cloud(470, 560, 0.8, "#fff", 0.75)
        + storm + drops
        + hills(5, 650, 26, "#8a6fb8") + hills(9, 716, 22, "#5f4a98")
        + '<path d="M-10 816C160 770 360 830 610 780V910H-10Z" fill="#3f3478"/>'
        + fox + fan
    )
    return Picture(
        "Dream Power Trick",
        "A fox in a sleeping cap holds a fan of weather cards while sun, rain and rainbow come out of them; one more card is hidden behind its back.",
        sky("#3a78c8", "#8fb8ea", "#fbd5c4", "#f79ab0", "#8a62b0") + glow()
        + rad("sunface", (0, "#fff6cf"), (1, "#ffd65a")) + lin("fur", (0, "#ee8444"), (1, "#c9562a")),
        body, vignette="#1c1040",
    )
