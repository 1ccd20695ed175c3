"""Five ravens fly under water through a drowned temple."""

import random

from brush import Picture, ground, lin, sky, wash
from covers._cast import RAVENS, at, raven


def column(x: float, y: float, s: float, broken: bool = False) -> str:
    top = "M-34-300L-10-330L6-296L34-316" if broken else "M-34-330H34"
    head = "" if broken else '<path d="M-56-330H56V-354H-56ZM-44-354H44V-368H-44Z" fill="url(#marble)"/>'
    return at(
        x, y, s,
        f'<path d="{top}V0H-34Z" fill="url(#marble)"/>{head}<path d="M-50 0H50V-22H-50Z" fill="#5fa8a4"/>'
        '<g stroke="#2f7f86" stroke-width="4" opacity=".6"><path d="M-18-290V-24M0-290V-24M18-290V-24"/></g>',
    )


def draw() -> Picture:
    rng = random.Random(2)
    rays = "".join(f'<path d="M{x} -20H{x + w}L{x + w * 3 - 120} 720H{x - 160}Z" fill="#e8fff0" opacity="{o}"/>' for x, w, o in ((180, 34, .3), (300, 56, .3), (440, 30, .24), (90, 24, .2)))
    bubbles = "".join(f'<circle cx="{rng.randint(20, 580)}" cy="{rng.randint(120, 800)}" r="{rng.uniform(2, 9):.1f}" opacity="{rng.uniform(.35, .85):.2f}"/>' for _ in range(40))
    kelp = "".join(f'<path d="M{x} 900C{x - 26} 820 {x + 30} 780 {x - 4} {y}"/>' for x, y in ((36, 640), (70, 700), (104, 740), (520, 700), (556, 620), (586, 690)))
    cage = at(
        330, 810, 0.9,
        '<path d="M-52 0V-70C-52-130 52-130 52-70V0Z" fill="#dffff2" opacity=".3"/><g fill="none" stroke="#ffe0a0" stroke-width="5"><path d="M-52 0V-70C-52-130 52-130 52-70V0M-26 0V-104M0 0V-114M26 0V-104M-52-36H52"/></g><path d="M-62 0H62V12H-62Z" fill="#c98a4a"/><circle cy="-124" r="10" fill="none" stroke="#ffe0a0" stroke-width="5"/>'
        '<path d="M-26-44C-10-66 16-62 24-46L42-60V-32L24-44C14-28-12-26-26-44Z" fill="#ff8a4a"/><circle cx="-12" cy="-48" r="3.500" fill="#3a1a1e"/>',
    )
    body = (
        ground()
        + f'<g filter="url(#soft)">{rays}</g>'
        + wash(("M-40 300C160 240 360 380 640 300V460H-40Z", "#3fc2b4"), ("M-40 660C160 620 360 740 640 660V820H-40Z", "#0b4a5c"))
        + '<g opacity=".55">' + column(200, 640, 0.72) + column(420, 640, 0.72) + '<path d="M140 372L310 300L480 372V396H140Z" fill="url(#marble)"/></g>'
        + column(96, 770, 1.05, True) + column(510, 780, 1.12)
        + '<path d="M-10 780C80 740 160 790 260 770C380 740 460 800 610 760V910H-10Z" fill="#0b4454"/><path d="M-10 840C120 800 260 860 610 820V910H-10Z" fill="#052a3a"/>'
        + f'<g fill="none" stroke="#14706a" stroke-width="9" stroke-linecap="round">{kelp}</g>' + cage
        + f'<g fill="none" stroke="#eafff6" stroke-width="2">{bubbles}</g>'
        + raven("flying", 330, 190, 0.95, rim="#dffff2", turn=-8) + raven("flying", 170, 350, 0.85, rim="#dffff2", turn=6)
        + raven("flying", 430, 400, 1.05, -1, rim="#dffff2", turn=8) + raven("flying", 230, 540, 1.1, rim="#dffff2", turn=-10)
        + raven("flying", 420, 640, 0.9, -1, rim="#dffff2", turn=-6)
    )
    return Picture(
        "The drowned temple", "Five ravens fly under water between the columns of a drowned temple, and a goldfish lives in a birdcage.",
        sky("#c8f6e0", "#5accba", "#1f949c", "#0e6276", "#052c40") + RAVENS + lin("marble", (0, "#e8fff0"), (1, "#4a9f9f")),
        body, vignette="#021722",
    )
