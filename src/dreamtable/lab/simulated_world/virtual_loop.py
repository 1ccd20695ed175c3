"""An event loop whose time is virtual, and whose callbacks belong to processes that may freeze and die.

When nothing is left to do at one moment, time jumps to the next timer.  Callbacks run in the order in which they were
scheduled, as in any loop of asyncio; timers that are due at the same moment come in an order drawn by the seed.
"""

from __future__ import annotations

import asyncio
import random
from asyncio import _set_running_loop
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from concurrent.futures import Executor
from contextvars import Context, ContextVar, copy_context
from heapq import heappop, heappush
from typing import Any, TypeVar, TypeVarTuple, cast

from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.clocks_and_entropy import Runtime

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
EPOCH = 1_800_000_000.0  # seconds since 1970 when a world begins


class Process:
    """What callbacks belong to.  Its clocks are its own; while it is frozen or dead nothing of it runs."""

    def __init__(self, loop: VirtualLoop, name: str, seed: int) -> None:
        self.loop, self.name = loop, name
        self.alive = True
        self.frozen = False
        self.wall_shift = 0.0  # seconds by which its clock on the wall is wrong
        self.held: list[tuple[Process | None, asyncio.Handle]] = []  # what is due while it is frozen
        self.context = Context()
        dice = random.Random(seed)
        began = dice.uniform(0, 1e6)  # monotonic clocks of two machines have nothing in common
        mine = Runtime(lambda: loop.time() + began, lambda: EPOCH + loop.time() + self.wall_shift, dice)
        self.context.run(clocks_and_entropy.enter, mine)
        self.context.run(PROCESS.set, self)

    def start(self, work: Any) -> asyncio.Task[Any]:
        """Start a coroutine as a task of this process."""
        task: asyncio.Task[Any] = self.loop.create_task(work, context=self.context.copy())
        return task

    def call(self, delay: float, work: Callable[..., None], *given: object) -> None:
        """Call a function in this process after so many seconds."""
        self.loop.call_later(delay, work, *given, context=self.context)

    def ask(self, question: Callable[[], T]) -> T:
        """The answer to a question, by the clocks of this process."""
        return self.context.copy().run(question)

    def freeze(self) -> None:
        """Stop everything, as a suspended process does; its clocks go on."""
        self.frozen = True

    def thaw(self) -> None:
        """Go on with all that is due."""
        self.frozen = False
        held, self.held = self.held, []
        self.loop.run_soon(held)

    def die(self) -> None:
        """Stop for good."""
        self.alive = False


PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs callbacks by virtual time; `settled` is called whenever all that is due at one moment is done."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.unexpected: list[str] = []  # exceptions that nobody caught
        self.settled: Callable[[], None] = lambda: None
        self.moments = 0
        self._dice = random.Random(seed)
        self._virtual = 0.0
        self._number = 0
        self._due: deque[tuple[Process | None, asyncio.Handle]] = deque()
        self._later: list[tuple[float, float, int, Process | None, asyncio.TimerHandle]] = []
        self._kept: list[object] = []  # tasks and callbacks of the dead: their `finally` must not run meanwhile

    # -- what asyncio asks of a loop --------------------------------------------------------------------------
    def time(self) -> float:
        return self._virtual

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        if context is None:
            context = copy_context()
        handle = asyncio.Handle(callback, args, self, context)
        if not self.is_closed():
            self._due.append((context.get(PROCESS), handle))
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(
        self, delay: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._virtual + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        if context is None:
            context = copy_context()
        when = max(when, self._virtual)
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        if not self.is_closed():
            self._number += 1
            heappush(self._later, (when, self._dice.random(), self._number, context.get(PROCESS), handle))
        return handle

    def create_task(self, coro: Any, **named: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = super().create_task(coro, **named)
        self._kept.append(task)
        return task

    def run_in_executor(self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts) -> asyncio.Future[T]:
        """Do the work at once: a world has no threads."""
        answer: asyncio.Future[T] = self.create_future()
        try:
            answer.set_result(func(*args))
        except Exception as error:
            answer.set_exception(error)
        return answer

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self.is_closed():
            self.unexpected.append(f"{context.get('message')}: {context.get('exception')!r}")

    # -- running ----------------------------------------------------------------------------------------------
    def run_until_complete(self, future: Generator[Any, None, T] | Awaitable[T]) -> T:
        task = asyncio.ensure_future(cast(Awaitable[T], future), loop=self)
        _set_running_loop(self)
        try:
            step, done = self._step, task.done
            while not done():
                step()
        finally:
            _set_running_loop(None)
        return task.result()

    def run_soon(self, callbacks: list[tuple[Process | None, asyncio.Handle]]) -> None:
        """Run callbacks that were held."""
        self._due.extend(callbacks)

    def _step(self) -> None:
        if self._due:
            process, handle = self._due.popleft()
            if handle._cancelled:
                return
        else:
            self.settled()
            self.moments += 1
            if self._due:
                return
            while True:
                if not self._later:
                    raise RuntimeError("nothing will ever happen again in this world")
                when, _, _, process, handle = heappop(self._later)
                if not handle._cancelled:
                    break
            self._virtual = when
        if process is not None and not process.alive:
            self._kept.append(handle)
        elif process is not None and process.frozen:
            process.held.append((process, handle))
        else:
            handle._run()
