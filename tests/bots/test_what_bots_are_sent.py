"""What is sent to a bot does not depend on what its seat cannot know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import json

from dreamtable import games
from dreamtable.bots.levels import Level
from dreamtable.bots.worker_messages import Ask, frame
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.testing.random_games import walk
from support.bot_turns import turn_of

GAMES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "dream_ravens": [(2, {}), (4, {})],
    "dreams_and_nightmares": [(2, {}), (4, {})],
    "dream_power_trick": [(2, {}), (4, {})],
    "dream_diary": [(2, {"difficulty": 14}), (3, {"hide_history": True}), (6, {"difficulty": 18})],
    "when_i_dream": [(4, {}), (5, {"anonymous": True}), (5, {"spoken": True, "story": True}), (10, {"untimed": True})],
}
TABLES = [pytest.param(name, *table, id=f"{name}-{table[0]}") for name, tables in GAMES.items() for table in tables]
TURNS = 60  # of each game, spread over all of it


def sights(name: str, seats: int, options: dict[str, Any], number: int) -> Iterator[tuple[Position, int, Position]]:
    """Seats that may act in a random game, each with the position and with the same one in a world that differs in what
    the seat cannot know.
    """
    game, pick = games.load(name), random.Random(number)
    turns = sum(len(position.waiting) for position in walk(game, seats, options, number))
    for k, position in enumerate(walk(game, seats, options, number)):
        for seat in position.waiting:
            if pick.random() < TURNS / turns:
                yield position, seat, Position(game, position.sample(seat, generator(1000 + k)), position.said)


def on_the_pipe(position: Position, seat: int, number: int) -> bytes:
    """The very bytes that a worker is sent, its sample drawn with the dice of this number."""
    return frame(json.encode(Ask(number, turn_of(position, seat, Level.LUCID, number))))


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_bot_is_sent_the_same_to_the_byte_whatever_is_hidden(name: str, seats: int, options: dict[str, Any]) -> None:
    differ = 0
    for k, (position, seat, elsewhere) in enumerate(sights(name, seats, options, 3)):
        assert on_the_pipe(position, seat, k) == on_the_pipe(elsewhere, seat, k)
        differ += position.state.to_bytes() != elsewhere.state.to_bytes()
    assert differ > 5  # so there was something to hide


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_sample_looks_like_the_truth_to_its_seat(name: str, seats: int, options: dict[str, Any]) -> None:
    game = games.load(name)
    for position, seat, _ in sights(name, seats, options, 4):
        turn = turn_of(position, seat, Level.LUCID, 2)
        sample = Position(game, game.rules.State.from_bytes(turn.sample), position.said)
        assert sample.view(seat) == position.view(seat) and sample.moves(seat) == position.moves(seat)
        assert seat in sample.waiting  # who else is waited for may be a secret, where clues are anonymous


def test_every_role_is_among_those_that_were_compared() -> None:
    """No phase of When I Dream, and no role in it, escapes the comparison."""
    met: Counter[tuple[str, str]] = Counter()
    for seats, options in GAMES["when_i_dream"]:
        for position, seat, _ in sights("when_i_dream", seats, options, 3):
            view = position.view(seat)
            met[view.phase, view.role or "dreamer"] += 1
    spirits = ("fairy", "boogeyman", "sandman")
    assert all(met["night", role] and met["vote", role] for role in spirits), met
    assert met["night", "dreamer"] and met["recount", "dreamer"], met
