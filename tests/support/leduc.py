"""Leduc hold'em, a game of another package, as a fixture: it is there for one test, as DREAMTABLE_GAMES brings it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from dreamtable import games
from dreamtable.envs.symbolic_games import game_for_agents
from dreamtable.kit.game import Game
from dreamtable.kit.game_discovery import VARIABLE, brought_games, packages_of_games

FOLDER = Path(__file__).parent.parent.parent / "examples" / "leduc" / "leduc"


def forget_games() -> None:
    """Let the next question for games look anew."""
    for found in (brought_games, packages_of_games, game_for_agents):
        found.cache_clear()


@pytest.fixture
def leduc(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game, loaded; processes that the test starts find it too."""
    monkeypatch.setenv(VARIABLE, os.pathsep.join([str(FOLDER)]))
    forget_games()
    yield games.load("leduc")
    forget_games()
