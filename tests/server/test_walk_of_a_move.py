"""The walk of a move, as docs/architecture.md tells it, is the way that a move really takes."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType

import uvicorn

import dreamtable
from dreamtable.client import Guest, moves
from dreamtable.server.app import build
from dreamtable.server.settings import Settings
from dreamtable.server.sockets.websocket_protocol import HttpProtocol, SocketProtocol
from support.event_loop import run

SOURCES = Path(dreamtable.__file__).parent
PAGE = Path(__file__).resolve().parents[2] / "docs" / "architecture.md"
MOST_FILES, MOST_FUNCTIONS = 18, 45


def walk() -> list[str]:
    """The functions that the page lists, in order."""
    part = PAGE.read_text("utf-8").split("\n## The walk of a move\n")[1].split("\n## ")[0]
    return re.findall(r"^\d+\. `([\w/.]+::[\w.]+)`", part, re.M)


def name_of(code: CodeType) -> str | None:
    """`path::function` for a function of ours."""
    file = Path(code.co_filename)
    return f"{file.relative_to(SOURCES).as_posix()}::{code.co_qualname}" if file.is_relative_to(SOURCES) else None


class Trace:
    """The calls of our functions, in every thread, while it is on."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.on = False

    @contextmanager
    def installed(self) -> Iterator[None]:
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    def _note(self, frame: FrameType, event: str, argument: object) -> None:
        if self.on and event == "call" and (name := name_of(frame.f_code)) is not None:
            self.calls.append(name)


def entered_before() -> set[str]:
    """The functions that some thread is in now, which nobody calls again: the loop of the store's thread."""
    found = set()
    for top in sys._current_frames().values():
        frame: FrameType | None = top
        while frame is not None:
            found.add(name_of(frame.f_code) or "")
            frame = frame.f_back
    return found


async def calls_of_a_move(trace: Trace, data: Path) -> tuple[list[str], set[str]]:
    """All calls while one person moves and the other is shown it, and what had been entered before."""
    app = build(Settings(data=data, rate=1e6, http_rate=1e6))
    server = uvicorn.Server(uvicorn.Config(app, port=0, http=HttpProtocol, ws=SocketProtocol, log_config=None))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0)
    address = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    async with Guest(address, "Ada") as ada, Guest(address, "Bob") as bob:
        facts = await ada.lay("dream_ravens", 2)
        async with ada.watch(facts.id) as hers, bob.watch(facts.id) as his:
            await his.sit(1)
            await hers.start()
            before = await his.until(lambda snapshot: bool(snapshot.perspectives))
            entered, trace.on = entered_before(), True
            await hers.move(0, moves(hers.snapshot.perspectives[0])[0])
            await his.until(lambda snapshot: snapshot.version > before.version)
            trace.on = False
    server.should_exit = True
    await serving
    return trace.calls, entered


def test_a_move_takes_the_way_that_the_page_lists(tmp_path: Path) -> None:
    trace = Trace()
    with trace.installed():
        calls, entered = run(calls_of_a_move(trace, tmp_path))
    left = iter(calls)
    for function in walk():
        assert function in entered or function in left, f"{function} is not called, or not after those before it"


def test_a_move_passes_few_files_and_functions() -> None:
    functions = walk()
    assert len(set(functions)) == len(functions) <= MOST_FUNCTIONS
    assert len({function.partition("::")[0] for function in functions}) <= MOST_FILES
