"""The examples of docs/scenarios.md are real scenarios, and they hold."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from dreamtable.games import names
from dreamtable.tables.scenario import run
from dreamtable.tables.verdicts import Verdicts

PAGE = Path(__file__).parent.parent.parent / "docs" / "scenarios.md"
EXAMPLES = [tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", PAGE.read_text(), re.S)]


@pytest.mark.parametrize("example", EXAMPLES, ids=[e["game"] for e in EXAMPLES])
def test_example(example: dict) -> None:
    assert run(example, PAGE, Verdicts()).failures == []


def test_every_game_has_an_example() -> None:
    assert {e["game"] for e in EXAMPLES} == set(names())
