"""The session of one socket: requests come in, and snapshots, answers and refusals go out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, cast

import msgspec
from msgspec import Raw, Struct

from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.errors import UNREADABLE, Illegal, Problem
from dreamtable.protocol import messages as p
from dreamtable.server.metrics import Metrics
from dreamtable.server.quotas import COSTS
from dreamtable.server.sockets.asgi_socket import ClientSocket
from dreamtable.server.sockets.batching import Batching
from dreamtable.server.sockets.request_actions import ACTIONS
from dreamtable.tables import move_advice, word_hints
from dreamtable.tables.actions import help_actions, next_game_vote_actions, start_actions
from dreamtable.tables.actions.action import Action
from dreamtable.tables.live_table_state import may_watch
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.people import seats as seating
from dreamtable.tables.people.avatars import PLAIN, Look
from dreamtable.tables.public_table_facts import Phase
from dreamtable.tables.snapshot import WATCHING, Watcher
from dreamtable.tables.table import Table
from dreamtable.tables.token_bucket import TokenBucket

log = logging.getLogger("dreamtable.socket")
encode = msgspec.json.Encoder().encode

INBOX = 50  # messages that may wait while a table is loaded
FLOOD = 100  # refusals for being too fast before the socket is closed
OUTBOX = 200  # answers that may wait for a slow client; snapshots never pile up


class Session:
    """A listener of one table at a time.

    A change only marks the session; the snapshot is made when the client can take it, so a slow client gets fewer,
    newer snapshots and slows nobody down.
    """

    __slots__ = (
        "_advising", "_answers", "_batching", "_buckets", "_changed", "_closing", "_floods", "_inbox", "_lobby",
        "_metrics", "_outbox", "_scheduled", "_shared", "_snapshot", "_socket", "_table", "_task", "guest", "look",
        "luck", "name", "watcher",
    )  # fmt: skip

    def __init__(
        self,
        lobby: Lobby,
        metrics: Metrics,
        batching: Batching[Session],
        guest: str,
        name: str,
        socket: ClientSocket,
        rate: float,
        shared: tuple[TokenBucket, ...] = (),
        look: Look = PLAIN,
    ) -> None:
        """`shared` are the buckets of this guest and of this network, which other sockets take from as well."""
        self.guest = guest
        self.name = name
        self.look = look
        self.luck = ""  # the commitment to it that this client has sent for the table that it watches
        self._lobby, self._metrics, self._batching, self._socket = lobby, metrics, batching, socket
        self._buckets = TokenBucket(2 * rate, rate), *shared
        self._shared = shared
        self._floods = 0
        self._table: Table | None = None
        self.watcher = Watcher(guest, name)  # what this socket was told of that table
        self._changed = False  # the table has changed since the last snapshot
        self._scheduled = False  # to be flushed soon
        self._closing = False
        self._answers: list[str] = []  # ids of requests that the next snapshot answers
        self._snapshot = b""  # made, and to be sent before anything else
        self._outbox: list[bytes] = []
        self._inbox: list[bytes] = []  # messages that came while a table is being loaded
        self._task: asyncio.Task[None] | None = None  # loads a table
        self._advising: asyncio.Task[None] | None = None  # waits for advice
        socket.on_message, socket.on_writable = partial(batching.receive, self), self.flush

    # -- in ---------------------------------------------------------------------------------------------------
    def handle(self, message: bytes) -> None:
        """Answer a message, unless there are too many of them."""
        if self._closing:
            return
        if not all(bucket.take() for bucket in self._buckets):
            self._floods += 1
            if self._floods > FLOOD:
                self.disconnect("too_fast", "Too many messages.")
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
            request = p.read_request(message)
        except UNREADABLE as wrong:
            self._refuse(_id_of(message), Illegal("bad_message", f"That is no message of this protocol: {wrong}."))
            return
        kind = type(request)
        self._metrics.count_request(kind)
        if (cost := COSTS.get(kind)) and not all(bucket.take(cost - 1) for bucket in self._shared):
            self._refuse(request.id, Illegal("too_fast", "Not so fast: wait a moment."))
            return
        try:
            if self.watcher.screen and kind not in OF_SCREENS:
                raise Illegal("not_seated", "Only those who sit at the table can do that.")
            if (action := ACTIONS.get(kind)) is not None:
                self._submit(self._at_table(), request.id, action(self, request))
            else:
                ANSWERS[kind](self, request)
        except Problem as problem:
            self._refuse(request.id, problem)

    def _submit(self, table: Table, id: str, action: Action) -> None:
        """Submit an action; the snapshot that shows its effect answers it, or a refusal."""
        began = clocks_and_entropy.monotonic()

        def answer(problem: Problem | None) -> None:
            self._metrics.answer_times.add(clocks_and_entropy.monotonic() - began)
            if problem is not None:
                self._refuse(id, problem)
            else:
                self._answers.append(id)
                self.table_changed()

        table.writer.submit(action, answer, f"{self.guest}:{id}")

    def _at_table(self) -> Table:
        if self._table is None:
            raise Illegal("say_hello", "Say hello to a table first.")
        return self._table

    # -- out --------------------------------------------------------------------------------------------------
    def table_changed(self) -> None:
        """Send a snapshot soon."""
        if self._table is not None:
            self._changed = True
            self._schedule()

    def _schedule(self) -> None:
        if not self._scheduled:
            self._scheduled = True
            self._batching.flush_soon(self)

    def prepare(self) -> None:
        """Make the snapshot that is to be sent, if the client can take it.

        A refusal that waits may hold an older snapshot, and must be sent first: versions never go back.
        """
        table = self._table
        if table is not None and self._changed and not self._snapshot and not self._outbox and self._socket.can_send:
            self._changed = False
            self._snapshot = table.snapshots.make(self.watcher, self._take_answers())

    def flush(self) -> None:
        """Send what there is to send while the client keeps up; the socket calls again when it can take more."""
        self._scheduled = False
        socket = self._socket
        while socket.can_send:
            if self._changed:
                self.prepare()
            if self._snapshot:
                socket.send_text(self._snapshot)
                self._snapshot = b""
            elif self._outbox:
                socket.send_text(self._outbox.pop(0))
            else:
                break
        if self._closing and not self._outbox:
            socket.close()

    def _take_answers(self) -> list[str]:
        answers, self._answers = self._answers, []
        return answers

    def _refuse(self, id: str, problem: Problem) -> None:
        """Say why a request was refused; a stale move brings the present snapshot along."""
        self._metrics.count_refusal(problem.code)
        present = None
        if problem.code == "stale" and self._table is not None:
            snapshot = Raw(self._table.snapshots.make(self.watcher, self._take_answers()))
            present = cast(p.Snapshot, snapshot)  # msgspec writes a Raw as it stands
        self._send(p.Refusal(id, problem.code, problem.why, present))

    def _send(self, answer: Struct) -> None:
        if len(self._outbox) >= OUTBOX:
            self.flush()
        if len(self._outbox) >= OUTBOX:
            self._outbox.clear()
            self.disconnect("too_slow", "Your connection could not keep up; please reconnect.")
        elif not self._closing:
            self._outbox.append(encode(answer))
            self._schedule()

    # -- requests that are no actions -------------------------------------------------------------------------
    def hello(self, asked: p.Hello) -> None:
        """Watch a table, which may have to be loaded first."""
        loaded = self._lobby.tables.get(asked.table)
        if loaded is not None and (asked.version or 0) <= loaded.version:
            self._watch(loaded, asked)
        else:
            self._start_task(asked.id, self._load(asked))

    def rematch(self, asked: p.Rematch) -> None:
        """Open the table of the rematch, and name it to everyone."""
        self._start_task(asked.id, self._open_rematch(asked))

    def ping(self, asked: p.Ping) -> None:
        """Answer a ping at once, with the time of this server."""
        self._send(p.Pong(asked.id, asked.at, clocks_and_entropy.monotonic() * 1000))

    def seen(self, asked: p.Seen) -> None:
        """Note what was shown to the guest."""
        table = self._at_table()
        if not self.watcher.screen:
            table.acknowledge(self.guest, asked.version)

    def hint(self, asked: p.Hint) -> None:
        """Say what the game thinks of a text that is being typed."""
        hint = word_hints.hint(self._at_table().state, self.guest, asked.seat, asked.text)
        self._send(p.Hinted(asked.id, hint.proper, hint.warning, hint.why, hint.code, hint.words))

    def advise(self, asked: p.Advise) -> None:
        """Say what a bot would do on a seat of somebody who plays against bots alone."""
        table = self._at_table()

        def answer(problem: Problem | None) -> None:
            if problem is not None:
                self._refuse(asked.id, problem)
            else:
                self._advising = asyncio.get_running_loop().create_task(self._advise(table, asked))

        table.writer.submit(help_actions.AskAdvice(self.guest, asked.seat), answer, f"{self.guest}:{asked.id}")

    async def _advise(self, table: Table, asked: p.Advise) -> None:
        version = table.version
        try:
            found = await move_advice.advise(table.state, asked.seat, bytes(table.snapshots.view(asked.seat)))
        except Problem as problem:
            self._refuse(asked.id, problem)
            return
        move = None if found.move is None else msgspec.json.decode(found.move)
        self._send(p.Advised(asked.id, version, move, found.facts))

    def react(self, asked: p.React) -> None:
        """Show a sign to everyone at the table."""
        table = self._at_table()
        self._answers.append(asked.id)
        try:
            table.react(self.guest, asked.sign)
        except Problem:
            self._answers.remove(asked.id)
            raise

    def _start_task(self, id: str, work: Coroutine[None, None, None]) -> None:
        """Do something that waits for the disk; messages that come meanwhile are handled after it."""

        async def run() -> None:
            try:
                await work
            except Problem as problem:
                if problem.code == "no_database":
                    self.disconnect("restarting", problem.why)
                else:
                    self._refuse(id, problem)
            except Exception:
                log.exception("a request failed")
                self._refuse(id, Illegal("broken", "Something went wrong on our side; nothing has changed."))
            self._task = None
            while self._inbox and self._task is None and not self._closing:
                self._answer(self._inbox.pop(0))

        self._task = asyncio.get_running_loop().create_task(run())

    async def _load(self, asked: p.Hello) -> None:
        table = await self._lobby.table(asked.table)
        if (asked.version or 0) > table.version:  # another node has shown a newer version: never show an older one
            await table.writer.catch_up()
        self._watch(table, asked)

    def _watch(self, table: Table, asked: p.Hello) -> None:
        if self._closing:  # the guest went away while the table was loaded
            return
        mine = [] if asked.screen else seating.of(table.record.seats, self.guest)
        may_watch(table.record, self.guest)
        self.leave_table()
        self._table = table
        self.luck = asked.luck or ""
        self.watcher = Watcher(self.guest, self.name, asked.screen)
        if asked.version is not None and asked.version <= table.version:
            self.watcher.told = dict.fromkeys(mine or WATCHING, asked.version)
            if not asked.screen:
                table.acknowledge(self.guest, asked.version)
        table.attach(self, asked.screen)
        self._answers.append(asked.id)
        self.table_changed()
        if self.luck and mine and table.record.phase == Phase.LOBBY:
            table.writer.submit(start_actions.BringLuck(self.guest, self.luck), lambda problem: None)

    async def _open_rematch(self, asked: p.Rematch) -> None:
        old = self._at_table()
        new = await self._lobby.rematch(old, self.guest, asked.game)
        self._submit(old, asked.id, next_game_vote_actions.LinkRematch(new.record.id))

    # -- the end ----------------------------------------------------------------------------------------------
    def rename(self, name: str, look: Look) -> None:
        """Use another nickname and look from now on."""
        self.name, self.look = name, look
        self.watcher.rename(name)
        self.table_changed()

    @property
    def table_id(self) -> str:
        """The id of the table that this session watches, or an empty text."""
        return self._table.record.id if self._table is not None else ""

    def announce(self, text: str) -> None:
        """Send what the host of the server wants everybody to read."""
        self._send(p.Announcement(text))

    def disconnect(self, code: str, why: str) -> None:
        """Say goodbye and close the socket."""
        self.end()
        self._outbox.append(encode(p.Goodbye(code, why)))
        self._schedule()

    def end(self) -> None:
        """The guest is gone, or has to go: what is still under way finds nobody."""
        self._closing = True
        self.leave_table()

    def leave_table(self) -> None:
        """Watch no table any more."""
        if self._table is not None:
            self._table.detach(self)
            self._table = None
            self._changed = False


def _id_of(message: bytes) -> str:
    try:
        return p.read_id(message).id[:40]
    except UNREADABLE:
        return ""


OF_SCREENS = (p.Hello, p.Ping, p.Seen)  # all that a big screen may ask, even if its guest sits at the table

# Who answers requests that do not change a table.
ANSWERS: dict[type, Callable[[Session, Any], None]] = {
    p.Hello: Session.hello,
    p.Rematch: Session.rematch,
    p.Ping: Session.ping,
    p.Seen: Session.seen,
    p.Hint: Session.hint,
    p.Advise: Session.advise,
    p.React: Session.react,
}
