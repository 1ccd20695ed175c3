"""Seats: taking one, leaving it, its name and face, and bots that stand in for people who are away."""

from __future__ import annotations

from dreamtable import games
from dreamtable.kit.errors import Illegal
from dreamtable.tables.actions.action import Action, need_host, need_phase
from dreamtable.tables.live_table_state import check_not_removed
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.people import seats as seating
from dreamtable.tables.people.avatars import PLAIN, Look
from dreamtable.tables.people.chat import check as check_talk
from dreamtable.tables.people.nicknames import NAMELESS, proper_name
from dreamtable.tables.public_table_facts import Doors, Level, Phase
from dreamtable.tables.stored_table_record import Record


class TakeSeat(Action, frozen=True):
    """A guest takes an empty seat or a bot's.

    In front of a big screen nobody has to ask for a chair: the seat after the last one is added for who comes before
    the game, while it takes more players and all its seats are people's.
    """

    guest: str
    seat: int
    name: str
    luck: str  # the commitment to it; of somebody who comes when the game is on, it enters no deal
    look: Look = PLAIN

    def perform(self, change: PendingChange) -> None:
        need_phase(change, Phase.LOBBY, Phase.PLAYING)
        record, guest, seat = change.record, self.guest, self.seat
        check_not_removed(record, guest)
        if seat == len(record.seats) and change.state.presence.has_screen and _needs_a_chair(record, guest):
            change.set_record(seats=seating.resize(record.seats, seat + 1))
            record = change.record
        if seating.at(record.seats, seat).guest == guest:
            raise Illegal("seat_taken", "You sit there already.")
        if record.phase == Phase.PLAYING and _knows_another_hand(record, guest, seat):
            raise Illegal("one_hand", "You have seen another hand of this game; two would show you too much.")
        returns = (guest, seat) in record.left
        if record.doors != Doors.OPEN and not seating.of(record.seats, guest) and not returns:
            raise Illegal("doors_closed", "The host gives no seats away just now.")
        name = proper_name(self.name)
        change.state.context.moderation.check_text(name)
        if not _may_be_called(change, guest, seat, name):
            name = NAMELESS
        change.set_record(seats=seating.sit(record.seats, seat, guest, name, self.luck, self.look))
        if record.phase == Phase.PLAYING and not returns:
            change.set_record(doors=Doors.SEATS)  # a hand was shown to one person, whom the host let in
        if guest == record.host:
            change.set_record(host_name="")
        elif not record.host_name and not seating.of(record.seats, record.host):
            change.set_record(host=guest)


def _needs_a_chair(record: Record, guest: str) -> bool:
    """Whether a newcomer finds no seat before a game that takes more players."""
    if record.phase != Phase.LOBBY or record.drawing or record.doors != Doors.OPEN:
        return False
    full = all(seat.guest and seat.guest != guest for seat in record.seats)
    return full and len(record.seats) < games.load(record.game).facts.seats[1]


def _knows_another_hand(record: Record, guest: str, seat: int) -> bool:
    """Whether a guest has seen a hand of this game other than that of this seat."""
    if (guest, seat) in record.left:
        return False
    return bool(seating.of(record.seats, guest)) or _sat_before(record, guest)


def _sat_before(record: Record, guest: str) -> bool:
    return any(who == guest for who, _ in record.left)


def _may_be_called(change: PendingChange, guest: str, seat: int, name: str) -> bool:
    """Whether a newcomer may have this name: one could leave and come back with a name that gives something away.

    Where all talk is closed, somebody who has never sat here knows nothing to give away.
    """
    try:
        _check_name(change, seat, name)
    except Illegal as illegal:
        return illegal.code == "talk_closed" and not _sat_before(change.record, guest)
    return True


def _check_name(change: PendingChange, seat: int, name: str) -> None:
    if change.running_game is not None and change.record.phase == Phase.PLAYING:
        check_talk(change.running_game.position, seat, name)


class LeaveSeat(Action, frozen=True):
    """A guest stands up from a seat; before the game a host may stay the host without one."""

    guest: str
    seat: int
    stay_host: bool = False

    def perform(self, change: PendingChange) -> None:
        need_phase(change, Phase.LOBBY, Phase.PLAYING)
        left = seating.own(change.record.seats, self.seat, self.guest)
        if self.stay_host:
            need_host(change.state, self.guest)
            need_phase(change, Phase.LOBBY)
            change.set_record(host=self.guest, host_name=left.name)
        vacate(change, self.seat, Level.DREAMING)


def vacate(change: PendingChange, seat: int, level: Level) -> None:
    """Free a seat in the lobby, or give it to a bot during the game; the next person in seat order may become host."""
    record = change.record
    if record.phase == Phase.LOBBY:
        seats = seating.clear(record.seats, seat)
    else:
        seats = seating.seat_bot(record.seats, seat, level)
        change.set_record(left=tuple(dict.fromkeys((*record.left, (record.seats[seat].guest, seat)))))
    change.set_record(seats=seats)
    people = [s.guest for s in seats if s.guest]
    if record.host not in people and people and not change.record.host_name:
        change.set_record(host=people[0])


class RenameSeat(Action, frozen=True):
    """A guest changes the name that is shown at their seat."""

    guest: str
    seat: int
    name: str
    look: Look = PLAIN

    def perform(self, change: PendingChange) -> None:
        seating.own(change.record.seats, self.seat, self.guest)
        name = proper_name(self.name)
        change.state.context.moderation.check_text(name)
        _check_name(change, self.seat, name)  # a name could say what may not be said in the chat
        change.set_record(seats=seating.rename(change.record.seats, self.seat, name, self.look))


class ReclaimSeat(Action, frozen=True):
    """A guest plays again on their own seat, where a bot stood in."""

    guest: str
    seat: int

    def perform(self, change: PendingChange) -> None:
        seating.own(change.record.seats, self.seat, self.guest)
        change.set_record(seats=seating.stand_in(change.record.seats, self.seat, None))


class SeatStandIn(Action, frozen=True):
    """A bot stands in: for the guest who asks at any time, for somebody else after the grace time."""

    guest: str
    seat: int
    level: Level

    def perform(self, change: PendingChange) -> None:
        need_phase(change, Phase.PLAYING)
        seats = change.record.seats
        person = seating.at(seats, self.seat).guest
        if not person:
            raise Illegal("seat_empty", "Nobody sits there for whom a bot could stand in.")
        if person != self.guest:
            if not seating.of(seats, self.guest):
                raise Illegal("not_seated", "Only those who sit at the table can do that.")
            if change.state.presence.grace_left(person) != 0:
                raise Illegal("grace", "They may be back in a moment; a bot can stand in when the grace time is over.")
        change.set_record(seats=seating.stand_in(seats, self.seat, self.level))
