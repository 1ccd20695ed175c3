"""Plain and compiled rules are bit for bit the same game, over more games than the contract's own check plays."""

from __future__ import annotations

import pytest

from dreamtable.kit.game import Game
from dreamtable.testing.compiled_checks import trace
from dreamtable.testing.random_games import option_sets


@pytest.mark.slow
def test_thousands_of_traces(game: Game, seats: int) -> None:
    sets = option_sets(game)
    for number in range(max(400, len(sets))):
        trace(game, seats, sets[number % len(sets)], 1000 + number)


@pytest.mark.slow
def test_no_index_out_of_bounds(game: Game) -> None:
    for seats in range(game.facts.seats[0], game.facts.seats[1] + 1):
        for number, options in enumerate(option_sets(game)[:60]):
            trace(game, seats, options, number, boundscheck=True)
