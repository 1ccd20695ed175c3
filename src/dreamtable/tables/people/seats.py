"""Who sits where.  A seat is empty, a person's, a bot's, or a person's while a bot stands in."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from dreamtable.kit.errors import Illegal
from dreamtable.tables.people.avatars import PLAIN, Look
from dreamtable.tables.people.nicknames import free_name
from dreamtable.tables.public_table_facts import Level

BOT_NAMES = ("Morpheus", "Luna", "Nix", "Orion", "Selene", "Hypnos", "Vesper", "Aurora", "Phobos", "Nyx")


class Seat(Struct, frozen=True):
    """One seat as it is stored.  The names of these fields are in every database: they cannot be changed."""

    guest: str = ""  # the person it belongs to
    name: str = ""
    bot: Level | None = None  # who plays, if not the person
    luck: str = ""  # the commitment to the luck of the person's client
    face: int = 0  # the look of the person: see Look
    colour: int = 0

    @property
    def empty(self) -> bool:
        """Whether nobody sits here, neither a person nor a bot."""
        return not self.guest and self.bot is None


Seats = tuple[Seat, ...]


def _names_beside(seats: Seats, i: int) -> set[str]:
    """The names of all who sit elsewhere at the table."""
    return {seat.name for k, seat in enumerate(seats) if k != i}


def with_seat(seats: Seats, i: int, seat: Seat) -> Seats:
    """The seats with one of them replaced."""
    return (*seats[:i], seat, *seats[i + 1 :])


def at(seats: Seats, i: int) -> Seat:
    """The seat of this number; raises Illegal if there is none."""
    if not 0 <= i < len(seats):
        raise Illegal("no_such_seat", f"There is no seat {i + 1} at this table.")
    return seats[i]


def of(seats: Seats, guest: str) -> list[int]:
    """The numbers of the seats that belong to a guest."""
    return [i for i, seat in enumerate(seats) if guest and seat.guest == guest]


def alone(seats: Seats, left: tuple[tuple[str, int], ...]) -> bool:
    """Whether one person plays against bots, and nobody else has ever sat here during the game."""
    return len({seat.guest for seat in seats if seat.guest} | {guest for guest, _ in left}) == 1


def bots(seats: Seats) -> frozenset[int]:
    """The numbers of the seats on which a bot plays."""
    return frozenset(i for i, seat in enumerate(seats) if seat.bot is not None)


def own(seats: Seats, i: int, guest: str) -> Seat:
    """The seat of this number; raises Illegal unless it belongs to this guest."""
    seat = at(seats, i)
    if seat.guest != guest:
        raise Illegal("not_your_seat", "That is not your seat.")
    return seat


def sit(seats: Seats, i: int, guest: str, name: str, luck: str, look: Look = PLAIN) -> Seats:
    """Give an empty seat or a bot's to a guest; raises Illegal if somebody sits there."""
    seat = at(seats, i)
    if seat.guest:
        raise Illegal("seat_taken", f"{seat.name} sits there.")
    free = free_name(_names_beside(seats, i), name)
    return with_seat(seats, i, Seat(guest, free, None, luck, look.face, look.colour))


def seat_bot(seats: Seats, i: int, level: Level) -> Seats:
    """Give a seat to a bot."""
    at(seats, i)
    return with_seat(seats, i, Seat("", free_name(_names_beside(seats, i), BOT_NAMES[i % len(BOT_NAMES)]), level))


def clear(seats: Seats, i: int) -> Seats:
    """Empty a seat."""
    at(seats, i)
    return with_seat(seats, i, Seat())


def stand_in(seats: Seats, i: int, level: Level | None) -> Seats:
    """Let a bot of this level play for the person on a seat, or (None) the person again."""
    return with_seat(seats, i, replace(at(seats, i), bot=level))


def set_luck(seats: Seats, i: int, luck: str) -> Seats:
    """Replace the commitment to the luck that the player of a seat brings to the deal."""
    return with_seat(seats, i, replace(at(seats, i), luck=luck))


def rename(seats: Seats, i: int, name: str, look: Look = PLAIN) -> Seats:
    """Change the name and the look that are shown at a seat."""
    free = free_name(_names_beside(seats, i), name)
    return with_seat(seats, i, replace(at(seats, i), name=free, face=look.face, colour=look.colour))


def resize(seats: Seats, count: int) -> Seats:
    """More seats, or fewer: empty ones go first, then bots'; raises Illegal if a person would have to go."""
    kept = list(seats)
    while len(kept) > count:
        spare = [i for i, seat in enumerate(kept) if seat.empty] or [i for i, seat in enumerate(kept) if not seat.guest]
        if not spare:
            raise Illegal("seats_taken", "More people than that already sit at the table.")
        del kept[spare[-1]]
    return (*kept, *(Seat() for _ in range(count - len(kept))))
