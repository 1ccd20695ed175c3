"""Players who go on through every fault: two guests at one table, each over a socket of their own, on any node."""

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
from dreamtable.lab.cluster_faults import PATIENCE
from dreamtable.lab.log_audit import Audit
from dreamtable.protocol import messages as p

T = TypeVar("T")
WORDS = ("soft", "dark", "strange", "water", "bright", "cloud", "sleepy", "golden")
ENDING = b"wake_up"  # the move that ends a round is avoided, so that the games are long
AT_ONCE = 20  # tables whose players connect at the same time


class TablePlayers:
    """Two guests who share the seats of a table and play one game after the other there."""

    def __init__(
        self,
        address: str,
        game: str,
        options: dict[str, Any],
        seats: int,
        pace: float,
        seed: int,
        limit: asyncio.Semaphore,
    ) -> None:
        """`pace` is the mean pause of a guest between two moves, in seconds; `limit` is held while they connect."""
        self._address, self._game, self._options, self._seats = address, game, options, seats
        self._pace = pace
        self._dice = random.Random(seed)
        self._limit = limit
        self.audits: list[Audit] = []
        self.moves = 0  # acknowledged
        self.refusals: Counter[str] = Counter()  # by code
        self.ready = asyncio.Event()  # set once the first game has started

    async def play(self, until: asyncio.Event) -> None:
        """Play one game after the other until the event is set; every table that is played at gets an audit."""
        half = self._seats // 2
        async with AsyncExitStack() as guests:
            async with self._limit:
                ada, bob = Guest(self._address, "Ada"), Guest(self._address, "Bob")
                for guest in (ada, bob):
                    guests.push_async_exit(guest)
                    await _retry(guest.__aenter__)
            while not until.is_set():
                async with AsyncExitStack() as game:
                    async with self._limit:
                        facts = await _retry(partial(ada.lay, self._game, self._seats, self._options))
                        audit = Audit(facts.id)
                        self.audits.append(audit)
                        hers = await _watch(game, ada, audit)
                        his = await _watch(game, bob, audit)
                        for seat in range(1, half):
                            await _retry(partial(hers.ask, p.Sit(new_id(), seat), PATIENCE))
                        for seat in range(half, self._seats):
                            await _retry(partial(his.ask, p.Sit(new_id(), seat), PATIENCE))
                        await _retry(partial(hers.ask, p.Start(new_id()), PATIENCE))
                    self.ready.set()
                    await asyncio.gather(
                        self._play_seats(hers, range(half), audit, until),
                        self._play_seats(his, range(half, self._seats), audit, until),
                    )

    async def _play_seats(self, watch: Watch, mine: range, audit: Audit, until: asyncio.Event) -> None:
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
            request = p.Move(new_id(), perspective.seat, snapshot.version, self._fill(self._dice.choice(choice)))
            try:
                await watch.ask(request, PATIENCE)
            except Refused as refused:
                self.refusals[refused.code] += 1
            else:
                audit.acknowledge(request.id)
                self.moves += 1

    def _fill(self, move: msgspec.Raw) -> msgspec.Raw:
        """Return a move with a random word wherever it leaves the text to the player."""
        plain = msgspec.json.decode(move)
        filled = {k: self._dice.choice(WORDS) if v == "" and k != "type" else v for k, v in plain.items()}
        return msgspec.Raw(msgspec.json.encode(filled))


async def _retry(call: Callable[[], Awaitable[T]]) -> T:
    """Repeat a call that was refused or failed, as a person would; a full disk refuses, and no HTTP call retries."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await call()
            except (httpx.HTTPError, Refused, msgspec.DecodeError):
                await asyncio.sleep(0.3)


async def _watch(game: AsyncExitStack, guest: Guest, audit: Audit) -> Watch:
    """Return a connection to the table of an audit, however often it has to be tried."""
    async with asyncio.timeout(PATIENCE):
        while True:
            watch = guest.watch(audit.table, audit.see)
            game.push_async_exit(watch)
            with suppress(TimeoutError):
                return await watch.__aenter__()
