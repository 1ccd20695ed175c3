"""What a table is, beside its log: durable, and replaced as a whole."""

from __future__ import annotations

from msgspec import Raw, Struct

from dreamtable.tables.people.seats import Seats
from dreamtable.tables.public_table_facts import BotSpeed, Doors, Phase, Redraw


class PartyMember(Struct, frozen=True):
    """Somebody on the score sheet of the evening, as it is stored."""

    guest: str
    name: str
    stars: int
    games: int


class UndoWish(Struct, frozen=True):
    """Somebody would like to take back the decision that was played last, as it is stored."""

    seat: int
    agreed: tuple[str, ...] = ()  # guests who do not mind


class Record(Struct, frozen=True):
    """One table as it is stored.  The names of these fields are in every database: they cannot be changed."""

    id: str
    code: str
    game: str
    options: Raw
    secret: str
    host: str  # the guest who decides about the table
    seats: Seats
    created: float  # seconds since 1970
    phase: Phase = Phase.LOBBY
    public: bool = False
    doors: Doors = Doors.OPEN
    paused: bool = False
    nonces: tuple[str, ...] = ()  # in seat order, as far as they were revealed; complete at the start
    left: tuple[tuple[str, int], ...] = ()  # guests who gave up a seat during the game, and know its hand
    next: str | None = None  # the table of the rematch, once it is laid
    at: int = 0  # the table time when play was last started, paused or ended
    since: float = 0.0  # the second of the node's clock at which the table time was `at`
    rev: int = 0  # grows with every change of this record
    rules: int = 1  # the version of the game's rules, fixed at the start
    keys: tuple[str, ...] = ()  # the last requests that changed it: a repeated one counts once
    lucks: tuple[str, ...] = ()  # commitments to luck in seat order, fixed when the host wants to begin
    reveal_by: float = 0.0  # the second of the node's clock until which these may be opened
    redraws: tuple[Redraw, ...] = ()  # what was drawn before, and not used
    removed: tuple[str, ...] = ()  # guests whom the host has sent away from the party
    rematch: str = ""  # the id that the table of the rematch will have: one, whoever asks for it, and known to nobody
    assisted: bool = False  # somebody asked for advice here, or took a decision back
    daily: str = ""  # the day, as 2026-11-18, if this is a guest's counted try of its deal
    speed: BotSpeed = BotSpeed.NORMAL
    farewells: tuple[tuple[str, str], ...] = ()  # the host's own words to some of the removed
    screens: tuple[str, ...] = ()  # guests whose browser is a big screen that somebody at the table has brought
    queue: tuple[tuple[str, str], ...] = ()  # guests who watch and want to play next, with their names
    votes: tuple[tuple[str, str], ...] = ()  # guests, with the game that each wants next
    evening: tuple[PartyMember, ...] = ()  # the score sheet of the party
    deal_of: str = ""  # the day whose deal this is, counted or not
    wish: UndoWish | None = None
    undone: int = 0  # the version after the last decision that was taken back
    host_name: str = ""  # what a host is called who has no seat

    @property
    def drawing(self) -> bool:
        """Whether the host wants to begin, and the game waits for somebody to reveal their luck."""
        return self.phase == Phase.LOBBY and self.lucks != ()
