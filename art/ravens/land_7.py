"""Seven ravens live on the shelves of a library as high as a cliff."""

import random

from brush import Picture, glow, light, lin, rad
from covers._cast import RAVENS, at, raven

SHELVES = (214, 364, 514, 664, 806)


def books(rng: random.Random, x0: int, x1: int, floor: int) -> str:
    out, x = "", x0
    while x < x1 - 8:
        w, h = rng.randint(12, 24), rng.randint(64, 104)
        w = min(w, x1 - x)
        colour = rng.choice(("#8a2f3a", "#2f5a62", "#b0702c", "#5a3a6a", "#3f6a4a", "#c9a05a", "#6a2c2c"))
        out += f'<path d="M{x} {floor}v{-h}h{w}v{h}z" fill="{colour}"/><path d="M{x + 3} {floor - h + 12}h{w - 6}M{x + 3} {floor - 14}h{w - 6}" stroke="#f6d9a0" stroke-width="3" opacity=".7"/>'
        x += w
    return out


def draw() -> Picture:
    rng = random.Random(12)
    # each raven has a lit gap between the books
    gaps = {214: ((330, 470),), 364: ((70, 210), (400, 540)), 514: ((390, 530),), 664: ((60, 200), (420, 560)), 806: ((250, 390),)}
    shelves = ""
    for y in SHELVES:
        edge = 36
        for a, b in (*gaps[y], (566, 566)):
            shelves += books(rng, edge, a, y)
            edge = b
        shelves += f'<path d="M24 {y}H576V{y + 18}H24Z" fill="#7a4526"/><path d="M24 {y}H576" stroke="#ffcf8a" stroke-width="4"/>'
    glows = "".join(f'<ellipse cx="{(a + b) / 2:g}" cy="{y - 54}" rx="92" ry="74" fill="url(#niche)"/>' for y, row in gaps.items() for a, b in row)
    ladder = '<path d="M204 900L252 250M254 900L296 250" stroke="#e9bd78" stroke-width="9"/>' + '<g stroke="#e9bd78" stroke-width="7">' + "".join(
        f'<path d="M{204 + (900 - y) * .074:.0f} {y}H{254 + (900 - y) * .065:.0f}"/>' for y in range(300, 890, 44)) + "</g>"
    reader = at(
        262, 470, 1.1,
        '<path d="M-18-50C-14-64 12-64 16-50L20-8H-20Z" fill="#b5364f"/><path d="M-12-10V22M8-10V22" stroke="#2a1740" stroke-width="9" stroke-linecap="round"/><circle cy="-74" r="15" fill="#f3c7a2"/><path d="M-16-72C-18-98 18-98 16-74C6-82-6-82-16-72Z" fill="#3a1f2a"/>'
        '<path d="M-34-44L-6-36L22-48V-30L-6-18L-34-26Z" fill="#fffaf0"/><path d="M-6-36V-18" stroke="#c9a08c" stroke-width="3"/>',
    )
    places = ((392, 214, 1), (134, 364, 1), (474, 364, -1), (466, 514, -1), (124, 664, 1), (494, 664, -1), (326, 806, 1))
    body = (
        '<rect width="600" height="900" fill="url(#room)"/>'
        + glows + shelves
        + '<path d="M0 0H36V910H0ZM564 0H600V910H564Z" fill="url(#pillar)"/><path d="M0 0H600V70C440 110 160 110 0 70Z" fill="#4a2418"/><path d="M0 70C160 110 440 110 600 70" stroke="#ffcf8a" stroke-width="5" fill="none"/>'
        + light(262, 420, 260, opacity=0.5) + ladder + reader
        + '<path d="M-10 862C160 846 440 846 610 862V910H-10Z" fill="#3a1a18"/>'
        + at(92, 866, 1, '<path d="M-13 0V-58H13V0Z" fill="#fff3dc"/><path d="M0-58C14-74 6-88 0-98C-6-88-14-74 0-58Z" fill="#ffb347"/><path d="M-26 0H26V10H-26Z" fill="#c98a4a"/>') + light(92, 786, 120, opacity=0.9)
        + at(508, 866, 1, '<path d="M-13 0V-40H13V0Z" fill="#fff3dc"/><path d="M0-40C14-56 6-70 0-80C-6-70-14-56 0-40Z" fill="#ffb347"/><path d="M-26 0H26V10H-26Z" fill="#c98a4a"/>') + light(508, 800, 110, opacity=0.9)
        + "".join(raven("perched", x, y, 0.92, f, rim="#ffe0a0") for x, y, f in places)
    )
    return Picture(
        "The library", "Seven ravens sit between the books of a library as high as a cliff, where a child reads on a ladder.",
        glow() + RAVENS + lin("room", (0, "#5a2c1c"), (0.5, "#8a4a2a"), (1, "#4a2018"))
        + rad("niche", (0, "#fff0b8", 0.95), (0.5, "#ffc46a", 0.6), (1, "#ffb347", 0)) + lin("pillar", (0, "#6a3a20"), (1, "#3a1c14")),
        body, vignette="#1c0810",
    )
