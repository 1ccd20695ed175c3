"""Analyses of finished games: made once in a process of their own, one after the other, and kept in the store."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from dreamtable import games
from dreamtable.kit.errors import Illegal
from dreamtable.kit.rule_compiler import has_compiler
from dreamtable.play.replay_file import Replay
from dreamtable.store.analyses import keep_analysis, kept_analysis
from dreamtable.tables.store_interface import Store

WAITING = 12  # games at the most that wait for an analysis
WORKER = sys.executable, "-m", "dreamtable.analysis.analysis_worker"
REFUSED = b"refused: "  # begins the line of a game that cannot be analysed
LINE = 1 << 24  # bytes of an analysis at the most

log = logging.getLogger(__name__)


class AnalysisJobs:
    """Who asks for an analysis gets it, or the share that is done: ask again."""

    def __init__(
        self, store: Store, find: Callable[[str], Awaitable[Replay]], worker: tuple[str, ...] = WORKER
    ) -> None:
        self._store, self._find, self._worker = store, find, worker
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._done: dict[str, float] = {}
        self._failed: dict[str, str] = {}
        self._prepared: dict[str, asyncio.Task[None]] = {}  # by game
        self._turn = asyncio.Lock()
        self._process: Process | None = None

    async def ask(self, table: str) -> bytes | float:
        """Return the analysis of a table's finished game as JSON, or the share that is done of it.

        Raises Illegal if the game is not over, if it cannot be analysed, or if too many games wait already.
        """
        if table in self._jobs:
            return self._done[table]
        if table in self._failed:
            raise Illegal("no_analysis", self._failed.pop(table))
        kept = await kept_analysis(self._store, table)
        if kept is not None:
            return kept
        found = await self._find(table)
        if table in self._jobs:  # somebody else asked meanwhile
            return self._done[table]
        if len(self._jobs) >= WAITING:
            raise Illegal("too_fast", "Many games are being analysed already; ask again in a while.")
        self._done[table] = 0.0
        self._jobs[table] = asyncio.create_task(self._work(table, found))
        return 0.0

    def prepare(self, game: str) -> None:
        """Compile what analyses of a card game need while it is being played: the first one need not wait for it."""
        if game in self._prepared or not has_compiler():
            return
        if (found := games.load(game)).policies and not found.worded:
            self._prepared[game] = asyncio.create_task(self._compile(game))

    async def _compile(self, game: str) -> None:
        async with self._turn:
            self._process = await asyncio.create_subprocess_exec(*self._worker, game, stdin=DEVNULL, stdout=DEVNULL)
            await self._process.wait()

    async def _work(self, table: str, found: Replay) -> None:
        try:
            async with self._turn:
                made = await self._analyse(table, msgspec.json.encode(found))
            if made is not None:
                await keep_analysis(self._store, table, made)
        except Exception:
            log.exception("the analysis of table %s failed", table)
            self._failed[table] = "The analysis of this game failed."
        finally:
            self._jobs.pop(table, None)
            self._done.pop(table, None)

    async def _analyse(self, table: str, data: bytes) -> bytes | None:
        process = await asyncio.create_subprocess_exec(*self._worker, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=LINE)
        self._process = process
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write(data)
        process.stdin.close()
        made: bytes | None = None
        async for line in process.stdout:
            if line.startswith(b"{"):
                made = line.strip()
            elif line.startswith(REFUSED):
                self._failed[table] = line.removeprefix(REFUSED).decode().strip()
            else:
                self._done[table] = float(line)
        told = (await process.stderr.read()).decode().strip()
        if await process.wait() != 0:  # what a broken process says is for the log of the host, not for players
            raise RuntimeError(told)
        return made

    def under_way(self) -> list[asyncio.Task[None]]:
        """Return the analyses that are being made or wait for their turn."""
        return list(self._jobs.values())

    async def close(self) -> None:
        """Stop what is being made; it is made again when somebody asks."""
        jobs = [*self.under_way(), *self._prepared.values()]
        for job in jobs:
            job.cancel()
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
        await asyncio.gather(*jobs, return_exceptions=True)
