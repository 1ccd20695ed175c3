"""The weather deck, as data.

A colour is told three ways (hue, the pattern of the field, the outline of the medallion) and so is a mark (shape, size
in the middle, again small in both corners).  The upper left corner is left for a letter, which the page sets in type.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from brush import Picture, lin, rad, stars
from covers._cast import at, cloud, star5

INK = "#2a1f3d"
PAPER = "#fff6e2"


@dataclass(frozen=True)
class Colour:
    """How one colour looks: light, full, dark; its pattern tile; the outline of its medallion (radius 100)."""

    light: str
    full: str
    dark: str
    tile: str
    outline: str


def ring(points: int, inner: float, turn: float = 0) -> str:
    """A polygon, or with `inner` below 1 a star, of radius 100."""
    n = points if inner == 1 else points * 2
    steps = (
        f"{r * math.cos(a):.1f} {r * math.sin(a):.1f}"
        for i in range(n)
        for a, r in [(math.radians(i * 360 / n - 90 + turn), 100 if i % 2 == 0 or inner == 1 else 100 * inner)]
    )
    return f"M{'L'.join(steps)}Z"


CIRCLE = "M0-100A100 100 0 1 1-.1-100Z"
CLOVER = "M-50-50A50 50 0 1 1 50-50A50 50 0 1 1 50 50A50 50 0 1 1-50 50A50 50 0 1 1-50-50Z"
DROP = "M0-112C60-50 98-10 98 36C98 78 56 104 0 104C-56 104-98 78-98 36C-98-10-60-50 0-112Z"
COLOURS = {
    "red": Colour("#ffd0c4", "#d8434e", "#8f2136", '<path d="M30 8L54 50H6Z"/>', ring(4, 1)),
    "orange": Colour("#ffdfb4", "#ee8a30", "#a85412", '<path d="M-15 75L75-15M-45 45L45-45M15 105L105 15" stroke-width="12"/>', ring(6, 1)),
    "yellow": Colour("#fff3b8", "#f4c534", "#a67a08", '<circle cx="30" cy="30" r="15"/>', CIRCLE),
    "green": Colour("#d8f0c4", "#4f9a56", "#235c38", '<path d="M30 4C56 20 56 44 30 58C4 44 4 20 30 4Z"/>', CLOVER),
    "blue": Colour("#cfe6fb", "#3f83cc", "#1c4a8a", '<path d="M0 18q15-18 30 0t30 0M0 48q15-18 30 0t30 0" stroke-width="8" fill="none"/>', DROP),
    "purple": Colour("#e4d4f8", "#8a5cc0", "#4c2c84", f'<path d="{ring(4, .36)}" transform="translate(30 30) scale(.27)"/>', ring(8, 0.72)),
}
BANDS = tuple(c.full for c in COLOURS.values())

RAYS = "".join(f'<path d="M-11-104L0-150L11-104Z" transform="rotate({a})"/>' for a in range(0, 360, 30))
FLAKE_ARM = '<path d="M0 0V-140M0-60L-32-92M0-60L32-92M0-100L-24-124M0-100L24-124"/>'
FLAKE = "".join(f'<g transform="rotate({a})">{FLAKE_ARM}</g>' for a in range(0, 360, 60))
ASLEEP = '<path d="M-38-6q13 13 26 0M12-6q13 13 26 0M-14 26q14 12 28 0" fill="none" stroke="#2a1f3d" stroke-width="7" stroke-linecap="round"/>'
ONE_DROP = "M0-70C34-26 48-2 48 24C48 52 26 70 0 70C-26 70-48 52-48 24C-48-2-34-26 0-70Z"
MARKS = {
    "sun": f'<g fill="#ffcf3f" stroke="{INK}" stroke-width="7" stroke-linejoin="round">{RAYS}<circle r="88"/></g>{ASLEEP}',
    "cloud": f'<path d="M-96 66C-150 62-150-14-94-18C-92-92 6-112 34-48C84-76 150-30 126 22C156 44 140 70 108 66Z" fill="#fdfdff" stroke="{INK}" stroke-width="9" stroke-linejoin="round"/>'
    f'<path d="M-94-18C-80-22-66-20-56-12" fill="none" stroke="#b8c4e4" stroke-width="8" stroke-linecap="round"/><g transform="translate(0 12)">{ASLEEP}</g>',
    "rain": f'<g fill="#62b8f4" stroke="{INK}" stroke-width="8" stroke-linejoin="round"><path d="{ONE_DROP}" transform="translate(0 -66)"/><path d="{ONE_DROP}" transform="translate(-84 62)"/><path d="{ONE_DROP}" transform="translate(84 62)"/></g>'
    '<g fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"><path d="M-22-66q-4 14 4 26M-106 62q-4 14 4 26M62 62q-4 14 4 26"/></g>',
    "snow": f'<g fill="none" stroke="{INK}" stroke-width="30" stroke-linecap="round">{FLAKE}</g><g fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round">{FLAKE}</g>',
}
ANY_MARK = (
    f'<path d="{ring(4, .4)}" transform="translate(0 -8) scale(1.150)" fill="#fffdf0" stroke="{INK}" stroke-width="7" stroke-linejoin="round"/>'
    + at(-78, -74, 0.33, MARKS["sun"]) + at(78, -74, 0.36, MARKS["cloud"]) + at(0, 112, 0.3, MARKS["rain"])
)

RAINBOW = "".join(f'<circle r="{100 - i * 16}" fill="{c}"/>' for i, c in enumerate(BANDS)) + f'<circle r="100" fill="none" stroke="{INK}" stroke-width="14"/>'


def _emblem(colour: Colour) -> str:
    return f'<path d="{colour.outline}" fill="{colour.full}" stroke="{INK}" stroke-width="14" stroke-linejoin="round"/>'


def _corners(small: str) -> str:
    plate = f'<path d="M42 24H118a18 18 0 0 1 18 18V250a18 18 0 0 1-18 18H42a18 18 0 0 1-18-18V42a18 18 0 0 1 18-18Z" fill="{PAPER}"/>{small}'
    return f'<g>{plate}</g><g transform="rotate(180 300 450)">{plate}</g>'


def _plate(emblem: str, mark: str) -> str:
    """Room for a letter, then the colour's outline, then the mark."""
    return at(80, 154, 0.28, emblem) + at(80, 222, 0.26, mark)


def _medallion(outline: str, light: str, dark: str, mark: str, edge: str) -> str:
    inside = (
        f'<path d="{outline}" fill="{light}"/><g clip-path="url(#medal)"><path d="M-110 46C-60 20-10 60 40 40C70 28 90 34 110 30V120H-110Z" fill="{dark}" opacity=".22"/>'
        f'<path d="M-110 72C-50 50 20 86 110 62V120H-110Z" fill="{dark}" opacity=".28"/><path d="M-8 81V69L0 61L8 69V81Z" fill="{dark}" opacity=".75"/><path d="M-3 77h6v-6h-6z" fill="#fff2b0"/><circle cx="-46" cy="-50" r="3" fill="#fff"/><circle cx="52" cy="-60" r="2.500" fill="#fff"/><circle cx="70" cy="-14" r="2" fill="#fff"/><circle cx="-70" cy="-8" r="2" fill="#fff"/></g>'
        f'<path d="{outline}" fill="none" stroke="{edge}" stroke-width="5" stroke-linejoin="round"/>'
    )
    shadow = f'<path d="{outline}" fill="{INK}" opacity=".35" filter="url(#soft4)"/>'
    return at(308, 462, 2.42, shadow) + at(300, 450, 2.42, inside) + at(300, 450, 0.98, mark)


def card(title: str, description: str, colour: Colour, mark: str) -> Picture:
    field = (
        f'<rect width="600" height="900" fill="{colour.full}"/><rect width="600" height="900" fill="url(#field)" opacity=".6"/><rect width="600" height="900" fill="url(#tile)" opacity=".5"/>'
        '<rect width="600" height="900" fill="url(#lamp)"/>'
    )
    tile = f'<pattern id="tile" width="60" height="60" patternUnits="userSpaceOnUse"><g fill="{colour.dark}" stroke="{colour.dark}">{colour.tile}</g></pattern>'
    return Picture(
        title, description,
        lin("field", (0, colour.full), (1, colour.dark, 0.55)) + tile + rad("lamp", (0, colour.light, 0.55), (1, colour.light, 0), r=0.6)
        + f'<clipPath id="medal"><path d="{colour.outline}"/></clipPath>',
        field + _medallion(colour.outline, colour.light, colour.dark, mark, PAPER) + _corners(_plate(_emblem(colour), mark)),
        vignette=colour.full,
    )


def rainbow_card(title: str, description: str, mark: str) -> Picture:
    bands = "".join(f'<circle cx="300" cy="450" r="{r}" fill="{c}"/>' for r, c in zip((560, 474, 416, 366, 322, 284), BANDS, strict=True))
    outline = ring(12, 0.86)
    return Picture(
        title, description, f'<clipPath id="medal"><path d="{outline}"/></clipPath>',
        f'<rect width="600" height="900" fill="{BANDS[0]}"/>{bands}' + _medallion(outline, "#fffaf0", "#b9a4e6", mark, INK) + _corners(_plate(RAINBOW, mark)),
        vignette="#2a1440",
    )


def back() -> Picture:
    marks = at(-58, -76, 0.44, MARKS["sun"]) + at(66, -72, 0.44, MARKS["cloud"]) + at(-118, 6, 0.3, MARKS["rain"])
    vane = (
        f'<circle r="176" fill="#20205a" stroke="#e8c98a" stroke-width="6"/>{marks}<g transform="rotate(180)">{marks}</g>'
        f'<path d="{ring(4, .3)}" transform="scale(.42)" fill="#ffe2a0"/>'
    )
    arcs = "".join(
        f'<path d="M{70 + i * 13} 300A{230 - i * 13} {230 - i * 13} 0 0 1 {530 - i * 13} 300" fill="none" stroke="{c}" stroke-width="13"/>' for i, c in enumerate(BANDS)
    )
    half = f'<g transform="translate(0 20)">{arcs}</g>' + cloud(60, 300, 0.62, "#fffaf0", 0.95) + cloud(410, 300, 0.62, "#fffaf0", 0.95) + star5(300, 190, 20, "#ffe2a0") + star5(250, 220, 9, "#ffe2a0") + star5(350, 220, 9, "#ffe2a0")
    body = (
        '<rect width="600" height="900" fill="url(#night)"/>' + stars(12, 120, 880)
        + half + f'<g transform="rotate(180 300 450)">{half}</g>' + at(300, 450, 1, vane)
        + '<rect x="28" y="28" width="544" height="844" rx="26" fill="none" stroke="#e8c98a" stroke-width="5" opacity=".9"/><rect x="42" y="42" width="516" height="816" rx="18" fill="none" stroke="#e8c98a" stroke-width="2" opacity=".7"/>'
    )
    return Picture("The back of a weather card", "Two rainbows and, between them, a dial of sun, cloud and rain; the same either way up.",
                   rad("night", (0, "#4a48a8"), (0.6, "#2a2a70"), (1, "#14143c"), r=0.75), body, vignette="#0a0a28")


def signs() -> Iterator[tuple[str, str]]:
    """Marks and colours as small SVG files, for the places where a colour or a mark is named rather than played."""
    def sign(title: str, shape: str, half: int) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-half} {-half} {2 * half} {2 * half}" role="img"><title>{title}</title>{shape}</svg>\n'

    for mark, shape in MARKS.items():
        yield f"mark_{mark}", sign(mark, shape, 160)
    yield "mark_any", sign("any mark", ANY_MARK, 160)
    for name, colour in COLOURS.items():
        yield f"colour_{name}", sign(name, _emblem(colour), 124)
    yield "colour_any", sign("any colour", RAINBOW, 124)


def deck() -> Iterator[tuple[str, Picture]]:
    """Every card once, with its file name."""
    for name, colour in COLOURS.items():
        for mark, shape in MARKS.items():
            if mark != "snow" or name in ("red", "yellow", "green", "blue"):     # the deck of four marks has four colours
                yield f"{name}_{mark}", card(f"{name} {mark}".capitalize(), f"A {mark} on {name}.", colour, shape)
        yield f"special_{name}", card(f"Special {name}", f"A four-pointed star among all marks on {name}: any mark.", colour, ANY_MARK)
    for mark, shape in MARKS.items():
        yield f"rainbow_{mark}", rainbow_card(f"Rainbow {mark}", f"A {mark} on all colours: any colour.", shape)
    yield "wild", rainbow_card("Wild", "A four-pointed star among all marks on all colours: any card.", ANY_MARK)
    yield "back", back()
