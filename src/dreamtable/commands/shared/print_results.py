"""The results of a series of games between bots, printed: as tables, as JSON or as CSV."""

from __future__ import annotations

import csv
import sys
from argparse import Namespace

import msgspec

from dreamtable.arena.html_report import fair
from dreamtable.arena.jobs import Bout
from dreamtable.arena.results import Measure, Pairing, Standing, cross_table, pairings
from dreamtable.commands.shared.text_table import print_table


def print_results(
    args: Namespace, bouts: list[Bout], found: list[Standing], counted: list[Measure], *, cross: bool
) -> None:
    """Print the standings or the cross-table of a series, in the form that was asked for."""
    met = cross_table(bouts) if cross else pairings(bouts)
    title = f"{args.game}, {args.seats} seats, {len(bouts)} games"
    if args.csv:
        _print_csv(met if cross else found)
    elif args.json:
        result = {"games": len(bouts), "standings": found, "pairings": met, "measures": counted}
        print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    elif cross:
        print_cross_table(title, met)
    else:
        print_standings(title, found)
        print_pairings(met)
        print_measures(counted)


def _print_csv(rows: list[Pairing] | list[Standing]) -> None:
    table = csv.DictWriter(sys.stdout, rows[0].__struct_fields__)
    table.writeheader()
    table.writerows(msgspec.to_builtins(rows))


def print_standings(title: str, found: list[Standing]) -> None:
    """Print one row for each bot: how many seats it held, its share of the wins, points, rating and thinking time."""
    header = ["bot", "held", "share", "95 %", "fair", "points", "rating", "ms"]
    rows = [
        [
            s.bot,
            s.games,
            s.shown(s.share),
            f"{s.shown(s.low)} to {s.shown(s.high)}",
            fair(s),
            f"{s.points:.1f}",
            f"{s.rating:.1f}",
            f"{s.milliseconds:.3f}",
        ]
        for s in found
    ]
    print_table(header, rows, title)


def print_pairings(met: list[Pairing]) -> None:
    """Print how bots did against each set of others, if they met more than one."""
    if met:
        rows = []
        for m in met:
            share, low, high = (f"{x:.1%}" if m.shares else f"{x:+.2f}" for x in (m.share, m.low, m.high))
            rows.append([m.bot, m.against, m.games, share, f"{low} to {high}"])
        print_table(["bot", "against", "held", "share", "95 %"], rows, "\nBy opponents")


def print_cross_table(title: str, met: list[Pairing]) -> None:
    """Print who beats whom: in the row of a bot and the column of another, what the one wins against tables of it."""
    names = list(dict.fromkeys(m.bot for m in met))
    cells = {(m.bot, m.against): f"{m.share:.0%}" if m.shares else f"{m.share:+.2f}" for m in met}
    rows = [[f"{k} {one}", *(cells.get((one, other), "") for other in names)] for k, one in enumerate(names, 1)]
    print_table(["bot", *map(str, range(1, len(names) + 1))], rows, title)
    widest = max(m.high - m.low for m in met) / 2
    print(f"95 % intervals: at most {widest:.1%} to either side" if met[0].shares else "")


def print_measures(counted: list[Measure]) -> None:
    """Print what the games counted besides wins and points; card games count nothing."""
    if counted:
        rows = [[m.bot, m.name, f"{m.average:.2f}", f"{m.low:.2f} to {m.high:.2f}", m.count] for m in counted]
        print_table(["bot", "measure", "average", "95 %", "of"], rows, "\nWhat the games counted")
