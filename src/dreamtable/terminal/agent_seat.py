"""An agent of yours on a seat of a live table, with people, bots or other agents on the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from typing import Any

import msgspec

from dreamtable.client import Guest, Refused, Watch, free_seat
from dreamtable.games import load
from dreamtable.kit.errors import Invalid
from dreamtable.play.agents import Agent, Asked, load_agent, read_answer, read_event
from dreamtable.play.game_text import GameText
from dreamtable.protocol.messages import Level, Result, SentEvent, Snapshot

TRIES = 3  # refused answers to one question before the agent gets up
PATIENCE = 7 * 86400.0  # seconds to wait for the others


class AgentSeat:
    """An agent on one seat; it is asked in a thread, so that the socket stays alive while it thinks.

    Each of its moves takes `pace` seconds or longer, thinking included, so that people who watch can follow.
    """

    def __init__(self, agent: Agent, seat: int, pace: float = 0.0) -> None:
        self._agent, self.seat, self._pace = agent, seat, pace
        self._events: list[SentEvent] = []  # told since the agent was last asked
        self._seen = 0

    def note(self, snapshot: Snapshot) -> None:
        """Remember what a snapshot tells; to be called with every one."""
        for mine in (p for p in snapshot.perspectives if p.seat == self.seat):
            self._events += [event for event in mine.events if event.seq > self._seen]
            self._seen = max([self._seen, *(event.seq for event in mine.events)])

    async def play(self, table: Watch) -> Result:
        """Play until the game is over, and return how it went; raises Invalid if the agent has no open move to make."""
        refused: list[str] = []
        while (now := await table.until(self._is_asked, PATIENCE)).result is None:
            asked, loop = self._question(now, refused), asyncio.get_running_loop()
            ready = loop.time() + self._pace
            answer = await asyncio.to_thread(self._agent.choose, asked)
            await asyncio.sleep(ready - loop.time())
            try:
                move = read_answer(load(now.table.game), asked, answer)
                await table.move(self.seat, msgspec.to_builtins(move), now.version)
            except (Refused, Invalid) as wrong:
                if isinstance(wrong, Refused) and wrong.snapshot is not None:  # the table went on meanwhile
                    refused = []
                    continue
                refused.append(f"{wrong.code}: {wrong.why}")
                if len(refused) == TRIES:
                    raise Invalid("agent_gives_up", f"The agent was refused {TRIES} times: {wrong.why}") from None
                continue
            refused, self._events = [], []
        return now.result

    def _is_asked(self, snapshot: Snapshot) -> bool:
        return snapshot.result is not None or (self.seat in snapshot.waiting and bool(snapshot.perspectives))

    def _question(self, snapshot: Snapshot, refused: list[str]) -> Asked:
        game, table = load(snapshot.table.game), snapshot.table
        mine = next(p for p in snapshot.perspectives if p.seat == self.seat)
        names = [s.name or f"Seat {s.seat}" for s in table.seats]
        view = msgspec.json.decode(mine.view, type=game.view.View)
        legal: list[Any] = [
            game.read_move(bytes(move)) for move in msgspec.json.decode(mine.moves, type=list[msgspec.Raw])
        ]
        events = [read_event(game, bytes(event.event)) for event in self._events]
        text = GameText(game, names).question(view, legal, names[self.seat])
        return Asked(game.name, len(names), self.seat, view, legal, events, list(refused), text)


async def sit(
    agent: str,
    server: str,
    name: str,
    *,
    code: str = "",
    seat: int | None = None,
    game: str = "",
    seats: int | None = None,
    level: str = "",
    options: dict[str, Any] | None = None,
    pace: float = 0.0,
    say: Callable[[str], None] = print,
) -> Result:
    """Seat an agent at the table with a code, or open one, and play a game; return how it went.

    A new table has bots of `level` on the other seats, or, without a level, waits until somebody sits on each.
    """
    loaded = load_agent(agent)
    async with AsyncExitStack() as stack:
        guest = await stack.enter_async_context(Guest(server, name))
        if code:
            facts = await guest.join(code)
            place = AgentSeat(loaded, free_seat(facts, seat), pace)
        elif level:
            facts, place = await guest.play_now(game, seats, options, Level(level)), AgentSeat(loaded, 0, pace)
        else:
            facts, place = await guest.lay(game, seats, options), AgentSeat(loaded, 0, pace)
        table = await stack.enter_async_context(guest.watch(facts.id, place.note))
        if code:
            await table.sit(place.seat)
        say(f"{agent} sits on seat {place.seat} of table {facts.code} at {server}.")
        if not code and not level:
            await begin(table)
        return await place.play(table)


async def sit_together(
    agents: Sequence[str],
    server: str,
    name: str,
    *,
    game: str,
    options: dict[str, Any] | None = None,
    pace: float = 0.0,
    say: Callable[[str], None] = print,
) -> Result:
    """Open a table for these agents alone, one on each seat, and play a game; return how it went."""
    loaded = [load_agent(agent) for agent in agents]
    async with AsyncExitStack() as stack:
        playing: list[tuple[AgentSeat, Watch]] = []
        code = ""
        for seat, agent in enumerate(loaded):
            guest = await stack.enter_async_context(Guest(server, f"{name} {seat + 1}"))
            facts = await guest.join(code) if code else await guest.lay(game, len(loaded), options)
            place = AgentSeat(agent, seat, pace)
            table = await stack.enter_async_context(guest.watch(facts.id, place.note))
            if code:
                await table.sit(seat)
            code = facts.code
            playing.append((place, table))
        say(f"{len(playing)} agents sit at table {code} at {server}.")
        await begin(playing[0][1])
        results = await asyncio.gather(*(place.play(table) for place, table in playing))
        return results[0]


async def begin(table: Watch) -> None:
    """Start the game as soon as every seat is taken."""
    await table.until(lambda s: all(there.person or there.bot for there in s.table.seats), PATIENCE)
    await table.start()
