"""The report of a series: one HTML page with its plots inside, which loads and runs nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from dreamtable.arena.jobs import Bout
from dreamtable.arena.results import Measure, Standing

WIDE, TALL, EDGE = 640, 220, 46
INKS = ("#5b4b8a", "#d08c60", "#4f8a83", "#b3546b", "#7a8f3c", "#3f6ea5")
CSS = """
body { font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       color: #241f33; background: #faf7f2 }
table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .3rem .8rem; text-align: right }
th:first-child, td:first-child { text-align: left } tr { border-bottom: 1px solid #ddd2c4 }
.words th:nth-child(2), .words td:nth-child(2) { text-align: left }
svg { max-width: 100%; height: auto } text { font: 12px sans-serif; fill: #241f33 } code { background: #efe8dd }
"""


def page(
    title: str, command: str, standings: Sequence[Standing], bouts: Sequence[Bout], measures: Sequence[Measure] = ()
) -> str:
    """The whole report as HTML."""
    names = [s.bot for s in standings]
    inks = {name: INKS[i % len(INKS)] for i, name in enumerate(names)}
    sections = [
        ("Share of the win", shares(standings, inks)),
        ("Share by seat", by_seat(standings, inks)),
        ("Points in the end", curves(_points(names, bouts), inks, "points")),
        ("Length of a game", curves({"all": [b.decisions for b in bouts]}, {"all": INKS[0]}, "decisions")),
        ("Time for a decision", times(standings, inks)),
    ]
    plots = "\n".join(f"<h2>{name}</h2>\n{plot}" for name, plot in sections)
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{CSS}</style>
<h1>{escape(title)}</h1>
<p>{len(bouts)} games, every deal played once from each seat. Made by <code>{escape(command)}</code></p>
{table(standings)}
{counted(measures)}
{plots}
</html>
"""


def table(standings: Sequence[Standing]) -> str:
    """A row for each bot."""
    rows = "".join(
        f"<tr><td>{escape(s.bot)}</td><td>{s.games}</td><td>{s.shown(s.share)}</td>"
        f"<td>{s.shown(s.low)} to {s.shown(s.high)}</td>"
        f"<td>{fair(s)}</td><td>{s.points:.1f}</td><td>{s.rating:.1f}</td><td>{s.milliseconds:.3f}</td></tr>"
        for s in standings
    )
    head = "".join(
        f"<th>{name}</th>"
        for name in ("bot", "seats held", "share", "95 %", "fair", "points", "rating", "ms a decision")
    )
    return f"<table><tr>{head}</tr>{rows}</table>"


def counted(measures: Sequence[Measure]) -> str:
    """A row for each measure that the games counted beside who wins; nothing if there are none."""
    if not measures:
        return ""
    rows = "".join(
        f"<tr><td>{escape(m.bot)}</td><td>{escape(m.name)}</td><td>{m.average:.2f}</td>"
        f"<td>{m.low:.2f} to {m.high:.2f}</td><td>{m.count}</td></tr>"
        for m in measures
    )
    head = "".join(f"<th>{name}</th>" for name in ("bot", "measure", "average", "95 %", "of"))
    return f'<h2>What the games counted</h2>\n<table class="words"><tr>{head}</tr>{rows}</table>'


def fair(standing: Standing) -> str:
    """The share that would be fair, as text; a dash where all win or lose together."""
    return f"{standing.fair:.1%}" if standing.fair else "–"


def svg(body: str, label: str) -> str:
    """A plot, with a label for those who cannot see it."""
    return f'<svg viewBox="0 0 {WIDE} {TALL}" role="img" aria-label="{escape(label)}">{body}</svg>'


def mark(x: float, y: float, words: str, anchor: str = "middle") -> str:
    """Words in a plot."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def shares(standings: Sequence[Standing], inks: dict[str, str]) -> str:
    """A bar for each bot, with its interval, and a line where a fair share would be."""
    step, floor = (WIDE - EDGE) / max(1, len(standings)), TALL - 24
    room = (TALL - 48) / max(max(s.high, s.fair) for s in standings)
    body = ""
    for i, s in enumerate(standings):
        x, wide = EDGE + i * step + step * 0.2, step * 0.6
        middle, fair = x + wide / 2, floor - room * s.fair
        body += f'<rect x="{x:.1f}" y="{floor - room * s.share:.1f}" width="{wide:.1f}" height="{room * s.share:.1f}" '
        body += f'fill="{inks[s.bot]}"/>'
        body += f'<path d="M{middle:.1f} {floor - room * s.low:.1f}V{floor - room * s.high:.1f}" stroke="#241f33"/>'
        body += f'<path d="M{x - 6:.1f} {fair:.1f}h{wide + 12:.1f}" stroke="#241f33" stroke-dasharray="4 3"/>'
        body += mark(middle, TALL - 8, s.bot) + mark(middle, floor - room * max(s.high, s.fair) - 5, f"{s.share:.0%}")
    return svg(body, "share of the win by bot, with 95 % intervals; dashed: a fair share")


def by_seat(standings: Sequence[Standing], inks: dict[str, str]) -> str:
    """A bar for each bot on each seat."""
    seats = max((len(s.by_seat) for s in standings), default=0)
    step, floor = (WIDE - EDGE) / max(1, seats), TALL - 24
    room = (TALL - 48) / (max(max(s.by_seat) for s in standings) or 1.0)
    wide = step * 0.8 / max(1, len(standings))
    body = ""
    for seat in range(seats):
        body += mark(EDGE + (seat + 0.5) * step, TALL - 8, f"seat {seat}")
        for i, s in enumerate(standings):
            share = s.by_seat[seat] if seat < len(s.by_seat) else 0.0
            x = EDGE + seat * step + step * 0.1 + i * wide
            body += f'<rect x="{x:.1f}" y="{floor - room * share:.1f}" width="{wide * 0.9:.1f}" '
            body += (
                f'height="{room * share:.1f}" fill="{inks[s.bot]}"><title>{escape(s.bot)}: {share:.1%}</title></rect>'
            )
    return svg(body, "share of the win by bot and seat") + legend(inks)


def curves(numbers: dict[str, list[int]], inks: dict[str, str], unit: str) -> str:
    """How often each number came up, one line for each bot."""
    values = [n for listed in numbers.values() for n in listed]
    if not values:
        return "<p>No games.</p>"
    low, high = min(values), max(values)
    size = -(-(high - low + 1) // 40)  # whole, since otherwise some bins would hold more of the numbers than others
    bins = (high - low) // size + 1
    counts = {name: Counter((n - low) // size for n in listed) for name, listed in numbers.items()}
    most = max(c[k] / max(1, len(numbers[name])) for name, c in counts.items() for k in c)
    floor, room = TALL - 24, TALL - 40
    body = ""
    for name, count in counts.items():
        line = " ".join(
            f"{EDGE + (WIDE - EDGE - 10) * (k + 0.5) / bins:.1f},"
            f"{floor - room * count[k] / max(1, len(numbers[name])) / most:.1f}"
            for k in range(bins)
        )
        body += f'<polyline points="{line}" fill="none" stroke="{inks[name]}" stroke-width="2"/>'
    body += mark(EDGE, TALL - 8, str(low), "start") + mark(WIDE - 10, TALL - 8, f"{high} {unit}", "end")
    return svg(body, f"distribution of {unit}") + (legend(inks) if len(numbers) > 1 else "")


def times(standings: Sequence[Standing], inks: dict[str, str]) -> str:
    """A bar for each bot: milliseconds for a decision."""
    most = max((s.milliseconds for s in standings), default=0.0) or 1.0
    row = (TALL - 20) / max(1, len(standings))
    body = ""
    for i, s in enumerate(standings):
        y, wide = 10 + i * row, (WIDE - 260) * s.milliseconds / most
        body += mark(120, y + row * 0.5 + 4, s.bot, "end")
        body += (
            f'<rect x="130" y="{y + row * 0.2:.1f}" width="{wide:.1f}" height="{row * 0.6:.1f}" fill="{inks[s.bot]}"/>'
        )
        body += mark(138 + wide, y + row * 0.5 + 4, f"{s.milliseconds:.3f} ms", "start")
    return svg(body, "milliseconds for a decision, by bot")


def legend(inks: dict[str, str]) -> str:
    """Which colour stands for which bot."""
    return "<p>" + " ".join(f'<b style="color:{ink}">■ {escape(name)}</b>' for name, ink in inks.items()) + "</p>"


def _points(names: Sequence[str], bouts: Sequence[Bout]) -> dict[str, list[int]]:
    return {name: [b.points[p] for b in bouts for p, bot in enumerate(b.bots) if bot == name] for name in names}
