"""The floods of the laboratory reach a server, and another person goes on playing there."""

from __future__ import annotations

from pathlib import Path

import pytest

from dreamtable.lab.load.floods import FLOODS, measure
from dreamtable.server.server_process import running
from support.event_loop import run


def test_there_are_many_kinds() -> None:
    assert len(FLOODS) >= 40


@pytest.mark.parametrize("kind", ["empty tables with lucid bots", "lines of chat", "lists of my tables"])
def test_a_person_plays_on_while_a_network_floods_the_server(kind: str, tmp_path: Path) -> None:
    async def work(server: str) -> None:
        found = await measure(server, kind, 1.0)
        assert found.attacks > 0 and found.pings > 0

    with running(tmp_path, pace=0) as server:
        run(work(server.address))
