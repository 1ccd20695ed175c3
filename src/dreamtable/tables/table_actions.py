"""Everything that can be done at a table, each as a value.

An action is checked and carried out on a pending change: `perform` raises Illegal with the reason, or completes the
change.  It reads the live table and never touches it; what it asks for happens when the change is on disk.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

import msgspec
from msgspec import Raw, Struct

from dreamtable import games
from dreamtable.kit.errors import Illegal
from dreamtable.play.stored_options import DECK, PICTURES, store_options
from dreamtable.play.text_moves import unjudged
from dreamtable.tables import seats as seating
from dreamtable.tables.change import PendingChange
from dreamtable.tables.chat import check as check_talk
from dreamtable.tables.clean_text import clean
from dreamtable.tables.looks import PLAIN, Look
from dreamtable.tables.nicknames import NAMELESS, proper_name
from dreamtable.tables.table_facts import BotSpeed, Doors, Level, Phase
from dreamtable.tables.table_record import Record
from dreamtable.tables.table_state import TableState, check_not_removed


class Action(Struct, frozen=True):
    """Base of all actions."""

    @abstractmethod
    def perform(self, change: PendingChange) -> None:
        """Check this action and carry it out on a change; raises Illegal with the reason if it cannot be done."""


# -- playing --------------------------------------------------------------------------------------------------
class PlayMove(Action, frozen=True):
    """A person plays a move, having seen the table at `version`."""

    guest: str
    seat: int
    version: int
    move: Raw

    def perform(self, change: PendingChange) -> None:
        if seating.own(change.record.seats, self.seat, self.guest).bot is not None:
            raise Illegal("stand_in", "A bot stands in for you; take your seat back first.")
        _play(change, self.seat, self.version, self.move)
        change.seen = self.seat, self.version


class PlayBotMove(Action, frozen=True):
    """The bot on a seat plays a move, if it still sits there."""

    seat: int
    version: int
    move: Raw

    def perform(self, change: PendingChange) -> None:
        if not change.state.runs:
            raise Illegal("stale", "Another node may run this table now.")
        if change.record.seats[self.seat].bot is not None:
            _play(change, self.seat, self.version, self.move)


def _play(change: PendingChange, seat: int, version: int, given: Raw) -> None:
    running, asked = change.in_play(), change.state.questions.get(seat)
    if not (running.version if asked is None else asked.since) <= version <= running.version:
        raise Illegal("stale", "The table has changed since you looked.")
    move = running.game.read_move(bytes(given))
    if running.game.worded:
        move = running.position.settle(seat, unjudged(move))
    change.play(running, seat, move)


class RetractMove(Action, frozen=True):
    """A person takes back a choice that nobody has seen yet."""

    guest: str
    seat: int

    def perform(self, change: PendingChange) -> None:
        seating.own(change.record.seats, self.seat, self.guest)
        change.retract(self.seat)


class RunOutClock(Action, frozen=True):
    """The clock that is overdue runs out; nothing happens if none is (any more)."""

    def perform(self, change: PendingChange) -> None:
        if (clock := change.state.overdue_clock()) is not None:
            change.run_out(clock)


class StartTime(Action, frozen=True):
    """Table time goes on from where it was last stored, after a restart or when another node is gone."""

    def perform(self, change: PendingChange) -> None:
        if change.state.ticking and not change.state.time.running:
            change.set_record(at=change.state.latest_time, since=change.now)


class SayLine(Action, frozen=True):
    """A guest says something to everyone at the table."""

    guest: str
    nickname: str  # of a guest who does not sit
    text: str

    def perform(self, change: PendingChange) -> None:
        record, mine = change.record, seating.of(change.record.seats, self.guest)
        text = clean(self.text)
        change.state.context.host_rules.check_text(text)
        if change.running_game is not None and record.phase == Phase.PLAYING:
            if not mine:
                raise Illegal("talk_closed", "Those who watch keep quiet while the game is on.")
            for seat in mine:
                check_talk(change.running_game.position, seat, text)
        seat, name = (mine[0], record.seats[mine[0]].name) if mine else (-1, self.nickname)
        change.chat.append(change.state.chat.next_line(self.guest, seat, name, text))


# -- seats ----------------------------------------------------------------------------------------------------
class TakeSeat(Action, frozen=True):
    """A guest takes an empty seat or a bot's."""

    guest: str
    seat: int
    name: str
    luck: str  # the commitment to it; of somebody who comes when the game is on, it enters no deal
    look: Look = PLAIN

    def perform(self, change: PendingChange) -> None:
        need_phase(change, Phase.LOBBY, Phase.PLAYING)
        record, guest, seat = change.record, self.guest, self.seat
        check_not_removed(record, guest)
        if seating.at(record.seats, seat).guest == guest:
            raise Illegal("seat_taken", "You sit there already.")
        if record.phase == Phase.PLAYING and _knows_another_hand(record, guest, seat):
            raise Illegal("one_hand", "You have seen another hand of this game; two would show you too much.")
        returns = (guest, seat) in record.left
        if record.doors != Doors.OPEN and not seating.of(record.seats, guest) and not returns:
            raise Illegal("doors_closed", "The host gives no seats away just now.")
        name = proper_name(self.name)
        change.state.context.host_rules.check_text(name)
        if not _may_be_called(change, guest, seat, name):
            name = NAMELESS
        change.set_record(seats=seating.sit(record.seats, seat, guest, name, self.luck, self.look))
        if record.phase == Phase.PLAYING and not returns:
            change.set_record(doors=Doors.SEATS)  # a hand was shown to one person, whom the host let in
        if guest == record.host:
            change.set_record(host_name="")
        elif not record.host_name and not seating.of(record.seats, record.host):
            change.set_record(host=guest)


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
        _vacate(change, self.seat, Level.DREAMING)


def _vacate(change: PendingChange, seat: int, level: Level) -> None:
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
        change.state.context.host_rules.check_text(name)
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


# -- the host -------------------------------------------------------------------------------------------------
class ConfigureTable(Action, frozen=True):
    """The host changes seats, options or publicity in the lobby; what is None stays as it is."""

    guest: str
    seats: int | None
    options: dict[str, Any] | None
    public: bool | None

    def perform(self, change: PendingChange) -> None:
        need_host(change.state, self.guest)
        need_phase(change, Phase.LOBBY)
        game = games.load(change.record.game)
        if self.options is not None:
            change.set_record(options=store_options(game, self.options, change.record.options))
        if self.seats is not None:
            game.check_seats(self.seats)
            change.set_record(seats=seating.resize(change.record.seats, self.seats))
        if self.public is not None:
            change.set_record(public=self.public)


class BringDeck(Action, frozen=True):
    """The host brings a list of words to play with; an empty text gives the game its own words back."""

    guest: str
    deck: str

    def perform(self, change: PendingChange) -> None:
        need_host(change.state, self.guest)
        need_phase(change, Phase.LOBBY)
        game = games.load(change.record.game)
        if game.own_words is None:
            raise Illegal("deck_no_words", "This game is not played with words of your own.")
        options = msgspec.json.decode(change.record.options, type=dict) | {DECK: self.deck}
        change.set_record(options=store_options(game, options))


class BringAlbum(Action, frozen=True):
    """The host brings pictures to play with; an empty text gives the game its own pictures back."""

    guest: str
    album: str

    def perform(self, change: PendingChange) -> None:
        need_host(change.state, self.guest)
        need_phase(change, Phase.LOBBY)
        game = games.load(change.record.game)
        if not game.own_pictures:
            raise Illegal("album_no_pictures", "This game is not played with pictures of your own.")
        options = msgspec.json.decode(change.record.options, type=dict) | {PICTURES: self.album}
        change.set_record(options=store_options(game, options))


class SeatBot(Action, frozen=True):
    """The host gives a seat to a bot for good."""

    guest: str
    seat: int
    level: Level

    def perform(self, change: PendingChange) -> None:
        need_host(change.state, self.guest)
        need_phase(change, Phase.LOBBY, Phase.PLAYING)
        _send_away(change, self.seat, self.level)
        change.set_record(seats=seating.seat_bot(change.record.seats, self.seat, self.level))


class ClearSeat(Action, frozen=True):
    """The host clears a seat in the lobby, or lets a bot take it over from a person during the game.

    That person is sent away from the party, with the host's own words if there are any.
    """

    guest: str
    seat: int
    own_words: str = ""

    def perform(self, change: PendingChange) -> None:
        need_host(change.state, self.guest)
        need_phase(change, Phase.LOBBY, Phase.PLAYING)
        if change.record.phase == Phase.PLAYING and not seating.at(change.record.seats, self.seat).guest:
            raise Illegal("seat_empty", "A bot plays there already.")
        gone = seating.at(change.record.seats, self.seat).guest
        _send_away(change, self.seat, Level.DREAMING)
        if gone and gone != change.state.host and not seating.of(change.record.seats, gone):
            _ban(change, gone, self.own_words)


def _ban(change: PendingChange, guest: str, own_words: str) -> None:
    """Keep a guest out of this party from now on."""
    record, words = change.record, clean(own_words)
    change.state.context.host_rules.check_text(words)
    change.set_record(
        removed=tuple(dict.fromkeys((*record.removed, guest))),
        queue=tuple((who, name) for who, name in record.queue if who != guest),
        farewells=(*record.farewells, (guest, words)) if words else record.farewells,
    )


def _send_away(change: PendingChange, seat: int, level: Level) -> None:
    """Take a seat from whoever sits there; during the game that person is to see no more of it."""
    record = change.record
    guest = seating.at(record.seats, seat).guest
    if guest:
        _vacate(change, seat, level)
    elif record.phase == Phase.LOBBY:
        change.set_record(seats=seating.clear(record.seats, seat))
    if guest and guest != record.host and record.phase == Phase.PLAYING and not seating.of(change.record.seats, guest):
        change.set_record(removed=(*record.removed, guest))


class ChangeDoors(Action, frozen=True):
    """The host decides who may come in."""

    guest: str
    doors: Doors

    def perform(self, change: PendingChange) -> None:
        need_host(change.state, self.guest)
        change.set_record(doors=self.doors)


class PauseGame(Action, frozen=True):
    """The host stops the clocks and the play, or lets them go on."""

    guest: str
    paused: bool

    def perform(self, change: PendingChange) -> None:
        need_host(change.state, self.guest)
        need_phase(change, Phase.PLAYING)
        change.set_record(paused=self.paused, at=change.at, since=change.now)


class SetBotSpeed(Action, frozen=True):
    """The host chooses how long bots take over their moves."""

    guest: str
    speed: BotSpeed

    def perform(self, change: PendingChange) -> None:
        need_host(change.state, self.guest)
        change.set_record(speed=self.speed)


class ReserveRematch(Action, frozen=True):
    """The table of the rematch gets its id, unless it has one."""

    table: str

    def perform(self, change: PendingChange) -> None:
        change.set_record(rematch=change.record.rematch or self.table)


class LinkRematch(Action, frozen=True):
    """The table of the rematch is named to everyone, unless one was named before."""

    table: str

    def perform(self, change: PendingChange) -> None:
        change.set_record(next=change.record.next or self.table)


def need_host(state: TableState, guest: str) -> None:
    """Raise Illegal unless this guest is the acting host."""
    if state.host != guest:
        raise Illegal("not_host", "Only the host of this table can do that.")


def need_phase(change: PendingChange, *phases: Phase) -> None:
    """Raise Illegal unless the table is in one of these phases, and not about to leave it."""
    if change.record.drawing:
        raise Illegal("started", "The game is about to begin.")
    if change.record.phase not in phases:
        codes = {Phase.LOBBY: "not_started", Phase.PLAYING: "started", Phase.OVER: "game_over"}
        words = {
            Phase.LOBBY: "The game has not started yet.",
            Phase.PLAYING: "The game has started already.",
            Phase.OVER: "The game is over.",
        }
        raise Illegal(codes[change.record.phase], words[change.record.phase])
