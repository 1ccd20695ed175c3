"""People who play through anything: two guests at one table, each over a socket of their own, on whichever node."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import Any, TypeVar

import httpx
import msgspec

from dreamtable.client import Guest, Refused, Watch, moves, new_id
from dreamtable.lab.audit import Audit
from dreamtable.protocol import messages as p

T = TypeVar("T")
WORDS = ("soft", "dark", "strange", "water", "bright", "cloud", "sleepy", "golden")
ENDING = b"wake_up"  # avoided, so that the games are long
PATIENCE = 600.0  # seconds that anything may take, whatever happens
AT_ONCE = 20  # parties that come in at the same time


class Party:
    def __init__(
        self,
        door: str,
        game: str,
        options: dict[str, Any],
        seats: int,
        pace: float,
        seed: int,
        gate: asyncio.Semaphore,
    ) -> None:
        self._door, self._game, self._options, self._seats = door, game, options, seats
        self._pace = pace  # seconds between two moves of a guest, more or less
        self._dice = random.Random(seed)
        self._gate = gate  # a crowd at the door is not what is tried here
        self.audits: list[Audit] = []
        self.made = 0
        self.refused: Counter[str] = Counter()
        self.ready = asyncio.Event()

    async def play(self, until: asyncio.Event) -> None:
        """One game after the other."""
        half = self._seats // 2
        async with AsyncExitStack() as evening:
            async with self._gate:
                ada, bob = Guest(self._door, "Ada"), Guest(self._door, "Bob")
                for guest in (ada, bob):
                    evening.push_async_exit(guest)
                    await _again(guest.__aenter__)
            while not until.is_set():
                async with AsyncExitStack() as game:
                    async with self._gate:
                        facts = await _again(partial(ada.lay, self._game, self._seats, self._options))
                        audit = Audit(facts.id)
                        self.audits.append(audit)
                        hers = await _watch(game, ada, audit)
                        his = await _watch(game, bob, audit)
                        for seat in range(1, half):
                            await _again(partial(hers.ask, p.Sit(new_id(), seat, "0" * 32), PATIENCE))
                        for seat in range(half, self._seats):
                            await _again(partial(his.ask, p.Sit(new_id(), seat, "1" * 32), PATIENCE))
                        await _again(partial(hers.ask, p.Start(new_id()), PATIENCE))
                    self.ready.set()
                    await asyncio.gather(
                        self._moves(hers, range(half), audit, until),
                        self._moves(his, range(half, self._seats), audit, until),
                    )

    async def _moves(self, watch: Watch, mine: range, audit: Audit, until: asyncio.Event) -> None:
        while not until.is_set() and watch.snapshot.result is None:
            await asyncio.sleep(self._dice.uniform(0.5, 1.5) * self._pace)
            snapshot = watch.snapshot
            open_to = [
                perspective
                for perspective in snapshot.perspectives
                if perspective.seat in mine and bytes(perspective.moves) != b"[]"
            ]
            if not open_to:
                continue
            perspective = self._dice.choice(open_to)
            choice = [m for m in moves(perspective) if ENDING not in bytes(m)] or moves(perspective)
            asked = p.Move(new_id(), perspective.seat, snapshot.version, self._fill(self._dice.choice(choice)))
            try:
                await watch.ask(asked, PATIENCE)
            except Refused as refused:
                self.refused[refused.code] += 1
            else:
                audit.promised(asked.id)
                self.made += 1

    def _fill(self, move: msgspec.Raw) -> msgspec.Raw:
        plain = msgspec.json.decode(move)
        filled = {k: self._dice.choice(WORDS) if v == "" and k != "type" else v for k, v in plain.items()}
        return msgspec.Raw(msgspec.json.encode(filled))


async def _again(call: Callable[[], Awaitable[T]]) -> T:
    """What was refused, as when the disk is full, and calls over HTTP are repeated here, as a person would."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await call()
            except (httpx.HTTPError, Refused, msgspec.DecodeError):
                await asyncio.sleep(0.3)


async def _watch(game: AsyncExitStack, guest: Guest, audit: Audit) -> Watch:
    """A socket that opens in the end, whatever happens meanwhile."""
    async with asyncio.timeout(PATIENCE):
        while True:
            watch = guest.watch(audit.table, audit.see)
            game.push_async_exit(watch)
            with suppress(TimeoutError):
                return await watch.__aenter__()
