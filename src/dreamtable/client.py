"""A typed client of a Dreamtable server, for terminals, tests and load.

    async with Guest("http://localhost:8340", "Ada") as ada:
        facts = await ada.play_now("dream_ravens")
        async with ada.watch(facts.id) as table:
            snapshot = await table.until(lambda s: 0 in s.waiting)
            await table.move(0, moves(snapshot.perspectives[0])[0])

A table reconnects by itself and asks again what was not answered; a repeated request counts once.  It brings luck to
the deal, and when the game is over `verdict` says whether the table dealt as it had committed to.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError, InvalidStatus, WebSocketException

from dreamtable.analysis.analysis_report import Analysis
from dreamtable.kit.errors import UNREADABLE, Illegal, Problem
from dreamtable.play.deal_witness import DealWitness, Verdict
from dreamtable.play.replay_file import Replay, read
from dreamtable.protocol import messages as p

T = TypeVar("T")
TIMEOUT = 20.0  # seconds to wait for an answer
AWAY = {500, 502, 503, 504}  # statuses of a server that stops while a socket opens, and of a proxy without a server
NO_GUEST = "no guest"  # the beginning of the reason why a server closes a socket whose cookie is not its own
TRY_LATER = {"not_saved", "too_fast", "broken"}  # why a server may refuse a hello that it would take again
SENT_AWAY = {"doors_closed", "removed"}  # goodbyes after which one need not come again
BACKOFF = (0.02, 0.1, 0.3, 1.0, 2.0)  # seconds between attempts to reconnect


class Refused(Problem):
    """The server refused a request; a stale move brings the present snapshot along."""

    snapshot: p.Snapshot | None = None


def free_seat(facts: p.TableFacts, wanted: int | None = None) -> int:
    """The seat that is wanted, or else the first one without a person and a bot; raise Illegal if there is none."""
    free = [s.seat for s in facts.seats if not s.person and s.bot is None] if wanted is None else [wanted]
    if not free:
        raise Illegal("no_free_seat", "No seat is free at this table.")
    return free[0]


def new_id() -> str:
    """A new id for a request."""
    return secrets.token_hex(6)


def moves(perspective: p.Perspective) -> list[Raw]:
    """The moves open to a seat, each as JSON."""
    return msgspec.json.decode(perspective.moves, type=list[Raw])


def raw(value: object) -> Raw:
    """A value as JSON."""
    return value if isinstance(value, Raw) else Raw(msgspec.json.encode(value))


class Guest:
    """One guest of a server, and the HTTP calls they may make; `watch` opens a socket."""

    def __init__(self, server: str, name: str = "") -> None:
        self.server = server.rstrip("/")
        self.name = name
        self.witnesses: dict[str, DealWitness] = {}  # by table: what was noted before its deal
        # Certificates take long to load, so they are only loaded where they are needed.
        safe = self.server.startswith("https:")
        self.http = httpx.AsyncClient(base_url=f"{self.server}/api/v1", timeout=TIMEOUT, trust_env=False, verify=safe)

    async def __aenter__(self) -> Self:
        await self.call("GET", "/me", p.Me)
        if self.name:
            await self.rename(self.name)
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        """Make one call, and return its answer as this type; raises Refused."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"} if content is not None else {}
        return msgspec.json.decode(await self.fetch(method, path, content, headers), type=kind)

    async def fetch(
        self, method: str, path: str, content: bytes | None = None, headers: dict[str, str] | None = None
    ) -> bytes:
        """Make one call, and return the body of its answer; raises Refused."""
        answer = await self.http.request(method, path, content=content, headers=headers)
        if answer.is_error:
            try:
                trouble = msgspec.json.decode(answer.content, type=p.Trouble)
            except UNREADABLE:  # it may be the page of a proxy
                told = f"{answer.status_code} {answer.reason_phrase}"
                trouble = p.Trouble("no_server", f"What answers there is no Dreamtable server: {told}.")
            raise Refused(trouble.code, trouble.why)
        return answer.content

    @property
    def cookie(self) -> str:
        """The Cookie header for the socket, with all that the server, or a proxy before it, has set."""
        return self.http.build_request("GET", f"{self.server}/ws").headers["cookie"]

    async def rename(self, name: str, face: int = 0, colour: int = 0) -> p.Me:
        """Choose a nickname, and a face and a colour to go with it."""
        self.name = name
        return await self.call("POST", "/me", p.Me, p.Rename(name, face, colour))

    async def transfer(self) -> p.Transfer:
        """A code that makes another device this guest."""
        return await self.call("POST", "/me/transfer", p.Transfer)

    async def arrive(self, code: str) -> p.Me:
        """Become the guest who made this code."""
        return await self.call("POST", "/me/arrive", p.Me, p.Arrive(code))

    async def games(self) -> p.Catalogue:
        """All games of the server."""
        return await self.call("GET", "/games", p.Catalogue)

    async def lay(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        bots: dict[str, p.Level] | None = None,
        public: bool = False,
    ) -> p.TableFacts:
        """Open a table, with this guest as host on the first seat that has no bot."""
        new = p.NewTable(game, seats, options or {}, bots or {}, public)
        return await self.call("POST", "/tables", p.TableFacts, new)

    async def play_now(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        level: p.Level = p.Level.DREAMING,
    ) -> p.TableFacts:
        """Open a table with bots on all other seats; its game begins when this guest watches it and reveals luck."""
        witness = DealWitness()
        now = p.PlayNow(game, seats, level, options or {}, witness.luck)
        facts = await self.call("POST", "/play", p.TableFacts, now)
        self.witnesses[facts.id] = witness
        return facts

    async def join(self, code: str) -> p.TableFacts:
        """The table with this code."""
        return await self.call("POST", "/join", p.TableFacts, p.Join(code))

    async def table(self, id: str) -> p.TableFacts:
        """The facts of one table."""
        return await self.call("GET", f"/tables/{id}", p.TableFacts)

    async def tables(self) -> list[p.TableFacts]:
        """The public tables with a seat to take."""
        return (await self.call("GET", "/tables", p.TableList)).tables

    async def my_tables(self) -> list[p.TableFacts]:
        """The tables where this guest sits, newest first."""
        return (await self.call("GET", "/me/tables", p.TableList)).tables

    async def replay(self, id: str) -> Replay:
        """A finished game, whole."""
        return read(await self.fetch("GET", f"/tables/{id}/replay"))

    async def replay_steps(self, id: str, seat: int = -1, first: int = 0, count: int = 50) -> p.ReplaySteps:
        """Some steps of a finished game, as one seat saw them."""
        path = f"/tables/{id}/replay/steps?seat={seat}&from={first}&count={count}"
        return await self.call("GET", path, p.ReplaySteps)

    async def history(self, before: int = 0, count: int = 30) -> p.History:
        """Games that I have played, newest first."""
        return await self.call("GET", f"/me/history?before={before}&count={count}", p.History)

    async def figures(self) -> p.Figures:
        """All my games at a glance."""
        return await self.call("GET", "/me/figures", p.Figures)

    async def evenings(self) -> list[p.Evening]:
        """The evenings that this guest has spent with a party, newest first."""
        return await self.call("GET", "/me/evenings", list[p.Evening])

    async def stamps(self) -> p.Stamps:
        """Stamps that I have earned in all my games."""
        while (found := await self.call("GET", "/me/stamps", p.Stamps)).left:
            pass
        return found

    async def puzzles(self) -> list[p.PuzzleList]:
        """The puzzles of all games."""
        return await self.call("GET", "/puzzles", list[p.PuzzleList])

    async def puzzle(self, game: str, number: int) -> p.Puzzle:
        """One puzzle, as the seat that is to move sees it."""
        return await self.call("GET", f"/puzzles/{game}/{number}", p.Puzzle)

    async def solve(self, game: str, number: int, move: msgspec.Raw) -> p.PuzzleVerdict:
        """Answer a puzzle."""
        return await self.call("POST", f"/puzzles/{game}/{number}", p.PuzzleVerdict, p.SolvePuzzle(move))

    async def daily(self, back: int = 0) -> p.Daily:
        """The dreams of a day: today's, or those of so many days ago."""
        return await self.call("GET", f"/daily?back={back}", p.Daily)

    async def dream_daily(self, game: str, day: str | None = None) -> p.TableFacts:
        """Play the dream of a day: today's counts the first time."""
        return await self.call("POST", "/daily", p.TableFacts, p.DreamDaily(game, day))

    async def analysis(self, id: str, progress: Callable[[float], None] = lambda done: None) -> Analysis:
        """The analysis of a finished game; `progress` hears the share that is done while it is made."""
        while True:
            answer = await self.fetch("GET", f"/tables/{id}/analysis")
            if not answer.startswith(b'{"done"'):
                return msgspec.json.decode(answer, type=Analysis)
            progress(msgspec.json.decode(answer, type=p.AnalysisProgress).done)
            await asyncio.sleep(0.5)

    def watch(self, table: str, on_snapshot: Callable[[p.Snapshot], None] | None = None, screen: bool = False) -> Watch:
        """Watch a table, as a big screen if `screen`; to be used with `async with`."""
        return Watch(self, table, on_snapshot, screen)


class Watch:
    """One table over one socket, reconnecting by itself.  `on_snapshot` is called with every snapshot."""

    def __init__(
        self, guest: Guest, table: str, on_snapshot: Callable[[p.Snapshot], None] | None, screen: bool = False
    ) -> None:
        self._guest, self._table, self._on_snapshot, self._screen = guest, table, on_snapshot, screen
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[p.Request, asyncio.Future[Any]]] = {}
        self._conditions: dict[asyncio.Future[p.Snapshot], Callable[[p.Snapshot], bool]] = {}
        self._reader: asyncio.Task[None] | None = None
        self._failed: Exception | None = None
        self._last: p.Snapshot | None = None
        self._witness = guest.witnesses.setdefault(table, DealWitness())
        self._revealed: set[str] = set()  # commitments that were opened over this socket
        self._sending: set[asyncio.Task[None]] = set()
        self.chat: list[p.ChatLine] = []  # all lines so far: a snapshot has only the new ones
        self.goodbye: p.Goodbye | None = None
        self.announcement = ""  # of the host of the server
        self.on_bytes: Callable[[bytes], None] | None = None  # called with every message, for tests

    @property
    def snapshot(self) -> p.Snapshot:
        """The last snapshot."""
        assert self._last is not None
        return self._last

    async def __aenter__(self) -> Self:
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda snapshot: not self._luck_to_reveal(snapshot))
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader
        if self._socket is not None:
            await self._socket.close()

    # -- asking -----------------------------------------------------------------------------------------------
    async def ask(self, request: p.Request, timeout: float = TIMEOUT) -> Any:
        """Send a request and return its answer, a Snapshot for whatever changes the table; raises Refused."""
        if self._failed is not None:  # nobody reads the socket any more
            raise self._failed
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[request.id] = request, answer
        try:
            await self._send(request)
            return await asyncio.wait_for(answer, timeout)
        finally:
            self._asked.pop(request.id, None)

    async def move(self, seat: int, move: object, version: int | None = None) -> p.Snapshot:
        """Play a move, and return the snapshot that shows it; raises Refused."""
        seen = self.snapshot.version if version is None else version
        found: p.Snapshot = await self.ask(p.Move(new_id(), seat, seen, raw(move)))
        return found

    async def sit(self, seat: int, name: str | None = None) -> p.Snapshot:
        """Take a seat."""
        found: p.Snapshot = await self.ask(p.Sit(new_id(), seat, name))
        return found

    async def start(self) -> p.Snapshot:
        """Begin the game, as host, and return the first snapshot of it."""
        await self.ask(p.Start(new_id()))
        return await self.until(lambda snapshot: snapshot.table.phase != p.Phase.LOBBY)

    async def say(self, text: str) -> p.Snapshot:
        """Say something to everyone at the table."""
        found: p.Snapshot = await self.ask(p.Say(new_id(), text))
        return found

    async def until(self, good: Callable[[p.Snapshot], bool], timeout: float = TIMEOUT) -> p.Snapshot:
        """The first snapshot, from the present one on, for which `good` is true.  Every single one is tried."""
        if self._failed is not None:
            raise self._failed
        if self._last is not None and good(self._last):
            return self._last
        found: asyncio.Future[p.Snapshot] = asyncio.get_running_loop().create_future()
        self._conditions[found] = good
        try:
            return await asyncio.wait_for(found, timeout)
        finally:
            del self._conditions[found]

    async def _send(self, request: p.Request) -> None:
        if self._socket is not None:
            with suppress(WebSocketException):  # the request is sent again after the reconnect
                await self._socket.send(msgspec.json.encode(request), text=True)

    # -- listening --------------------------------------------------------------------------------------------
    async def _read(self) -> None:
        attempt = 0
        while True:
            try:
                async with await self._connect() as socket:
                    self._socket = socket
                    shown = self._last.version if self._last else None
                    hello = p.Hello(new_id(), self._table, shown, self._witness.luck, self._screen)
                    self._revealed.clear()
                    await self._send(hello)
                    for request, _ in list(self._asked.values()):
                        await self._send(request)
                    async for message in socket:
                        attempt = 0
                        self._receive(message.encode() if isinstance(message, str) else message, hello.id)
            except InvalidStatus as wrong:
                if wrong.response.status_code not in AWAY:
                    self._fail(Refused("no_socket", f"The server does not open a socket: {wrong}"))
                    return
            except (OSError, WebSocketException, TimeoutError) as wrong:
                if isinstance(wrong, ConnectionClosedError) and wrong.rcvd and wrong.rcvd.reason.startswith(NO_GUEST):
                    self._fail(Refused("no_guest", "The server does not know this guest (any more)."))
                    return
            except Exception as wrong:  # raised by `on_snapshot`, or by an answer of a newer server
                self._fail(wrong)
                return
            self._socket = None
            if self.goodbye is not None and self.goodbye.code in SENT_AWAY:
                self._fail(Refused(self.goodbye.code, self.goodbye.why))
                return
            await asyncio.sleep(BACKOFF[min(attempt, len(BACKOFF) - 1)])
            attempt += 1

    def _connect(self) -> Awaitable[ClientConnection]:
        address = "ws" + self._guest.server.removeprefix("http") + "/ws"
        return connect(
            address,
            additional_headers={"cookie": self._guest.cookie},
            compression=None,
            proxy=None,
            open_timeout=5,
            ping_interval=None,
        )

    def _receive(self, message: bytes, hello: str) -> None:
        if self.on_bytes is not None:
            self.on_bytes(message)
        match p.read_answer(message):
            case p.Snapshot() as snapshot:
                self._show(snapshot)
                for id in snapshot.answers:
                    self._resolve(id, snapshot)
            case p.Refusal(id, code, why, snapshot):
                refused = Refused(code, why)
                refused.snapshot = snapshot
                if snapshot is not None:
                    self._show(snapshot)
                if id == hello and code in TRY_LATER:
                    raise ConnectionError(why)
                if id == hello:
                    self._fail(refused)
                elif id in self._asked and not self._asked[id][1].done():
                    self._asked[id][1].set_exception(refused)
            case p.Goodbye() as goodbye:
                self.goodbye = goodbye
            case p.Announcement(text):
                self.announcement = text
            case p.Hinted(id) | p.Advised(id) | p.Pong(id) as answer:
                self._resolve(id, answer)

    def _show(self, snapshot: p.Snapshot) -> None:
        self._last = snapshot
        last = self.chat[-1].seq if self.chat else 0
        self.chat += [line for line in snapshot.chat if line.seq > last]
        table = snapshot.table
        replaced = [redraw.commitment for redraw in table.redraws]
        self._witness.see(table.commitment, table.lucks, replaced, table.phase != p.Phase.LOBBY)
        for reveal in self._luck_to_reveal(snapshot):
            if table.lucks[reveal.seat] not in self._revealed:
                self._sending.add(task := asyncio.create_task(self._send(reveal)))
                task.add_done_callback(self._sending.discard)
        self._revealed.update(table.lucks)
        if self._on_snapshot is not None:
            self._on_snapshot(snapshot)
        for found, good in self._conditions.items():
            if not found.done() and good(snapshot):
                found.set_result(snapshot)

    def _luck_to_reveal(self, snapshot: p.Snapshot) -> list[p.Reveal]:
        """What is to be revealed for the seats of this guest before the game can begin."""
        table, witness = snapshot.table, self._witness
        if table.phase != p.Phase.LOBBY or not table.lucks:
            return []
        nonces = {seat: witness.reveal(seat, table.commitment, table.lucks) for seat in snapshot.you.seats}
        return [p.Reveal(new_id(), seat, nonce) for seat, nonce in nonces.items() if nonce]

    @property
    def verdict(self) -> Verdict | None:
        """What this client says of the deal, by what it noted before it; None while the game goes on."""
        last = self.snapshot
        if last.result is None:
            return None
        return self._witness.verdict(last.result.secret, last.result.nonces, bool(last.you.seats))

    def _resolve(self, id: str, answer: object) -> None:
        if id in self._asked and not self._asked[id][1].done():
            self._asked[id][1].set_result(answer)

    def _fail(self, error: Exception) -> None:
        self._failed = error
        for answer in (*(answer for _, answer in self._asked.values()), *self._conditions):
            if not answer.done():
                answer.set_exception(error)
