"""An analysis as a page of its own: the curve of the chances, and the notes below it."""

from __future__ import annotations

from html import escape

from dreamtable.analysis.analysis_report import Analysis
from dreamtable.analysis.analysis_text import lines, title, together

WIDTH, HEIGHT = 800, 300
COLOURS = ("#7aa2f7", "#f7768e", "#9ece6a", "#e0af68", "#bb9af7", "#7dcfff", "#ff9e64", "#73daca", "#c0caf5", "#db4b4b")
STYLE = """
body { margin: 2rem auto; max-width: 50rem; padding: 0 1rem; font: 1rem/1.5 system-ui; color-scheme: light dark }
svg { width: 100%; height: auto } text { font: 12px system-ui; fill: currentColor }
line { stroke: currentColor; opacity: .15 } polyline { fill: none; stroke-width: 2 }
"""


def page(analysis: Analysis) -> str:
    """Return the whole page as HTML."""
    heading = escape(f"{title(analysis)}: {', '.join(analysis.names)}")
    notes = "".join(f"<li>{escape(line)}</li>" for line in lines(analysis))
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{heading}</title><style>{STYLE}</style>'
        f"<h1>{heading}</h1>{curve(analysis)}<ul>{notes}</ul></html>"
    )


def curve(analysis: Analysis) -> str:
    """Return the chances of every seat, with all cards open, as an SVG picture; one for all if they win together."""
    last = max(len(analysis.steps) - 1, 1)
    parts = [f'<svg viewBox="0 -10 {WIDTH + 120} {HEIGHT + 30}" role="img" aria-label="Chances to win">']
    for percent in (0, 25, 50, 75, 100):
        y = HEIGHT * (1 - percent / 100)
        parts.append(
            f'<line x1="0" x2="{WIDTH}" y1="{y}" y2="{y}"/><text x="{WIDTH + 4}" y="{y + 4}">{percent} %</text>'
        )
    for seat, name in enumerate(["the table"] if together(analysis) else analysis.names):
        colour = COLOURS[seat % len(COLOURS)]
        points = " ".join(
            f"{k * WIDTH / last:.1f},{HEIGHT * (1 - step.open[seat]):.1f}" for k, step in enumerate(analysis.steps)
        )
        parts.append(f'<polyline points="{points}" stroke="{colour}"><title>{escape(name)}</title></polyline>')
        parts.append(f'<text x="{WIDTH + 50}" y="{16 * seat + 10}" style="fill:{colour}">{escape(name)}</text>')
    return "".join(parts) + "</svg>"
