"""What is known about a live table now.  All of it is on disk; only `Table` changes it, after a commit."""

from __future__ import annotations

from collections.abc import Collection

from dreamtable import games
from dreamtable.kit.errors import Illegal, Invalid
from dreamtable.kit.game import Game
from dreamtable.play import clocks
from dreamtable.play.clocks import TableTime
from dreamtable.play.fair_deal import commitment
from dreamtable.play.open_questions import OpenQuestion
from dreamtable.play.running_game import RunningGame
from dreamtable.play.stored_options import PICTURES, album_facts, brought_in, deck_facts, shown_options
from dreamtable.tables.people import seats as seating
from dreamtable.tables.people.chat import Chat
from dreamtable.tables.people.presence import Presence
from dreamtable.tables.people.seats import Seat
from dreamtable.tables.public_table_facts import Doors, Phase, SeatFacts, Standing, TableFacts, UndoWishFacts
from dreamtable.tables.server_context import TableContext
from dreamtable.tables.stored_table_record import Record

LABEL = 6  # characters


class TableState:
    """The record, the running game, the chat, the time and the people of one table."""

    __slots__ = (
        "assigned", "chat", "context", "drowsy", "presence", "questions", "record", "running_game",
        "stored_time", "time",
    )  # fmt: skip

    def __init__(self, context: TableContext, record: Record) -> None:
        self.context = context
        self.record = record
        self.running_game: RunningGame | None = None  # None in the lobby
        self.questions: dict[int, OpenQuestion] = {}  # what each seat that may act is asked
        self.chat = Chat()
        self.time = TableTime(record.at, context.node.now)
        self.stored_time = 0  # the last table time that was stored, beside those in the log
        self.presence = Presence(context.grace)
        self.assigned = False  # its clocks and bots are to run on this node
        self.drowsy: frozenset[int] = frozenset()  # seats whose lucid bot could not search when it last answered

    @property
    def version(self) -> int:
        """The number of log entries so far."""
        return self.running_game.version if self.running_game else 0

    @property
    def label(self) -> str:
        """The beginning of the id, for logs: whoever knows the whole id may enter."""
        return self.record.id[:LABEL]

    @property
    def ticking(self) -> bool:
        """Whether table time passes: the game is on, and not paused."""
        return self.record.phase == Phase.PLAYING and not self.record.paused

    @property
    def runs(self) -> bool:
        """Whether its clocks and bots run on this node now."""
        return self.assigned and self.context.node.leased

    @property
    def latest_time(self) -> int:
        """The table time that was stored last, in the log or beside it."""
        return max(self.stored_time, self.running_game.at if self.running_game else 0)

    @property
    def clock_running(self) -> bool:
        """Whether some clock will run out if nobody does anything."""
        running = self.running_game
        return running is not None and self.ticking and any(run.running for run in running.clocks)

    def overdue_clock(self) -> int | None:
        """The number of the clock that ran out first, if one has and this node is to say so."""
        running = self.running_game
        if running is None or not running.clocks or not self.ticking or not self.runs:
            return None
        return clocks.due(running.clocks, self.time.now())

    def name_of(self, seat: int) -> str:
        """The name of who sits on a seat."""
        return self.record.seats[seat].name

    @property
    def host(self) -> str:
        """The guest who decides about the table now."""
        return acting_host(self.record, self.presence)

    def facts(self) -> TableFacts:
        """The table as anyone with its link may know it."""
        return facts_of(self.record, self.presence, self.drowsy)


def may_watch(record: Record, guest: str) -> None:
    """Raise Illegal if a guest may not see what happens at a table."""
    known = seating.of(record.seats, guest) or guest in record.screens or guest == record.host
    if record.doors == Doors.CLOSED and not known:
        raise Illegal("doors_closed", "The host of that table lets nobody in just now.")
    check_not_removed(record, guest)


def check_not_removed(record: Record, guest: str) -> None:
    """Raise Illegal if the host has sent a guest away; the host's own words come after a line break."""
    if guest in record.removed:
        own_words = dict(record.farewells).get(guest, "")
        raise Illegal("removed", "\n".join(filter(None, ("The host has sent you away from this party.", own_words))))


def acting_host(record: Record, presence: Presence) -> str:
    """The host, or while that person is long away the first one in seat order who is here."""
    if presence.grace_left(record.host) == 0:
        for seat in record.seats:
            if seat.guest and presence.is_here(seat.guest):
                return seat.guest
    return record.host


def playable(record: Record) -> Game | None:
    """The game of a table; None if this version does not have it, so that such a table can still be listed."""
    try:
        return games.load(record.game)
    except Invalid:
        return None


def facts_of(record: Record, presence: Presence | None, drowsy: Collection[int] = ()) -> TableFacts:
    """A table as anyone with its link may know it, loaded or not; without `presence` its people count as away."""
    host = acting_host(record, presence) if presence else record.host
    game = playable(record)
    votes = dict(record.votes)

    def seat_facts(number: int, seat: Seat) -> SeatFacts:
        person = bool(seat.guest)
        counting = presence is not None and person and record.phase == Phase.PLAYING
        return SeatFacts(
            seat=number,
            name=seat.name,
            bot=seat.bot,
            drowsy=number in drowsy,
            person=person,
            here=not person or (presence is not None and presence.is_here(seat.guest)),
            host=person and seat.guest == host,
            grace=presence.grace_left(seat.guest) if counting and presence else None,
            face=seat.face,
            colour=seat.colour,
            vote=votes.get(seat.guest, "") if person else "",
        )

    return TableFacts(
        id=record.id,
        code=record.code,
        game=record.game,
        options=shown_options(game, record.options) if game else record.options,
        seats=[seat_facts(number, seat) for number, seat in enumerate(record.seats)],
        phase=record.phase,
        public=record.public,
        doors=record.doors,
        paused=record.paused,
        commitment=commitment(record.secret),
        next=record.next,
        created=record.created,
        lucks=record.lucks,
        redraws=record.redraws,
        speed=record.speed,
        screen=presence is not None and presence.has_screen,
        evening=tuple(Standing(one.name, one.stars, one.games) for one in record.evening),
        queue=tuple(name for _, name in record.queue),
        day=record.deal_of,
        wish=wish_facts(record),
        undone=record.undone,
        deck=deck_facts(game, brought_in(record.options)) if game else None,
        album=album_facts(game, brought_in(record.options, PICTURES)) if game else None,
        host=record.host_name if host == record.host else "",
    )


def wish_facts(record: Record) -> UndoWishFacts | None:
    """Who would like to take back a decision, and who does not mind; None if nobody would."""
    if record.wish is None:
        return None
    agreed = (number for number, seat in enumerate(record.seats) if seat.guest in record.wish.agreed)
    return UndoWishFacts(record.wish.seat, tuple(agreed))
