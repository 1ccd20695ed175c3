"""What a table is, beside its log: durable, and replaced as a whole."""

from __future__ import annotations

from msgspec import Raw, Struct

from dreamtable.tables.seats import Seats
from dreamtable.tables.table_facts import Doors, Phase


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
    nonces: tuple[str, ...] = ()  # in seat order, fixed at the start
    left: tuple[tuple[str, int], ...] = ()  # guests who gave up a seat during the game, and know its hand
    next: str | None = None  # the table of the rematch
    at: int = 0  # the table time when play was last started, paused or ended
    since: float = 0.0  # the second of the node's clock at which the table time was `at`
    rev: int = 0  # grows with every change of this record
    rules: int = 1  # the version of the game's rules, fixed at the start
    keys: tuple[str, ...] = ()  # the last requests that changed it: a repeated one counts once
