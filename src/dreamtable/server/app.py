"""The server as one ASGI application: API, socket, pages, health."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import IO

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

import dreamtable
from dreamtable.bots.thinking_time import Thinking
from dreamtable.bots.worker_pool import BotPool
from dreamtable.cluster.node import SharedNode
from dreamtable.kit.errors import Illegal, Invalid, Problem
from dreamtable.protocol.messages import Health
from dreamtable.server import admin_page
from dreamtable.server.access_log import AccessLog
from dreamtable.server.http_api import openapi
from dreamtable.server.http_api.admin_api import apply
from dreamtable.server.http_api.dispatch import Api, Endpoint
from dreamtable.server.http_api.endpoints import ENDPOINTS
from dreamtable.server.http_api.request_reading import address
from dreamtable.server.http_api.responses import json_response, trouble
from dreamtable.server.identity import ADMIN_KEY, Identity, check_data_folder, key_at
from dreamtable.server.link_preview import Preview, preview_of
from dreamtable.server.metrics import Metrics
from dreamtable.server.moderation import Moderation
from dreamtable.server.origin_check import OriginCheck
from dreamtable.server.periodic_tasks import Housekeeping
from dreamtable.server.quotas import Ceilings
from dreamtable.server.root_path import RootPath
from dreamtable.server.settings import LOOPBACK, Settings
from dreamtable.server.sockets import asyncapi
from dreamtable.server.sockets.asgi_socket import AsgiSocket, ClientSocket
from dreamtable.server.sockets.batching import Batching
from dreamtable.server.sockets.session import Session
from dreamtable.server.sockets.websocket_protocol import SOCKET, SocketProtocol
from dreamtable.server.static_files import Pages, web_folder
from dreamtable.store.data_folder_lock import hold
from dreamtable.store.postgres import PostgresStore
from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.node_interface import SingleNode
from dreamtable.tables.people.avatars import PLAIN, Look
from dreamtable.tables.people.nicknames import NAMELESS
from dreamtable.tables.server_context import TableContext
from dreamtable.tables.store_interface import Store

log = logging.getLogger("dreamtable.server")
Handler = Callable[[Request], Awaitable[Response]]


class Server:
    """Everything that lives as long as the server does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.ceilings = Ceilings(settings)
        self.sessions: dict[Session, str] = {}  # with the address of each
        self.moderation: Moderation
        self.lobby: Lobby
        self.batching: Batching[Session]
        self.api: Api
        self.store: Store
        self.node: SharedNode | None = None  # if it is one of several
        self.identity: Identity
        self.admin_key = ""
        self.bots: BotPool
        self.adviser: BotPool
        self._lock: IO[str] | None = None  # of the data folder

    async def open(self) -> None:
        """Open the store, and everything that needs it; raises Problem if that cannot be done."""
        settings = self.settings
        if settings.database:
            shared = await PostgresStore.open(settings.database)
            self.store, self.node = shared, SharedNode(shared)
            self.identity = Identity(await shared.key(), settings.root_path)
            self.admin_key = (await shared.key("admin")).hex()
            self.metrics.watch_store(shared)
            self.metrics.watch_node(shared, self.node)
        else:
            self._lock = hold(settings.data)
            file = settings.data / "dreamtable.sqlite"
            check_data_folder(settings.data, file)
            self.store = own = await SqliteStore.open(file)
            self.identity = Identity.at(settings.data, settings.root_path)
            self.admin_key = key_at(settings.data / ADMIN_KEY, "Without it a new one is made.").hex()
            self.metrics.watch_store(own)
        self.moderation = Moderation(self.store)
        await self.moderation.read()
        self.bots = BotPool(Thinking(pace=settings.pace))
        self.adviser = BotPool(count=1, program="dreamtable.analysis.advice_worker")
        context = TableContext(
            self.store, self.bots, settings.grace, self.node or SingleNode(), self.moderation, self.adviser
        )
        self.lobby = Lobby(context, settings.most_tables)
        self.batching = Batching(Session.handle, Session.prepare, Session.flush)
        self.api = Api(
            settings,
            self.lobby,
            self.store,
            self.identity,
            self.moderation,
            self.sessions,
            self.admin_key,
            self.ceilings,
        )
        if self.node is not None:
            await self.node.start(self.lobby)

    async def close(self) -> None:
        """Say goodbye to everyone, stop all tables, and close the store."""
        for session in list(self.sessions):
            session.disconnect("restarting", "The server is restarting; please reconnect.")
        await asyncio.sleep(0)  # the sessions send their goodbyes in the next turn of the loop
        self.lobby.stop()
        if self.node is not None:
            await self.node.stop()
        await self.api.analyses.close()
        await self.adviser.close()
        await self.bots.close()
        await self.store.close()
        if self._lock is not None:
            self._lock.close()

    async def keep_house(self) -> None:
        """Do for ever what has to be done again and again."""
        keeper = Housekeeping(
            self.settings, self.store, self.lobby, self.node, self.sessions, prepare=self.api.analyses.prepare
        )
        await keeper.run(self.metrics.loop_lag.set, self._follow_moderation)

    async def _follow_moderation(self) -> None:
        """Carry out what was decided on another node."""
        if self.node is not None and not self.node.cut_off:
            with suppress(Problem):
                if await self.moderation.read():
                    apply(self.api)

    # -- the socket -------------------------------------------------------------------------------------------
    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket: its handshake here, then its session until its end."""
        await receive()  # websocket.connect
        guest = self.identity.guest_of(Headers(scope=scope).get("cookie", ""))
        if guest is None:
            await _reject(send, 1008, "no guest: call /api/v1/me first")
            return
        where = scope["client"][0] if scope.get("client") else ""
        if len(self.sessions) >= self.settings.most_sockets or not self.ceilings.open_socket(guest, where):
            await _reject(send, 1013, "full")
            return
        fast: SocketProtocol | None = (scope.get("extensions") or {}).get(SOCKET)
        socket = fast or AsgiSocket(send)
        try:
            session = await self._open_session(guest, where, socket, scope, send)
        except BaseException:
            self.ceilings.close_socket(guest, where)
            raise
        if session is None:
            self.ceilings.close_socket(guest, where)
        else:
            await socket.serve(receive, partial(self._end_session, session))

    async def _open_session(
        self, guest: str, where: str, socket: ClientSocket, scope: Scope, send: Send
    ) -> Session | None:
        """Finish the handshake and open a session, or tell the client why not."""
        try:
            self.moderation.check_guest(guest, where)
            self.api.membership.check_visit(Headers(scope=scope).get("cookie", ""))
            found = await self.store.guest(guest)
        except Problem as problem:
            await _reject(send, 1008 if problem.code in ("banned", "members_only") else 1013, problem.code)
            return None
        await send({"type": "websocket.accept"})
        name, look = (found.name, Look(found.face, found.colour)) if found else (NAMELESS, PLAIN)
        shared = self.ceilings.buckets(guest, where)
        session = Session(
            self.lobby, self.metrics, self.batching, guest, name, socket, self.settings.rate, shared, look
        )
        self.sessions[session] = where
        self.metrics.sockets.set(len(self.sessions))
        return session

    def _end_session(self, session: Session) -> None:
        """Forget a session whose client has gone."""
        session.end()
        self.ceilings.close_socket(session.guest, self.sessions.pop(session))
        self.metrics.sockets.set(len(self.sessions))

    # -- for whoever runs it ----------------------------------------------------------------------------------
    async def health(self, request: Request) -> Response:
        """Whether the store can be written, and for one node of several whether it takes new people; 503 if not."""
        well = self.store.well and (self.node is None or not (self.node.cut_off or self.moderation.draining))
        health = Health(well, dreamtable.__version__, len(self.lobby.tables), len(self.sessions))
        return json_response(health, 200 if well else 503)

    async def prometheus(self, request: Request) -> Response:
        """All metrics, for this machine and those whom the settings name."""
        if address(request) not in LOOPBACK | self.settings.watchers:
            return trouble(
                Invalid("no_page", "Only this machine, and those who are named with --metrics-for, may ask.")
            )
        self.metrics.tables.set(len(self.lobby.tables))
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")


async def _reject(send: Send, code: int, reason: str) -> None:
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": code, "reason": reason})


def build(
    settings: Settings,
    on_failure: Callable[[Problem], None] = lambda problem: None,
    on_open: Callable[[str], None] = lambda admin_key: None,
) -> ASGIApp:
    """The ASGI application; `on_failure` is called with the reason if it cannot start, else `on_open`."""
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await server.open()
        except Problem as problem:
            on_failure(problem)
            raise
        on_open(server.admin_key)
        keeper = asyncio.create_task(server.keep_house())
        try:
            yield
        finally:
            keeper.cancel()
            await server.close()

    def handler(endpoint: Endpoint) -> Handler:
        async def handle(request: Request) -> Response:
            return await server.api.handle(endpoint, request)

        return handle

    async def description(request: Request) -> Response:
        return Response(openapi.description(server.identity.cookie, settings.root_path), media_type="application/json")

    async def socket_description(request: Request) -> Response:
        return Response(asyncapi.description(settings.root_path), media_type="application/json")

    async def docs(request: Request) -> Response:
        return HTMLResponse(openapi.page(server.identity.cookie, settings.root_path))

    async def enter(request: Request) -> Response:
        return await server.api.enter_by_form(request)

    async def preview(request: Request, path: str) -> Preview | None:
        return await preview_of(server.api, request, path)

    def closed(request: Request) -> Response | None:
        """The entrance, in the place of the app's page, for somebody who is no member of a private server."""
        try:
            server.api.membership.check_visit(request.headers.get("cookie", ""))
        except Problem:
            return server.api.membership.entrance(request)
        return None

    routes: list[BaseRoute] = [Route("/api/v1" + e.path, handler(e), methods=[e.method]) for e in ENDPOINTS]
    routes += [
        Route("/api/v1/openapi.json", description),
        Route("/api/v1/asyncapi.json", socket_description),
        Route("/api/v1/docs", docs),
        Mount("/api", routes=[]),
        Route("/health", server.health),
        Route("/metrics", server.prometheus),
        Route("/enter", enter, methods=["GET", "POST"]),
        Route("/admin", admin_page.page),
        Route("/admin/{file}", admin_page.part),
    ]
    pages = Starlette(
        routes=[*routes, Route("/{path:path}", Pages(web_folder(), settings.root_path, closed, preview).serve)],
        lifespan=lifespan,
        exception_handlers={Exception: broken, HTTPException: no_page},
    )
    checked = OriginCheck(settings, pages, server.socket)
    return AccessLog(RootPath(settings.root_path, checked), settings.access_log, settings.log_format)


async def no_page(request: Request, error: Exception) -> Response:
    """The answer to a path or method that does not exist."""
    return trouble(Invalid("no_page", "There is no such call."))


async def broken(request: Request, error: Exception) -> Response:
    """The answer to a request that failed: no stack trace leaves the server."""
    return trouble(Illegal("broken", "Something went wrong on our side."))
