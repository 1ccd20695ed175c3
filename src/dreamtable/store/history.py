"""What a guest has played: games from newest to oldest, and figures over all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from dreamtable import games
from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.errors import Problem
from dreamtable.protocol.messages import (
    CurvePoint,
    Figures,
    FinishedGame,
    FinishedSeat,
    GameFigures,
    LevelFigures,
    Partner,
)
from dreamtable.tables.store_interface import Row, Store

NEVER = 1e18  # seconds since 1970, later than any game
MOST_SEATS = 10  # that a guest may have had at one table
PARTNERS = 8  # that the figures name
CURVE = 60  # last games of a kind that the curve shows
DAYS = 14  # last days that the figures tell of
DAY = 86_400
RATED = 25  # last games of a kind that the rating follows: older ones hardly move it, and cost time
STRENGTHS = {"dozing": 18.0, "dreaming": 25.0, "lucid": 30.0}  # ratings of the bots' levels, which stay as they are


NEWEST = "SELECT tbl, seat, ended FROM results WHERE guest = ? AND ended < ? ORDER BY ended DESC, tbl, seat LIMIT ?"


async def played_games(store: Store, guest: str, before: float, most: int) -> list[FinishedGame]:
    """Return the games of a guest that ended before a time, newest first."""
    ((*seated,),) = await store.run((NEWEST, (guest, before, most * MOST_SEATS)))
    mine = _first_seats(seated)[:most]
    if not mine:
        return []
    marks = ", ".join("?" * len(mine))
    ((*rows,),) = await store.run(
        (
            f"SELECT tbl, game, name, bot, payoff, points, won, assisted, daily FROM results WHERE tbl IN ({marks})"
            " ORDER BY tbl, seat",
            tuple(table for table, *_ in mine),
        )
    )
    tables: dict[str, list[Sequence[Any]]] = {}
    for row in rows:
        tables.setdefault(row[0], []).append(row)
    found = []
    for table, seat, ended in mine:
        players = [FinishedSeat(*row[2:6]) for row in tables[table]]
        _, game, *_, won, assisted, daily = tables[table][seat]
        found.append(FinishedGame(table, game, ended, seat, bool(won), players, bool(assisted), daily))
    return found


def _first_seats(rows: Sequence[Row]) -> list[Row]:
    """Return the first row of each table."""
    first: dict[str, Row] = {}
    for row in rows:
        first.setdefault(row[0], row)
    return list(first.values())


# One row for each seat that a guest had; all of it is in the index.
MINE = """
    SELECT tbl, game, won, payoff, points, ended, rivals FROM results WHERE guest = ? ORDER BY ended, tbl, seat
"""
PEOPLE = """
    SELECT m.tbl, o.guest, o.name FROM results m JOIN results o ON o.tbl = m.tbl
    WHERE m.guest = ? AND o.bot IS NULL AND o.guest != '' AND o.guest != m.guest
"""


async def figures(store: Store, guest: str, now: float | None = None) -> Figures:
    """Return the figures of a guest over all games."""
    today = int((clocks_and_entropy.wall() if now is None else now) // DAY)
    mine, people = await store.run((MINE, (guest,)), (PEOPLE, (guest,)))
    tables: dict[str, Outcome] = {}
    for row in mine:
        if row[0] not in tables:  # of several seats at a table the first counts
            table, game, won, *rest = row
            tables[table] = Outcome(table, game, bool(won), *rest)
    every = tables.values()
    by_game: dict[str, list[Outcome]] = {}
    for outcome in every:
        by_game.setdefault(outcome.game, []).append(outcome)
    together: dict[str, dict[str, str]] = {}  # what other guests were called at each table
    for table, who, name in people:
        together.setdefault(who, {})[table] = name
    others = await others_in(store, guest, [o.table for some in by_game.values() for o in some[-RATED:]])
    played = Counter(int(outcome.ended // DAY) for outcome in every)
    now_in_a_row, longest = days_in_a_row(played)
    favourites = sorted(together, key=lambda who: -len(together[who]))[:PARTNERS]
    looks = await looks_of(store, favourites)
    return Figures(
        len(every),
        sum(outcome.won for outcome in every),
        min((outcome.ended for outcome in every), default=None),
        now_in_a_row,
        longest,
        [played[day] for day in range(today - DAYS + 1, today + 1)],
        [game_figures(game, outcomes, others) for game, outcomes in sorted(by_game.items())],
        [partner([tables[table] for table in together[who]], together[who], looks.get(who)) for who in favourites],
        [against(level, every) for level in STRENGTHS],
    )


async def looks_of(store: Store, guests: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Return the chosen faces and colours of those of these guests who have a nickname."""
    if not guests:
        return {}
    marks = ", ".join("?" * len(guests))
    ((*rows,),) = await store.run((f"SELECT id, face, colour FROM guests WHERE id IN ({marks})", tuple(guests)))
    return {who: (face, colour) for who, face, colour in rows}


def partner(together: Sequence[Outcome], names: dict[str, str], look: tuple[int, int] | None) -> Partner:
    """Return what the figures say of a guest with whom these games were played, called as in the last of them."""
    last = max(together, key=lambda outcome: outcome.ended)
    return Partner(names[last.table], len(together), sum(outcome.won for outcome in together), *(look or (0, 0)))


Others = dict[str, list[tuple[str | None, float]]]  # of a table: level of a bot or None for a person, and payoff


async def others_in(store: Store, guest: str, tables: Sequence[str]) -> Others:
    """Return who else played at these tables, and how it went for them."""
    found: Others = {table: [] for table in tables}
    if not tables:
        return found
    marks = ", ".join("?" * len(tables))
    ((*rows,),) = await store.run(
        (f"SELECT tbl, guest, bot, payoff FROM results WHERE tbl IN ({marks}) ORDER BY tbl, seat", tuple(tables))
    )
    met: set[str] = set()
    for table, who, bot, payoff in rows:
        if who == guest and table not in met:  # of several seats at a table the first is the guest's
            met.add(table)
        else:
            found[table].append((bot, payoff))
    return found


class Outcome(NamedTuple):
    """One game as it went for the guest."""

    table: str
    game: str
    won: bool
    payoff: float
    points: float | None
    ended: float
    level: str | None  # of all others, if they were bots of one level


def game_figures(game: str, outcomes: Sequence[Outcome], others: Others) -> GameFigures:
    """Return the figures of one kind of game, played in this order."""
    points = [outcome.points for outcome in outcomes if outcome.points is not None]
    fewest = fewest_win(game)
    now = longest = 0
    for outcome in outcomes:
        now = now + 1 if outcome.won else 0
        longest = max(longest, now)
    rating, uncertainty = rate(tuple((outcome.payoff, tuple(others[outcome.table])) for outcome in outcomes[-RATED:]))
    return GameFigures(
        game,
        len(outcomes),
        sum(outcome.won for outcome in outcomes),
        fewest,
        (min if fewest else max)(points, default=None),
        sum(points) / len(points) if points else None,
        now,
        longest,
        rating,
        uncertainty,
        [CurvePoint(o.table, o.ended, o.won, o.points) for o in outcomes[-CURVE:]],
    )


@lru_cache(maxsize=4096)
def rate(results: tuple[tuple[float, tuple[tuple[str | None, float], ...]], ...]) -> tuple[float, float]:
    """Return a guest's rating and its uncertainty by openskill, from own payoff and the others of game after game.

    Bots of a level are as strong as STRENGTHS says; other people count as strangers of average strength.  Where all win
    or lose together, the bots' strengths are the strength of the game itself.
    """
    model = PlackettLuce()
    me, game = model.rating(), model.rating(sigma=2.0)
    bots = {level: model.rating(mu=strength, sigma=2.0) for level, strength in STRENGTHS.items()}
    ranks: list[float]
    for mine, others in results:
        alike = bool(others) and all(payoff == mine for _, payoff in others)
        if alike:  # won or lost together: against the game
            teams, ranks = [[me], [game]], [-mine, -0.5]
        else:
            teams = [[me], *([bots[bot] if bot in bots else model.rating(mu=me.mu, sigma=2.0)] for bot, _ in others)]
            ranks = [-mine, *(-payoff for _, payoff in others)]
        me = model.rate(teams, ranks=ranks)[0][0]
    return round(me.mu, 2), round(me.sigma, 2)


@cache
def fewest_win(game: str) -> bool:
    """Whether few points are good in a game; of a game that is not installed any more, nobody knows."""
    try:
        return games.load(game).scoring.FEWER_IS_BETTER
    except Problem:
        return False


def against(level: str, outcomes: Iterable[Outcome]) -> LevelFigures:
    """Return how games went in which all others were bots of a level."""
    won = [outcome.won for outcome in outcomes if outcome.level == level]
    return LevelFigures(level, len(won), sum(won))


def days_in_a_row(days: Iterable[int]) -> tuple[int, int]:
    """Return the days in a row up to the last of these days, and the most days in a row among them."""
    now = longest = 0
    last: int | None = None
    for day in sorted(set(days)):
        now = now + 1 if last is not None and day == last + 1 else 1
        last, longest = day, max(longest, now)
    return now, longest
