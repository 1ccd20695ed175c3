"""What a table is, beside its log: durable, and replaced as a whole."""

from __future__ import annotations

from msgspec import Raw, Struct

from dreamtable.tables.seats import Seats
from dreamtable.tables.table_facts import Doors, Phase


class Record(Struct, frozen=True):
    id: str
    code: str
    game: str
    options: Raw
    secret: str
    host: str  # the guest who lays the rules of the house
    seats: Seats
    created: float  # seconds since 1970
    phase: Phase = Phase.LOBBY
    public: bool = False
    doors: Doors = Doors.OPEN
    paused: bool = False
    nonces: tuple[str, ...] = ()  # in seat order, fixed at the start
    left: tuple[tuple[str, int], ...] = ()  # guests who gave up a seat during the game, and know its hand
    next: str | None = None
    at: int = 0  # table time
    since: float = 0.0  # when it was that time, in the house's seconds
    rev: int = 0  # grows with every change of this record
    rules: int = 1  # the version of the game's rules, fixed at the start
    keys: tuple[str, ...] = ()  # the last requests that changed it: a repeated one counts once
