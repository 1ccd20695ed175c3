"""Shapes that scenes 21 to 40 share: SVG shorthands, and the small people, clouds and drops that give scale."""

from __future__ import annotations

import random
from collections.abc import Iterable

Point = tuple[float, float]


def shape(d: str, fill: str, opacity: float = 1, **more: str) -> str:
    return f'<path d="{d}" fill="{fill}"{_attributes(opacity, more)}/>'


def stroke(d: str, colour: str, width: float, opacity: float = 1, **more: str) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" '
        f'stroke-linejoin="round"{_attributes(opacity, more)}/>'
    )


def disc(x: float, y: float, r: float, fill: str, opacity: float = 1, **more: str) -> str:
    return f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{r:.3g}" fill="{fill}"{_attributes(opacity, more)}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, opacity: float = 1, **more: str) -> str:
    place = f'cx="{x:.4g}" cy="{y:.4g}" rx="{rx:.4g}" ry="{ry:.4g}"'
    return f'<ellipse {place} fill="{fill}"{_attributes(opacity, more)}/>'


def block(x: float, y: float, width: float, height: float, fill: str, opacity: float = 1) -> str:
    place = f'x="{x:.4g}" y="{y:.4g}" width="{width:.4g}" height="{height:.4g}"'
    return f'<rect {place} fill="{fill}"{_attributes(opacity, {})}/>'


def at(x: float, y: float, *parts: str, scale: float = 1, turn: float = 0, flip: bool = False) -> str:
    """Parts drawn around their own origin, set down at a place."""
    move = f"translate({x:.4g} {y:.4g})"
    if turn:
        move += f" rotate({turn:.4g})"
    if scale != 1 or flip:
        move += f" scale({-scale if flip else scale:.3g} {scale:.3g})"
    return f'<g transform="{move}">{"".join(parts)}</g>'


def layer(*parts: str, opacity: float = 1, filter: str = "", clip: str = "") -> str:
    more = (f' filter="url(#{filter})"' if filter else "") + (f' clip-path="url(#{clip})"' if clip else "")
    return f"<g{more}{_attributes(opacity, {})}>{''.join(parts)}</g>"


def polygon(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) + "Z"


def cloud(x: float, y: float, scale: float, colour: str, opacity: float = 1) -> str:
    puffs = "M0 0C10-26 46-30 62-12C80-44 134-40 146-8C168-22 204-12 206 8C228 10 236 26 214 30H-6C-28 26-24 4 0 0Z"
    return at(x, y, shape(puffs, colour, opacity), scale=scale)


def person(x: float, y: float, scale: float, coat: str, hair: str, rim: str, *holding: str) -> str:
    """A small figure in a long coat, feet at the given place, lit from the left."""
    return at(
        x, y,
        shape("M-10 0C-12-18-10-34 0-40C10-34 12-18 12 0L8 0L6-2L2 0L-2-2L-6 0Z", coat),
        disc(0, -47, 8, hair),
        stroke("M-10 0C-12-18-10-34-2-39", rim, 1.8),
        *holding,
        scale=scale,
    )


def drops(seed: int, n: int, colour: str, slant: float = 0, box: tuple[int, int, int, int] = (0, 0, 600, 900)) -> str:
    """Rain as one path of short strokes."""
    rng = random.Random(seed)
    x0, y0, x1, y1 = box
    lines = []
    for _ in range(n):
        length = rng.randint(12, 34)
        lines.append(f"M{rng.randint(x0, x1)} {rng.randint(y0, y1)}l{slant * length:.0f} {length}")
    return stroke("".join(lines), colour, 1.6, 0.5)


def glints(seed: int, lines: Iterable[str], colour: str, width: float, faint: float, strong: float) -> str:
    """Short strokes shared out over three strengths: the play of light on water, in three paths."""
    rng = random.Random(seed)
    shares: list[list[str]] = [[], [], []]
    for line in lines:
        rng.choice(shares).append(line)
    return "".join(
        stroke("".join(share), colour, width, faint + (strong - faint) * i / 2) for i, share in enumerate(shares)
    )


def _attributes(opacity: float, more: dict[str, str]) -> str:
    text = f' opacity="{opacity:.3g}"' if opacity != 1 else ""
    return text + "".join(f' {key.replace("_", "-")}="{value}"' for key, value in more.items())
