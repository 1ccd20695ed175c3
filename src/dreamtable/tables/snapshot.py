"""What each seat may know of a running game: its view, its moves, and what it was told.  The only way out."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from dreamtable.kit.events import EVERYONE, Told, reaches
from dreamtable.kit.moves import Gesture
from dreamtable.kit.state import WATCHER
from dreamtable.kit.text import Question as Words
from dreamtable.play.running_game import RunningGame
from dreamtable.play.text_moves import SOMETHING, questions

RECENT = 50  # public events that are told again after a reload
UNSEEN = 60  # private events kept for somebody who is away
PER_STEP = 100  # event numbers are step * PER_STEP + index

encode = msgspec.json.Encoder().encode


class SentEvent(Struct, frozen=True, gc=False):
    """What happened, as a fact and as a sentence.  `seq` grows; a client skips those it has shown."""

    seq: int
    private: bool  # told to some seats only
    text: str
    event: Raw


class Perspective(Struct, frozen=True, gc=False):
    """All that one seat may know.  A watcher has one pair of eyes, with seat -1."""

    seat: int
    shown: int  # events up to this seq were acknowledged before: list them, do not act them out
    view: Raw
    moves: Raw  # open to this seat now; a text in them is empty, for the person to fill in
    retract: bool  # a choice of this seat may be taken back now
    events: list[SentEvent]  # not yet told to this socket; after hello: the recent ones


class Heard(Struct, frozen=True, gc=False):
    """An event on its way to those who may know it."""

    step: int
    to: int
    text: str
    event: Raw
    before: tuple[int, ...] = ()  # who was told of what happened earlier in the same step
    fades: bool = False  # to be remembered by who heard it: it is not told again after a reload

    def reaches(self, seat: int) -> bool:
        return reaches(self.to, seat)

    def for_seat(self, seat: int) -> SentEvent:
        """Its number is the same every time, and says nothing about what others are told."""
        earlier = self.before.count(EVERYONE)
        if earlier < len(self.before) and seat != WATCHER:
            earlier = sum(reaches(to, seat) for to in self.before)
        return SentEvent(self.step * PER_STEP + earlier, self.to != EVERYONE, self.text, self.event)


class Question(NamedTuple):
    """What a seat is asked: the moves open to it, since when."""

    moves: bytes
    about: list[Words | int]  # what words, or a flag, would be about: another Element is another question
    since: int


NO_MOVES = NO_NEWS = b"[]"
RETRACT = (b',"retract":false', b',"retract":true')


def last_of(step: int) -> int:
    """The greatest number that an event of this step can have."""
    return step * PER_STEP + PER_STEP - 1


def _first_members(seat: int, shown: int) -> bytes:
    """Of `Perspective`: whose they are, and up to which version their owner was shown everything."""
    return b'{"seat":%d,"shown":%d' % (seat, last_of(shown))


def _other_members(view: bytes, moves: bytes, retract: bool, events: bytes) -> bytes:
    return b"".join((b',"view":', view, b',"moves":', moves, RETRACT[retract], b',"events":', events, b"}"))


class Gallery:
    """The eyes of a table.  Views are made when somebody looks, once for each version."""

    __slots__ = (
        "_after", "_course", "_firsts", "_idle", "_moves", "_news", "_questions", "_recent", "_seen", "_special",
        "_texts", "_unseen", "_veiled", "_view_of", "_views", "_waited", "version", "waiting",
    )  # fmt: skip

    def __init__(self, course: RunningGame, seats: int) -> None:
        self._view_of = course.game.view.view
        self._moves = course.game.moves.moves
        self._views: dict[int, bytes] = {}
        self._texts: list[tuple[object, bytes]] = []  # the same by what they say: more than one seat may see it
        self._idle: dict[bytes, bytes] = {}  # for each of these, all that is sent to who has nothing to do
        self._veiled: dict[int, set[int]] = {}  # what a seat may not know of who is waited for
        self._questions: dict[int, Question] = {}
        self.waiting: tuple[int, ...] = ()  # the seats that may act
        self._recent: deque[Heard] = deque(maxlen=RECENT)
        self._unseen: dict[int, deque[Heard]] = {}
        self._seen = [0] * seats
        self._firsts = [_first_members(seat, 0) for seat in range(seats)]
        self.version = course.version
        self._after, self._special, self._news = course.version, 0, NO_NEWS
        self._look(course)

    def show(self, course: RunningGame, heard: list[Heard]) -> None:
        """The game has moved on, and this is what happened."""
        same, special = [], 0
        for h in heard:
            if h.to == EVERYONE:
                self._recent.append(h)
                same.append(h.for_seat(WATCHER))
            else:
                special |= h.to
                for seat in range(len(self._seen)):
                    if h.to >> seat & 1:
                        self._unseen.setdefault(seat, deque(maxlen=UNSEEN)).append(h)
        # What this change tells those who know all before it, less some special seats that are told more.
        self._after, self._special, self._news = self.version, special, encode(same)
        self._views.clear()
        self._texts.clear()
        self._idle.clear()
        self._veiled.clear()
        self._look(course)

    def _look(self, course: RunningGame) -> None:
        self._course, self.version = course, course.version
        position, state = course.position, course.position.state
        old, self._questions = self._questions, {}
        self.waiting = position.waiting
        for seat in self.waiting:
            open_moves = self._moves(state, seat)
            moves = encode(open_moves)
            about = self._about(course, seat, open_moves) if course.game.worded else []
            asked = old.get(seat)
            if asked is None or asked.moves != moves or asked.about != about:
                asked = Question(moves, about, self.version)
            self._questions[seat] = asked
        self._waited = encode(self.waiting)

    def _about(self, course: RunningGame, seat: int, open_moves: list[Gesture]) -> list[Words | int]:
        state = course.position.state
        about: list[Words | int] = [*questions(course.game, state, seat, open_moves, SOMETHING)]
        return [*about, course.game.moves.subject(state, seat)]

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

    def question(self, seat: int) -> Question | None:
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
        if told == self._after < self.version and not reaches(self._special, seat):
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
        heard = []
        for h in reversed(self._recent):
            if h.step <= after:
                break
            if told is not None or not h.fades:
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
            self._firsts[seat] = _first_members(seat, version)
            unseen = self._unseen.get(seat)
            while unseen and unseen[0].step <= version:
                unseen.popleft()
                private = True
        return private

    @property
    def seen_by(self) -> tuple[int, ...]:
        return tuple(self._seen)


def heard(told: Iterable[tuple[int, Told]], course: RunningGame, name: Callable[[int], str]) -> list[Heard]:
    """Facts with their sentences, ready to be told; `name` says who sits where."""
    sentence, fades, state = course.game.sentences.sentence, course.game.events.fades, course.position.state
    found: list[Heard] = []
    before: tuple[int, ...] = ()
    last = 0
    for step, t in told:
        if step != last:
            last, before = step, ()
        found.append(Heard(step, t.to, sentence(t.event, name), Raw(encode(t.event)), before, fades(state, t.event)))
        before = (*before, t.to)
    return found
