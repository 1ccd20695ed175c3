"""Run a server until it is told to stop."""

from __future__ import annotations

import gc
import json
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from dreamtable.kit.errors import Problem
from dreamtable.server.app import build
from dreamtable.server.settings import Settings
from dreamtable.server.transport import HttpProtocol, SocketProtocol

MESSAGE = 16_384  # bytes a client may say at once


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        told["text"] = record.getMessage()
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def log_to_stderr(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel("WARNING")  # it would log every socket with its address


def listen(settings: Settings) -> socket.socket:
    """Bound before the server starts, so that whoever waits knows the port."""
    host = "0.0.0.0" if settings.lan and settings.host == "127.0.0.1" else settings.host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind((host, settings.port))
    door.listen(2048)
    return door


def take_all_files() -> None:
    """As many sockets as this machine allows; often it is a thousand until somebody asks for more."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(ValueError, OSError):  # where there is no such limit
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(settings: Settings, door: socket.socket, ready: Callable[[], None] | None = None) -> None:
    """Raises Problem if it cannot start."""
    take_all_files()
    failed: list[Problem] = []

    def cannot(problem: Problem) -> None:
        failed.append(problem)
        logging.getLogger("uvicorn.error").setLevel("CRITICAL")  # where it arose matters to nobody who is told why

    class Announced(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            gc.collect()
            gc.freeze()  # what is loaded by now stays: the collector need not walk it again
            gc.set_threshold(20_000, 20, 100)  # hardly anything here is cyclic, and a pause is a late clock
            if ready is not None and self.started:
                ready()

    config = uvicorn.Config(
        build(settings, cannot),
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_keep_alive=75,  # longer than a browser or client thinks between two calls
        timeout_graceful_shutdown=5,
    )
    try:
        Announced(config).run(sockets=[door])
    except SystemExit:
        if failed:
            raise failed[0] from None
        raise
