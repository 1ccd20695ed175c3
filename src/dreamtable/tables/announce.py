"""A table as anyone with its link may know it, loaded or not."""

from __future__ import annotations

from collections.abc import Collection

from dreamtable.play.fair_deal import commitment
from dreamtable.tables.presence import Presence
from dreamtable.tables.record import Record
from dreamtable.tables.seats import Seat
from dreamtable.tables.table_facts import Phase, SeatFacts, TableFacts


def host_of(record: Record, presence: Presence) -> str:
    """The host, or while that person is long away the first one in seat order who is here."""
    if presence.grace_of(record.host) == 0:
        for seat in record.seats:
            if seat.guest and presence.here(seat.guest):
                return seat.guest
    return record.host


def facts_of(record: Record, presence: Presence | None, drowsy: Collection[int] = ()) -> TableFacts:
    host = host_of(record, presence) if presence else record.host

    def seat_facts(number: int, seat: Seat) -> SeatFacts:
        person = bool(seat.guest)
        counting = presence is not None and person and record.phase == Phase.PLAYING
        return SeatFacts(
            seat=number,
            name=seat.name,
            bot=seat.bot,
            drowsy=number in drowsy,
            person=person,
            here=not person or (presence is not None and presence.here(seat.guest)),
            host=person and seat.guest == host,
            grace=presence.grace_of(seat.guest) if counting and presence else None,
        )

    return TableFacts(
        id=record.id,
        code=record.code,
        game=record.game,
        options=record.options,
        seats=[seat_facts(number, seat) for number, seat in enumerate(record.seats)],
        phase=record.phase,
        public=record.public,
        doors=record.doors,
        paused=record.paused,
        commitment=commitment(record.secret),
        next=record.next,
        created=record.created,
    )
