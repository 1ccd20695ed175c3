"""What search supposes of hidden cards is nearer to the truth than a mere redeal, because it heeds what play has shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dreamtable import games
from dreamtable.bots.card_bot import plain_player
from dreamtable.bots.levels import Level
from dreamtable.games.dream_power_trick import state as trick
from dreamtable.games.dream_power_trick.rules import matches
from dreamtable.games.dream_ravens import state as ravens
from dreamtable.games.dream_ravens.cards import ravens_on
from dreamtable.games.dreams_and_nightmares import state as nightmares
from dreamtable.games.dreams_and_nightmares.cards import SPOTS
from dreamtable.kit.random import generator


def ravens_that_others_kept(s: Any, me: int) -> list[int]:
    """On lands that their owner knows and `me` does not."""
    if s.phase != ravens.Phase.TURN:
        return []
    others = [(p, i) for p in range(s.seats) if p != me for i in range(ravens.HAND)]
    return [ravens_on(s.hand[p][i]) for p, i in others if s.knows[p][i] >> p & 1 and not s.knows[p][i] >> me & 1]


def dreams_not_laid(s: Any, me: int) -> list[int]:
    """Hidden Dreams for spots that are empty in the row of whoever holds them."""
    others = [(p, i) for p in range(s.seats) if p != me for i in range(SPOTS)]
    return [s.hand[p][i] - s.public[p][i] for p, i in others if s.top[p][i] == nightmares.EMPTY]


def gift_is_of_the_colour(s: Any, me: int) -> list[int]:
    return [matches(s.gift, s.named)] if s.phase == trick.Phase.DECIDE else []


@pytest.mark.parametrize(
    "name, measure, number",
    [
        ("dream_ravens", ravens_that_others_kept, 3),
        ("dreams_and_nightmares", dreams_not_laid, 6),
        ("dream_power_trick", gift_is_of_the_colour, 90),
    ],
)
def test_supposed_worlds_are_nearer_to_the_truth(
    name: str, measure: Callable[[Any, int], list[int]], number: int
) -> None:
    game = games.load(name)
    plain = plain_player(game, Level.DREAMING)
    true, redealt, supposed, room = [], [], [], [0] * plain.ACTIONS
    for k in range(number):
        s, dice, luck = game.opening(4), generator(k), generator(k + 100)
        while (seat := plain.advance(s, dice)) >= 0:
            if found := measure(s, seat):
                one, other = s.clone(), s.clone()
                plain.redeal(one, seat, luck)
                plain.suppose(other, seat, luck)
                true += found
                redealt += measure(one, seat)
                supposed += measure(other, seat)
            plain.play(s, seat, plain.decide(s, seat, room, luck))
    assert len(true) > 300
    assert abs(sum(supposed) - sum(true)) < abs(sum(redealt) - sum(true)) / 2


@pytest.mark.parametrize("name", ["dream_ravens", "dreams_and_nightmares", "dream_power_trick"])
def test_a_supposed_world_looks_like_the_truth_to_its_seat(name: str) -> None:
    game = games.load(name)
    plain = plain_player(game, Level.DREAMING)
    s, dice, luck, room = game.opening(3), generator(8), generator(9), [0] * plain.ACTIONS
    for _ in range(150):
        seat = plain.advance(s, dice)
        if seat < 0:
            break
        here, there, world = [0] * plain.OBS, [0] * plain.OBS, s.clone()
        plain.suppose(world, seat, luck)
        plain.observe(s, seat, here)
        plain.observe(world, seat, there)
        assert here == there
        plain.play(s, seat, plain.decide(s, seat, room, luck))
