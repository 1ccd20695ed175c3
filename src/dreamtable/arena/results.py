"""What many games say: shares of wins with confidence intervals, and ratings."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

import msgspec
from openskill.models import PlackettLuce

from dreamtable.arena.bouts import Bout

Z = 1.96  # 95 %


class Standing(msgspec.Struct, frozen=True):
    """How one bot did.  `share` is its average share of the win; 1 / seats is fair."""

    bot: str
    games: int  # played in, counted once for every seat it held
    share: float
    low: float
    high: float
    fair: float
    by_seat: tuple[float, ...]
    points: float
    rating: float  # openskill: mu - 3 sigma
    milliseconds: float  # for a decision


def wilson(share: float, n: int) -> tuple[float, float]:
    """95 % interval of a share of n games; a win that is shared counts in parts."""
    if n == 0:
        return 0.0, 1.0
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def standings(bouts: list[Bout]) -> list[Standing]:
    """Best share first."""
    ratings = rate(bouts)
    found = []
    for bot in sorted({name for bout in bouts for name in bout.bots}):
        held = [(b, p) for b in bouts for p, name in enumerate(b.bots) if name == bot]
        payoffs = [b.payoff[p] for b, p in held]
        share = sum(payoffs) / len(payoffs)
        low, high = wilson(share, len(payoffs))
        seats = max(len(b.bots) for b, _ in held)
        spent = [b.seconds[bot] for b in bouts if bot in b.seconds]
        asked = sum(n for _, n in spent)
        found.append(
            Standing(
                bot,
                len(held),
                share,
                low,
                high,
                sum(1 / len(b.bots) for b, _ in held) / len(held),
                tuple(average(b.payoff[p] for b, p in held if p == seat) for seat in range(seats)),
                average(b.points[p] for b, p in held),
                ratings[bot],
                1000 * sum(t for t, _ in spent) / asked if asked else 0.0,
            )
        )
    return sorted(found, key=lambda standing: (-standing.share, standing.bot))


def average(numbers: Iterable[float]) -> float:
    listed = list(numbers)
    return sum(listed) / len(listed) if listed else 0.0


def rate(bouts: list[Bout]) -> dict[str, float]:
    """Ratings by openskill (Plackett-Luce), games in the order of their deals.

    Every seat is rated as a player of its own; a bot on several seats takes the average of what they became.
    """
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for bout in bouts for name in bout.bots}
    for bout in sorted(bouts, key=lambda b: (b.deal, b.bots)):
        rated = model.rate([[ratings[name]] for name in bout.bots], scores=list(bout.payoff))
        for name in dict.fromkeys(bout.bots):
            mine = [team[0] for team, other in zip(rated, bout.bots) if other == name]
            mu, sigma = average(r.mu for r in mine), average(r.sigma for r in mine)
            ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: float(rating.ordinal()) for name, rating in ratings.items()}
