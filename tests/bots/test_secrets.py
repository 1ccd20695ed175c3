"""What is sent to a bot does not depend on what its seat cannot know."""

from __future__ import annotations

import random

import pytest
from msgspec import Raw, json

from bots.seating import CARD_GAMES, course, turn_of
from dreamtable import games
from dreamtable.bots.levels import Level
from dreamtable.bots.messages import Ask, frame
from dreamtable.kit.dice import generator
from dreamtable.kit.position import Position


def sights(name: str, seats: int, number: int, every: int):
    """Positions of a random game, each with the same position in a world that differs in what `seat` cannot know."""
    game, pick = games.load(name), random.Random(number)

    def any_move(position, seat):
        return Raw(json.encode(pick.choice(position.moves(seat))))

    for k, (position, seat) in enumerate(course(game, seats, number, any_move)):
        if k % every == 0:
            yield position, seat, Position(game, position.sample(seat, generator(1000 + k)), position.said)
        if k > 300:
            break


def on_the_pipe(position: Position, seat: int, number: int) -> bytes:
    """The very bytes that a worker is sent, its sample drawn with the dice of this number."""
    return frame(json.encode(Ask(number, turn_of(position, seat, Level.LUCID, number))))


@pytest.mark.parametrize("name", CARD_GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_is_sent_the_same_to_the_byte_whatever_is_hidden(name, seats):
    differ = 0
    for k, (position, seat, elsewhere) in enumerate(sights(name, seats, 3, every=5)):
        assert on_the_pipe(position, seat, k) == on_the_pipe(elsewhere, seat, k)
        differ += position.state.to_bytes() != elsewhere.state.to_bytes()
    assert differ > 5  # so there was something to hide


@pytest.mark.parametrize("name", CARD_GAMES)
def test_a_sample_looks_like_the_truth_to_its_seat(name):
    game = games.load(name)
    for position, seat, _ in sights(name, 3, 4, every=7):
        sample = Position(
            game, game.rules.State.from_bytes(turn_of(position, seat, Level.LUCID, 2).sample), position.said
        )
        assert sample.view(seat) == position.view(seat) and sample.moves(seat) == position.moves(seat)
        assert sample.game.plain.waiting(sample.state) == position.mask
