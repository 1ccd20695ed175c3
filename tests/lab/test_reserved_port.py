"""A reserved port: a server that sets SO_REUSEADDR can listen on it, and nobody else is given it."""

from __future__ import annotations

import socket

import pytest

from dreamtable.lab.reserved_port import ReservedPort


def listener(port: int) -> socket.socket:
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind(("127.0.0.1", port))
    made.listen()
    return made


def test_a_server_listens_on_it_again_and_again() -> None:
    reserved = ReservedPort()
    for _ in range(2):
        with listener(reserved.number) as server, socket.create_connection(("127.0.0.1", reserved.number)):
            server.accept()[0].close()
    reserved.close()


def test_nobody_else_is_given_it() -> None:
    reserved = ReservedPort()
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        assert other.getsockname()[1] != reserved.number
    with socket.socket() as careless, pytest.raises(OSError, match="in use"):
        careless.bind(("127.0.0.1", reserved.number))
    reserved.close()
