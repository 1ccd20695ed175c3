"""What a party does between and beside its games: votes, places in the next game, another host, a big screen."""

from __future__ import annotations

from dreamtable import games
from dreamtable.kit.errors import Illegal
from dreamtable.tables import seats as seating
from dreamtable.tables.change import PendingChange
from dreamtable.tables.nicknames import proper_name
from dreamtable.tables.table_actions import Action, need_host, need_phase
from dreamtable.tables.table_facts import Doors, Phase
from dreamtable.tables.table_state import check_not_removed

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
            change.state.context.host_rules.check_text(name)
            queue = (*queue, (self.guest, name))
        change.set_record(queue=queue)


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
        if self.screen not in change.record.screens:
            change.set_record(screens=(*change.record.screens[-3:], self.screen))
