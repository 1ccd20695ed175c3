"""Bots in processes of their own: a table only ever awaits their answers."""

from __future__ import annotations

import asyncio
import os
import sys
from zlib import crc32

import msgspec

from dreamtable.bots.messages import LENGTH, Ask, Forget, Reply, frame
from dreamtable.bots.player import Decision, Turn
from dreamtable.bots.thinking_time import Thinking

ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}  # a bot's products are small: more threads double the work and save no time


class BotFailed(RuntimeError):
    """A bot's process died or its bot failed; the text says how."""


class BotPool:
    """A few processes with bots.  All bots of a table live in the same process, where their memory is."""

    def __init__(
        self, thinking: Thinking | None = None, count: int | None = None, package: str = "dreamtable.games"
    ) -> None:
        thinking = thinking or Thinking()
        count = count or max(1, (os.cpu_count() or 2) - 1)
        self._workers = [_Worker(package, thinking) for _ in range(count)]

    def _of(self, table: str) -> _Worker:
        return self._workers[crc32(table.encode()) % len(self._workers)]

    async def choose(self, turn: Turn) -> Decision:
        """Return what the bot on a seat decides; raise BotFailed if it cannot."""
        worker = self._of(turn.table)
        try:
            return await worker.ask(turn)
        except ConnectionError:  # the process died with the bots' memory: a new one knows less, but plays
            return await worker.ask(turn)

    def forget(self, table: str) -> None:
        """Drop the bots of a table."""
        self._of(table).tell(Forget(table))

    async def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            await worker.close()


class _Worker:
    """One process with bots; it is started by the first question and again after its death."""

    def __init__(self, package: str, thinking: Thinking) -> None:
        self._command = (
            sys.executable,
            "-m",
            "dreamtable.bots.worker",
            package,
            msgspec.json.encode(thinking).decode(),
        )
        self._process: asyncio.subprocess.Process | None = None
        self._listening: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._asked: dict[int, asyncio.Future[Reply]] = {}
        self._next = 0

    async def ask(self, turn: Turn) -> Decision:
        async with self._starting:
            if self._process is None:
                pipe = asyncio.subprocess.PIPE
                self._process = await asyncio.create_subprocess_exec(
                    *self._command,
                    stdin=pipe,
                    stdout=pipe,
                    env=os.environ | ONE_THREAD,
                    start_new_session=True,  # Ctrl-C is for the server; bots end when their input does
                )
                self._listening = asyncio.get_running_loop().create_task(self._listen(self._process))
        self._next += 1
        number = self._next
        self._asked[number] = asyncio.get_running_loop().create_future()
        try:
            self.tell(Ask(number, turn))
            reply = await self._asked[number]
        finally:
            self._asked.pop(number, None)
        if reply.problem:
            raise BotFailed(reply.problem)
        return reply.decision()

    def tell(self, message: Ask | Forget) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(frame(msgspec.json.encode(message)))

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        decode = msgspec.json.Decoder(Reply).decode
        try:
            while True:
                header = await process.stdout.readexactly(LENGTH)
                reply = decode(await process.stdout.readexactly(int.from_bytes(header, "big")))
                asked = self._asked.get(reply.id)
                if asked is not None and not asked.done():
                    asked.set_result(reply)
        except asyncio.IncompleteReadError:
            self._process = None
            await process.wait()
            for asked in self._asked.values():
                if not asked.done():
                    asked.set_exception(ConnectionError("the bot's process has ended"))

    async def close(self) -> None:
        process, listening = self._process, self._listening
        if process is not None and process.stdin is not None:
            process.stdin.close()  # the process reads the end of its input, and ends
            await process.wait()
        if listening is not None:
            await listening
