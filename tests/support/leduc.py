"""Leduc hold'em, a game of another package, as a fixture: it is there for one test, as DREAMTABLE_GAMES brings it."""

from __future__ import annotations

import os
import re
import shutil
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


@pytest.fixture
def broken_leduc(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Game]:
    """A copy of the game under another name, whose rules state payoffs that they do not keep to."""
    copy = tmp_path / "broken_leduc"
    shutil.copytree(FOLDER, copy, ignore=shutil.ignore_patterns("__pycache__"))
    rules = copy / "rules.py"
    false, changed = re.subn(r"^PAYOFFS = .*", "PAYOFFS = (0.0, 1.0)", rules.read_text(), flags=re.MULTILINE)
    assert changed == 1
    rules.write_text(false)
    monkeypatch.setenv(VARIABLE, str(copy))
    forget_games()
    yield games.load("broken_leduc")
    forget_games()
