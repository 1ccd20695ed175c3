"""Measure how hard Dream Diary is: wins and stars for every number of seats and places, by teams of bots.

OPENBLAS_NUM_THREADS=1 python tools/study_hope_track.py [--games N] [--seed N] [--seats N ...] [--teams NAME ...]
                                                        [--starts falling|rising] [--track NAME]

Prints a Markdown table for each team.  A cell says how many games of a hundred were won, and how many stars a game
brought on the average; a lost game brings none.  Every game has a deal of its own, the same one for all teams.  Sixty
cells of 100 games take about ten minutes of one core.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean, stdev

from dreamtable import games
from dreamtable.arena.series import lineup
from dreamtable.arena.simulated_table import SimulatedTable

TEAMS = {"lucid": ("lucid",), "dreaming": ("dreaming",), "mixed": ("lucid", "dreaming")}
SEATS = range(2, 7)
PLACES = (12, 14, 16, 18)
DEALS = 1_000_003  # deals of two seeds do not overlap below so many games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="of a cell")
    parser.add_argument("--seats", type=int, nargs="+", choices=SEATS, default=SEATS)
    parser.add_argument("--teams", nargs="+", choices=TEAMS, default=list(TEAMS))
    parser.add_argument("--starts", choices=("falling", "rising"), default="falling")
    parser.add_argument("--track", choices=("standard", "short", "long"), default="standard")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    deals = range(args.seed * DEALS, args.seed * DEALS + args.games)
    for team in args.teams:
        bots = TEAMS[team]
        print(f"\n| {team} | {' | '.join(map(str, PLACES))} |\n|---{'|---' * len(PLACES)}|")
        errors: list[tuple[float, float]] = []
        for seats in args.seats:
            cells = []
            for places in PLACES:
                options = {"difficulty": places, "starts": args.starts, "track": args.track}
                tables = [lineup(bots[k:] + bots[:k], seats) for k in range(len(bots))]
                stars = [stars_of(tables[deal % len(tables)], deal, options) for deal in deals]
                cells.append(f"{100 * fmean(n > 0 for n in stars):.0f} %, {fmean(stars):.1f}")
                errors.append((100 * error([n > 0 for n in stars]), error(stars)))
            print(f"| {seats} seats | {' | '.join(cells)} |", flush=True)
        points, of_stars = map(max, zip(*errors))
        print(f"\nStandard errors: at most {points:.1f} points and {of_stars:.2f} stars.")


def stars_of(bots: tuple[str, ...], deal: int, options: dict[str, object]) -> int:
    """Play a game; return its stars, 0 if it was lost."""
    game = games.load("dream_diary")
    played = SimulatedTable(game, bots, 2 * deal, 2 * deal + 1, options).run()
    return game.scoring.points(played.position.state)[0]


def error(values: list[int] | list[bool]) -> float:
    """Return the standard error of an average."""
    return stdev(values) / sqrt(len(values))


if __name__ == "__main__":
    main()
