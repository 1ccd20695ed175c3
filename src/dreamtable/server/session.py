"""One socket: what its guest asks, and what its guest may see."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, cast

import msgspec
from msgspec import Raw, Struct

from dreamtable.kit.errors import UNREADABLE, Illegal, Problem
from dreamtable.kit.state import WATCHER
from dreamtable.protocol import messages as p
from dreamtable.server.metrics import Metrics
from dreamtable.server.transport import SocketProtocol
from dreamtable.tables import hints
from dreamtable.tables import seats as seating
from dreamtable.tables import table_actions as acts
from dreamtable.tables.change import PendingChange
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.table import Act, Table
from dreamtable.tables.table_facts import Doors, Phase
from dreamtable.tables.token_bucket import TokenBucket

if TYPE_CHECKING:
    from dreamtable.server.batching import Batching

log = logging.getLogger("dreamtable.socket")
encode = msgspec.json.Encoder().encode

WATCHERS = [WATCHER]
NONE = b"[]"
HEAD = b'{"type":"snapshot","you":%b,"answers":'
EYES, WAITING, CHAT = b',"perspectives":[', b'],"waiting":', b',"chat":'
INBOX = 50  # messages that may wait while a table is loaded
FLOOD = 100  # refusals for being too fast before the socket is closed
OUTBOX = 200  # answers that may wait for a slow client; snapshots never pile up


class Session:
    """A listener of one table at a time.

    A change only marks the session; the snapshot is made when the client can take it, so a slow client gets fewer,
    newer snapshots and slows nobody down.
    """

    __slots__ = (
        "_answers", "_bucket", "_closing", "_cycle", "_dirty", "_floods", "_inbox", "_known", "_lobby", "_metrics",
        "_next", "_outbox", "_pouring", "_seats", "_table", "_task", "_told", "_told_chat", "_wire", "_you", "guest",
        "name",
    )  # fmt: skip

    def __init__(
        self, lobby: Lobby, metrics: Metrics, cycle: Batching, guest: str, name: str, wire: SocketProtocol, rate: float
    ) -> None:
        self.guest = guest
        self.name = name
        self._lobby, self._metrics, self._cycle, self._wire = lobby, metrics, cycle, wire
        self._bucket = TokenBucket(2 * rate, rate)
        self._floods = 0
        self._table: Table | None = None
        self._known = -1  # the facts by which we know
        self._seats = WATCHERS  # where we sit
        self._you = b""  # and who we are
        self._told: dict[int, int] = {}  # seat -> version
        self._told_chat = 0
        self._dirty = False
        self._pouring = False
        self._closing = False
        self._answers: list[str] = []
        self._next = b""  # the snapshot that is said before anything else
        self._outbox: list[bytes] = []
        self._inbox: list[bytes] = []  # what was said while a table is being loaded
        self._task: asyncio.Task[None] | None = None
        wire.hear, wire.resume = self.hear, self.pour

    # -- out --------------------------------------------------------------------------------------------------
    def changed(self) -> None:
        if self._table is not None:
            self._dirty = True
            self._wake()

    def sent_away(self, code: str, why: str) -> None:
        self.end()
        self._outbox.append(encode(p.Goodbye(code, why)))
        self._wake()

    def _put(self, answer: Struct) -> None:
        if len(self._outbox) >= OUTBOX:
            self.pour()
        if len(self._outbox) >= OUTBOX:
            self._outbox.clear()
            self.sent_away("too_slow", "Your connection could not keep up; please reconnect.")
        elif not self._closing:
            self._outbox.append(encode(answer))
            self._wake()

    def _wake(self) -> None:
        if not self._pouring:
            self._pouring = True
            self._cycle.tell(self)

    def think(self) -> None:
        """Make the snapshot that there is to say, if the client can take it.  A refusal that waits may hold an older
        one: that is said first, for time must not run backwards.
        """
        if self._dirty and not self._next and not self._outbox and self._wire.ready:
            self._dirty = False
            self._next = self._snapshot()

    def pour(self) -> None:
        """Say what there is to say, as long as the client keeps up; the wire calls again when it can take more."""
        self._pouring = False
        wire = self._wire
        while wire.ready:
            if self._dirty:
                self.think()
            if self._next:
                wire.say(self._next)
                self._next = b""
            elif self._outbox:
                wire.say(self._outbox.pop(0))
            else:
                break
        if self._closing and not self._outbox:
            wire.hang_up()

    def _snapshot(self) -> bytes:
        """`p.Snapshot` as it is sent.  Most of it is ready, so it is joined by hand."""
        table = self._table
        assert table is not None
        if self._known != table.stage.number:
            self._look_around(table)
        perspectives, waiting = b"", NONE
        if (gallery := table.gallery) is not None:
            told, version = self._told, gallery.version
            for seat in self._seats:
                seen = gallery.perspective(seat, told.get(seat))
                perspectives = b"%b,%b" % (perspectives, seen) if perspectives else seen
                told[seat] = version
            waiting = gallery.waiting_for(self._seats)
        chat = NONE
        if table.chat.last > self._told_chat:
            chat = encode([line for line in table.chat.lines if line.seq > self._told_chat])
            self._told_chat = table.chat.last
        answers = NONE
        if self._answers:
            answers = encode(self._answers)
            self._answers = []
        return b"".join((self._you, answers, EYES, perspectives, WAITING, waiting, CHAT, chat, table.stage.scene()))

    def _look_around(self, table: Table) -> None:
        """Who we are at this table."""
        mine = seating.of(table.record.seats, self.guest)
        self._known = table.stage.number
        self._seats = mine or WATCHERS
        self._you = HEAD % encode(p.You(self.name, mine, table.host == self.guest))

    def _refuse(self, id: str, problem: Problem) -> None:
        self._metrics.refused(problem.code)
        present = Raw(self._snapshot()) if problem.code == "stale" and self._table is not None else None
        self._put(p.Refusal(id, problem.code, problem.why, cast(p.Snapshot | None, present)))

    # -- in ---------------------------------------------------------------------------------------------------
    def hear(self, message: bytes) -> None:
        """It is answered together with all else that comes in now."""
        self._cycle.hear(self, message)

    def attend(self, message: bytes) -> None:
        if self._closing:
            return
        if not self._bucket.take():
            self._floods += 1
            if self._floods > FLOOD:
                self.sent_away("too_fast", "Too many messages.")
            else:
                self._refuse(_id_of(message), Illegal("too_fast", "Not so fast: wait a moment."))
        elif self._task is None:
            self._answer(message)
        elif len(self._inbox) < INBOX:
            self._inbox.append(message)
        else:
            self._refuse(_id_of(message), Illegal("too_fast", "Wait for the table to load."))

    def _answer(self, message: bytes) -> None:
        try:
            asked = p.read_request(message)
        except UNREADABLE as wrong:
            self._refuse(_id_of(message), Illegal("bad_message", f"That is no message of this protocol: {wrong}."))
            return
        self._metrics.asked(type(asked))
        try:
            match asked:
                case p.Move(id, seat, version, move):
                    table, guest = self._at_table(), self.guest
                    self._submit(table, id, lambda d: table.move(d, guest, seat, version, move))
                case p.Hello(id, wanted):
                    loaded = self._lobby.tables.get(wanted)
                    if loaded is not None and (asked.version or 0) <= loaded.version:
                        self._hello(loaded, asked)
                    else:
                        self._later(id, self._load(asked))
                case p.Rematch(id):
                    self._later(id, self._rematch(id))
                case p.Ping(id, at):
                    self._put(p.Pong(id, at, time.monotonic() * 1000))
                case p.Seen(_, version):
                    self._at_table().seen(self.guest, version)
                case p.Hint(id, seat, text):
                    hint = hints.hint(self._at_table(), self.guest, seat, text)
                    self._put(p.Hinted(id, hint.proper, hint.warning, hint.why, hint.code, hint.words))
                case _:
                    table = self._at_table()
                    self._submit(table, asked.id, self._act(table, asked))
        except Problem as problem:
            self._refuse(asked.id, problem)

    def _later(self, id: str, work: Coroutine[None, None, None]) -> None:
        """Do something that waits for the disk; what is said meanwhile waits too."""

        async def run() -> None:
            try:
                await work
            except Problem as problem:
                if problem.code == "no_database":
                    self.sent_away("restarting", problem.why)
                else:
                    self._refuse(id, problem)
            except Exception:
                log.exception("a request failed")
                self._refuse(id, Illegal("broken", "Something went wrong on our side; nothing has changed."))
            self._task = None
            while self._inbox and self._task is None and not self._closing:
                self._answer(self._inbox.pop(0))

        self._task = asyncio.get_running_loop().create_task(run())

    def _act(self, table: Table, asked: p.Asked) -> Act:
        """What a request does to the draft of the next change."""
        guest, name = self.guest, self.name
        match asked:
            case p.Retract(_, seat):
                return lambda d: table.retract(d, guest, seat)
            case p.Say(_, text):
                return lambda d: table.say(d, guest, name, text)
            case p.Sit(_, seat, nonce, called):
                return lambda d: acts.sit(d, guest, seat, called or name, nonce)
            case p.Leave(_, seat):
                return lambda d: acts.leave(d, guest, seat)
            case p.Call(_, seat, called):
                return lambda d: acts.call(d, guest, seat, called)
            case p.TakeBack(_, seat):
                return lambda d: acts.take_back(d, guest, seat)
            case p.StandIn(_, seat, level):
                return lambda d: acts.stand_in(table, d, guest, seat, level)
        return lambda d: _host_act(table, guest, asked)(d)

    def _submit(self, table: Table, id: str, act: Act) -> None:
        def done(problem: Problem | None) -> None:
            if problem is not None:
                self._refuse(id, problem)
            else:
                self._answers.append(id)
                self.changed()

        table.submit(act, done, f"{self.guest}:{id}")

    def _at_table(self) -> Table:
        if self._table is None:
            raise Illegal("say_hello", "Say hello to a table first.")
        return self._table

    async def _load(self, asked: p.Hello) -> None:
        table = await self._lobby.table(asked.table)
        if (asked.version or 0) > table.version:
            await self._lobby.house.node.catch_up(table)  # it was seen elsewhere, and time must not run backwards
        self._hello(table, asked)

    def _hello(self, table: Table, asked: p.Hello) -> None:
        if self._closing:  # gone while it was loaded
            return
        mine = seating.of(table.record.seats, self.guest)
        if table.record.doors == Doors.CLOSED and not mine:
            raise Illegal("doors_closed", "The host of that table lets nobody in just now.")
        self.leave()
        self._table = table
        self._known = -1
        self._told, self._told_chat = {}, 0
        if asked.version is not None and asked.version <= table.version:
            self._told = dict.fromkeys(mine or WATCHERS, asked.version)
            table.seen(self.guest, asked.version)
        table.attach(self)
        self._answers.append(asked.id)
        self.changed()
        if asked.nonce and mine and table.record.phase == Phase.LOBBY:
            nonce = asked.nonce
            table.submit(lambda d: _fresh_luck(d, self.guest, nonce), lambda _: None)

    async def _rematch(self, id: str) -> None:
        old = self._at_table()
        new = await self._lobby.rematch(old, self.guest)
        self._submit(old, id, lambda d: d.change(next=d.record.next or new.record.id))

    def rename(self, name: str) -> None:
        self.name = name
        self._known = -1
        self.changed()

    def end(self) -> None:
        """The guest is gone, or has to go: what is still under way finds nobody."""
        self._closing = True
        self.leave()

    def leave(self) -> None:
        """No longer at any table."""
        if self._table is not None:
            self._table.detach(self)
            self._table = None
            self._dirty = False


def _id_of(message: bytes) -> str:
    try:
        return p.read_id(message).id[:40]
    except UNREADABLE:
        return ""


def _host_act(table: Table, guest: str, asked: p.Asked) -> Act:
    acts.need_host(table, guest)
    match asked:
        case p.Configure(_, seats, options, public):
            return lambda d: acts.configure(d, seats, options, public)
        case p.Start():
            return acts.start
        case p.ReplaceByBot(_, seat, level):
            return lambda d: acts.replace_by_bot(d, seat, level)
        case p.Remove(_, seat):
            return lambda d: acts.remove(d, seat)
        case p.SetDoors(_, doors):
            return lambda d: d.change(doors=doors)
        case p.Pause():
            return lambda d: acts.pause(d, True)
        case p.Resume():
            return lambda d: acts.pause(d, False)
    raise Illegal("bad_message", "That cannot be asked here.")


def _fresh_luck(draft: PendingChange, guest: str, nonce: str) -> None:
    for seat in seating.of(draft.record.seats, guest):
        draft.change(seats=seating.fresh_luck(draft.record.seats, seat, nonce))
