"""A change in another module's constant or function never reuses stale machine code."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dreamtable
from dreamtable.envs import steps_against_policies
from dreamtable.games import load
from dreamtable.kit.game import compiled

CODE = """
import sys; sys.path.insert(0, sys.argv[1])
import os; os.environ["DREAMTABLE_CACHE"] = sys.argv[1] + "/cache-" + sys.argv[2]
import numpy as np
from dreamtable.kit import compiled_rule_cache
if sys.argv[2] == "naive": compiled_rule_cache.source_key = lambda *a: "same"
from dreamtable.games import load
from dreamtable.kit.random import generator
from dreamtable.kit.game import compiled
game = load("dream_ravens")
s = game.opening(3); r = s.to_numpy()
game.plain.chance(s, generator(1)); compiled(game).chance(r[0], np.array(generator(1), np.int64))
print(s.to_bytes() == r[0].tobytes())
"""


def same(root: Path, mode: str) -> bool:
    run = [sys.executable, "-c", CODE, str(root), mode]
    return subprocess.run(run, capture_output=True, text=True, check=True).stdout.strip() == "True"


@pytest.mark.slow
def test_a_changed_callee_is_compiled_again(tmp_path: Path) -> None:
    package = Path(dreamtable.__file__).parent
    for part in ("kit", "messages", "games"):
        shutil.copytree(package / part, tmp_path / "dreamtable" / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(package / "__init__.py", tmp_path / "dreamtable")
    assert same(tmp_path, "naive") and same(tmp_path, "keyed")
    source = tmp_path / "dreamtable" / "kit" / "random.py"
    source.write_text(source.read_text().replace("(x >> 32)) & LOW) * n", "(x >> 31)) & LOW) * n"))
    stale = not same(tmp_path, "naive")
    assert same(tmp_path, "keyed")
    assert stale, "without the key the old shuffle is used, so this test would notice a missing one"


def test_two_games_in_one_cache_share_no_name() -> None:
    """Code from the cache is found by name: were these the same, one game would run the engine of the other."""
    twins = [compiled(load(game), boundscheck=check) for game in ("dream_ravens", "dream_diary") for check in (0, 1)]
    assert len({twin.step_all.py_func.__qualname__ for twin in twins}) == len(twins)
    assert len({twin.copy_state.py_func.__qualname__ for twin in twins}) == len(twins)


def test_rules_are_compiled_once_whatever_they_are_linked_with() -> None:
    game = load("dream_ravens")
    alone, stepped, inlined = compiled(game), compiled(game, steps_against_policies), compiled(game, inline=True)
    assert alone.play.py_func.__qualname__ == stepped.play.py_func.__qualname__ != inlined.play.py_func.__qualname__
