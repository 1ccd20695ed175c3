"""What every picture is drawn with: gradients, washes, stars, light, the paper finish and the SVG frame.

A drawing is a module with one function `draw() -> Picture`; `art/bake.py` writes its SVG and bakes the WebP.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

Stop = tuple[float, str] | tuple[float, str, float]


@dataclass(frozen=True)
class Picture:
    """One finished drawing: what it shows, the gradients it needs, and its body."""

    title: str
    description: str
    defs: str
    body: str
    width: int = 600
    height: int = 900
    vignette: str = "#070616"
    finish: bool = True         # paper, grain and vignette; off for icons and pictograms

    def svg(self) -> str:
        size = f'width="{self.width}" height="{self.height}"'
        defs = f"<defs>{FILTERS if self.finish else ''}{vignette(self.vignette) if self.finish else ''}{self.defs}</defs>"
        finish = FINISH.replace("SIZE", size) if self.finish else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'role="img" aria-labelledby="t d">\n<title id="t">{self.title}</title>'
            f'<desc id="d">{self.description}</desc>\n{defs}\n{self.body}\n{finish}\n</svg>\n'
        )


# Turbulence washes give watercolour edges; `rough` is for organic shapes only, never for circles or long edges.
FILTERS = """
<filter id="rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="4"/><feDisplacementMap in="SourceGraphic" scale="7"/></filter>
<filter id="wash" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency=".012 .02" numOctaves="4" seed="9" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="46"/><feGaussianBlur stdDeviation="5"/></filter>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter>
<filter id="soft4" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="2"/><feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncR type="linear" slope="1.7" intercept="-.35"/><feFuncG type="linear" slope="1.7" intercept="-.35"/><feFuncB type="linear" slope="1.7" intercept="-.35"/><feFuncA type="linear" slope="0" intercept="1"/></feComponentTransfer></filter>
<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="5" seed="7"/><feDiffuseLighting lighting-color="#fff" surfaceScale="1.1" diffuseConstant="1.05"><feDistantLight azimuth="45" elevation="62"/></feDiffuseLighting></filter>
"""

FINISH = """<rect SIZE fill="url(#vig)"/>
<rect SIZE filter="url(#paper)" style="mix-blend-mode:multiply" opacity=".34"/>
<rect SIZE filter="url(#grain)" style="mix-blend-mode:soft-light" opacity=".34"/>"""


def vignette(colour: str) -> str:
    return rad("vig", (0.55, colour, 0), (1, colour, 0.7), r=0.78, cy=0.45)


def _stops(stops: tuple[Stop, ...]) -> str:
    return "".join(
        f'<stop offset="{s[0]:g}" stop-color="{s[1]}"' + (f' stop-opacity="{s[2]:g}"' if len(s) == 3 else "") + "/>"
        for s in stops
    )


def lin(id: str, *stops: Stop, x1: float = 0, y1: float = 0, x2: float = 0, y2: float = 1) -> str:
    return f'<linearGradient id="{id}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{_stops(stops)}</linearGradient>'


def rad(id: str, *stops: Stop, r: float = 0.5, cx: float = 0.5, cy: float = 0.5) -> str:
    return f'<radialGradient id="{id}" cx="{cx}" cy="{cy}" r="{r}">{_stops(stops)}</radialGradient>'


def sky(*colours: str) -> str:
    """A vertical gradient `sky` with evenly spaced colours, top first."""
    return lin("sky", *((i / (len(colours) - 1), c) for i, c in enumerate(colours)))


def ground(width: int = 600, height: int = 900) -> str:
    return f'<rect width="{width}" height="{height}" fill="url(#sky)"/>'


def wash(*shapes: tuple[str, str], opacity: float = 0.5) -> str:
    """Watercolour patches: (path, colour)."""
    return f'<g filter="url(#wash)" opacity="{opacity}">' + "".join(f'<path d="{d}" fill="{c}"/>' for d, c in shapes) + "</g>"


def stars(seed: int, n: int, y1: int, y0: int = 20, colour: str = "#fff4d8", width: int = 600) -> str:
    rng = random.Random(seed)
    dots = "".join(
        f'<circle cx="{rng.randint(18, width - 18)}" cy="{rng.randint(y0, y1)}" r="{rng.choice([0.8, 0.9, 1.1, 1.4, 2])}" '
        f'opacity="{rng.uniform(0.3, 0.95):.2f}"/>'
        for _ in range(n)
    )
    return f'<g fill="{colour}">{dots}</g>'


def glow(id: str = "glow", core: str = "#fff1c4", mid: str = "#ffd98a", edge: str = "#ffb968") -> str:
    """A gradient for light; paint it with `light`."""
    return rad(id, (0, core, 0.95), (0.18, mid, 0.6), (0.5, edge, 0.2), (1, edge, 0))


def light(x: float, y: float, r: float, id: str = "glow", opacity: float = 1) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="url(#{id})" opacity="{opacity:g}"/>'
