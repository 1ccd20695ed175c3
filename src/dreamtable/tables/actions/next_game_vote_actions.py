"""From one game of a party to the next: votes for it, places in it, and the table of the rematch."""

from __future__ import annotations

from dreamtable import games
from dreamtable.kit.errors import Illegal
from dreamtable.tables.actions.action import Action, need_phase
from dreamtable.tables.live_table_state import check_not_removed
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.people import seats as seating
from dreamtable.tables.people.nicknames import proper_name
from dreamtable.tables.public_table_facts import Doors, Phase

LONGEST_QUEUE = 10


class VoteForGame(Action, frozen=True):
    """Somebody who sits says which game to play next; an empty name takes the vote back."""

    guest: str
    game: str

    def perform(self, change: PendingChange) -> None:
        need_phase(change, Phase.OVER)
        if not seating.of(change.record.seats, self.guest):
            raise Illegal("not_seated", "Only those who sit at the table can do that.")
        votes = dict(change.record.votes)
        votes.pop(self.guest, None)
        if self.game:
            votes[self.guest] = games.load(self.game).name
        change.set_record(votes=tuple(votes.items()))


class QueueForNext(Action, frozen=True):
    """Somebody who watches gets a place in the party's next game, or gives it back."""

    guest: str
    name: str
    wanted: bool

    def perform(self, change: PendingChange) -> None:
        need_phase(change, Phase.PLAYING, Phase.OVER)
        record = change.record
        check_not_removed(record, self.guest)
        queue = tuple((guest, name) for guest, name in record.queue if guest != self.guest)
        if self.wanted:
            if seating.of(record.seats, self.guest):
                raise Illegal("seat_taken", "You sit there already.")
            if record.doors == Doors.CLOSED or len(queue) >= LONGEST_QUEUE:
                raise Illegal("doors_closed", "The host gives no seats away just now.")
            name = proper_name(self.name)
            change.state.context.moderation.check_text(name)
            queue = (*queue, (self.guest, name))
        change.set_record(queue=queue)


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
