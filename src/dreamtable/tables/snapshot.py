"""What each seat may know of a running game: its view, its moves, and what it was told.  The only way out."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import msgspec
from msgspec import Raw, Struct

from dreamtable.kit.state import WATCHER
from dreamtable.play.open_questions import OpenQuestion, open_questions
from dreamtable.play.running_game import RunningGame
from dreamtable.play.sent_events import FadingEvent, SentEvent, StepEvents, last_seq

RECENT = 50  # public events that are told again after a reload
UNSEEN = 60  # private events kept for somebody who is away

encode = msgspec.json.Encoder().encode


class Perspective(Struct, frozen=True, gc=False):
    """All that one seat may know.  A watcher has one pair of eyes, with seat -1."""

    seat: int
    shown: int  # events up to this seq were acknowledged before: list them, do not act them out
    view: Raw
    moves: Raw  # open to this seat now; a text in them is empty, for the person to fill in
    retract: bool  # a choice of this seat may be taken back now
    events: list[SentEvent]  # not yet told to this socket; after hello: the recent ones


NO_MOVES = NO_NEWS = b"[]"
RETRACT = (b',"retract":false', b',"retract":true')


def _first_members(seat: int, shown: int) -> bytes:
    """Of `Perspective`: whose they are, and up to which version their owner was shown everything."""
    return b'{"seat":%d,"shown":%d' % (seat, last_seq(shown))


def _other_members(view: bytes, moves: bytes, retract: bool, events: bytes) -> bytes:
    return b"".join((b',"view":', view, b',"moves":', moves, RETRACT[retract], b',"events":', events, b"}"))


class Gallery:
    """The eyes of a table.  Views are made when somebody looks, once for each version."""

    __slots__ = (
        "_after", "_course", "_firsts", "_idle", "_kept", "_news", "_questions", "_recent", "_seen", "_special",
        "_texts", "_unseen", "_veiled", "_view_of", "_views", "_waited", "version", "waiting",
    )  # fmt: skip

    def __init__(self, course: RunningGame, seats: int) -> None:
        self._view_of = course.game.view.view
        self._views: dict[int, bytes] = {}
        self._texts: list[tuple[object, bytes]] = []  # the same by what they say: more than one seat may see it
        self._idle: dict[bytes, bytes] = {}  # for each of these, all that is sent to who has nothing to do
        self._veiled: dict[int, set[int]] = {}  # what a seat may not know of who is waited for
        self._questions: dict[int, OpenQuestion] = {}
        self.waiting: tuple[int, ...] = ()  # the seats that may act
        self._recent: deque[StepEvents] = deque()
        self._kept = 0  # public events in them
        self._unseen: dict[int, deque[SentEvent]] = {}
        self._seen = [0] * seats
        self._firsts = [_first_members(seat, 0) for seat in range(seats)]
        self.version = course.version
        self._after, self._special, self._news = course.version, set[int](), NO_NEWS
        self._look(course)

    def show(self, course: RunningGame, steps: list[StepEvents]) -> None:
        """The game has moved on, and this is what happened."""
        public: list[SentEvent] = []
        special: set[int] = set()
        for step in steps:
            if step.public:
                public += step.public
                self._recent.append(step)
                self._kept += len(step.public)
            for seat, events in step.by_seat.items():
                special.add(seat)
                self._unseen.setdefault(seat, deque(maxlen=UNSEEN)).extend(e for e in events if e.private)
        while self._recent and self._kept - len(self._recent[0].public) >= RECENT:
            self._kept -= len(self._recent.popleft().public)
        # What this change tells those who know all before it, less some special seats that are told more.
        self._after, self._special, self._news = self.version, special, encode(public)
        self._views.clear()
        self._texts.clear()
        self._idle.clear()
        self._veiled.clear()
        self._look(course)

    def _look(self, course: RunningGame) -> None:
        self._course, self.version = course, course.version
        self._questions = open_questions(course, self._questions)
        self.waiting = course.position.waiting
        self._waited = encode(self.waiting)

    # -- looking ----------------------------------------------------------------------------------------------
    def view(self, seat: int) -> bytes:
        return self._views.get(seat) or self._see(seat)

    def _see(self, seat: int) -> bytes:
        position = self._course.position
        view = self._view_of(position.state, seat, position.said)
        known = view.waiting if self._course.game.view.limits_waiting else self.waiting
        if known != self.waiting:
            self._veiled[seat] = {p for p in self.waiting if p not in known and p != seat}
        for same, text in self._texts:
            if same is view:
                found = text
                break
        else:
            found = encode(view)
            self._texts.append((view, found))
        self._views[seat] = found
        return found

    def question(self, seat: int) -> OpenQuestion | None:
        return self._questions.get(seat)

    def waiting_for(self, seats: Iterable[int]) -> bytes:
        """The seats that may act, as far as those who look from these seats may know.  They have looked before."""
        if not self._veiled:
            return self._waited
        hidden = set.intersection(*(self._veiled.get(seat, set()) for seat in seats))
        return encode([p for p in self.waiting if p not in hidden])

    def perspective(self, seat: int, told: int | None) -> bytes:
        """`Perspective` as they are sent, to a socket that was told everything up to version `told`, or (None) nothing yet.

        Joined by hand, since most of it is ready: that takes a third of the time of an encoder.  Most seats watch
        others move and know no more than everyone; what they are sent is the same but for two numbers.
        """
        first = _first_members(WATCHER, self.version) if seat == WATCHER else self._firsts[seat]
        view = self._views.get(seat) or self._see(seat)
        asked = self._questions.get(seat)
        sealed = self._course.sealed
        if told == self._after < self.version and seat not in self._special:
            if asked is None and not sealed:
                return first + (self._idle.get(view) or self._idly(view))
            news = self._news
        else:
            news = encode(self._events(seat, told))
        moves = asked.moves if asked else NO_MOVES
        retract = sealed != () and any(c.seat == seat for c in sealed)
        return first + _other_members(view, moves, retract, news)

    def _idly(self, view: bytes) -> bytes:
        self._idle[view] = members = _other_members(view, NO_MOVES, False, self._news)
        return members

    def _events(self, seat: int, told: int | None) -> list[SentEvent]:
        after = 0 if told is None else told
        if after >= self.version:
            return []
        events: list[SentEvent] = []
        for step in self._recent:
            if step.step > after:
                events += [e for e in step.for_seat(seat) if not e.private]
        events = events[-RECENT:]
        if told is None:
            events = [e for e in events if not isinstance(e, FadingEvent)]
        unseen = self._unseen.get(seat)
        if unseen:
            least = last_seq(self._seen[seat] if told is None else after)
            events += [e for e in unseen if e.seq > least]
            events.sort(key=lambda e: e.seq)
        return events

    def seen(self, seat: int, version: int) -> bool:
        """The person on this seat was shown everything up to a version; whether something private was in it."""
        version = min(version, self.version)
        private = False
        if version > self._seen[seat]:
            self._seen[seat] = version
            self._firsts[seat] = _first_members(seat, version)
            unseen = self._unseen.get(seat)
            while unseen and unseen[0].seq <= last_seq(version):
                unseen.popleft()
                private = True
        return private

    @property
    def seen_by(self) -> tuple[int, ...]:
        return tuple(self._seen)
