"""Show figures of several libraries, as a table and as a chart."""

from __future__ import annotations

from html import escape

import numpy as np

from dreamtable.lab.peers.measures import DISCIPLINES, Figure
from dreamtable.lab.peers.own_games import OURS

COLOURS = {OURS: "#5b4b8a", "open_spiel": "#d08c60", "rlcard": "#4f8a83", "pettingzoo": "#b3546b", "pgx": "#3f6ea5"}
WIDTH, LABEL, ROW = 760, 250, 20  # pixels


def short(rate: float) -> str:
    """Return a rate in three digits: 12.3 M, 45 k, 678."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if rate >= size:
            return f"{rate / size:.3g}{unit}"
    return f"{rate:.3g}"


def markdown(figures: list[Figure]) -> str:
    """Return the figures as a table in Markdown."""
    lines = ["| discipline | library | game | rate |", "|---|---|---|---:|"]
    for discipline, title in DISCIPLINES.items():
        for f in ranked(figures, discipline):
            lines.append(f"| {title} | {f.library} | {f.game} | {short(f.rate)} |")
    return "\n".join(lines)


def ranked(figures: list[Figure], discipline: str) -> list[Figure]:
    """Return the figures of a discipline, the fastest first."""
    return sorted((f for f in figures if f.discipline == discipline), key=lambda f: -f.rate)


def chart(figures: list[Figure]) -> str:
    """Return the figures as an SVG: bars on a logarithmic scale, in a group for each discipline."""
    least = min(f.rate for f in figures) / 2
    room = (WIDTH - LABEL - 80) / np.log10(max(f.rate for f in figures) / least)
    body, y = "", 10
    for discipline, title in DISCIPLINES.items():
        y += 24
        body += f'<text x="8" y="{y}" font-weight="bold">{escape(title)}</text>'
        y += 8
        for f in ranked(figures, discipline):
            long = room * np.log10(f.rate / least)
            body += f'<text x="{LABEL - 8}" y="{y + 14}" text-anchor="end">{escape(f"{f.library}: {f.game}")}</text>'
            body += f'<rect x="{LABEL}" y="{y + 2}" width="{long:.1f}" height="{ROW - 5}" fill="{COLOURS[f.library]}"/>'
            body += f'<text x="{LABEL + long + 6:.1f}" y="{y + 14}">{short(f.rate)}</text>'
            y += ROW
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 12}" role="img" '
        f'aria-label="rates of Dreamtable and other libraries, on a logarithmic scale">'
        f'<rect width="100%" height="100%" fill="#faf7f2"/>'
        f'<g font-family="sans-serif" font-size="12" fill="#241f33">{body}</g></svg>\n'
    )
