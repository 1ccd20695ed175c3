"""Listen on an address and serve the app with uvicorn until the process is told to stop."""

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
from dreamtable.server.access_log import request_id
from dreamtable.server.app import build
from dreamtable.server.settings import LogFormat, Settings
from dreamtable.server.sockets.websocket_protocol import HttpProtocol, SocketProtocol
from dreamtable.server.tls import tls_files

LARGEST_MESSAGE = 16_384  # bytes that a client may send in one message


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        if id := request_id.get():
            told["request"] = id
        told["text"] = record.getMessage()
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def log_to_stderr(level: str = "info", format: LogFormat = LogFormat.JSON) -> None:
    """Send all log records of this level and above to stderr, as JSON lines or as text."""
    handler = logging.StreamHandler(sys.stderr)
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if format == LogFormat.JSON else text)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel("WARNING")  # at INFO it logs every socket with its address


def listen(settings: Settings) -> socket.socket:
    """Return a listening socket, bound before the server starts so that the port is known even if it was 0."""
    host = "0.0.0.0" if settings.lan and settings.host == "127.0.0.1" else settings.host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, settings.port))
    listener.listen(2048)
    return listener


def raise_file_limit() -> None:
    """Allow this process as many open sockets as the machine permits; the default is often a thousand."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(ValueError, OSError):  # some systems report a limit that cannot be set
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(settings: Settings, listener: socket.socket, ready: Callable[[str], None] | None = None) -> None:
    """Serve until the process is told to stop; `ready` is called with the admin key once requests are answered.

    Raises Problem if the server cannot start.
    """
    raise_file_limit()
    tls = tls_files(settings)
    failed: list[Problem] = []
    admin_keys: list[str] = []

    def fail(problem: Problem) -> None:
        failed.append(problem)
        logging.getLogger("uvicorn.error").setLevel("CRITICAL")  # the problem says why: no traceback is needed

    class AnnouncedServer(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            gc.collect()
            gc.freeze()  # modules and compiled rules stay for good: the collector need not walk them again
            gc.set_threshold(20_000, 20, 100)  # few objects are cyclic, and its pauses make clocks late
            if ready is not None and self.started:
                ready(admin_keys[0])

    config = uvicorn.Config(
        build(settings, fail, admin_keys.append),
        http="h11" if settings.plain_sockets else HttpProtocol,
        ws="websockets-sansio" if settings.plain_sockets else SocketProtocol,
        ssl_certfile=tls.certificate if tls else None,
        ssl_keyfile=tls.key if tls else None,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        log_config=None,
        access_log=False,
        forwarded_allow_ips="*" if "*" in settings.proxies else sorted(settings.proxies),
        server_header=False,
        date_header=False,
        timeout_keep_alive=75,  # seconds, longer than a browser or client pauses between two calls
        timeout_graceful_shutdown=5,
    )
    try:
        AnnouncedServer(config).run(sockets=[listener])
    except SystemExit:
        if failed:
            raise failed[0] from None
        raise
