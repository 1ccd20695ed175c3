"""Tables that stand still in every phase of a game, and a page that looks at them.

A game is played at random without a browser until each phase was met, as somebody who has to act and as somebody who
waits.  The table, its snapshots and the session of the page are the server's own; only the transport is the test's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from dreamtable.kit.position import Position
from dreamtable.kit.state import WATCHER
from dreamtable.play.game_log import Entry
from dreamtable.protocol import messages as p
from dreamtable.server.sockets.session import Session
from dreamtable.tables.lobby import Lobby
from dreamtable.tables.public_table_facts import Phase
from dreamtable.tables.store_interface import Stored
from dreamtable.tables.stored_game import opening
from dreamtable.tables.table import Table
from support.live_table import StillNode, append, started_table
from support.random_game import play_at_random
from support.two_worlds import METRICS, DirectBatching, KeepingSocket, phase_of

GAMES_PLAYED = 12  # in which every phase is looked for
LONGEST = 260  # entries of one of them


@dataclass
class Moment:
    """A position of a game as one seat sees it, with the log that led to it."""

    name: str
    seats: int
    options: dict[str, Any]
    nonces: str
    log: list[Entry]
    seat: int
    full: int = 0  # how much there is to see: the length of the view
    title: str = ""


@dataclass
class Tour:
    """The moments of a game, by phase and by who looks; of each the fullest one that was met."""

    moments: dict[str, Moment] = field(default_factory=dict)

    def visit(self, name: str, seats: int, options: dict[str, Any], first: int = 0) -> Tour:
        """Play some games at random and keep what is worth looking at."""
        for seed in range(first, first + GAMES_PLAYED):
            nonces = f"tour {seed}"
            running, log = opening(started_table(name, seats, options, nonces).record), []
            for entry, _ in play_at_random(running, seed, LONGEST):
                log.append(entry)
                if running.position.dealing:
                    continue
                for key, seat in eyes(running.position):
                    full = len(msgspec.json.encode(running.position.view(seat)))
                    if (best := self.moments.get(key)) is None or full > best.full:
                        self.moments[key] = Moment(name, seats, options, nonces, list(log), seat, full, key)
        return self


def seen_by_all(name: str, seats: int, options: dict[str, Any]) -> list[Moment]:
    """The last moment of each phase of one game, as those see it who have no seat."""
    nonces = "seen by all"
    running, log = opening(started_table(name, seats, options, nonces).record), []
    moments: dict[str, Moment] = {}
    for entry, _ in play_at_random(running, 1, LONGEST):
        log.append(entry)
        if not running.position.dealing:
            phase = phase_of(running.position)
            moments[phase] = Moment(name, seats, options, nonces, list(log), WATCHER, title=phase)
    return list(moments.values())


def eyes(position: Position) -> Iterator[tuple[str, int]]:
    """Every seat of a position that sees something of its own: its key, and the seat."""
    phase = phase_of(position)
    for seat in range(position.state.seats):
        acting = seat in position.waiting
        dreamer = getattr(position.state, "dreamer", None)
        mine = "" if dreamer is None else " asleep" if dreamer == seat else " awake"
        kinds = "+".join(sorted({type(move).__name__ for move in position.moves(seat)})) if acting else "waits"
        yield f"{phase}{mine}: {kinds}", seat


class StillTable:
    """A table in one moment at which everybody is present; it answers the socket of a page that sits on one seat."""

    def __init__(self, moment: Moment, id: str) -> None:
        self.table: Table = started_table(moment.name, moment.seats, moment.options, moment.nonces, id)
        self.id, self.seat = id, moment.seat
        self.moves: list[bytes] = []  # what the page has tried
        node = self.table.state.context.node
        assert isinstance(node, StillNode)
        for entry in moment.log:
            node.second = entry.at / 1000
            append(self.table, entry)
        running = self.table.state.running_game
        self.over = running is not None and running.position.over
        if self.over:
            finished = msgspec.structs.replace(self.table.record, phase=Phase.OVER, rev=self.table.record.rev + 1)
            self.table.writer.take_news(Stored(finished, [], []))
        self.lobby = Lobby(self.table.state.context)
        self.lobby.tables[id] = self.table
        for seat in range(moment.seats):
            self._sit(seat, KeepingSocket()).handle(msgspec.json.encode(p.Hello("hello", id, None)))
        # what happened before the last step was seen long ago
        if self.seat != WATCHER:
            self.table.snapshots.mark_seen(self.seat, self.table.version - 1)

    def _sit(self, seat: int, socket: KeepingSocket) -> Session:
        return Session(self.lobby, METRICS, DirectBatching(), f"guest {seat}", f"Player {seat}", socket, 1e9)

    def connect(self, route: WebSocketRoute) -> None:
        """Let the server's own session answer a page; whatever the page does, the table stands still."""
        socket = KeepingSocket()
        session = self._sit(self.seat, socket)

        def tell() -> None:
            session.flush()
            for sent in socket.sent:
                route.send(sent.decode())
            socket.sent.clear()

        def answer(message: str | bytes) -> None:
            asked = message if isinstance(message, bytes) else message.encode()
            kind = msgspec.json.decode(asked)["type"]
            if kind == "move":
                self.moves.append(asked)
            if kind in ("hello", "ping"):
                session.handle(asked)
                tell()

        self._tell = tell
        route.on_message(answer)

    def advance(self, entry: Entry) -> None:
        """Let the next entry happen, and tell the page."""
        append(self.table, entry)
        self._tell()


class PhasePage:
    """A page that goes from one table that stands still to the next."""

    def __init__(self, page: Page, address: str) -> None:
        self._page, self._address = page, address
        self._shown = 0
        self._table: StillTable | None = None
        page.route_web_socket(re.compile("/ws$"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        if self._table is not None:
            self._table.connect(route)

    def show(self, moment: Moment) -> StillTable:
        """Sit down in a moment; or look at it as a big screen, which has no seat."""
        self._shown += 1
        self._table = StillTable(moment, f"t{self._shown}")
        if moment.seat == WATCHER:
            self._page.goto(f"{self._address}/#/tv/{self._table.id}")
            self._page.locator(".ticket").wait_for()
            return self._table
        self._page.goto(f"{self._address}/#/t/{self._table.id}")
        self._page.locator(".banner").first.wait_for()
        if self._table.over:
            self._page.locator('dialog a[href*="#/r/"]').first.wait_for()
        return self._table
