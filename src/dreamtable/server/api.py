"""The HTTP calls under /api/v1: one function each, with typed bodies and answers."""

from __future__ import annotations

import io
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from hmac import compare_digest
from typing import Any
from urllib.parse import parse_qsl

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from dreamtable.kit.errors import UNREADABLE, Illegal, Invalid, Problem
from dreamtable.messages import accepted_language
from dreamtable.play import replay
from dreamtable.protocol import messages as p
from dreamtable.server import catalogue
from dreamtable.server.addresses import join_link
from dreamtable.server.analysis_jobs import AnalysisJobs
from dreamtable.server.ceilings import Ceilings, network_of
from dreamtable.server.host_rules import HostRules
from dreamtable.server.identity import TRANSFER_SECONDS, Identity, transfer_code
from dreamtable.server.membership import Membership
from dreamtable.server.session import Session
from dreamtable.server.settings import Settings
from dreamtable.store.personal_data import GuestData, erase_guest, export_guest
from dreamtable.tables.interfaces import Guest, Store
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.looks import Look, proper_look
from dreamtable.tables.nicknames import NAMELESS, proper_name
from dreamtable.tables.seats import of
from dreamtable.tables.table_facts import Doors

BODY = 65_536
REPLAYS_AT_ONCE = 8  # for one address: replays are made one after the other for everybody
STATUS = {
    "no_table": 404, "unknown_game": 404, "no_rules": 404, "no_page": 404, "doors_closed": 403, "wrong_host": 403,
    "too_fast": 429, "too_big": 413, "not_json": 415, "full": 503, "not_saved": 503, "not_over": 409, "bad_code": 403,
    "no_database": 503, "broken": 500, "banned": 403, "members_only": 401, "wrong_password": 403, "not_admin": 401,
    "table_closed": 403, "draining": 503, "no_rule": 404, "no_analysis": 409,
    "no_such_puzzle": 404, "deck_unknown": 404, "deck_full": 409,
}  # fmt: skip


class Access(Enum):
    """Who may make a call."""

    EVERYBODY = "everybody"  # members or not
    VISITORS = "visitors"  # on a private server members only
    LAYERS = "layers"  # who may lay tables
    ADMIN = "admin"  # whoever runs the server, with the admin key


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
    access: Access = Access.VISITORS


class Api:
    """Answers the calls of one server."""

    def __init__(
        self,
        settings: Settings,
        lobby: Lobby,
        store: Store,
        identity: Identity,
        host_rules: HostRules,
        sessions: Mapping[Session, str],
        admin_key: str,
        ceilings: Ceilings,
    ) -> None:
        self.settings, self.lobby, self.store, self.identity = settings, lobby, store, identity
        self.host_rules, self._admin_key = host_rules, admin_key
        self.membership = Membership(settings, identity, host_rules)
        self.sessions = sessions  # those that are open, with their addresses
        self.analyses = AnalysisJobs(store, lobby.replay)
        self.ceilings = ceilings
        self._replays: Counter[str] = Counter()  # that an address waits for

    async def handle(self, endpoint: Endpoint, request: Request) -> Response:
        """Answer one call; whoever comes without a cookie becomes a new guest."""
        known = self.identity.guest_of(request.headers.get("cookie", ""))
        guest = known or self.identity.new_guest()
        try:
            self.ceilings.count_call(address(request), request.method != "GET")
            self.check_access(endpoint.access, guest, request)
            body = await read_body(request, endpoint.body) if endpoint.body else None
            response = answer(endpoint, await endpoint.answer(self, Call(guest, request, body)))
        except Problem as problem:
            response = trouble(problem)
        if known is None and "set-cookie" not in response.headers:
            response.headers["set-cookie"] = self.cookie(guest, request)
        response.headers.setdefault("cache-control", "no-store")
        return response

    def check_access(self, access: Access, guest: str, request: Request) -> None:
        """Raise Illegal if a guest may not make such a call."""
        if access == Access.ADMIN:
            self.check_admin(request)
            return
        self.host_rules.check_guest(guest, address(request))
        cookies = request.headers.get("cookie", "")
        if access != Access.EVERYBODY:
            self.membership.check_visit(cookies)
        if access == Access.LAYERS:
            self.membership.check_laying(cookies)

    def check_admin(self, request: Request) -> None:
        """Raise Illegal unless a request carries the admin key."""
        kind, _, key = request.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer" and compare_digest(key.strip().encode(), self._admin_key.encode()):
            return
        self.ceilings.count_code(address(request))
        raise Illegal("not_admin", "This needs the admin key: it is in the link that the server prints at its start.")

    async def enter_by_form(self, request: Request) -> Response:
        """Show the entrance of a private server, or let in whoever has filled in its form with the right word."""
        if request.method == "GET":
            return self.membership.entrance(request)
        try:
            self.ceilings.count_code(address(request))
        except Illegal as refused:
            return trouble(refused)
        form = await read_form(request)
        try:
            cookie = await self.membership.enter(form.get("word", ""), request.url.scheme == "https")
        except Illegal:
            return self.membership.entrance(request, wrong=True)
        inside = form.get("next", "")
        safe = inside.startswith(f"{self.settings.root_path}/") and not inside.startswith(("//", "/\\"))
        where = inside if safe else f"{self.settings.root_path}/"
        return Response(status_code=303, headers={"location": where, "set-cookie": cookie, "cache-control": "no-store"})

    def cookie(self, guest: str, request: Request) -> str:
        """The Set-Cookie header that makes a browser this guest."""
        return self.identity.set_cookie(guest, request.url.scheme == "https")

    async def person(self, guest: str) -> Guest:
        """A guest with what they chose; with an empty name if they have chosen nothing."""
        return await self.store.guest(guest) or Guest(guest, "")

    async def me(self, guest: str, announcement: str = "") -> p.Me:
        """What a guest is told about themselves."""
        found = await self.person(guest)
        return p.Me(found.name, announcement, found.face, found.colour)

    def count_guess(self, call: Call) -> None:
        """Raise Illegal if an address tries too many codes."""
        self.ceilings.count_code(address(call.request))

    def count_table(self, call: Call) -> set[str]:
        """Raise Illegal if a guest or a network lays too many tables; return those of the network."""
        return self.ceilings.count_table(call.guest, address(call.request), self.lobby.tables)

    async def erase(self, guest: str) -> int:
        """Delete all data of a guest; return at how many tables there was some."""
        self.disconnect(lambda session, _: session.guest == guest, "erased", "All data of this guest was deleted.")
        why = "The table is loaded again; please reconnect."
        return await erase_guest(self.store, guest, lambda table: self.lobby.close_table(table, "restarting", why))

    def disconnect(self, which: Callable[[Session, str], bool], code: str, why: str) -> None:
        """Disconnect all sessions of which this is true, asked with their addresses."""
        for session, where in list(self.sessions.items()):
            if which(session, where):
                session.disconnect(code, why)

    @contextmanager
    def replay_limit(self, call: Call) -> Iterator[None]:
        """Raise Illegal while a network waits for too many replays."""
        who = network_of(address(call.request))
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


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a form; raises Invalid if it is too big."""
    return dict(parse_qsl((await read_bytes(request)).decode("utf-8", "replace")))


async def read_body(request: Request, kind: Any) -> Any:
    """The body of a request as this type; raises Invalid if it is not one."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Invalid("not_json", "Send JSON, with content-type application/json.")
    data = await read_bytes(request)
    try:
        return msgspec.json.decode(data, type=kind)
    except UNREADABLE as wrong:
        raise Invalid("bad_request", f"That is not what this call takes: {wrong}.") from None


async def read_bytes(request: Request) -> bytes:
    """The body of a request; raises Invalid if it is too big, or breaks off."""
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > BODY:
                raise Invalid("too_big", "That is too much at once.")
    except ClientDisconnect:
        raise Invalid("bad_request", "That broke off.") from None
    return data


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
    return await api.me(call.guest, api.host_rules.announcement)


async def enter(api: Api, call: Call) -> Response:
    api.count_guess(call)
    cookie = await api.membership.enter(call.body.word, call.request.url.scheme == "https")
    response = Response(msgspec.json.encode(await api.me(call.guest)), media_type="application/json")
    response.headers["set-cookie"] = cookie
    if api.identity.guest_of(call.request.headers.get("cookie", "")) is None:
        response.headers.append("set-cookie", api.cookie(call.guest, call.request))
    return response


async def my_data(api: Api, call: Call) -> Response:
    found = await export_guest(api.store, call.guest)
    response = Response(msgspec.json.encode(found), media_type="application/json")
    response.headers["content-disposition"] = 'attachment; filename="dreamtable-my-data.json"'
    return response


async def erase_me(api: Api, call: Call) -> p.Me:
    await api.erase(call.guest)
    return p.Me("")


async def rename(api: Api, call: Call) -> p.Me:
    name = proper_name(call.body.name)
    look = proper_look(call.body.face, call.body.colour)
    api.host_rules.check_text(name)
    await api.store.name_guest(Guest(call.guest, name, look.face, look.colour))
    for session in api.sessions:
        if session.guest == call.guest:
            session.rename(name, look)
    return p.Me(name, "", look.face, look.colour)


async def transfer(api: Api, call: Call) -> p.Transfer:
    code = transfer_code()
    await api.store.put_transfer(code, call.guest, time.time() + TRANSFER_SECONDS)
    return p.Transfer(code, TRANSFER_SECONDS)


async def arrive(api: Api, call: Call) -> Response:
    api.count_guess(call)
    guest = await api.store.take_transfer(call.body.code.strip().upper())
    if guest is None:
        raise Illegal("bad_code", "That code does not work (any more). Make a new one on your other device.")
    response = Response(msgspec.json.encode(await api.me(guest)), media_type="application/json")
    response.headers["set-cookie"] = api.cookie(guest, call.request)
    return response


async def my_tables(api: Api, call: Call) -> p.TableList:
    tables, asked = await api.lobby.tables_of(call.guest)
    return p.TableList(tables, asked)


# -- games ----------------------------------------------------------------------------------------------------
async def games_list(api: Api, call: Call) -> p.Catalogue:
    return catalogue.catalogue(accepted_language(call.request.headers.get("accept-language", "")))


async def game_rules(api: Api, call: Call) -> str:
    language = accepted_language(call.request.headers.get("accept-language", ""))
    return catalogue.rules(call.request.path_params["game"], language)


# -- tables ---------------------------------------------------------------------------------------------------
async def public_tables(api: Api, call: Call) -> p.TableList:
    return p.TableList(await api.lobby.public_tables())


async def lay_table(api: Api, call: Call) -> p.TableFacts:
    new: p.NewTable = call.body
    try:
        bots = {int(seat): level for seat, level in new.bots.items()}
    except ValueError:
        raise Invalid("bad_request", "bots are given by seat number.") from None
    laid = api.count_table(call)
    who = await api.person(call.guest)
    look = Look(who.face, who.colour)
    table = await api.lobby.create(
        new.game, call.guest, who.name or NAMELESS, "", new.seats, new.options, bots, new.public, look=look
    )
    laid.add(table.record.id)
    return table.facts()


async def play_now(api: Api, call: Call) -> p.TableFacts:
    now: p.PlayNow = call.body
    laid = api.count_table(call)
    who = await api.person(call.guest)
    look, name, luck = Look(who.face, who.colour), who.name or NAMELESS, now.luck or ""
    table = await api.lobby.play_now(
        now.game, call.guest, name, luck, now.seats, now.options, now.level, look, now.speed
    )
    laid.add(table.record.id)
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
    return qr_picture(join_link(api.settings, call.request.url, f"t/{table.record.code}"))


@lru_cache(200)
def qr_picture(link: str) -> str:
    """A link as a QR code, in SVG."""
    out = io.BytesIO()
    segno.make(link, micro=False).save(out, kind="svg", scale=8, border=2, dark="#1b1426", light="#f6efe2")
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
    Endpoint("POST", "/enter", "Become a member of a private server.", enter, p.Enter, p.Me, access=Access.EVERYBODY),
    Endpoint("GET", "/me/data", "All that is stored about me.", my_data, returns=GuestData, access=Access.EVERYBODY),
    Endpoint("DELETE", "/me", "Delete all of that.", erase_me, returns=p.Me, access=Access.EVERYBODY),
    Endpoint("POST", "/me", "Choose a nickname.", rename, p.Rename, p.Me),
    Endpoint("POST", "/me/transfer", "A code that makes another device this guest.", transfer, returns=p.Transfer),
    Endpoint("POST", "/me/arrive", "Become the guest who made that code.", arrive, p.Arrive, p.Me),
    Endpoint("GET", "/me/tables", "Tables where I sit, newest first.", my_tables, returns=p.TableList),
    Endpoint("GET", "/games", "The games, their facts and options.", games_list, returns=p.Catalogue),
    Endpoint("GET", "/games/{game}/rules", "Our rules of a game.", game_rules, returns="text/markdown"),
    Endpoint("GET", "/tables", "Public tables with a seat to take.", public_tables, returns=p.TableList),
    Endpoint(
        "POST", "/tables", "Lay a table; I am its host.", lay_table, p.NewTable, p.TableFacts, access=Access.LAYERS
    ),
    Endpoint(
        "POST",
        "/play",
        "Lay a table, fill it with bots, start.",
        play_now,
        p.PlayNow,
        p.TableFacts,
        access=Access.LAYERS,
    ),
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
