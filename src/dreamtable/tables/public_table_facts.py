"""What anyone with its link may know about a table: who sits where, what is played, how far it is."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Raw, Struct

from dreamtable.bots.levels import Level
from dreamtable.play.fair_deal import Redraw
from dreamtable.play.stored_options import AlbumFacts, DeckFacts

__all__ = [
    "AlbumFacts", "BotSpeed", "ChatLine", "Clock", "DeckFacts", "Doors", "Level", "Phase", "Redraw", "Result",
    "SeatFacts", "Standing", "TableFacts",
]  # fmt: skip


class Phase(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class Doors(StrEnum):
    """Who may come in."""

    OPEN = "open"
    SEATS = "seats"  # watching is fine; free seats and bots' seats are not given away, as during a game
    CLOSED = "closed"  # only those who sit


class BotSpeed(StrEnum):
    """How long bots take over their moves."""

    CALM = "calm"
    NORMAL = "normal"
    QUICK = "quick"


class SeatFacts(Struct, frozen=True, omit_defaults=True):
    seat: int
    name: str  # "" for an empty seat
    bot: Level | None  # who plays: a bot of this level, or (None) a person or nobody
    person: bool  # the seat belongs to a person, even while a bot stands in
    here: bool  # that person is connected
    host: bool
    grace: int | None  # milliseconds until a bot may stand in for somebody who is away; 0: now
    drowsy: bool = False  # while it is true: a lucid bot whose search is still being compiled plays as `dreaming`
    face: int = 0  # the number of the face that the person chose; 0: none
    colour: int = 0  # the same of the colour
    vote: str = ""  # after the end: the game that this person wants to play next


class Standing(Struct, frozen=True):
    """Somebody on the score sheet of the evening: a star for each game won since the party met."""

    name: str
    stars: int
    games: int


class UndoWishFacts(Struct, frozen=True):
    """Somebody would like to take back the decision that was played last; all others have to agree."""

    seat: int
    agreed: tuple[int, ...]  # seats whose people do not mind


class TableFacts(Struct, frozen=True):
    """One table, as anyone with its link may know it."""

    id: str
    code: str
    game: str
    options: Raw
    seats: list[SeatFacts]
    phase: Phase
    public: bool
    doors: Doors
    paused: bool
    commitment: str  # SHA-256 of the secret that deals, in hex; shown before the first deal
    next: str | None  # the table of the rematch
    created: float  # seconds since 1970
    lucks: tuple[str, ...] = ()  # commitments to luck in seat order, "" for none; fixed before the first deal
    redraws: tuple[Redraw, ...] = ()
    speed: BotSpeed = BotSpeed.NORMAL
    screen: bool = False  # a big screen shows the table: phones need show no more than their hands
    evening: tuple[Standing, ...] = ()  # the party's games so far, the one that is over included
    queue: tuple[str, ...] = ()  # names of those who watch, and have a place in the next game
    day: str = ""  # as 2026-11-18, if this is the deal of a day
    wish: UndoWishFacts | None = None
    undone: int = 0  # the version after the last decision that was taken back: what it had led to has not happened
    deck: DeckFacts | None = None  # the list of words that the table has brought
    album: AlbumFacts | None = None  # the pictures that it has brought
    host: str = ""  # the name of a host who has no seat


class Clock(Struct, frozen=True):
    """A clock of the game as it stood when the snapshot was made."""

    clock: int
    allowed: int  # milliseconds it started with
    left: int
    running: bool


class ChatLine(Struct, frozen=True):
    seq: int
    seat: int  # -1: somebody who watches
    name: str
    text: str
    at: float  # seconds since 1970
    after: int = 0  # no event with a greater `seq` had happened


class Result(Struct, frozen=True):
    """How it ended, and what proves the deal."""

    payoffs: list[float]  # 0..1 for each seat; shared wins share
    secret: str  # hex: its SHA-256 is the commitment
    nonces: list[str]  # in seat order; the SHA-256 of each is among the table's `lucks`
