"""What the host of a table decides: options and words, who sits, who may come in, pauses, screens, the next host."""

from __future__ import annotations

from typing import Any

import msgspec

from dreamtable import games
from dreamtable.kit.errors import Illegal
from dreamtable.kit.game import Game
from dreamtable.play.stored_options import DECK, PICTURES, store_options
from dreamtable.tables.actions.action import Action, need_host, need_phase
from dreamtable.tables.actions.seat_actions import vacate
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.people import seats as seating
from dreamtable.tables.people.clean_text import clean
from dreamtable.tables.public_table_facts import BotSpeed, Doors, Level, Phase


class ConfigureTable(Action, frozen=True):
    """The host changes seats, options or publicity in the lobby; what is None stays as it is."""

    guest: str
    seats: int | None
    options: dict[str, Any] | None
    public: bool | None

    def perform(self, change: PendingChange) -> None:
        game = _game_in_lobby(change, self.guest)
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
        game = _game_in_lobby(change, self.guest)
        if game.own_words is None:
            raise Illegal("deck_no_words", "This game is not played with words of your own.")
        _set_option(change, game, DECK, self.deck)


class BringAlbum(Action, frozen=True):
    """The host brings pictures to play with; an empty text gives the game its own pictures back."""

    guest: str
    album: str

    def perform(self, change: PendingChange) -> None:
        game = _game_in_lobby(change, self.guest)
        if not game.own_pictures:
            raise Illegal("album_no_pictures", "This game is not played with pictures of your own.")
        _set_option(change, game, PICTURES, self.album)


def _game_in_lobby(change: PendingChange, guest: str) -> Game:
    """The game of a table that its host still sets up; raises Illegal for anybody else, and once it has begun."""
    need_host(change.state, guest)
    need_phase(change, Phase.LOBBY)
    return games.load(change.record.game)


def _set_option(change: PendingChange, game: Game, name: str, value: str) -> None:
    options = msgspec.json.decode(change.record.options, type=dict) | {name: value}
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
    change.state.context.moderation.check_text(words)
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
        vacate(change, seat, level)
    elif record.phase == Phase.LOBBY:
        change.set_record(seats=seating.clear(record.seats, seat))
    if guest and guest != record.host and record.phase == Phase.PLAYING and not seating.of(change.record.seats, guest):
        change.set_record(removed=(*record.removed, guest))


class ChangeDoors(Action, frozen=True):
    """The host decides who may come in; big screens that show the table now stay in."""

    guest: str
    doors: Doors

    def perform(self, change: PendingChange) -> None:
        need_host(change.state, self.guest)
        change.set_record(doors=self.doors)
        for screen in change.state.presence.screens:
            _let_in(change, screen)


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


class HandOverHost(Action, frozen=True):
    """The host makes somebody else at the table the host."""

    guest: str
    seat: int

    def perform(self, change: PendingChange) -> None:
        need_host(change.state, self.guest)
        heir = seating.at(change.record.seats, self.seat).guest
        if not heir:
            raise Illegal("seat_empty", "Nobody sits there who could be the host.")
        change.set_record(host=heir, host_name="")


class LetScreenIn(Action, frozen=True):
    """Somebody who sits, or the host, shows the table on a big screen, which may then watch behind closed doors."""

    guest: str
    screen: str

    def perform(self, change: PendingChange) -> None:
        if not seating.of(change.record.seats, self.guest) and change.state.host != self.guest:
            raise Illegal("not_seated", "Only those who sit at the table can do that.")
        _let_in(change, self.screen)


def _let_in(change: PendingChange, screen: str) -> None:
    """Let a big screen watch the party behind closed doors; of several the last ones that came."""
    if screen not in change.record.screens:
        change.set_record(screens=(*change.record.screens[-3:], screen))
