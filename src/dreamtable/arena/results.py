"""Statistics of a series: shares of wins with confidence intervals, ratings, and what the games themselves counted."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

import msgspec
from openskill.models import PlackettLuce

from dreamtable.arena.jobs import Bout

Z = 1.96  # 95 %
TOGETHER = "the dream"  # whom players of a co-operative game play against


class Standing(msgspec.Struct, frozen=True):
    """How one bot did.  `share` is its average share of the win; 1 / seats is fair."""

    bot: str
    games: int  # played in, counted once for every seat it held
    share: float
    low: float
    high: float
    fair: float  # 0 where all win or lose together
    by_seat: tuple[float, ...]
    points: float
    rating: float  # openskill: mu - 3 sigma
    milliseconds: float  # for a decision
    shares: bool = True  # False: payoffs are no shares of a win, but chips or the like; fair is 0

    def shown(self, number: float) -> str:
        """A share or a payoff, as people read it."""
        return f"{number:.1%}" if self.shares else f"{number:+.2f}"


class Pairing(msgspec.Struct, frozen=True):
    """How one bot did against certain others."""

    bot: str
    against: str
    games: int  # counted once for every seat it held
    share: float
    low: float
    high: float
    shares: bool


class Measure(msgspec.Struct, frozen=True):
    """Something that a game counts beside who wins: an average with its 95 % interval."""

    bot: str
    name: str
    average: float
    low: float
    high: float
    count: int


def wilson(share: float, n: int) -> tuple[float, float]:
    """95 % interval of a share of n games; a win that is shared counts in parts."""
    if n == 0:
        return 0.0, 1.0
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def interval(payoffs: list[float], n: int) -> tuple[float, float]:
    """95 % interval of the mean of payoffs: of a share where all are shares of a win, else by their spread."""
    mean = sum(payoffs) / len(payoffs)
    if min(payoffs) >= 0 and max(payoffs) <= 1:
        return wilson(mean, n)
    half = Z * sqrt(sum((x - mean) ** 2 for x in payoffs)) / len(payoffs)
    return mean - half, mean + half


def standings(bouts: list[Bout]) -> list[Standing]:
    """How every bot did, the best share first."""
    ratings, shares = rate(bouts), are_shares(bouts)
    found = []
    for bot in sorted({name for bout in bouts for name in bout.bots}):
        held = [(b, p) for b in bouts for p, name in enumerate(b.bots) if name == bot]
        payoffs = [b.payoff[p] for b, p in held]
        share = sum(payoffs) / len(payoffs)
        low, high = interval(payoffs, len({id(b) for b, _ in held if together(b)}) or len(held))
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
                average(0.0 if together(b) or not shares else 1 / len(b.bots) for b, _ in held),
                tuple(average(b.payoff[p] for b, p in held if p == seat) for seat in range(seats)),
                average(b.points[p] for b, p in held),
                ratings[bot],
                1000 * sum(t for t, _ in spent) / asked if asked else 0.0,
                shares,
            )
        )
    return sorted(found, key=lambda standing: (-standing.share, standing.bot))


def are_shares(bouts: list[Bout]) -> bool:
    """Whether payoffs are shares of a win: none is less than 0 or more than 1."""
    return all(0 <= x <= 1 for bout in bouts for x in bout.payoff)


def pairings(bouts: list[Bout]) -> list[Pairing]:
    """How every bot did against each set of others, where it met more than one."""
    met: dict[tuple[str, str], list[float]] = {}
    for bout in bouts:
        for p, bot in enumerate(bout.bots):
            others = sorted({other for q, other in enumerate(bout.bots) if q != p and other != bot})
            if others:
                met.setdefault((bot, ", ".join(others)), []).append(bout.payoff[p])
    shares = are_shares(bouts)
    found = [
        Pairing(bot, against, len(won), average(won), *interval(won, len(won)), shares)
        for (bot, against), won in sorted(met.items())
    ]
    several = {p.bot for p in found if sum(q.bot == p.bot for q in found) > 1}
    return [p for p in found if p.bot in several]


def cross_table(bouts: list[Bout]) -> list[Pairing]:
    """How every bot did alone against tables full of every other, in the order in which they were named."""
    met: dict[tuple[str, str], list[float]] = {}
    for bout in bouts:
        for p, bot in enumerate(bout.bots):
            others = {other for q, other in enumerate(bout.bots) if q != p}
            if len(others) == 1 and bot not in others:
                met.setdefault((bot, others.pop()), []).append(bout.payoff[p])
    shares = are_shares(bouts)
    return [
        Pairing(bot, against, len(won), average(won), *interval(won, len(won)), shares)
        for (bot, against), won in met.items()
    ]


def together(bout: Bout) -> bool:
    """Whether all have won or lost as one: a win that is shared would make one in all."""
    return sum(bout.payoff) != 1 and len({*bout.payoff}) == 1


def measures(bouts: list[Bout]) -> list[Measure]:
    """What the games counted, by bot.  Games on one deal are not independent, so the interval goes by deals."""
    sums: dict[tuple[str, str], dict[int, tuple[float, int]]] = {}
    for bout in bouts:
        for bot, row in bout.tallies.items():
            for name, (total, count) in row.items():
                by_deal = sums.setdefault((bot, name), {})
                before, seen = by_deal.get(bout.deal, (0.0, 0))
                by_deal[bout.deal] = before + total, seen + count
    found = []
    for (bot, name), by_deal in sums.items():
        total, count = (sum(column) for column in zip(*by_deal.values()))
        mean = total / count
        half = Z * sqrt(sum((t - mean * n) ** 2 for t, n in by_deal.values())) / count
        low, high = mean - half, mean + half
        if all(0 <= t <= n for t, n in by_deal.values()):  # a share, which cannot be less than 0 or more than 1
            low, high = max(0.0, low), min(1.0, high)
        found.append(Measure(bot, name, mean, low, high, int(count)))
    for bot in sorted({bot for bout in bouts for bot in bout.slowest}):
        slow = [1000 * bout.slowest[bot] for bout in bouts if bot in bout.slowest]
        found.append(Measure(bot, "slowest decision, ms", average(slow), min(slow), max(slow), len(slow)))
    return sorted(found, key=lambda measure: (measure.bot, measure.name))


def average(numbers: Iterable[float]) -> float:
    """The mean, or 0 of nothing."""
    listed = list(numbers)
    return sum(listed) / len(listed) if listed else 0.0


def rate(bouts: list[Bout]) -> dict[str, float]:
    """Ratings by openskill (Plackett-Luce), games in the order of their deals.

    Every seat is rated as a player of its own; a bot on several seats takes the average of what they became.  Those who
    win or lose together are one team, against the game, whose own rating stays where all begin.
    """
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for bout in bouts for name in bout.bots}
    for bout in sorted(bouts, key=lambda b: (b.deal, b.bots)):
        seats = [ratings[name] for name in bout.bots]
        if together(bout):
            won = bout.payoff[0]
            rated = model.rate([seats, [model.rating(name=TOGETHER) for _ in seats]], scores=[won, 1 - won])[0]
        else:
            rated = [team[0] for team in model.rate([[seat] for seat in seats], scores=list(bout.payoff))]
        for name in dict.fromkeys(bout.bots):
            mine = [seat for seat, other in zip(rated, bout.bots) if other == name]
            mu, sigma = average(r.mu for r in mine), average(r.sigma for r in mine)
            ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: float(rating.ordinal()) for name, rating in ratings.items()}
