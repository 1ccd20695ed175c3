"""Draw recorded runs: the share of whole games won, by seconds of one core.

python -m examples.ppo.plot examples/ppo/runs.jsonl docs/ppo.svg
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

COLOURS = {"dream_ravens": "#5b4b8a", "dream_power_trick": "#d08c60"}
TITLES = {"dream_ravens": "Dream", "dream_power_trick": "Dream Power Trick"}
WIDE, TALL, LEFT, RIGHT, TOP, BOTTOM = 640, 320, 54, 20, 50, 44


def chart(runs: list[dict[str, Any]]) -> str:
    """Return the learning curves as SVG, with bars for their 95 % intervals."""
    most: float = max(run["curve"][-1][0] for run in runs)

    def x(seconds: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * seconds / most

    def y(part: float) -> float:
        return TALL - BOTTOM - (TALL - TOP - BOTTOM) * part

    body = ""
    for part in (0, 0.25, 0.5, 0.75, 1):
        dashes = ' stroke-dasharray="4 3"' if part == 0.5 else ""
        body += f'<path d="M{LEFT} {y(part):.1f}H{WIDE - RIGHT}" stroke="#b5a896"{dashes}/>'
        body += f'<text x="{LEFT - 8}" y="{y(part) + 4:.1f}" text-anchor="end">{part:.0%}</text>'
    for second in range(0, int(most) + 1, 30):
        body += f'<text x="{x(second):.1f}" y="{TALL - 24}" text-anchor="middle">{second}</text>'
    for run in runs:
        colour = COLOURS[run["game"]]
        line = " ".join(f"{x(at):.1f},{y(won):.1f}" for at, _, won, _ in run["curve"])
        bars = "".join(f"M{x(at):.1f} {y(won - half):.1f}V{y(won + half):.1f}" for at, _, won, half in run["curve"])
        body += f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>'
        body += f'<path d="{bars}" stroke="{colour}"/>'
    for k, (game, colour) in enumerate(COLOURS.items()):
        body += f'<text x="{LEFT + 140 * k}" y="42" fill="{colour}" font-weight="bold">{TITLES[game]}</text>'
    title = "PPO against dreaming, two seats: share of whole games won, one line a seed"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {TALL}" role="img" aria-label="{title}">'
        f'<rect width="100%" height="100%" fill="#faf7f2"/><g font-family="sans-serif" font-size="12" fill="#241f33">'
        f'<text x="{LEFT}" y="22" font-size="14" font-weight="bold">{title}</text>{body}'
        f'<text x="{WIDE / 2}" y="{TALL - 6}" text-anchor="middle">seconds of one core</text></g></svg>\n'
    )


def main() -> None:
    """Draw the runs of one file into another."""
    source, target = map(Path, sys.argv[1:3])
    target.write_text(chart([json.loads(line) for line in source.read_text("utf-8").splitlines()]), "utf-8")


if __name__ == "__main__":
    main()
