"""Dream Power Trick: lucid has no tell, and training against it gains little."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from dreamtable import games
from dreamtable.bots.card_bot import plain_player
from dreamtable.games.dream_power_trick.actions import GIVE, NO_DREAM
from dreamtable.games.dream_power_trick.rules import matches
from dreamtable.games.dream_power_trick.state import Phase
from dreamtable.kit.game import compiled
from dreamtable.kit.random import generator
from support import trained_counter


def share(habits_of_counter: tuple[int, ...], number: int, count: int) -> float:
    game = games.load("dream_power_trick")
    fast = compiled(game, trained_counter)
    opening = game.opening(2).to_numpy()
    luck = np.array([*generator(number + 1), *habits_of_counter], np.int64)
    won: float = fast.against_lucid(opening.copy(), opening, count, np.array(generator(number), np.int64), luck)
    return won


@pytest.mark.slow
def test_a_trained_counter_gains_little() -> None:
    """The best of 54 opponents on some deals, then measured on others."""
    grid = product((0, 50, 100), (25, 40, 60), (0, 15, 30), (0, 30))
    best = max(grid, key=lambda one: share(one, 5, 400))
    assert share(best, 6, 3000) < 0.56, best


def test_gifts_and_doubts_are_mixed() -> None:
    """In one position, with the same cards, lucid does now this and now that."""
    game = games.load("dream_power_trick")
    plain = plain_player(game, "lucid")
    room = [0] * plain.ACTIONS
    honest, doubted = [], []
    for number in range(60):
        s, dice, luck = game.opening(2), generator(number), generator(number + 100)
        while (seat := plain.advance(s, dice)) >= 0:
            count = plain.legal(s, seat, room)
            if s.phase == Phase.GIVE and 0 < sum(matches(a - GIVE, s.named) for a in room[:count]) < count:
                honest.append(matches(plain.decide(s, seat, room, luck) - GIVE, s.named))
            if s.phase == Phase.DECIDE:
                doubted.append(plain.decide(s, seat, room, luck) == NO_DREAM)
            plain.play(s, seat, plain.decide(s, seat, room, luck))
    assert 0.6 < sum(honest) / len(honest) < 0.95
    assert 0.05 < sum(doubted) / len(doubted) < 0.95
