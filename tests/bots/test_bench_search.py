"""The figures of the bots' speed can be had by one call."""

from __future__ import annotations

import pytest

from dreamtable import games
from dreamtable.lab.bench_search import bench_search, searchable
from support.bot_turns import CARD_GAMES


def test_search_knows_the_card_games() -> None:
    assert {name for name in games.names() if searchable(games.load(name))} == set(CARD_GAMES)


@pytest.mark.slow
def test_search_is_measured() -> None:
    (figure,) = bench_search([games.load("dreams_and_nightmares")], seats=4, seconds=0.2, decisions=2)
    assert figure.seats == 4 and figure.decisions == 2
    assert figure.iterations > 0 and 0 < figure.median <= figure.p99 <= figure.slowest
