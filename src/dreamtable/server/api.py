"""The HTTP calls under /api/v1: one function each, with typed bodies and answers."""

from __future__ import annotations

import io
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from dreamtable.kit.errors import UNREADABLE, Illegal, Invalid, Problem
from dreamtable.play import replay
from dreamtable.protocol import messages as p
from dreamtable.server import catalogue
from dreamtable.server.identity import TRANSFER_SECONDS, Identity, transfer_code
from dreamtable.server.rate_limit import RateLimiter
from dreamtable.server.session import Session
from dreamtable.server.settings import LOOPBACK, Settings, lan_address
from dreamtable.tables.interfaces import Guest, Store
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.nicknames import NAMELESS, proper_name
from dreamtable.tables.seats import of
from dreamtable.tables.table_facts import Doors

BODY = 65_536
REPLAYS_AT_ONCE = 8  # for one address: replays are made one after the other for everybody
STATUS = {
    "no_table": 404, "unknown_game": 404, "no_rules": 404, "no_page": 404, "doors_closed": 403, "wrong_host": 403,
    "too_fast": 429, "too_big": 413, "not_json": 415, "full": 503, "not_saved": 503, "not_over": 409, "bad_code": 403,
    "no_database": 503, "broken": 500,
}  # fmt: skip


@dataclass(frozen=True)
class Call:
    """One request, with who sends it."""

    guest: str
    request: Request
    body: Any

    @property
    def table(self) -> str:
        """The id in the path; raises Illegal at once if it cannot be one.

        Where several servers share a database, all who look for a table at the same time share one query, so a bad id
        must not get there.
        """
        try:
            return msgspec.convert(self.request.path_params["table"], p.TableId)
        except msgspec.ValidationError:
            raise Illegal("no_table", "There is no such table.") from None

    def number(self, query: Query) -> int:
        text = self.request.query_params.get(query.name, str(query.default))
        try:
            value = int(text)
        except ValueError:
            raise Invalid("bad_request", f"{query.name} must be a whole number.") from None
        if not query.least <= value <= query.most:
            raise Invalid("bad_request", f"{query.name} must be from {query.least} to {query.most}.")
        return value


@dataclass(frozen=True)
class Query:
    """A whole number that a call takes after the question mark."""

    name: str
    least: int
    most: int
    default: int


STEPS = Query("seat", -1, 9, -1), Query("from", 0, 1_000_000, 0), Query("count", 1, 200, 50)


@dataclass(frozen=True)
class Endpoint:
    """One call: its path, the function that answers it, and the types of its body and answer."""

    method: str
    path: str  # below /api/v1
    summary: str
    answer: Callable[[Api, Call], Awaitable[object]]
    body: Any = None
    returns: Any = None  # a type, or a media type for text
    query: tuple[Query, ...] = ()


class Api:
    """Answers the calls of one server."""

    def __init__(
        self, settings: Settings, lobby: Lobby, store: Store, identity: Identity, sessions: Collection[Session]
    ) -> None:
        self.settings, self.lobby, self.store, self.identity = settings, lobby, store, identity
        self.sessions = sessions  # those that are open
        self.request_rate = RateLimiter(2 * settings.http_rate, settings.http_rate)
        self.guess_rate = RateLimiter(40 * settings.code_rate, settings.code_rate)
        self._replays: Counter[str] = Counter()  # that an address waits for

    async def handle(self, endpoint: Endpoint, request: Request) -> Response:
        """Answer one call; whoever comes without a cookie becomes a new guest."""
        known = self.identity.guest_of(request.headers.get("cookie", ""))
        guest = known or self.identity.new_guest()
        try:
            if request.method != "GET" and not self.request_rate.take(address(request)):
                raise Illegal("too_fast", "Not so fast: wait a moment.")
            body = await read_body(request, endpoint.body) if endpoint.body else None
            response = answer(endpoint, await endpoint.answer(self, Call(guest, request, body)))
        except Problem as problem:
            response = trouble(problem)
        if known is None and "set-cookie" not in response.headers:
            response.headers["set-cookie"] = self.cookie(guest, request)
        response.headers.setdefault("cache-control", "no-store")
        return response

    def cookie(self, guest: str, request: Request) -> str:
        """The Set-Cookie header that makes a browser this guest."""
        return self.identity.set_cookie(guest, request.url.scheme == "https")

    async def name_of(self, guest: str) -> str:
        """The nickname of a guest, or an empty text."""
        found = await self.store.guest(guest)
        return found.name if found else ""

    def count_guess(self, call: Call) -> None:
        """Raise Illegal if an address tries too many codes."""
        if not self.guess_rate.take(address(call.request)):
            raise Illegal("too_fast", "Too many codes; wait a moment.")

    @contextmanager
    def replay_limit(self, call: Call) -> Iterator[None]:
        """Raise Illegal while an address waits for too many replays."""
        who = address(call.request)
        if self._replays[who] >= REPLAYS_AT_ONCE:
            raise Illegal("too_fast", "Too many replays at once; wait for those that you have asked for.")
        self._replays[who] += 1
        try:
            yield
        finally:
            self._replays[who] -= 1
            if not self._replays[who]:
                del self._replays[who]


def address(request: Request) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client else ""


async def read_body(request: Request, kind: Any) -> Any:
    """The body of a request as this type; raises Invalid if it is not one."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Invalid("not_json", "Send JSON, with content-type application/json.")
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > BODY:
                raise Invalid("too_big", "That is too much at once.")
    except ClientDisconnect:
        raise Invalid("bad_request", "That broke off.") from None
    try:
        return msgspec.json.decode(data, type=kind)
    except UNREADABLE as wrong:
        raise Invalid("bad_request", f"That is not what this call takes: {wrong}.") from None


def answer(endpoint: Endpoint, found: object) -> Response:
    """What an endpoint has found, as a response."""
    if isinstance(found, Response):
        return found
    if isinstance(endpoint.returns, str):
        assert isinstance(found, str)
        return Response(found, media_type=endpoint.returns)
    return Response(msgspec.json.encode(found), media_type="application/json")


def trouble(problem: Problem) -> Response:
    """A problem as a response, with the status that fits its code."""
    body = msgspec.json.encode(p.Trouble(problem.code, problem.why))
    return Response(body, STATUS.get(problem.code, 400), media_type="application/json")


# -- me -------------------------------------------------------------------------------------------------------
async def who(api: Api, call: Call) -> p.Me:
    return p.Me(await api.name_of(call.guest))


async def rename(api: Api, call: Call) -> p.Me:
    name = proper_name(call.body.name)
    await api.store.name_guest(Guest(call.guest, name))
    for session in api.sessions:
        if session.guest == call.guest:
            session.rename(name)
    return p.Me(name)


async def transfer(api: Api, call: Call) -> p.Transfer:
    code = transfer_code()
    await api.store.put_transfer(code, call.guest, time.time() + TRANSFER_SECONDS)
    return p.Transfer(code, TRANSFER_SECONDS)


async def arrive(api: Api, call: Call) -> Response:
    api.count_guess(call)
    guest = await api.store.take_transfer(call.body.code.strip().upper())
    if guest is None:
        raise Illegal("bad_code", "That code does not work (any more). Make a new one on your other device.")
    response = Response(msgspec.json.encode(p.Me(await api.name_of(guest))), media_type="application/json")
    response.headers["set-cookie"] = api.cookie(guest, call.request)
    return response


async def my_tables(api: Api, call: Call) -> p.TableList:
    tables, asked = await api.lobby.tables_of(call.guest)
    return p.TableList(tables, asked)


# -- games ----------------------------------------------------------------------------------------------------
async def games_list(api: Api, call: Call) -> p.Catalogue:
    return catalogue.catalogue()


async def game_rules(api: Api, call: Call) -> str:
    return catalogue.rules(call.request.path_params["game"])


# -- tables ---------------------------------------------------------------------------------------------------
async def public_tables(api: Api, call: Call) -> p.TableList:
    return p.TableList(await api.lobby.public_tables())


async def lay_table(api: Api, call: Call) -> p.TableFacts:
    new: p.NewTable = call.body
    try:
        bots = {int(seat): level for seat, level in new.bots.items()}
    except ValueError:
        raise Invalid("bad_request", "bots are given by seat number.") from None
    name = await api.name_of(call.guest) or NAMELESS
    table = await api.lobby.create(new.game, call.guest, name, new.nonce, new.seats, new.options, bots, new.public)
    return table.facts()


async def play_now(api: Api, call: Call) -> p.TableFacts:
    now: p.PlayNow = call.body
    name = await api.name_of(call.guest) or NAMELESS
    table = await api.lobby.play_now(now.game, call.guest, name, now.nonce, now.seats, now.options, now.level)
    return table.facts()


async def join(api: Api, call: Call) -> p.TableFacts:
    api.count_guess(call)
    table = await api.lobby.by_code(call.body.code)
    if table.record.doors == Doors.CLOSED and not of(table.record.seats, call.guest):
        raise Illegal("no_table", "No table has that code now.")
    return table.facts()


async def table_facts(api: Api, call: Call) -> p.TableFacts:
    return (await api.lobby.table(call.table)).facts()


async def qr_code(api: Api, call: Call) -> str:
    table = await api.lobby.table(call.table)
    out = io.BytesIO()
    link = call.request.url.replace(path=f"/t/{table.record.code}", query="")
    if api.settings.lan and link.hostname in LOOPBACK:  # of no use to a phone
        link = link.replace(hostname=lan_address())
    segno.make(str(link), micro=False).save(out, kind="svg", scale=8, border=2, dark="#1b1426", light="#f6efe2")
    return out.getvalue().decode()


# -- replays --------------------------------------------------------------------------------------------------
async def replay_file(api: Api, call: Call) -> Response:
    with api.replay_limit(call):
        found = await api.lobby.replay(call.table)
    response = Response(msgspec.json.encode(found), media_type="application/json")
    response.headers["content-disposition"] = f'attachment; filename="{found.game}-replay.json"'
    return response


async def replay_steps(api: Api, call: Call) -> p.ReplaySteps:
    seat, first, count = map(call.number, STEPS)
    with api.replay_limit(call):
        found = await api.lobby.replay(call.table)
        steps = await api.lobby.run_aside(lambda: list(replay.steps(found, seat, first, count)))
    return p.ReplaySteps(found.game, len(found.log) + 1, found.names, steps)


ENDPOINTS = (
    Endpoint("GET", "/me", "Who am I?", who, returns=p.Me),
    Endpoint("POST", "/me", "Choose a nickname.", rename, p.Rename, p.Me),
    Endpoint("POST", "/me/transfer", "A code that makes another device this guest.", transfer, returns=p.Transfer),
    Endpoint("POST", "/me/arrive", "Become the guest who made that code.", arrive, p.Arrive, p.Me),
    Endpoint("GET", "/me/tables", "Tables where I sit, newest first.", my_tables, returns=p.TableList),
    Endpoint("GET", "/games", "The games, their facts and options.", games_list, returns=p.Catalogue),
    Endpoint("GET", "/games/{game}/rules", "Our rules of a game.", game_rules, returns="text/markdown"),
    Endpoint("GET", "/tables", "Public tables with a seat to take.", public_tables, returns=p.TableList),
    Endpoint("POST", "/tables", "Lay a table; I am its host.", lay_table, p.NewTable, p.TableFacts),
    Endpoint("POST", "/play", "Lay a table, fill it with bots, start.", play_now, p.PlayNow, p.TableFacts),
    Endpoint("POST", "/join", "Find a table by its five letters.", join, p.Join, p.TableFacts),
    Endpoint("GET", "/tables/{table}", "One table.", table_facts, returns=p.TableFacts),
    Endpoint("GET", "/tables/{table}/qr.svg", "The join link as a QR code.", qr_code, returns="image/svg+xml"),
    Endpoint("GET", "/tables/{table}/replay", "A finished game, whole.", replay_file, returns=p.Replay),
    Endpoint(
        "GET",
        "/tables/{table}/replay/steps",
        "A finished game through one seat's eyes (-1: a watcher's).",
        replay_steps,
        returns=p.ReplaySteps,
        query=STEPS,
    ),
)
