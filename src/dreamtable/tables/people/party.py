"""A party: people, code and screens that go from game to game together, and their score sheet of the evening."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from dreamtable.kit.errors import Illegal
from dreamtable.play.fair_deal import new_secret
from dreamtable.tables.people.nicknames import free_name
from dreamtable.tables.people.seats import Seat, Seats
from dreamtable.tables.public_table_facts import Doors, Phase
from dreamtable.tables.stored_table_record import PartyMember, Record

EVENING = 12 * 3600.0  # seconds between two games after which a new score sheet begins


def with_game(record: Record, payoffs: Sequence[float]) -> tuple[PartyMember, ...]:
    """The score sheet of a party with the game that has just ended: a star for each person who won it."""
    best = max(payoffs)
    sheet = {(one.guest, one.name): one for one in record.evening}
    for seat, payoff in zip(record.seats, payoffs):
        if seat.guest and seat.bot is None:
            key = seat.guest, seat.name
            before = sheet.get(key, PartyMember(*key, 0, 0))
            won = best > 0 and payoff == best
            sheet[key] = replace(before, stars=before.stars + won, games=before.games + 1)
    return tuple(sheet.values())


def next_record(was: Record, host: str, now: float) -> Record:
    """The record of a rematch: the same people, bots and options, who have to bring new luck.

    The code, the screens, those who were sent away and the score sheet of the evening stay with the party.
    """
    return replace(
        was,
        id=was.rematch,
        secret=new_secret(),
        host=host,
        host_name=was.host_name if host == was.host else "",
        seats=tuple(replace(s, luck="", bot=None if s.guest else s.bot) for s in was.seats),
        created=now,
        phase=Phase.LOBBY,
        paused=False,
        nonces=(),
        lucks=(),
        redraws=(),
        left=(),
        rematch="",
        next=None,
        doors=Doors.OPEN if was.doors == Doors.SEATS else was.doors,
        at=0,
        rev=0,
        keys=(),
        queue=(),
        votes=(),
        evening=was.evening if now - was.created < EVENING else (),
        assisted=False,
        daily="",
        deal_of="",
        wish=None,
        undone=0,
    )


def seat_party(seats: Seats, queue: Sequence[tuple[str, str]], least: int, most: int, rotate: bool) -> Seats:
    """The seats of the next game: everybody plays, those who waited too, and bots make room for them.

    `rotate` lets the next person begin.  Raises Illegal if there are more people than the game has seats.
    """
    people = [seat for seat in seats if seat.guest]
    bots = [seat for seat in seats if seat.bot is not None and not seat.guest]
    wanted = max(least, min(most, len(seats)))
    for guest, name in queue:
        if all(seat.guest != guest for seat in people):
            people.append(Seat(guest, free_name({seat.name for seat in people}, name)))
    if len(people) > most:
        raise Illegal("seats_taken", "More people than that already sit at the table.")
    if rotate:
        people = [*people[1:], *people[:1]]
    room = max(wanted - len(people), 0)
    kept = [*people, *bots[:room]]
    return (*kept, *(Seat() for _ in range(wanted - len(kept))))
