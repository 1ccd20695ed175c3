"""What a guest can do at a table, apart from playing: seats, and the powers of the host.

Each act takes the draft of a change and the facts about who asks; it raises Illegal with the reason, or amends the
draft.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dreamtable import games
from dreamtable.kit.errors import Illegal
from dreamtable.play.stored_options import store_options
from dreamtable.tables import seats as seating
from dreamtable.tables.change import PendingChange
from dreamtable.tables.chat import check as check_talk
from dreamtable.tables.record import Record
from dreamtable.tables.stored_game import opening
from dreamtable.tables.table_facts import Doors, Level, Phase

if TYPE_CHECKING:
    from dreamtable.tables.table import Table


def need_host(table: Table, guest: str) -> None:
    if table.host != guest:
        raise Illegal("not_host", "Only the host of this table can do that.")


def need_phase(draft: PendingChange, *phases: Phase) -> None:
    if draft.record.phase not in phases:
        codes = {Phase.LOBBY: "not_started", Phase.PLAYING: "started", Phase.OVER: "game_over"}
        words = {
            Phase.LOBBY: "The game has not started yet.",
            Phase.PLAYING: "The game has started already.",
            Phase.OVER: "The game is over.",
        }
        raise Illegal(codes[draft.record.phase], words[draft.record.phase])


# -- anyone ---------------------------------------------------------------------------------------------------
def sit(draft: PendingChange, guest: str, seat: int, name: str, nonce: str) -> None:
    need_phase(draft, Phase.LOBBY, Phase.PLAYING)
    record = draft.record
    if record.doors != Doors.OPEN and not seating.of(record.seats, guest):
        raise Illegal("doors_closed", "The host has closed the free seats.")
    if seating.at(record.seats, seat).guest == guest:
        raise Illegal("seat_taken", "You sit there already.")
    if record.phase == Phase.PLAYING and knows_another_hand(record, guest, seat):
        raise Illegal("one_hand", "You have seen another hand of this game; two would show you too much.")
    name = seating.proper_name(name)
    if not may_be_called(draft, guest, seat, name):
        name = seating.NAMELESS
    draft.change(seats=seating.sit(record.seats, seat, guest, name, nonce))
    if record.phase == Phase.PLAYING:
        draft.luck(seat, nonce)
    if not seating.of(record.seats, record.host):
        draft.change(host=guest)


def knows_another_hand(record: Record, guest: str, seat: int) -> bool:
    """Coming back to one's own seat is another matter."""
    if (guest, seat) in record.left:
        return False
    return bool(seating.of(record.seats, guest)) or came_back(record, guest)


def came_back(record: Record, guest: str) -> bool:
    return any(who == guest for who, _ in record.left)


def may_be_called(draft: PendingChange, guest: str, seat: int, name: str) -> bool:
    """Or one could leave and come back with a name that says what may not be said.  A newcomer knows nothing to tell
    where all talk is closed.
    """
    try:
        check_name(draft, seat, name)
    except Illegal as illegal:
        return illegal.code == "talk_closed" and not came_back(draft.record, guest)
    return True


def check_name(draft: PendingChange, seat: int, name: str) -> None:
    if draft.course is not None and draft.record.phase == Phase.PLAYING:
        check_talk(draft.course.position, seat, name)


def leave(draft: PendingChange, guest: str, seat: int) -> None:
    need_phase(draft, Phase.LOBBY, Phase.PLAYING)
    seating.own(draft.record.seats, seat, guest)
    vacate(draft, seat, Level.DREAMING)


def vacate(draft: PendingChange, seat: int, level: Level) -> None:
    """Free in the lobby, a bot's during the game; the host's powers pass on to the next person in seat order."""
    record = draft.record
    if record.phase == Phase.LOBBY:
        seats = seating.clear(record.seats, seat)
    else:
        seats = seating.seat_bot(record.seats, seat, level)
        draft.change(left=tuple(dict.fromkeys((*record.left, (record.seats[seat].guest, seat)))))
    draft.change(seats=seats)
    people = [s.guest for s in seats if s.guest]
    if record.host not in people and people:
        draft.change(host=people[0])


def call(draft: PendingChange, guest: str, seat: int, name: str) -> None:
    seating.own(draft.record.seats, seat, guest)
    name = seating.proper_name(name)
    check_name(draft, seat, name)  # or one could say with it what may not be said
    draft.change(seats=seating.rename(draft.record.seats, seat, name))


def take_back(draft: PendingChange, guest: str, seat: int) -> None:
    seating.own(draft.record.seats, seat, guest)
    draft.change(seats=seating.stand_in(draft.record.seats, seat, None))


def stand_in(table: Table, draft: PendingChange, guest: str, seat: int, level: Level) -> None:
    need_phase(draft, Phase.PLAYING)
    seats = draft.record.seats
    person = seating.at(seats, seat).guest
    if not person:
        raise Illegal("seat_empty", "Nobody sits there for whom a bot could stand in.")
    if person != guest:
        if not seating.of(seats, guest):
            raise Illegal("not_seated", "Only those who sit at the table can do that.")
        if table.presence.grace_of(person) != 0:
            raise Illegal("grace", "They may be back in a moment; a bot can stand in when the grace time is over.")
    draft.change(seats=seating.stand_in(seats, seat, level))


# -- the host -------------------------------------------------------------------------------------------------
def configure(draft: PendingChange, count: int | None, options: dict[str, Any] | None, public: bool | None) -> None:
    need_phase(draft, Phase.LOBBY)
    game = games.load(draft.record.game)
    if options is not None:
        draft.change(options=store_options(game, options))
    if count is not None:
        game.check_seats(count)
        draft.change(seats=seating.resize(draft.record.seats, count))
    if public is not None:
        draft.change(public=public)


def start(draft: PendingChange) -> None:
    need_phase(draft, Phase.LOBBY)
    record = draft.record
    if any(seat.empty for seat in record.seats):
        raise Illegal("seats_empty", "Some seats are empty: invite somebody, seat a bot, or take the seat away.")
    draft.change(nonces=tuple(seat.nonce for seat in record.seats))
    draft.begin(opening(draft.record))


def replace_by_bot(draft: PendingChange, seat: int, level: Level) -> None:
    need_phase(draft, Phase.LOBBY, Phase.PLAYING)
    if seating.at(draft.record.seats, seat).guest:
        vacate(draft, seat, level)
    draft.change(seats=seating.seat_bot(draft.record.seats, seat, level))


def remove(draft: PendingChange, seat: int) -> None:
    need_phase(draft, Phase.LOBBY, Phase.PLAYING)
    if draft.record.phase == Phase.PLAYING and not seating.at(draft.record.seats, seat).guest:
        raise Illegal("seat_empty", "A bot plays there already.")
    vacate(draft, seat, Level.DREAMING)


def pause(draft: PendingChange, paused: bool) -> None:
    need_phase(draft, Phase.PLAYING)
    draft.change(paused=paused, at=draft.at, since=draft.now)
