"""What is sent to a bot does not depend on what its seat cannot know."""

from __future__ import annotations

import random
from base64 import b64encode
from itertools import islice

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


def on_the_pipe(position: Position, seat: int, number: int) -> tuple[bytes, bytes]:
    """The very bytes that a worker is sent, the sample cut out of them, and the sample."""
    turn = turn_of(position, seat, Level.LUCID, number)
    sample = b64encode(turn.sample)
    before, found, after = frame(json.encode(Ask(number, turn))).partition(sample)
    assert found and sample not in after
    return before + after, turn.sample


@pytest.mark.parametrize("name", CARD_GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_all_but_the_sample_is_the_same_to_the_byte(name, seats):
    for position, seat, elsewhere in sights(name, seats, 3, every=5):
        assert on_the_pipe(position, seat, 1)[0] == on_the_pipe(elsewhere, seat, 1)[0]


@pytest.mark.parametrize("name", CARD_GAMES)
def test_a_sample_looks_like_the_truth_to_its_seat(name):
    game = games.load(name)
    for position, seat, _ in sights(name, 3, 4, every=7):
        sample = Position(
            game, game.rules.State.from_bytes(turn_of(position, seat, Level.LUCID, 2).sample), position.said
        )
        assert sample.view(seat) == position.view(seat) and sample.moves(seat) == position.moves(seat)
        assert sample.game.plain.waiting(sample.state) == position.mask


@pytest.mark.parametrize("name", CARD_GAMES)
def test_samples_are_drawn_alike_whatever_is_hidden(name):
    """Two worlds that a seat cannot tell apart give samples from one distribution: each byte takes each value as often."""
    position, seat, elsewhere = next(islice(sights(name, 2, 6, every=1), 10, None))
    draws = 400
    here = [on_the_pipe(position, seat, k)[1] for k in range(draws)]
    there = [on_the_pipe(elsewhere, seat, draws + k)[1] for k in range(draws)]
    for a, b in zip(zip(*here, strict=True), zip(*there, strict=True), strict=True):
        for value in set(a) | set(b):  # two counts of one chance: their difference is within 5 standard deviations
            assert abs(a.count(value) - b.count(value)) <= 5 * (a.count(value) + b.count(value)) ** 0.5
