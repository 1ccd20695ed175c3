"""Ports for child processes that listen later than they are told where."""

from __future__ import annotations

import socket


class ReservedPort:
    """A free TCP port of this machine that nobody else is given until it is closed.

    A socket stays bound to it, so the system hands it out to no other process.  A server that sets SO_REUSEADDR, as
    ours, PostgreSQL and most others do, can still listen on it.
    """

    def __init__(self) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind(("127.0.0.1", 0))
        self.number: int = self._socket.getsockname()[1]

    def close(self) -> None:
        """Let the system hand out the port again."""
        self._socket.close()
