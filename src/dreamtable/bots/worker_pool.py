"""Bots in processes of their own: a table only ever awaits their answers.

What is asked waits here, not in the pipe: a process has one question at a time, so the next one is always the fairest,
and one that nobody waits for any more is never answered.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from contextlib import suppress
from zlib import crc32

import msgspec

from dreamtable.bots.fair_queue import FairQueue
from dreamtable.bots.player import Decision, Turn
from dreamtable.bots.thinking_time import Thinking
from dreamtable.bots.worker_messages import LENGTH, Ask, Forget, Reply, frame

log = logging.getLogger("dreamtable.bots")

ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}  # a bot's products are small: more threads double the work and save no time
MOST_WAITING = 40  # questions of one asker that may wait for one process
STUCK = 60.0  # seconds after which a process that has not answered is replaced
GOODBYE = 2.0  # seconds that a process has to end by itself


class BotFailed(RuntimeError):
    """A bot's process died or its bot failed; the text says how."""


class BotsBusy(RuntimeError):
    """Too many questions of one asker wait already: ask again in a moment."""


class BotPool:
    """A few processes with bots.  All bots of a table live in the same process, where their memory is."""

    def __init__(
        self,
        thinking: Thinking | None = None,
        count: int | None = None,
        package: str = "dreamtable.games",
        program: str = "dreamtable.bots.worker",
    ) -> None:
        """`program` is the module that each process runs; it reads turns and writes decisions as that one does."""
        thinking = thinking or Thinking()
        count = count or max(1, (os.cpu_count() or 2) - 1)
        self._workers = [_Worker(program, package, thinking) for _ in range(count)]

    def _of(self, table: str) -> _Worker:
        return self._workers[crc32(table.encode()) % len(self._workers)]

    async def choose(self, turn: Turn, asker: str = "") -> Decision:
        """Return what the bot on a seat decides; raise BotFailed if it cannot, and BotsBusy if too much is asked.

        `asker` is the person at the table for whom the bot plays; "" if nobody is there, who comes after all others.
        """
        worker = self._of(turn.table)
        try:
            return await worker.ask(turn, asker)
        except ConnectionError:  # the process died with the bots' memory: a new one knows less, but plays
            return await worker.ask(turn, asker)

    def forget(self, table: str) -> None:
        """Drop the bots of a table."""
        self._of(table).tell(Forget(table))

    async def close(self) -> None:
        """End all processes, whatever they are at; what was asked is not answered any more."""
        await asyncio.gather(*(worker.close() for worker in self._workers))


class _Question:
    """A turn that somebody waits for the answer to."""

    __slots__ = ("answer", "asker", "turn")

    def __init__(self, turn: Turn, asker: str) -> None:
        self.turn, self.asker = turn, asker
        self.answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

    def fail(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(ConnectionError("the bot's process has ended"))


class _Worker:
    """One process with bots; it is started by the first question and again after its death."""

    def __init__(self, program: str, package: str, thinking: Thinking) -> None:
        self._command = (
            sys.executable,
            "-m",
            program,
            package,
            msgspec.json.encode(thinking).decode(),
        )
        self._process: asyncio.subprocess.Process | None = None
        self._waiting: FairQueue[_Question] = FairQueue(MOST_WAITING)
        self._running: asyncio.Task[None] | None = None  # asks until nothing waits
        self._closed = False

    async def ask(self, turn: Turn, asker: str) -> Decision:
        question = _Question(turn, asker)
        if self._closed or not self._waiting.push(asker, turn.table, question):
            raise BotsBusy("too much is asked of the bots")
        if self._running is None:
            self._running = asyncio.get_running_loop().create_task(self._run())
        try:
            reply = await question.answer
        finally:
            self._waiting.remove(asker, turn.table, question)
        if reply.problem:
            raise BotFailed(reply.problem)
        return reply.decision()

    async def _run(self) -> None:
        """Ask one question after the other."""
        number = 0
        while (question := self._waiting.pop()) is not None:
            number += 1
            try:
                async with asyncio.timeout(STUCK):
                    reply = await self._exchange(Ask(number, question.turn))
            except asyncio.CancelledError:
                question.fail()
                raise
            except Exception as wrong:  # it died, hangs, or said something that is no answer
                log.warning("a process of bots is replaced: %r", wrong)
                await self._end_process(0)
                question.fail()
            else:
                if not question.answer.done():
                    question.answer.set_result(reply)
        self._running = None

    async def _exchange(self, ask: Ask) -> Reply:
        """Send a question to the process, which may have to be started, and read the answer."""
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=pipe,
                stdout=pipe,
                env=os.environ | ONE_THREAD,
                start_new_session=True,  # Ctrl-C is for the server; bots end when their input does
            )
        self.tell(ask)
        hear = self._process.stdout
        assert hear is not None
        header = await hear.readexactly(LENGTH)
        return msgspec.json.decode(await hear.readexactly(int.from_bytes(header, "big")), type=Reply)

    def tell(self, message: Ask | Forget) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(frame(msgspec.json.encode(message)))

    async def close(self) -> None:
        self._closed = True
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
        while (question := self._waiting.pop()) is not None:
            question.fail()
        await self._end_process(GOODBYE)

    async def _end_process(self, patience: float) -> None:
        """Let the process end, which it does when it reads the end of its input, or kill it."""
        process, self._process = self._process, None
        if process is None or process.stdin is None:
            return
        process.stdin.close()
        try:
            async with asyncio.timeout(patience):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
