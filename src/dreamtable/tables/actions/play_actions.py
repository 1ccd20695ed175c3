"""Playing: moves of people and bots, moves taken back, clocks that run out, and table time that goes on."""

from __future__ import annotations

from msgspec import Raw

from dreamtable.kit.errors import Illegal
from dreamtable.play.text_moves import unjudged
from dreamtable.tables.actions.action import Action
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.people import seats as seating


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
