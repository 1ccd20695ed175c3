"""How long the history of a guest with many games takes among the results of everybody else, in both stores."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from dreamtable import games
from dreamtable.lab.postgres_process import postgres
from dreamtable.store.evenings import evenings
from dreamtable.store.history import NEVER, figures, played_games, rate
from dreamtable.store.postgres import PostgresStore
from dreamtable.store.sqlite import SqliteStore
from dreamtable.tables.store_interface import Store

TABLES, SEATS, MINE = 25_000, 4, 2_000  # 100,000 results, of which one guest has so many
PAGE = 30  # games that the page asks for at once
AT_ONCE = 2_000  # results written in one batch
TIMES = 20
EVERY = TABLES // MINE
LEVELS = ("dozing", "dreaming", "lucid")
ME = "me"


@dataclass
class HistoryReport:
    """One call on one store: milliseconds of the first answer, then of later ones, and the CPU of this process."""

    store: str
    call: str
    first: float
    median: float
    worst: float
    cpu: float


def bench_history() -> list[HistoryReport]:
    """Measure SQLite, and PostgreSQL, with the games loaded, as they are in a server that answers."""
    for name in games.names():
        games.load(name)
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(_measure("SQLite", lambda: SqliteStore.open(Path(folder) / "history.sqlite")))
    with postgres() as server:
        return found + asyncio.run(_measure("PostgreSQL", lambda: PostgresStore.open(server.url)))


async def _measure(name: str, open_store: Callable[[], Awaitable[Store]]) -> list[HistoryReport]:
    store = await open_store()
    try:
        await _fill(store)
        calls: dict[str, Callable[[], Awaitable[object]]] = {
            "/me/history": lambda: played_games(store, ME, NEVER, PAGE),
            "/me/figures": lambda: figures(store, ME),
            "/me/evenings": lambda: evenings(store, ME),
        }
        return [await _time(name, call, answer) for call, answer in calls.items()]
    finally:
        await store.close()


async def _fill(store: Store) -> None:
    """Write games of which the guest played every twelfth, with people and bots."""
    dice, kinds = random.Random(1), list(games.names())
    rows: list[tuple[object, ...]] = []
    for number in range(TABLES):
        table, game = f"{dice.getrandbits(96):024x}", dice.choice(kinds)
        for seat in range(SEATS):
            mine = seat == 0 and number % EVERY == 0 and number // EVERY < MINE
            guest = ME if mine else f"guest {dice.randrange(300)}" if dice.random() < 0.5 else ""
            bot = None if guest else dice.choice(LEVELS)
            won, ended = float(dice.random() < 1 / SEATS), 1.7e9 + 600 * number
            rows.append(
                (table, seat, game, guest, guest or "Luna", bot, won, ended, 10 * won, False, None, None, won > 0, bot)
            )
    sql = "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    for first in range(0, len(rows), AT_ONCE):
        await store.run(*((sql, row) for row in rows[first : first + AT_ONCE]))


async def _time(store: str, call: str, answer: Callable[[], Awaitable[object]]) -> HistoryReport:
    rate.cache_clear()
    taken: list[float] = []
    used: list[float] = []
    for _ in range(1 + TIMES):
        began, cpu = time.perf_counter(), time.process_time()
        await answer()
        taken.append(1000 * (time.perf_counter() - began))
        used.append(1000 * (time.process_time() - cpu))
    return HistoryReport(store, call, taken[0], median(taken[1:]), max(taken[1:]), median(used[1:]))
