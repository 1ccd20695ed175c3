"""A log is enough: the same opening, dice and moves give the same states, and so does JSON in between."""

from __future__ import annotations

import random

from dreamtable.kit.game import Game
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.kit.state import CHANCE
from support.contract_games import encode, option_sets, random_move


def test_replaying_a_log_gives_the_same_state(game: Game, seats: int) -> None:
    pick = random.Random(seats)
    for options in pick.sample(option_sets(game), 3):
        position = Position(game, game.opening(seats, options))
        log: list[tuple[int, int, bytes, bytes]] = []  # who acted, dice, move, and the state that came of it
        while not position.over:
            if position.dealing:
                number = pick.getrandbits(40)
                position.deal(generator(number))
                log.append((CHANCE, number, b"", position.state.to_bytes()))
            else:
                seat, move = random_move(position, pick)
                position.play(seat, move)
                log.append((seat, 0, encode(move), position.state.to_bytes()))
        again = Position(game, game.opening(seats, options))
        for who, number, text, expected in log:
            if who == CHANCE:
                again.deal(generator(number))
            else:
                again.play(who, game.read_move(text))
            assert again.state.to_bytes() == expected
        assert again.said == position.said
