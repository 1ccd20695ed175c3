"""A red toy train races down a rail made of rainbow, high above snowy peaks."""

from __future__ import annotations

import math

from brush import Picture, glow, ground, light, sky, wash
from diary._shapes_a import cloud, place, specks

Point = tuple[float, float]
RAINBOW = ["#e5484d", "#f5933b", "#ffd24a", "#59b978", "#3f8fd6", "#7f63c4"]
CURVES: list[tuple[Point, Point, Point, Point]] = [
    ((650, 560), (640, 330), (560, 96), (420, 96)),         # up from behind the mountains, far away
    ((420, 96), (250, 96), (330, 420), (-150, 672)),         # and down at us
]


def rail() -> list[tuple[float, float, float, float]]:
    """Points along the rail: x, y, heading in degrees, scale (larger as it comes nearer)."""
    flat = []
    for a, b, c, d in CURVES:
        for i in range(40):
            t = i / 40
            flat.append(tuple((1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t * t * c[k] + t**3 * d[k] for k in (0, 1)))
    points = []
    for i, (x, y) in enumerate(flat[:-1]):
        nx, ny = flat[i + 1]
        points.append((x, y, math.degrees(math.atan2(ny - y, nx - x)), 0.3 + 1.05 * (i / len(flat)) ** 1.6))
    return points


RAIL = rail()


def below(point: tuple[float, float, float, float], distance: float) -> str:
    x, y, heading, s = point
    a = math.radians(heading - 90)                          # the train travels left, so its underside is to its left
    return f"{x + math.cos(a) * distance * s:.0f} {y + math.sin(a) * distance * s:.0f}"


def rainbow() -> str:
    bands = ""
    for k, colour in enumerate(RAINBOW):
        near, far = [below(p, k * 13) for p in RAIL[::2]], [below(p, k * 13 + 13.6) for p in RAIL[::2]]
        bands += f'<path d="M{"L".join(near)}L{"L".join(reversed(far))}Z" fill="{colour}"/>'
    sleepers = "".join(f'<path d="M{below(p, -3)}L{below(p, 7)}" stroke="#2f2a52" stroke-width="{5 * p[3]:.1f}"/>' for p in RAIL[::2])
    line = "L".join(below(p, 0) for p in RAIL)
    return bands + sleepers + f'<path d="M{line}" fill="none" stroke="#fff6e0" stroke-width="2.4"/>'


def engine() -> str:
    return """<path d="M-96-6L-118 4H-84Z" fill="#2f2a52"/><path d="M-92-54H14V-8H-92Z" fill="#d3323f"/><path d="M-92-54H14V-42H-92Z" fill="#f0626a"/><path d="M-98-54C-106-40-106-20-98-8H-84V-54Z" fill="#2f2a52"/>
<path d="M14-88H62V-8H14Z" fill="#b3243a"/><path d="M6-98H70V-86H6Z" fill="#2f2a52"/><path d="M24-78H52V-54H24Z" fill="#ffe2a0"/><path d="M-76-54L-80-88H-52L-56-54Z" fill="#2f2a52"/><path d="M-86-94H-46V-84H-86Z" fill="#f3b24f"/>
<path d="M-30-54a13 15 0 0 1 26 0z" fill="#f3b24f"/><circle cx="-100" cy="-32" r="9" fill="#fff3c4"/><path d="M-84-12H60" stroke="#f3b24f" stroke-width="5"/>
<g fill="#241f44" stroke="#f3b24f" stroke-width="4"><circle cx="-66" cy="-4" r="15"/><circle cx="-28" cy="-4" r="15"/><circle cx="36" cy="-8" r="20"/></g><path d="M-66-4L36-8" stroke="#e8e2f2" stroke-width="4"/>"""


def carriage(scarf: bool) -> str:
    rider = '<circle cx="0" cy="-76" r="10" fill="#5a2f3a"/><path d="M4-68C24-74 36-58 58-70C46-56 30-52 8-60Z" fill="#ffd24a"/>' if scarf else ""
    return f"""{rider}<path d="M-56-60H56V-8H-56Z" fill="#d3323f"/><path d="M-62-68H62V-56H-62Z" fill="#fff6ea"/><path d="M-44-48h22v22h-22zM-11-48h22v22h-22zM22-48h22v22h-22z" fill="#ffe2a0"/>
<path d="M-56-18H56" stroke="#f3b24f" stroke-width="4"/><path d="M-72-12H72" stroke="#241f44" stroke-width="5"/><g fill="#241f44"><circle cx="-34" cy="-6" r="13"/><circle cx="34" cy="-6" r="13"/></g>"""


def train() -> str:
    """The engine a little before the end of the rail, carriages spaced behind it by their own scale."""
    painted, i, car = "", 66, 0
    while i > 30 and car < 8:
        x, y, heading, s = RAIL[i]
        shape = carriage(scarf=car == 2) if car else engine()
        painted = place(round(x), round(y), shape, round(s * 0.82, 2), turn=round(heading - 180)) + painted
        gap, walked = 112 * s, 0.0
        while walked < gap and i > 0:
            walked += math.dist(RAIL[i][:2], RAIL[i - 1][:2])
            i -= 1
        car += 1
    return painted


def peak(x: int, y: int, w: int, h: int, rock: str, shade: str) -> str:
    cap = f"M{x} {y - h}L{x + w * 0.2:.0f} {y - h * 0.6:.0f}L{x + w * 0.09:.0f} {y - h * 0.66:.0f}L{x} {y - h * 0.54:.0f}L{x - w * 0.08:.0f} {y - h * 0.67:.0f}L{x - w * 0.2:.0f} {y - h * 0.6:.0f}Z"
    return f'<path d="M{x - w / 2:.0f} {y}L{x} {y - h}L{x + w / 2:.0f} {y}Z" fill="{rock}"/><path d="M{x} {y - h}L{x + w / 2:.0f} {y}H{x + w * 0.1:.0f}L{x - w * 0.03:.0f} {y - h * 0.5:.0f}Z" fill="{shade}"/><path d="{cap}" fill="#fff"/>'


def pine(x: int, y: int, s: float, colour: str) -> str:
    return place(x, y, f'<path d="M0-120L26-70H14L38-30H20L48 10H-48L-20-30H-38L-14-70H-26Z" fill="{colour}"/><path d="M0-120L26-70L6-84L-10-72L-18-84ZM-38-30L-14-44L4-34L20-46L38-30H20L4-22L-20-30ZM-48 10L-20-4L0 6L24-6L48 10Z" fill="#fff" opacity=".9"/>', s)


def draw() -> Picture:
    puffs = "".join(f'<circle cx="{x}" cy="{y}" r="{r}" opacity="{o}"/>' for x, y, r, o in ((128, 366, 15, 0.95), (142, 338, 20, 0.9), (156, 300, 26, 0.85), (150, 256, 32, 0.75), (166, 208, 38, 0.6), (140, 160, 42, 0.4)))
    child = '<path d="M-8-30C-12-16-14-4-14 0H14C12-8 12-20 8-30Z" fill="#d3323f"/><circle cy="-38" r="9" fill="#f0c3a0"/><path d="M-10-40a10 10 0 0 1 20 0z" fill="#2f6fb0"/><path d="M-6-26L-26-52M8-26L22-44" stroke="#d3323f" stroke-width="6" stroke-linecap="round"/><path d="M-40 8H34C44 8 44-2 40-4" stroke="#8a4a30" stroke-width="4" fill="none"/>'
    body = "".join([
        ground(), wash(("M-40 150C160 90 360 230 640 130V240H-40Z", "#ffffff"), ("M-40 440C200 400 360 500 640 440V560H-40Z", "#ffd9c4"), opacity=0.6),
        light(500, 350, 220), '<circle cx="500" cy="350" r="44" fill="#fffaf0"/>', cloud(430, 390, 0.8, "#fff", 0.8), cloud(-60, 300, 0.9, "#fff", 0.7),
        peak(120, 720, 330, 210, "#c5d4ec", "#aebfdf"), peak(520, 730, 380, 260, "#b8c9e6", "#9fb3d8"), peak(330, 730, 300, 170, "#cfdcf0", "#b8c8e4"),
        '<g filter="url(#soft)" opacity=".8"><ellipse cx="300" cy="700" rx="360" ry="40" fill="#fff3ea"/></g>',
        '<path d="M396 150L372 840M428 140L446 840M560 240L574 840M286 260L236 850M306 240L313 850" stroke="#6a6f9c" stroke-width="4" opacity=".5"/><path d="M392 260L432 300M386 380L438 420M380 500L442 540M280 330L306 370M268 450L310 500M254 600L312 650" stroke="#6a6f9c" stroke-width="3" opacity=".4"/>',
        rainbow(), f'<g fill="#fff">{puffs}</g>', train(),
        '<g stroke="#fff" stroke-width="3.4" stroke-linecap="round" opacity=".85"><path d="M250 330L286 262M214 330L232 300M330 150L356 120M64 410L100 376M40 440L64 420M296 170L312 148"/></g>',
        peak(480, 860, 420, 190, "#8fa8d2", "#7690c2"), peak(60, 880, 360, 150, "#9ab1d8", "#809ac8"),
        '<path d="M-10 800C120 760 260 830 380 804C480 782 540 810 610 790V900H-10Z" fill="#f4f8fd"/>', pine(70, 838, 0.86, "#3f6288"), pine(150, 858, 0.6, "#557aa0"), pine(540, 838, 1.0, "#365880"), pine(474, 826, 0.55, "#6488ac"),
        '<path d="M-10 860C160 826 360 884 610 840V900H-10Z" fill="#dbe6f4"/>', place(330, 848, child), specks(7, 70, (0, 0, 600, 900), (1.4, 4.4), "#fff", (0.5, 1)),
    ])
    defs = sky("#7fa6dc", "#aecbee", "#d8e5f4", "#ffe6d8", "#fff3e4") + glow()
    return Picture("The Rainbow Railway", "A red toy train races down a rail of rainbow from high above snowy peaks; a child with a sledge waves from below.", defs, body, vignette="#3a4f86")
