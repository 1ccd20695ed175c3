"""Chat: a guest says something to everyone at the table."""

from __future__ import annotations

from dreamtable.kit.errors import Illegal
from dreamtable.play.sent_events import last_seq
from dreamtable.tables.actions.action import Action
from dreamtable.tables.pending_change import PendingChange
from dreamtable.tables.people import seats as seating
from dreamtable.tables.people.chat import check as check_talk
from dreamtable.tables.people.clean_text import clean
from dreamtable.tables.public_table_facts import Phase


class SayLine(Action, frozen=True):
    """A guest says something to everyone at the table."""

    guest: str
    nickname: str  # of a guest who does not sit
    text: str

    def perform(self, change: PendingChange) -> None:
        record, mine = change.record, seating.of(change.record.seats, self.guest)
        text = clean(self.text)
        change.state.context.moderation.check_text(text)
        if change.running_game is not None and record.phase == Phase.PLAYING:
            if not mine:
                raise Illegal("talk_closed", "Those who watch keep quiet while the game is on.")
            for seat in mine:
                check_talk(change.running_game.position, seat, text)
        seat, name = (mine[0], record.seats[mine[0]].name) if mine else (-1, self.nickname)
        after = last_seq(change.state.version)
        change.chat.append(change.state.chat.next_line(self.guest, seat, name, text, after))
