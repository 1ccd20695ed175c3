"""What every HTTP call under /api/v1 goes through: who asks, whether they may, and the types of body and answer.

The calls themselves, one function each, are in the modules that endpoints.py lists.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from hmac import compare_digest
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dreamtable.kit.errors import Illegal, Invalid, Problem
from dreamtable.protocol import messages as p
from dreamtable.server.analysis_jobs import AnalysisJobs
from dreamtable.server.http_api.request_reading import address, read_body, read_form
from dreamtable.server.http_api.responses import json_response, trouble
from dreamtable.server.identity import Identity
from dreamtable.server.moderation import Moderation
from dreamtable.server.password_and_invitations import Membership
from dreamtable.server.quotas import Ceilings, network_of
from dreamtable.server.settings import Settings
from dreamtable.server.sockets.session import Session
from dreamtable.store.personal_data import GuestData, erase_guest, export_guest
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.store_interface import Guest, Store

REPLAYS_AT_ONCE = 8  # for one address: replays are made one after the other for everybody


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
        moderation: Moderation,
        sessions: Mapping[Session, str],
        admin_key: str,
        ceilings: Ceilings,
    ) -> None:
        self.settings, self.lobby, self.store, self.identity = settings, lobby, store, identity
        self.moderation, self._admin_key = moderation, admin_key
        self.membership = Membership(settings, identity, moderation)
        self.sessions = sessions  # those that are open, with their addresses
        self.analyses = AnalysisJobs(store, lobby.replay)
        self.ceilings = ceilings
        self._searching = asyncio.Lock()  # one at a time looks through all tables: moves wait for that
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
        self.moderation.check_guest(guest, address(request))
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

    def count_kept(self, call: Call, size: int) -> None:
        """Raise Illegal if an address sends too much that is to be kept."""
        self.ceilings.count_kept(address(call.request), size)

    def count_table(self, call: Call) -> set[str]:
        """Raise Illegal if a guest or a network lays too many tables; return those of the network."""
        return self.ceilings.count_table(call.guest, address(call.request), self.lobby.tables)

    def count_search(self, call: Call) -> None:
        """Raise Illegal if an address asks too often for what all tables are looked through."""
        self.ceilings.count_search(address(call.request))

    async def data_of(self, guest: str) -> GuestData:
        """All that is stored about a guest."""
        async with self._searching:
            return await export_guest(self.store, guest)

    async def erase(self, guest: str) -> int:
        """Delete all data of a guest; return at how many tables there was some."""
        self.disconnect(lambda session, _: session.guest == guest, "erased", "All data of this guest was deleted.")
        why = "The table is loaded again; please reconnect."
        async with self._searching:
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


def answer(endpoint: Endpoint, found: object) -> Response:
    """What an endpoint has found, as a response."""
    if isinstance(found, Response):
        return found
    if isinstance(endpoint.returns, str):
        assert isinstance(found, str)
        return Response(found, media_type=endpoint.returns)
    return json_response(found)
