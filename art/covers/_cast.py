"""Shapes that more than one deck uses: clouds, hills, stars, sleepers, ravens.

A figure stands with its feet at (x, y) and faces right; a negative `flip` turns it round.
"""

from __future__ import annotations

import math
import random


def at(x: float, y: float, s: float, inner: str, turn: float = 0, flip: int = 1) -> str:
    """Place a shape drawn around the origin."""
    spin = f" rotate({turn:g})" if turn else ""
    size = f"{s:g}" if flip > 0 else f"{-s:g} {s:g}"
    return f'<g transform="translate({x:g} {y:g}){spin} scale({size})">{inner}</g>'


def cloud(x: float, y: float, s: float, colour: str, opacity: float = 1, lit: str = "") -> str:
    body = (
        f'<path d="M0 0C10-26 46-30 62-12C80-44 134-40 146-8C168-22 204-12 206 8C228 10 236 26 214 30H-6'
        f'C-28 26-24 4 0 0Z" fill="{colour}"/>'
    )
    rim = (
        f'<path d="M0 0C10-26 46-30 62-12C80-44 134-40 146-8C168-22 204-12 206 8" fill="none" stroke="{lit}" '
        'stroke-width="3" stroke-linecap="round" opacity=".8"/>'
        if lit
        else ""
    )
    return f'<g opacity="{opacity:g}">{at(x, y, s, body + rim)}</g>'


def hills(seed: int, y: float, sway: float, colour: str, bottom: float = 900, width: int = 600) -> str:
    """A rolling ridge that fills down to the bottom."""
    rng = random.Random(seed)
    step = width / 4
    d = f"M-20 {y + rng.uniform(-sway, sway):.0f}"
    for i in range(5):
        x, to = -20 + i * step, y + rng.uniform(-sway, sway)
        d += f"C{x + step * .4:.0f} {y - sway:.0f} {x + step * .6:.0f} {y + sway:.0f} {x + step:.0f} {to:.0f}"
    return f'<path d="{d}V{bottom + 10:g}H-20Z" fill="{colour}"/>'


def star5(x: float, y: float, r: float, colour: str, turn: float = 0, inner: float = 0.46) -> str:
    """A five-pointed star with soft points."""
    points = []
    for i in range(10):
        a, q = math.radians(i * 36 - 90 + turn), r if i % 2 == 0 else r * inner
        points.append(f"{x + q * math.cos(a):.1f} {y + q * math.sin(a):.1f}")
    return (
        f'<path d="M{"L".join(points)}Z" fill="{colour}" stroke="{colour}" stroke-width="{r * .16:.1f}" '
        'stroke-linejoin="round"/>'
    )


def child(x: float, y: float, s: float = 1, coat: str = "#0c0b28", head: str = "") -> str:
    return at(
        x, y, s,
        f'<path d="M-8-28C-10-14-12-5-14 0H13C11-8 10-18 7-28Z" fill="{coat}"/>'
        f'<circle cy="-36" r="8.500" fill="{head or coat}"/>',
    )


def shimmer(seed: int, y0: int, y1: int, colour: str, x0: int = -10, x1: int = 560, step: int = 9) -> str:
    """Short bright strokes on water."""
    rng = random.Random(seed)
    strokes = "".join(
        f'<path d="M{rng.randint(x0, x1)} {y}h{rng.randint(16, 90)}" opacity="{rng.uniform(.12, .5):.2f}"/>'
        for y in range(y0, y1, step)
        for _ in range(2)
    )
    return f'<g stroke="{colour}" stroke-width="2.4" stroke-linecap="round">{strokes}</g>'


PERCHED = (
    '<path d="M6-12L2 0M17-13L17 0M-6 0H10M10 0H26" stroke="#0a0812" stroke-width="3.4" stroke-linecap="round"/>'
    '<path d="M21-85C29-94 47-92 51-79L74-72C76-69 73-67 68-67L49-63C47-59 51-56 46-51C44-28 34-13 14-10'
    'C0-8-14-10-24-8L-64 16L-78 13L-62-4C-54-34-20-52 3-62C12-68 15-78 21-85Z" fill="#15101f"/>'
    '<path d="M9-56C24-40 18-22 0-16C-18-10-40-2-62 9C-52-18-30-44 9-56Z" fill="#2a2542"/>'
    '<path d="M-6-24C-22-14-36-8-54 4M6-30C-10-20-26-14-42-6M12-38C0-28-16-22-30-17" fill="none" stroke="#4b4670" '
    'stroke-width="2.200"/>'
    '<path d="M-62-4C-54-34-20-52 3-62C12-68 15-78 21-85C29-94 47-92 51-79" fill="none" stroke="currentColor" '
    'stroke-width="3" stroke-linecap="round"/>'
    '<path d="M51-76L74-71L50-68" fill="#3d3852"/><circle cx="39" cy="-79" r="4" fill="#ffd27a"/>'
    '<circle cx="40" cy="-79" r="1.800" fill="#15101f"/>'
)
FLYING = (
    '<path d="M6-4C-2-34 4-64 30-88C30-72 36-70 34-58C40-56 36-48 34-40C34-26 30-14 22-4Z" fill="#0d0a16"/>'
    '<path d="M-16-4C0-12 24-15 40-11C45-20 60-20 64-11L82-5C80-2 70-1 63 0C56 8 40 12 20 12C4 12-10 9-22 5'
    'L-62 17L-56 6L-68 1L-54-4Z" fill="#15101f"/>'
    '<path d="M24-8C12-34-4-58-30-96L-35-76L-48-87L-46-66L-61-70L-53-50L-66-47C-52-26-36-8-16 4C0 8 18 4 24-8Z" '
    'fill="#241f3a"/>'
    '<path d="M10-6C-4-26-18-46-32-66M-2-4C-16-20-30-36-44-52" fill="none" stroke="#4b4670" stroke-width="2.200"/>'
    '<path d="M24-8C12-34-4-58-30-96" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>'
    '<circle cx="54" cy="-8" r="3.400" fill="#ffd27a"/>'
)
SOARING = (
    '<path d="M0-16C14-28 40-36 66-26L84-20L70-15L86-7L69-6L79 4L60 2C42 0 24 6 9 14L15 38L0 33L-15 38L-9 14'
    'C-24 6-42 0-60 2L-79 4L-69-6L-86-7L-70-15L-84-20L-66-26C-40-36-14-28 0-16Z" fill="#15101f"/>'
    '<path d="M-66-26C-40-36-14-28 0-16C14-28 40-36 66-26" fill="none" stroke="currentColor" stroke-width="3" '
    'stroke-linecap="round"/><path d="M-7-14C-7-32 7-32 7-14ZM-3-26L0-40L3-26Z" fill="#15101f"/>'
)
RAVENS = f'<g id="perched">{PERCHED}</g><g id="flying">{FLYING}</g><g id="soaring">{SOARING}</g>'


def raven(pose: str, x: float, y: float, s: float, flip: int = 1, rim: str = "#8d86b8", turn: float = 0) -> str:
    """One raven, to be counted: `perched` stands at (x, y); `flying` and `soaring` hang around it.  Needs RAVENS."""
    spin = f" rotate({turn:g})" if turn else ""
    return (
        f'<use href="#{pose}" class="raven" color="{rim}" '
        f'transform="translate({x:g} {y:g}){spin} scale({s * flip:g} {s:g})"/>'
    )
