"""Bodies of HTTP requests and answers about what a guest has played: history, figures, stamps, the dreams of a day."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from dreamtable.tables.public_table_facts import Level, Standing


class FinishedSeat(Struct, frozen=True):
    """Somebody who sat at the table."""

    name: str
    bot: str | None
    payoff: float
    points: float | None  # None: the game was played before points were stored


class FinishedGame(Struct, frozen=True):
    """A finished game of a guest."""

    table: str
    game: str
    ended: float
    seat: int
    won: bool
    players: list[FinishedSeat]
    assisted: bool  # with advice, or decisions taken back
    daily: str | None  # the day, if this was its counted try


class EveningGame(Struct, frozen=True):
    """A game of an evening."""

    table: str
    game: str


class Evening(Struct, frozen=True):
    """Games that a party played one after the other, and its score sheet at the end."""

    ended: float  # the last of them
    games: list[EveningGame]
    people: list[Standing]  # the most stars first


class Partner(Struct, frozen=True):
    """Somebody a guest has often played with."""

    name: str
    games: int
    won: int  # of those, by the guest
    face: int  # chosen with the nickname; 0: none
    colour: int


class CurvePoint(Struct, frozen=True):
    """A game in the curve over time."""

    table: str
    ended: float
    won: bool
    points: float | None


class LevelFigures(Struct, frozen=True):
    """All games against bots of one level alone."""

    level: str
    games: int
    won: int


class GameFigures(Struct, frozen=True):
    """All games of one kind that a guest has played."""

    game: str
    played: int
    won: int
    fewest: bool  # few points are good
    best: float | None  # points
    mean: float | None
    streak: int  # games won in a row, up to the last
    longest: int
    rating: float  # openskill: the mean of the belief about the guest's strength
    uncertainty: float  # its standard deviation
    curve: list[CurvePoint]  # the last games, oldest first


class Figures(Struct, frozen=True):
    """Everything at a glance."""

    played: int
    won: int
    since: float | None
    nights: int  # days in a row with a game, up to the last day played
    longest_nights: int
    days: list[int]  # games on each of the last days, today last
    games: list[GameFigures]
    partners: list[Partner]
    levels: list[LevelFigures]


class History(Struct, frozen=True):
    """Some games of a guest, newest first."""

    games: list[FinishedGame]
    next: int  # `before` of the next page; 0: there is none


class Stamp(Struct, frozen=True):
    """A stamp that a guest has earned, and the first game that did it."""

    name: str
    table: str
    game: str
    ended: float


class Stamps(Struct, frozen=True):
    """The stamps of a guest."""

    earned: list[Stamp]  # the oldest first
    all: list[str]  # the names of all that can be earned
    left: int  # games that nobody has looked through yet: ask again


class DailyResult(Struct, frozen=True):
    """How a guest's counted try ended."""

    won: bool
    points: float | None
    tried: int  # guests of this server who have finished theirs, this one included
    beaten: int  # of those, who did worse


class DailyGame(Struct, frozen=True):
    """The dream of a day in one game."""

    game: str
    seats: int
    level: Level  # of all bots
    table: str | None  # of the counted try, if it was begun
    result: DailyResult | None  # once it is over


class Daily(Struct, frozen=True):
    """The dreams of a day.  docs/daily.md says how `link` and `anchor` prove their deals."""

    day: str  # as 2026-11-18, by the clock of Greenwich
    today: str
    link: str  # of the chain of hashes, in hex
    anchor: str
    games: list[DailyGame]
    days: list[str]  # on which I finished a counted try
    streak: int  # of these, in a row up to today or yesterday
    longest: int


class DreamDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Play the dream of a day: today's counts the first time, and all later tries are free."""

    game: str
    day: Annotated[str, Meta(max_length=10)] | None = None  # today's if left out
