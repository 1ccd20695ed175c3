"""One suite over every game: `pytest tests/contract --game dream_ravens` runs it for one."""

from __future__ import annotations

import pytest

from dreamtable.games import load, names


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" not in metafunc.fixturenames:
        return
    chosen = metafunc.config.getoption("--game") or names()
    games = [load(name) for name in chosen]
    if "seats" in metafunc.fixturenames:
        pairs = [(g, n) for g in games for n in range(g.facts.seats[0], g.facts.seats[1] + 1)]
        metafunc.parametrize("game,seats", pairs, ids=[f"{g.name}-{n}" for g, n in pairs])
    else:
        metafunc.parametrize("game", games, ids=[g.name for g in games])
