"""The people of a world: they play any legal move, lose their connection, ask again, chat, pause and come back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import msgspec

from dreamtable.bots.levels import Level
from dreamtable.lab.simulated_world.network import Cut, Socket, read_answer
from dreamtable.play.deal_witness import DealWitness, Verdict
from dreamtable.protocol import messages as p

WORDS = ("soft", "dark", "strange", "water", "bright", "cloud")
encode = msgspec.json.Encoder().encode
PATIENCE = 8.0  # seconds until a request is sent again
MAY_BE_REFUSED = frozenset({"not_saved", "too_fast", "no_database"})  # and then it is asked again


class Person:
    """One guest at one table, on one seat."""

    def __init__(
        self,
        guest: str,
        table: str,
        seat: int,
        dice: random.Random,
        connect: Callable[[Person], Socket | None],
        say: Callable[[str], None],
        note: Callable[..., None],
    ) -> None:
        self.guest, self.table, self.seat = guest, table, seat
        self.asked: dict[str, p.Request] = {}  # all requests ever made
        self.open: dict[str, float] = {}  # those that were not answered, and since when
        self.moves = 0
        self.calm = False  # no more mischief: the evening is to end well
        self._dice, self._connect, self._say, self._note = dice, connect, say, note
        self._snapshot: p.Snapshot | None = None
        self._shown: int | None = None
        self._number = 0
        self._witness = DealWitness(dice.randbytes(32).hex())

    @property
    def over(self) -> bool:
        """Whether this person has seen the end."""
        return self._snapshot is not None and self._snapshot.result is not None

    async def live(self) -> None:
        """Come back as often as the connection is lost."""
        while True:
            socket = self._connect(self)
            if socket is not None:
                try:
                    await self._visit(socket)
                except Cut:
                    self._note(self.guest, "cut")
            await asyncio.sleep(self._dice.uniform(0.1, 1.0 if self.calm else 4.0))

    async def _visit(self, socket: Socket) -> None:
        self._number += 1
        hello = p.Hello(f"h{self._number}", self.table, self._shown, self._witness.luck)
        self.asked[hello.id] = hello
        socket.send(encode(hello))
        said_hello, silent = asyncio.get_running_loop().time(), True
        for id in self.open:
            socket.send(encode(self.asked[id]))
        while True:
            try:
                async with asyncio.timeout(self._dice.uniform(0.1, 1.5)):
                    message = await socket.receive()
            except TimeoutError:
                if silent and asyncio.get_running_loop().time() - said_hello > PATIENCE:
                    socket.hang_up()
                    return
                if not silent:
                    self._act(socket)
                if not self.calm and self._dice.random() < 0.01:
                    self._note(self.guest, "hangs up")
                    socket.hang_up()
                    return
            else:
                silent = False
                self._read(socket, message)

    # -- in ---------------------------------------------------------------------------------------------------
    def _read(self, socket: Socket, message: bytes) -> None:
        self._note(self.guest, message=message)
        match read_answer(message):
            case p.Snapshot() as snapshot:
                self._see(socket, snapshot)
            case p.Refusal() as refusal:
                if refusal.snapshot is not None:
                    self._see(socket, refusal.snapshot)
                if refusal.code not in MAY_BE_REFUSED:
                    self.open.pop(refusal.id, None)
            case p.Goodbye():
                raise Cut

    def _see(self, socket: Socket, snapshot: p.Snapshot) -> None:
        if snapshot.version < (self._shown or 0):
            self._say(f"{self.guest} has seen {self._shown} and is shown {snapshot.version}")
        self._snapshot, self._shown = snapshot, snapshot.version
        for id in snapshot.answers:
            if self.open.pop(id, None) is not None and isinstance(self.asked[id], p.Move):
                self.moves += 1
        facts = snapshot.table
        started = facts.phase != p.Phase.LOBBY
        self._witness.see(facts.commitment, facts.lucks, [r.commitment for r in facts.redraws], started)
        if not started and facts.lucks:
            nonce = self._witness.reveal(self.seat, facts.commitment, facts.lucks)
            if nonce is not None and not any(isinstance(self.asked[id], p.Reveal) for id in self.open):
                self._ask(socket, p.Reveal(self._new_id(), self.seat, nonce))
        if snapshot.result is not None:
            verdict = self._witness.verdict(snapshot.result.secret, snapshot.result.nonces, True)
            if verdict == Verdict.DIFFERS:
                self._say(f"{self.guest} finds the deal changed")

    # -- out --------------------------------------------------------------------------------------------------
    def _new_id(self) -> str:
        self._number += 1
        return f"{self.guest}-{self._number}"

    def _ask(self, socket: Socket, request: p.Request) -> None:
        self.asked[request.id] = request
        if not isinstance(request, p.Seen):
            self.open[request.id] = asyncio.get_running_loop().time()
        socket.send(encode(request))
        if self._dice.random() < 0.05:  # sent twice, as a client does that is in doubt
            socket.send(encode(request))

    def _act(self, socket: Socket) -> None:
        """Do one thing, if there is something to do."""
        snapshot, now = self._snapshot, asyncio.get_running_loop().time()
        if snapshot is None:
            return
        for id, since in self.open.items():
            if now - since > PATIENCE:
                self.open[id] = now
                socket.send(encode(self.asked[id]))
                return
        if not self.open and (request := self._wish(snapshot)) is not None:
            self._ask(socket, request)

    def _wish(self, snapshot: p.Snapshot) -> p.Request | None:
        facts, dice, id = snapshot.table, self._dice, self._new_id()
        mine = facts.seats[self.seat] if self.seat < len(facts.seats) else None
        if snapshot.result is not None or mine is None:
            return None
        if self.seat not in snapshot.you.seats:
            return p.Sit(id, self.seat) if not mine.person and not facts.lucks else None
        if facts.phase == p.Phase.LOBBY:
            full = all(seat.person or seat.bot for seat in facts.seats)
            return p.Start(id) if snapshot.you.host and full and not facts.lucks else None
        if facts.paused:
            return p.Resume(id) if snapshot.you.host else None
        if mine.bot is not None:
            return p.TakeBack(id, self.seat)
        if not self.calm and dice.random() < 0.06:
            return self._mischief(snapshot, id)
        view = snapshot.perspectives[0]
        if self.seat in snapshot.waiting and (moves := msgspec.json.decode(view.moves)):
            return p.Move(id, self.seat, snapshot.version, msgspec.Raw(encode(self._fill(dice.choice(moves)))))
        if dice.random() < 0.3:
            return p.Seen(id, snapshot.version)
        return None

    def _fill(self, move: dict[str, Any]) -> dict[str, Any]:
        return {k: self._dice.choice(WORDS) if v == "" and k != "type" else v for k, v in move.items()}

    def _mischief(self, snapshot: p.Snapshot, id: str) -> p.Request:
        others = [seat.seat for seat in snapshot.table.seats if seat.seat != self.seat]
        return self._dice.choice(
            (
                p.Say(id, f"{id} says"),
                p.Pause(id),
                p.StandIn(id, self.seat, Level.DOZING),
                p.StandIn(id, self._dice.choice(others or [self.seat]), Level.DOZING),
                p.Retract(id, self.seat),
                p.Move(id, self._dice.choice(others or [self.seat]), snapshot.version, msgspec.Raw(b"{}")),
            )
        )
