"""The seat of a model: at a table in this process, or at a live one on a server."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any, Protocol

import msgspec

from dreamtable.client import Guest, Watch, free_seat
from dreamtable.envs.text_env import TextEnv
from dreamtable.games import load
from dreamtable.kit.errors import Invalid
from dreamtable.play.game_text import GameText
from dreamtable.protocol.messages import Level, Snapshot

PATIENCE = 60.0  # seconds to wait for others before the model is told that they still think


class Seat(Protocol):
    """One seat at one table."""

    async def look(self) -> dict[str, Any]:
        """Return what the seat sees, was told and may do, as text and as plain values."""

    async def play(self, move: dict[str, Any] | int) -> dict[str, Any]:
        """Play a move, wait for the others, and return the same; raises Problem if it is refused."""

    async def leave(self) -> None:
        """Leave the seat."""


class LocalSeat:
    """A seat in a game against bots, in this process."""

    def __init__(self, env: TextEnv, list_moves: bool) -> None:
        self._env, self._lists = env, list_moves

    async def look(self) -> dict[str, Any]:
        env, g = self._env, self._env.match
        return {
            "text": env.look(),
            "over": g.over,
            "your_turn": env.seat in g.waiting,
            "view": msgspec.to_builtins(g.view(env.seat)),
            "events": [msgspec.to_builtins(event) for event in g.heard(env.seat)[env.told :]],
            "moves": [msgspec.to_builtins(move) for move in g.legal(env.seat)] if self._lists else [],
            "payoffs": list(g.outcome.payoffs) if g.outcome else None,
        }

    async def play(self, move: dict[str, Any] | int) -> dict[str, Any]:
        told = self._env.play(move)
        return {**await self.look(), "text": told}

    async def leave(self) -> None:
        """Leave the seat of a game in this process; nothing is left behind."""


class LiveSeat:
    """A seat at a table of a server, through the client that everybody can use."""

    def __init__(self, guest: Guest, table: Watch, seat: int, list_moves: bool, stack: AsyncExitStack) -> None:
        self._guest, self._table, self._seat, self._lists, self._stack = guest, table, seat, list_moves, stack
        self._shown = 0  # the number of the last event that the model was told

    @classmethod
    async def sit(
        cls,
        server: str,
        name: str,
        *,
        code: str = "",
        seat: int | None = None,
        game: str = "",
        seats: int | None = None,
        level: str = "dreaming",
        options: dict[str, Any] | None = None,
        list_moves: bool = True,
    ) -> LiveSeat:
        """Take a seat at the table with a code, or open a table with bots on the other seats."""
        stack = AsyncExitStack()
        try:
            guest = await stack.enter_async_context(Guest(server, name))
            if code:
                facts = await guest.join(code)
                table = await stack.enter_async_context(guest.watch(facts.id))
                chosen = free_seat(facts, seat)
                await table.sit(chosen)
            else:
                facts = await guest.play_now(game, seats, options or {}, Level(level))
                table = await stack.enter_async_context(guest.watch(facts.id))
                chosen = 0
        except BaseException:
            await stack.aclose()
            raise
        return cls(guest, table, chosen, list_moves, stack)

    def _mine(self, snapshot: Snapshot) -> Any:
        return next((p for p in snapshot.perspectives if p.seat == self._seat), None)

    def _asked(self, snapshot: Snapshot) -> bool:
        return snapshot.result is not None or self._seat in snapshot.waiting

    async def look(self) -> dict[str, Any]:
        try:
            snapshot = await self._table.until(self._asked, PATIENCE)
        except TimeoutError:
            snapshot = self._table.snapshot
        return self._told(snapshot)

    def _told(self, snapshot: Snapshot) -> dict[str, Any]:
        mine, table = self._mine(snapshot), snapshot.table
        names = [s.name or f"Seat {s.seat}" for s in table.seats]
        game = load(table.game)
        head = f"You are {names[self._seat]} (seat {self._seat}) in {game.facts.title}, table {table.code}."
        if mine is None:
            return {"text": f"{head}\nThe game has not begun.", "over": False, "your_turn": False}
        events = [event for event in mine.events if event.seq > self._shown]
        self._shown = max([self._shown, *(event.seq for event in events)])
        view = msgspec.json.decode(mine.view, type=game.view.View)
        moves = [game.read_move(bytes(move)) for move in msgspec.json.decode(mine.moves, type=list[msgspec.Raw])]
        shown = moves if self._lists else []
        news = ["", "What happened:", *(event.text for event in events)] if events else []
        seen = ["", "What you see:", GameText(game, names).question(view, shown, names[self._seat])]
        over = snapshot.result is not None
        end = ["", f"The game is over. Payoffs: {snapshot.result.payoffs}."] if snapshot.result else []
        return {
            "text": "\n".join([head, *news, *seen, *end]),
            "over": over,
            "your_turn": self._seat in snapshot.waiting,
            "view": msgspec.to_builtins(view),
            "events": [msgspec.json.decode(event.event) for event in events],
            "moves": [msgspec.to_builtins(move) for move in shown],
            "payoffs": snapshot.result.payoffs if snapshot.result else None,
        }

    async def play(self, move: dict[str, Any] | int) -> dict[str, Any]:
        if isinstance(move, int):
            mine = self._mine(self._table.snapshot)
            listed = msgspec.json.decode(mine.moves) if mine is not None and self._lists else []
            if not 0 <= move < len(listed):
                raise Invalid("bad_answer", f"{move} is not the number of a move that is listed.")
            move = listed[move]
        await self._table.move(self._seat, move)
        return await self.look()

    async def leave(self) -> None:
        await self._stack.aclose()
