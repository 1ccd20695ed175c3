"""A log is enough: the same opening, dice and moves give the same states, and so does JSON in between."""

from __future__ import annotations

import random
from typing import Any

from contract.playing import encode, option_sets, random_move
from dreamtable.kit.game import Game
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator


def test_replaying_a_log_gives_the_same_state(game: Game, seats: int) -> None:
    pick = random.Random(seats)
    for options in pick.sample(option_sets(game), 3):
        position = Position(game, game.opening(seats, options))
        log: list[tuple[tuple[Any, Any], bytes]] = []
        while not position.over:
            if position.dealing:
                entry: tuple[Any, Any] = ("deal", pick.getrandbits(40))
                position.deal(generator(entry[1]))
            else:
                seat, move = random_move(position, pick)
                entry = (seat, encode(move))
                position.play(seat, move)
            log.append((entry, position.state.to_bytes()))
        again = Position(game, game.opening(seats, options))
        for (who, what), expected in log:
            if who == "deal":
                again.deal(generator(what))
            else:
                again.play(who, game.read_move(what))
            assert again.state.to_bytes() == expected
        assert again.said == position.said
