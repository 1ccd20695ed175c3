"""The snapshot: the one message in which a watcher gets a table, made here and nowhere else.

A watcher is told what its seats may know and nothing more.  Parts that several watchers get are encoded once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

import msgspec
from msgspec import Raw, Struct

from dreamtable.kit.state import WATCHER
from dreamtable.play.clocks import ClockRun
from dreamtable.play.running_game import RunningGame
from dreamtable.play.sent_events import FadingEvent, SentEvent, StepEvents, last_seq
from dreamtable.tables.live_table_state import TableState
from dreamtable.tables.people import seats as seating
from dreamtable.tables.people.reactions import Reaction, Reactions
from dreamtable.tables.public_table_facts import ChatLine, Clock, Phase, Result, TableFacts
from dreamtable.tables.recent_events import RecentEvents

MANY = 600  # public events that seats are told under other numbers, before those are dropped that are not recent
UNSEEN = 60  # private events kept for somebody who is away
WATCHING = [WATCHER]  # the seats of who has none
NO_MOVES = Raw(b"[]")
CROWD = 10  # listeners, from which on those who only watch share one encoding
HEAD = b'{"type":"snapshot","you":%b,"answers":[]'  # how a snapshot begins; all that is anybody's own is in it

T = TypeVar("T")
encode = msgspec.json.Encoder().encode


class You(Struct, frozen=True):
    """Who the watcher is at this table."""

    name: str
    seats: list[int]
    host: bool


class Perspective(Struct, frozen=True, gc=False):
    """All that one seat may know.  Somebody who only watches has one perspective, that of seat -1."""

    seat: int
    shown: int  # events up to this seq were acknowledged before: list them, do not act them out
    view: Raw
    moves: Raw  # open to this seat now; a text in them is empty, for the person to fill in
    retract: bool  # a choice of this seat may be taken back now
    events: list[SentEvent]  # not yet told to this socket; after hello: the recent ones


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """The table as one guest may see it, whole.  Sent after hello and after every change."""

    you: You
    answers: list[str]  # the ids of your requests that this answers
    perspectives: list[Perspective]  # empty before the start
    waiting: list[int]  # seats that may act, as far as you may know
    chat: list[ChatLine]  # not yet told to this socket
    version: int  # log entries so far; goes into `move`
    table: TableFacts
    clocks: list[Clock]
    result: Result | None  # when the game is over
    reactions: list[Reaction] = []  # signs that seats have sent since the last snapshot


class Watcher:
    """What one socket has been told of a table so far."""

    __slots__ = ("chat_told", "facts_number", "guest", "name", "reactions_told", "screen", "seats", "told", "you")

    def __init__(self, guest: str, name: str, screen: bool = False) -> None:
        self.guest, self.name = guest, name
        self.screen = screen  # a big screen has no seat, whoever owns it
        self.reactions_told: int | None = None  # the last reaction that was sent; None: those before hello are past
        self.facts_number = -1  # the facts from which `seats` and `you` were made
        self.seats = WATCHING
        self.you: You
        self.told: dict[int, int] = {}  # for a seat, the version up to which its events were sent
        self.chat_told = 0  # the last line of chat that was sent

    def rename(self, name: str) -> None:
        """Show another nickname in the next snapshot."""
        self.name = name
        self.facts_number = -1


class Snapshots:
    """Makes the snapshots of one table.  A view is made when somebody looks, once for each version."""

    __slots__ = (
        "_before", "_encoded", "_facts", "_facts_number", "_hidden", "_private", "_public", "_reactions", "_recent",
        "_renumbered", "_seen", "_shared", "_state", "_unseen", "_version", "_views",
    )  # fmt: skip

    def __init__(self, state: TableState, reactions: Reactions) -> None:
        self._state, self._reactions = state, reactions
        self._facts: TableFacts | None = None  # encoded, until they change
        self._facts_number = 0  # grows whenever the facts change
        self._views: dict[int, Raw] = {}
        self._encoded: list[tuple[object, Raw]] = []  # views that more than one seat may share
        self._shared: tuple[object, bytes] = None, b""  # what watchers were told before, and the rest of their snapshot
        self._hidden: dict[int, set[int]] = {}  # for a seat, who may act without its knowing
        self._version = self._before = 0  # the version that is shown, and the one before the last change
        self._public: list[SentEvent] = []  # what the last change told to everyone, encoded,
        self._private: set[int] = set()  # except to the seats that were told more
        self._recent = RecentEvents()  # as a watcher is sent them
        self._renumbered: dict[tuple[int, int], SentEvent] = {}  # for a seat and a `seq`, as that seat is sent them
        self._unseen: dict[int, list[SentEvent]] = {}  # private events that a seat has not acknowledged
        self._seen: dict[int, int] = {}  # for a seat, the version up to which its person was shown everything

    # -- what has changed -------------------------------------------------------------------------------------
    def facts_changed(self) -> None:
        """Make the facts of the table anew: its record, or who is present, has changed."""
        self._facts = None
        self._facts_number += 1
        self._shared = None, b""

    def advance(self, steps: Sequence[StepEvents]) -> None:
        """Show the present version of the running game; these events led to it."""
        self._before, self._version = self._version, self._state.version
        public: list[SentEvent] = []
        self._private = set()
        for step in steps:
            public += step.public
            for seat, events in step.by_seat.items():
                self._private.add(seat)
                self._keep_unseen(seat, [e for e in events if e.private])
                own = (e for e in events if not e.private)
                self._renumbered |= {(seat, e.seq): mine for e, mine in zip(step.public, own) if mine is not e}
        self._recent.add(public)
        if len(self._renumbered) > MANY:
            recent = {event.seq for event in self._recent.all()}
            self._renumbered = {key: event for key, event in self._renumbered.items() if key[1] in recent}
        self._public = encode_once(public)
        self._views.clear()
        self._encoded.clear()
        self._hidden.clear()
        self._shared = None, b""

    def _keep_unseen(self, seat: int, private: list[SentEvent]) -> None:
        if private:
            self._unseen[seat] = [*self._unseen.get(seat, ()), *private][-UNSEEN:]

    def forget_from(self, step: int) -> None:
        """Send nothing again that was told in a step or later: it was taken back."""
        last = last_seq(step - 1)
        self._recent.forget_after(last)
        self._unseen = {seat: [e for e in unseen if e.seq <= last] for seat, unseen in self._unseen.items()}

    def mark_seen(self, seat: int, version: int) -> bool:
        """The person on this seat was shown everything up to a version; return whether something private was in it."""
        version = min(version, self._version)
        if version <= self._seen.get(seat, 0):
            return False
        self._seen[seat] = version
        unseen, last = self._unseen.pop(seat, None), last_seq(version)
        if unseen is None:
            return False
        if left := [event for event in unseen if event.seq > last]:
            self._unseen[seat] = left
        return len(left) < len(unseen)

    def looks(self, seat: int) -> bool:
        """Whether the person on this seat has not acknowledged something private yet."""
        return bool(self._unseen.get(seat))

    @property
    def seen(self) -> dict[int, int]:
        """For each seat, the version up to which its person was shown everything."""
        return dict(self._seen)

    # -- what is sent -----------------------------------------------------------------------------------------
    def make(self, watcher: Watcher, answers: list[str]) -> bytes:
        """The next snapshot for a watcher, encoded; it counts as told from now on."""
        state, seats = self._state, watcher.seats
        if watcher.facts_number != self._facts_number:
            seats = self._identify(watcher)
        if seats is WATCHING and not answers and len(state.presence.listeners) >= CROWD:
            return self._make_for_crowd(watcher)
        return self._make(watcher, seats, answers)

    def _make_for_crowd(self, watcher: Watcher) -> bytes:
        """A snapshot for somebody who only watches: all who were told the same before get the same rest."""
        state, chat, reactions = self._state, self._state.chat.last, self._reactions.last
        told = watcher.told.get(WATCHER), watcher.chat_told, watcher.reactions_told
        clocks = state.running_game is not None and state.running_game.clocks != () and round(state.time.now())
        known = told, self._version, self._facts_number, chat, reactions, clocks
        head = HEAD % encode(watcher.you)
        if self._shared[0] == known:
            if state.running_game is not None:
                watcher.told[WATCHER] = self._version
            watcher.chat_told, watcher.reactions_told = max(chat, watcher.chat_told), reactions
            return head + self._shared[1]
        whole = self._make(watcher, WATCHING, [])
        if self._facts is not None:  # they hold until they change
            self._shared = known, whole[len(head) :]
        return whole

    def _make(self, watcher: Watcher, seats: list[int], answers: list[str]) -> bytes:
        state = self._state
        running, result = state.running_game, None
        perspectives: list[Perspective] = []
        waiting: list[int] = []
        clocks: list[Clock] = []
        chat: list[ChatLine] = []
        if running is not None:
            for seat in seats:
                perspectives.append(self._perspective(running, seat, watcher.told.get(seat)))
                watcher.told[seat] = self._version
            waiting = self._known_waiting(seats) if self._hidden else list(state.questions)
            if running.clocks:
                clocks = shown_clocks(running.clocks, state.time.now(), state.ticking)
            if state.record.phase == Phase.OVER:
                result = Result(running.position.payoffs(), state.record.secret, list(state.record.nonces))
        if state.chat.last > watcher.chat_told:
            chat = state.chat.after(watcher.chat_told)
            watcher.chat_told = state.chat.last
        told, watcher.reactions_told = watcher.reactions_told, self._reactions.last
        signs = [] if told is None else self._reactions.after(told)
        facts = self._facts or self._encode_facts()
        return encode(
            Snapshot(watcher.you, answers, perspectives, waiting, chat, self._version, facts, clocks, result, signs)
        )

    def _identify(self, watcher: Watcher) -> list[int]:
        """Find out where a watcher sits; return the seats through which it looks."""
        state = self._state
        mine = [] if watcher.screen else seating.of(state.record.seats, watcher.guest)
        watcher.seats = mine or WATCHING
        watcher.you = You(watcher.name, mine, state.host == watcher.guest and not watcher.screen)
        watcher.facts_number = self._facts_number
        return watcher.seats

    def _perspective(self, running: RunningGame, seat: int, told: int | None) -> Perspective:
        """What a seat may know, for a socket that was told everything up to version `told`, or (None) nothing yet."""
        if told == self._before < self._version and seat not in self._private:
            events = self._public
        else:
            events = self._events(seat, told)
        asked, sealed = self._state.questions.get(seat), running.sealed
        return Perspective(
            seat,
            last_seq(self._version if seat == WATCHER else self._seen.get(seat, 0)),
            self._views.get(seat) or self._make_view(running, seat),
            Raw(asked.moves) if asked else NO_MOVES,
            sealed != () and any(choice.seat == seat for choice in sealed),
            events,
        )

    def _events(self, seat: int, told: int | None) -> list[SentEvent]:
        after = 0 if told is None else told
        if after >= self._version:
            return []
        last = last_seq(after)
        events = [self._renumbered.get((seat, e.seq), e) for e in self._recent.after(last)]
        if told is None:
            events = [e for e in events if not isinstance(e, FadingEvent)]
        if unseen := self._unseen.get(seat):
            least = last_seq(self._seen.get(seat, 0)) if told is None else last
            events += [e for e in unseen if e.seq > least]
            events.sort(key=lambda e: e.seq)
        return events

    def view(self, seat: int) -> Raw:
        """What a seat sees of the running game, encoded."""
        running = self._state.running_game
        assert running is not None
        return self._views.get(seat) or self._make_view(running, seat)

    def _make_view(self, running: RunningGame, seat: int) -> Raw:
        position = running.position
        view = position.view(seat)
        if running.game.view.limits_waiting and view.waiting != position.waiting:
            self._hidden[seat] = {p for p in position.waiting if p not in view.waiting and p != seat}
        for same, text in self._encoded:
            if same is view:
                found = text
                break
        else:
            found = Raw(encode(view))
            self._encoded.append((view, found))
        self._views[seat] = found
        return found

    def _known_waiting(self, seats: list[int]) -> list[int]:
        """The seats that may act, as far as those who look through these seats may know; their views are made."""
        hidden = set.intersection(*(self._hidden.get(seat, set()) for seat in seats))
        return [seat for seat in self._state.questions if seat not in hidden]

    def _encode_facts(self) -> TableFacts:
        """The facts of the table, kept until they change; while somebody's grace time runs they change all the time."""
        state = self._state
        facts = encode_once(state.facts())
        people = (seat.guest for seat in state.record.seats if seat.guest)
        if state.record.phase != Phase.PLAYING or all(map(state.presence.is_here, people)):
            self._facts = facts
        return facts


def encode_once(value: T) -> T:
    """A part of a message that several watchers get, encoded: msgspec writes a Raw as it stands."""
    return cast(T, Raw(encode(value)))


def shown_clocks(runs: Sequence[ClockRun], now: float, ticking: bool) -> list[Clock]:
    """The clocks of a game as they stand at a table time; none runs while table time stands still."""
    return [
        Clock(k, run.allowed, round(run.left_at(now)), run.running and ticking)
        for k, run in enumerate(runs)
        if run.allowed
    ]
