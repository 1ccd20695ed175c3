"""Help on one's way through a game: advice, and decisions taken back, alone or with the consent of all."""

from __future__ import annotations

from msgspec.structs import replace

from dreamtable.kit.errors import Illegal
from dreamtable.tables.actions.action import Action
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.people import seats as seating
from dreamtable.tables.stored_table_record import Record, UndoWish


class AskAdvice(Action, frozen=True):
    """A person who plays against bots alone asks one of them for advice; the game counts as assisted."""

    guest: str
    seat: int

    def perform(self, change: PendingChange) -> None:
        seating.own(change.record.seats, self.seat, self.guest)
        if not seating.alone(change.record.seats, change.record.left):
            raise Illegal("not_alone", "That is for games against bots alone.")
        _check_uncounted(change.record)
        change.in_play()
        if self.seat not in change.state.questions:
            raise Illegal("not_your_turn", "It is not your turn.")
        if not change.record.assisted:
            change.set_record(assisted=True)


class UndoDecision(Action, frozen=True):
    """A person takes back the last decision: against bots alone at once, and with it all that followed.

    Among people all others have to agree, and nobody may have seen anything new.
    """

    guest: str
    seat: int

    def perform(self, change: PendingChange) -> None:
        seating.own(change.record.seats, self.seat, self.guest)
        _check_uncounted(change.record)
        if seating.alone(change.record.seats, change.record.left):
            change.undo(self.seat)
            change.set_record(assisted=True)
        else:
            change.in_play().check_nothing_seen(self.seat)
            change.set_record(wish=UndoWish(self.seat))
            _undo_if_all_agree(change)


class AnswerUndo(Action, frozen=True):
    """A person agrees that somebody else takes back a decision, or does not."""

    guest: str
    agrees: bool

    def perform(self, change: PendingChange) -> None:
        record, wish = change.record, change.record.wish
        if not seating.of(record.seats, self.guest):
            raise Illegal("not_seated", "Only those who sit at the table can do that.")
        if wish is None or record.seats[wish.seat].guest == self.guest:
            raise Illegal("no_request", "Nobody wants to take anything back now.")
        if not self.agrees:
            change.set_record(wish=None)
            return
        change.set_record(wish=replace(wish, agreed=tuple(dict.fromkeys((*wish.agreed, self.guest)))))
        _undo_if_all_agree(change)


def _undo_if_all_agree(change: PendingChange) -> None:
    wish = change.record.wish
    assert wish is not None
    asking = change.record.seats[wish.seat].guest
    people = {seat.guest for seat in change.record.seats if seat.guest and seat.bot is None} - {asking}
    if people <= set(wish.agreed):
        change.undo(wish.seat)


def _check_uncounted(record: Record) -> None:
    if record.daily:
        raise Illegal("counted", "In the counted try of the dream of the day you are on your own.")
