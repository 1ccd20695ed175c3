"""Every scenario file of every game holds."""

from __future__ import annotations

from pathlib import Path

import pytest

import dreamtable.games
from dreamtable.play.scenario_run import run_file

FOLDER = Path(str(dreamtable.games.__file__)).parent
FILES = sorted(FOLDER.glob("*/scenarios/*.toml"))


@pytest.mark.parametrize("file", FILES, ids=[f"{f.parent.parent.name}/{f.stem}" for f in FILES])
def test_scenario(file: Path) -> None:
    assert run_file(file).failures == []
