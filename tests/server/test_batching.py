"""Batching: one session that fails does not keep the others from being served."""

from __future__ import annotations

import pytest

from dreamtable.server.sockets.batching import run_all


def test_one_sockets_trouble_is_not_the_others(caplog: pytest.LogCaptureFixture) -> None:
    served: list[int] = []

    def serve(socket: int) -> None:
        if socket % 2:
            raise RuntimeError(f"socket {socket}")
        served.append(socket)

    run_all(map(serve, range(5)))
    assert served == [0, 2, 4]
    assert [str(told.exc_info[1]) for told in caplog.records if told.exc_info] == ["socket 1", "socket 3"]
