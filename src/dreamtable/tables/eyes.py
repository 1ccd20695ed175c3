"""What each seat may know of a running game: its view, its moves, and what it was told.  The only way out."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from dreamtable.kit.events import EVERYONE, Told
from dreamtable.kit.speech import Question as Words
from dreamtable.kit.table import CHANCE, WATCHER
from dreamtable.tables.course import Course
from dreamtable.tables.speech import SOMETHING, questions

RECENT = 50  # public events that are told again after a reload
UNSEEN = 60  # private events kept for somebody who is away
PER_STEP = 100  # event numbers are step * PER_STEP + index

encode = msgspec.json.Encoder().encode


class Happening(Struct, frozen=True, gc=False):
    """What happened, as a fact and as a sentence.  `seq` grows; a client skips those it has shown."""

    seq: int
    private: bool  # told to some seats only
    text: str
    event: Raw


class Eyes(Struct, frozen=True, gc=False):
    """All that one seat may know.  A watcher has one pair of eyes, with seat -1."""

    seat: int
    view: Raw
    moves: Raw  # open to this seat now; a text in them is empty, for the person to fill in
    retract: bool  # a choice of this seat may be taken back now
    events: list[Happening]  # not yet told to this socket; after hello: the recent ones
    shown: int  # events up to this seq were acknowledged before: list them, do not act them out


def reaches(to: int, seat: int) -> bool:
    return to == EVERYONE or (seat >= 0 and to >> seat & 1 == 1)


class Heard(Struct, frozen=True, gc=False):
    """An event on its way to those who may know it."""

    step: int
    to: int
    text: str
    event: Raw
    before: tuple[int, ...] = ()  # who was told of what happened earlier in the same step

    def reaches(self, seat: int) -> bool:
        return reaches(self.to, seat)

    def for_seat(self, seat: int) -> Happening:
        """Its number is the same every time, and says nothing about what others are told."""
        earlier = self.before.count(EVERYONE)
        if earlier < len(self.before) and seat != WATCHER:
            earlier = sum(reaches(to, seat) for to in self.before)
        return Happening(self.step * PER_STEP + earlier, self.to != EVERYONE, self.text, self.event)


class Question(NamedTuple):
    """What a seat is asked: the moves open to it, since when."""

    moves: bytes
    about: list[Words]  # what words in them would be about: another Element is another question
    since: int


NO_MOVES = b"[]"
SEAT = {seat: b'{"seat":%d,' % seat for seat in range(WATCHER, CHANCE)}
RETRACT = (b',"retract":false', b',"retract":true')


def last_of(step: int) -> int:
    """The greatest number that an event of this step can have."""
    return step * PER_STEP + PER_STEP - 1


def _members(view: bytes, moves: bytes, retract: bool, events: bytes) -> bytes:
    """Of `Eyes`, from the second to the name of the last."""
    return b"".join((b'"view":', view, b',"moves":', moves, RETRACT[retract], b',"events":', events, b',"shown":'))


class Gallery:
    """The eyes of a table.  Views are made when somebody looks, once for each version."""

    __slots__ = (
        "_after", "_course", "_idle", "_moves", "_news", "_questions", "_recent", "_seen", "_shown", "_special",
        "_unseen", "_veiled", "_view_of", "_views", "_waited", "version", "waiting",
    )  # fmt: skip

    def __init__(self, course: Course, seats: int) -> None:
        self._view_of = course.game.views.view
        self._moves = course.game.moves.moves
        self._views: dict[int, bytes] = {}
        self._shown: list[tuple[object, bytes]] = []  # those that more than one seat may see
        self._idle: dict[bytes, bytes] = {}  # for each of these, all that is sent to who has nothing to do
        self._veiled: dict[int, set[int]] = {}  # what a seat may not know of who is waited for
        self._questions: dict[int, Question] = {}
        self.waiting: tuple[int, ...] = ()  # the seats that may act
        self._recent: deque[Heard] = deque(maxlen=RECENT)
        self._unseen: dict[int, deque[Heard]] = {}
        self._seen = [0] * seats
        self.version = course.version
        self._look(course, [])

    def show(self, course: Course, heard: list[Heard]) -> None:
        """The game has moved on, and this is what happened."""
        for h in heard:
            if h.to == EVERYONE:
                self._recent.append(h)
            else:
                for seat in range(len(self._seen)):
                    if h.to >> seat & 1:
                        self._unseen.setdefault(seat, deque(maxlen=UNSEEN)).append(h)
        self._views.clear()
        self._shown.clear()
        self._idle.clear()
        self._veiled.clear()
        self._look(course, heard)

    def _look(self, course: Course, heard: list[Heard]) -> None:
        self._course = course
        # What the last change told those who know all before it, less some special seats that were told more.
        self._after, self.version = self.version, course.version
        self._special = 0
        same = []
        for h in heard:
            if h.to == EVERYONE:
                same.append(h.for_seat(WATCHER))
            else:
                self._special |= h.to
        self._news = encode(same)
        self._ask()

    def _ask(self) -> None:
        course = self._course
        position, state = course.position, course.position.state
        old, self._questions = self._questions, {}
        self.waiting = position.waiting
        for seat in self.waiting:
            open_moves = self._moves(state, seat)
            moves = encode(open_moves)
            about = questions(course.game, state, seat, open_moves, SOMETHING) if course.worded else []
            asked = old.get(seat)
            if asked is None or asked.moves != moves or asked.about != about:
                asked = Question(moves, about, self.version)
            self._questions[seat] = asked
        self._waited = encode(self.waiting)

    # -- looking ----------------------------------------------------------------------------------------------
    def view(self, seat: int) -> bytes:
        return self._views.get(seat) or self._see(seat)

    def _see(self, seat: int) -> bytes:
        position = self._course.position
        view = self._view_of(position.state, seat, position.said)
        known = getattr(view, "waiting", None)
        if known is not None and known != self.waiting:
            self._veiled[seat] = {p for p in self.waiting if p not in known and p != seat}
        for shown, text in self._shown:
            if shown is view:
                found = text
                break
        else:
            found = encode(view)
            self._shown.append((view, found))
        self._views[seat] = found
        return found

    def question(self, seat: int) -> Question | None:
        return self._questions.get(seat)

    def waiting_for(self, seats: Iterable[int]) -> bytes:
        """The seats that may act, as far as those who look from these seats may know.  They have looked before."""
        if not self._veiled:
            return self._waited
        hidden = set.intersection(*(self._veiled.get(seat, set()) for seat in seats))
        return encode([p for p in self.waiting if p not in hidden])

    def eyes(self, seat: int, told: int | None) -> bytes:
        """`Eyes` as they are sent, to a socket that was told everything up to version `told`, or (None) nothing yet.

        Joined by hand, since most of it is ready: that takes a third of the time of an encoder.  Most seats watch
        others move and know no more than everyone; what they are sent is the same but for two numbers.
        """
        view = self._views.get(seat) or self._see(seat)
        asked = self._questions.get(seat)
        sealed = self._course.sealed
        if seat == WATCHER:
            shown, special = self.version, 0
        else:
            shown, special = self._seen[seat], self._special >> seat & 1
        if told == self._after < self.version and not special:
            if asked is None and not sealed:
                return b"".join((SEAT[seat], self._idle.get(view) or self._idly(view), b"%d}" % last_of(shown)))
            news = self._news
        else:
            news = encode(self._events(seat, told))
        moves = asked.moves if asked else NO_MOVES
        retract = sealed != () and any(c.seat == seat for c in sealed)
        return b"".join((SEAT[seat], _members(view, moves, retract, news), b"%d}" % last_of(shown)))

    def _idly(self, view: bytes) -> bytes:
        self._idle[view] = members = _members(view, NO_MOVES, False, self._news)
        return members

    def _events(self, seat: int, told: int | None) -> list[Happening]:
        after = 0 if told is None else told
        if after >= self.version:
            return []
        heard = []
        for h in reversed(self._recent):
            if h.step <= after:
                break
            heard.append(h)
        heard.reverse()
        unseen = self._unseen.get(seat)
        if unseen:
            least = self._seen[seat] if told is None else after
            heard += [h for h in unseen if h.step > least]
            heard.sort(key=lambda h: (h.step, len(h.before)))
        return [h.for_seat(seat) for h in heard]

    def seen(self, seat: int, version: int) -> bool:
        """The person on this seat was shown everything up to a version; whether something private was in it."""
        version = min(version, self.version)
        private = False
        if version > self._seen[seat]:
            self._seen[seat] = version
            unseen = self._unseen.get(seat)
            while unseen and unseen[0].step <= version:
                unseen.popleft()
                private = True
        return private

    @property
    def seen_by(self) -> tuple[int, ...]:
        return tuple(self._seen)


def heard(told: Iterable[tuple[int, Told]], course: Course, name: Callable[[int], str]) -> list[Heard]:
    """Facts with their sentences, ready to be told; `name` says who sits where."""
    sentence = course.game.views.sentence
    found: list[Heard] = []
    before: tuple[int, ...] = ()
    last = 0
    for step, t in told:
        if step != last:
            last, before = step, ()
        found.append(Heard(step, t.to, sentence(t.event, name), Raw(encode(t.event)), before))
        before = (*before, t.to)
    return found
