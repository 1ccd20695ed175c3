"""What a guest has played: games from newest to oldest, and figures over all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from dreamtable import games
from dreamtable.kit import runtime
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
from dreamtable.tables.interfaces import Store

NEVER = 1e18  # seconds since 1970, later than any game
PARTNERS = 8  # that the figures name
CURVE = 60  # last games of a kind that the curve shows
DAYS = 14  # last days that the figures tell of
DAY = 86_400
RATED = 40  # last games of a kind that the rating follows: older ones hardly move it, and cost time
STRENGTHS = {"dozing": 18.0, "dreaming": 25.0, "lucid": 30.0}  # ratings of the bots' levels, which stay as they are


async def played_games(store: Store, guest: str, before: float, most: int) -> list[FinishedGame]:
    """Return the games of a guest that ended before a time, newest first."""
    ((*mine,),) = await store.run(
        (
            "SELECT tbl, min(seat), max(ended) FROM results WHERE guest = ? AND ended < ?"
            " GROUP BY tbl ORDER BY max(ended) DESC LIMIT ?",
            (guest, before, most),
        )
    )
    if not mine:
        return []
    marks = ", ".join("?" * len(mine))
    ((*rows,),) = await store.run(
        (
            f"SELECT tbl, game, name, bot, payoff, points, assisted, daily FROM results WHERE tbl IN ({marks})"
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
        _, game, *_, assisted, daily = tables[table][0]
        found.append(FinishedGame(table, game, ended, seat, wins(players, seat), players, bool(assisted), daily))
    return found


def wins(players: Sequence[FinishedSeat], seat: int) -> bool:
    """Whether a seat has won: nobody got more, and it got something."""
    mine = players[seat].payoff
    return mine > 0 and mine >= max(player.payoff for player in players)


async def figures(store: Store, guest: str, now: float | None = None) -> Figures:
    """Return the figures of a guest over all games."""
    today = int((runtime.wall() if now is None else now) // DAY)
    ((*rows,),) = await store.run(
        (
            "SELECT r.tbl, r.game, r.seat, r.guest, r.name, r.bot, r.payoff, r.points, r.ended FROM results r"
            " WHERE r.tbl IN (SELECT tbl FROM results WHERE guest = ?) ORDER BY r.ended, r.tbl, r.seat",
            (guest,),
        )
    )
    tables: dict[str, list[Sequence[Any]]] = {}
    for row in rows:
        tables.setdefault(row[0], []).append(row)
    by_game: dict[str, list[Outcome]] = {}
    together: dict[str, list[bool]] = {}
    for sitting in tables.values():
        outcome = Outcome.of(sitting, guest)
        by_game.setdefault(outcome.game, []).append(outcome)
        for name in {row[4] for row in sitting if row[5] is None and row[3] not in ("", guest)}:
            together.setdefault(name, []).append(outcome.won)
    every = [outcome for outcomes in by_game.values() for outcome in outcomes]
    played = Counter(int(outcome.ended // DAY) for outcome in every)
    now_in_a_row, longest = days_in_a_row(played)
    partners = sorted((Partner(name, len(won), sum(won)) for name, won in together.items()), key=lambda p: -p.games)
    return Figures(
        len(every),
        sum(outcome.won for outcome in every),
        min((outcome.ended for outcome in every), default=None),
        now_in_a_row,
        longest,
        [played[day] for day in range(today - DAYS + 1, today + 1)],
        [game_figures(game, outcomes) for game, outcomes in sorted(by_game.items())],
        partners[:PARTNERS],
        [against(level, every) for level in STRENGTHS],
    )


class Outcome(Struct, frozen=True):
    """One game as it went for the guest."""

    table: str
    game: str
    won: bool
    payoff: float
    points: float | None
    ended: float
    others: list[tuple[str | None, float]]  # level of a bot or None for a person, and payoff

    @classmethod
    def of(cls, sitting: Sequence[Sequence[Any]], guest: str) -> Outcome:
        """Read it from the rows of a table."""
        players = [FinishedSeat(*row[4:8]) for row in sitting]
        me = next(k for k, row in enumerate(sitting) if row[3] == guest)
        others = [(p.bot, p.payoff) for k, p in enumerate(players) if k != me]
        mine = players[me]
        return cls(sitting[0][0], sitting[0][1], wins(players, me), mine.payoff, mine.points, sitting[0][8], others)


def game_figures(game: str, outcomes: Sequence[Outcome]) -> GameFigures:
    """Return the figures of one kind of game, played in this order."""
    points = [outcome.points for outcome in outcomes if outcome.points is not None]
    fewest = fewest_win(game)
    now = longest = 0
    for outcome in outcomes:
        now = now + 1 if outcome.won else 0
        longest = max(longest, now)
    rating, uncertainty = rate(outcomes[-RATED:])
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


def rate(outcomes: Iterable[Outcome]) -> tuple[float, float]:
    """Return the guest's rating and its uncertainty, game after game by openskill.

    Bots of a level are as strong as STRENGTHS says; other people count as strangers of average strength.  Where all win
    or lose together, the bots' strengths are the strength of the game itself.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    me = model.rating()
    ranks: list[float]
    for outcome in outcomes:
        others = [model.rating(mu=STRENGTHS.get(bot or "", me.mu), sigma=2.0) for bot, _ in outcome.others]
        alike = bool(others) and all(payoff == outcome.payoff for _, payoff in outcome.others)
        if alike:  # won or lost together: against the game
            teams, ranks = [[me], [model.rating(sigma=2.0)]], [-outcome.payoff, -0.5]
        else:
            teams = [[me], *([other] for other in others)]
            ranks = [-outcome.payoff, *(-payoff for _, payoff in outcome.others)]
        me = model.rate(teams, ranks=ranks)[0][0]
    return round(me.mu, 2), round(me.sigma, 2)


@cache
def fewest_win(game: str) -> bool:
    """Whether few points are good in a game; of a game that is not installed any more, nobody knows."""
    try:
        return games.load(game).tally.FEWER_IS_BETTER
    except Problem:
        return False


def against(level: str, outcomes: Sequence[Outcome]) -> LevelFigures:
    """Return how games went in which all others were bots of a level."""
    won = [outcome.won for outcome in outcomes if {bot for bot, _ in outcome.others} == {level}]
    return LevelFigures(level, len(won), sum(won))


def days_in_a_row(days: Iterable[int]) -> tuple[int, int]:
    """Return the days in a row up to the last of these days, and the most days in a row among them."""
    now = longest = 0
    last: int | None = None
    for day in sorted(set(days)):
        now = now + 1 if last is not None and day == last + 1 else 1
        last, longest = day, max(longest, now)
    return now, longest
