"""Small shapes that several of the first twenty diary scenes use.  Compositions are never shared, only these."""

from __future__ import annotations

import random


def cloud(x: float, y: float, s: float, colour: str, opacity: float) -> str:
    return (
        f'<g transform="translate({x:g} {y:g}) scale({s:g})" fill="{colour}" opacity="{opacity:g}">'
        '<path d="M0 0C10-26 46-30 62-12C80-44 134-40 146-8C168-22 204-12 206 8C228 10 236 26 214 30H-6C-28 26-24 4 0 0Z"/></g>'
    )


def place(x: float, y: float, drawing: str, s: float = 1, turn: float = 0, flip: bool = False) -> str:
    """Put a drawing made around the origin somewhere, scaled, turned and perhaps mirrored."""
    scale = f" scale({-s:g} {s:g})" if flip else f" scale({s:g})" if s != 1 else ""
    rotate = f" rotate({turn:g})" if turn else ""
    return f'<g transform="translate({x:g} {y:g}){rotate}{scale}">{drawing}</g>'


def rings(x: float, y: float, rx: float, n: int, opacity: float = 0.6) -> str:
    """Ripples on water seen at a slant, widening and fading."""
    return "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx + i * rx * 0.55:.0f}" ry="{(rx + i * rx * 0.55) * 0.17:.0f}" opacity="{opacity / (i + 1):.2f}"/>'
        for i in range(n)
    )


def ridge(seed: int, base: float, low: int, high: int, step: int, colour: str, opacity: float = 1, extra: str = "") -> str:
    """A line of peaks and saddles across the picture, filled down to the lower edge."""
    rng = random.Random(seed)
    points, x, up = [], -20, True
    while x < 640:
        points.append(f"{x} {base - (rng.randint(low, high) if up else rng.randint(0, low)):.0f}")
        x, up = x + rng.randint(step // 2, step), not up
    return f'<path d="M-20 900L{"L".join(points)}L640 900Z" fill="{colour}" opacity="{opacity:g}"{extra}/>'


def specks(seed: int, n: int, box: tuple[int, int, int, int], r: tuple[float, float], colour: str, opacity: tuple[float, float]) -> str:
    """Snow, sparks, bubbles, pollen: round dots strewn over a box (x0, y0, x1, y1)."""
    rng = random.Random(seed)
    dots = "".join(
        f'<circle cx="{rng.randint(box[0], box[2])}" cy="{rng.randint(box[1], box[3])}" r="{rng.uniform(*r):.1f}" opacity="{rng.uniform(*opacity):.2f}"/>'
        for _ in range(n)
    )
    return f'<g fill="{colour}">{dots}</g>'


def gull(x: float, y: float, s: float = 1) -> str:
    return f"M{x:g} {y:g}q{10 * s:g} {-12 * s:g} {18 * s:g} 0q{10 * s:g} {-12 * s:g} {18 * s:g} 0"
