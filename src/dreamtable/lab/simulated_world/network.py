"""The network between people and servers: each socket keeps its order, and no two are equally fast."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from dreamtable.lab.simulated_world.virtual_loop import Process, VirtualLoop
from dreamtable.protocol import messages as p

NEXT = 1e-6  # seconds between two messages on one socket
read_answer = lru_cache(100)(p.read_answer)  # what is sent is read by the judge, and a moment later by a person


class Cut(Exception):
    """A person finds their socket closed."""


class Socket:
    """Both ends of one socket: the server's with the face of `SocketProtocol`, and the person's (`send`, `receive`)."""

    def __init__(self, network: Network, server: Process, person: str) -> None:
        self._network, self.server, self.person = network, server, person
        self.open = True  # as far as the network knows
        self.can_send = True
        self.on_message: Callable[[bytes], None] | None = None
        self.on_writable: Callable[[], None] | None = None
        self.on_end: Callable[[], None] = lambda: None  # the server finds it closed
        self.sent: Callable[[bytes], None] = lambda message: None  # who listens to what the server sends
        self._arrives = {"server": 0.0, "person": 0.0}  # when the last message gets there: order is kept
        self._inbox: deque[bytes | None] = deque()  # None: it is closed
        self._waiting: asyncio.Future[None] | None = None
        self._tick = network.delay()

    # -- the server's end -------------------------------------------------------------------------------------
    def send_text(self, message: bytes) -> None:
        """Send a message to the person."""
        if self.open:
            self.sent(message)
            self._later("person", self._arrive, message)

    def close(self) -> None:
        """Close it after all that was sent."""
        if self.open:
            self._later("person", self._arrive, None)
            self._later("server", self._ended)

    def hold_up(self, seconds: float) -> None:
        """Let the person's end take nothing for a while."""
        if self.can_send:
            self.can_send = False
            self.server.call(seconds, self._writable)

    def _writable(self) -> None:
        self.can_send = True
        if self.on_writable is not None and self.open:
            self.on_writable()

    def _handle(self, message: bytes) -> None:
        if self.open and self.on_message is not None:
            self.on_message(message)

    def _ended(self) -> None:
        self.open = False
        self.on_end()

    # -- the person's end -------------------------------------------------------------------------------------
    def send(self, message: bytes) -> None:
        """Send a message to the server."""
        if self.open:
            self._later("server", self._handle, message)

    async def receive(self) -> bytes:
        """The next message; raises Cut when the socket is closed."""
        while not self._inbox:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        message = self._inbox.popleft()
        if message is None:
            self._inbox.append(None)
            raise Cut
        return message

    def hang_up(self) -> None:
        """Close it from the person's side."""
        if self.open:
            self._later("server", self._ended)

    def _arrive(self, message: bytes | None) -> None:
        if message is None or self.open:
            self._inbox.append(message)
            if self._waiting is not None and not self._waiting.done():
                self._waiting.set_result(None)

    # -- between them -----------------------------------------------------------------------------------------
    def _later(self, end: str, work: Callable[..., None], *given: Any) -> None:
        network = self._network
        when = max(self._arrives[end] + NEXT, network.loop.time() + self._tick + network.delay())
        self._arrives[end] = when
        process = self.server if end == "server" else network.people
        process.call(when - network.loop.time(), work, *given)

    def cut(self) -> None:
        """Lose everything on the way; each end notices some time later."""
        if self.open:
            self.open = False
            self._network.people.call(self._network.dice.uniform(0, 3), self._arrive, None)
            self.server.call(self._network.dice.uniform(0, 15), self.on_end)


class Network:
    """All sockets of a world."""

    def __init__(self, loop: VirtualLoop, people: Process, seed: int) -> None:
        self.loop, self.people = loop, people
        self.dice = random.Random(seed)
        self._sockets: list[Socket] = []

    @property
    def sockets(self) -> list[Socket]:
        """The sockets that are open."""
        self._sockets = [socket for socket in self._sockets if socket.open]
        return self._sockets

    def delay(self) -> float:
        """Seconds that a message takes: mostly few, now and then a second."""
        dice = self.dice
        return dice.uniform(0.001, 0.03) if dice.random() < 0.95 else dice.uniform(0.03, 1.0)

    def connect(self, server: Process, person: str) -> Socket:
        """A new socket to a server."""
        socket = Socket(self, server, person)
        self._sockets.append(socket)
        return socket
