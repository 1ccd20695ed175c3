"""How much later than the phones a big screen is sent what has changed: four players and a screen over real sockets."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from dreamtable.client import Guest, Refused, Watch, moves
from dreamtable.protocol import messages as p
from dreamtable.server.server_process import running

SEATS = 4
GAMES: Mapping[str, dict[str, object]] = {
    "dream_ravens": {"limit": 60},
    "dreams_and_nightmares": {},
    "dream_power_trick": {},
}  # those that can be played at random, with options that make them short
BAR = 150.0  # milliseconds that a big screen may be behind


@dataclass
class ScreenReport:
    """One game: how many changes there were, and by how many milliseconds the screen had them after the first phone."""

    game: str
    changes: int
    p50: float
    p99: float
    worst: float
    late: int  # changes that took longer than the bar


def bench_screen() -> list[ScreenReport]:
    """Play each game once, and measure every change."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), pace=0, rate=1e6, http_rate=1e6) as server:
        return [asyncio.run(_measure(server.address, game, options)) for game, options in GAMES.items()]


async def _measure(address: str, game: str, options: dict[str, object]) -> ScreenReport:
    heard: list[dict[int, float]] = [{} for _ in range(SEATS + 1)]  # when each first had a version; the screen is last

    def hear(who: int) -> Callable[[p.Snapshot], None]:
        def note(snapshot: p.Snapshot) -> None:
            heard[who].setdefault(snapshot.version, time.perf_counter())

        return note

    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(address, f"Player {seat}")) for seat in range(SEATS)]
        facts = await guests[0].lay(game, SEATS, options)
        phones: list[Watch] = []
        for seat, guest in enumerate(guests):
            phones.append(await stack.enter_async_context(guest.watch(facts.id, hear(seat))))
            if seat:
                await phones[-1].sit(seat)
        tv = await stack.enter_async_context(Guest(address))
        screen = await stack.enter_async_context(tv.watch(facts.id, hear(SEATS), screen=True))
        await phones[0].start()
        await asyncio.gather(*(_play(phone, seat) for seat, phone in enumerate(phones)))
        last = phones[0].snapshot.version
        await screen.until(lambda s: s.version >= last)
    both = [version for version in heard[SEATS] if version and any(version in phone for phone in heard[:SEATS])]
    lags = sorted(
        1000 * max(0.0, heard[SEATS][version] - min(phone[version] for phone in heard[:SEATS] if version in phone))
        for version in both
    )
    most = len(lags) - 1
    late = sum(lag > BAR for lag in lags)
    return ScreenReport(game, len(lags), lags[most // 2], lags[round(most * 0.99)], lags[most], late)


async def _play(phone: Watch, seat: int) -> None:
    """Play a seat at random to the end of the game."""
    dice = random.Random(seat)
    while True:
        seen = await phone.until(lambda s: s.result is not None or seat in s.waiting)
        if seen.result is not None:
            return
        try:
            await phone.move(seat, dice.choice(moves(seen.perspectives[0])), seen.version)
        except Refused as refused:
            if refused.code != "stale":
                raise
