"""Flat look-ahead: better than the policy that it starts from, and fair to what a seat cannot know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from dreamtable import games
from dreamtable.arena import series
from dreamtable.arena.results import standings
from dreamtable.bots.card_bot import plain_player
from dreamtable.bots.search_player import Searcher
from dreamtable.bots.thinking_time import Thinking
from dreamtable.games.dream_power_trick.rules import matches
from dreamtable.games.dream_power_trick.state import Phase
from dreamtable.kit.random import generator

GAME = "dream_power_trick"


def decisions_about_gifts(count: int) -> list[Any]:
    """States in which a gift lies face down, from games of lucid's policy."""
    game = games.load(GAME)
    plain, found = plain_player(game, "lucid"), list[Any]()
    room = [0] * plain.ACTIONS
    for number in range(count):
        s, dice, luck = game.opening(2), generator(number), generator(number + 100)
        while (seat := plain.advance(s, dice)) >= 0:
            if s.phase == Phase.DECIDE:
                found.append(s.clone())
            plain.play(s, seat, plain.decide(s, seat, room, luck))
    return found


def cards(s: Any) -> list[int]:
    hands = [kind for p in range(s.seats) for kind, n in enumerate(s.hand[p]) for _ in range(n)]
    return sorted([*hands, *s.pile[: s.pile_n], s.gift])


def test_a_supposed_gift_is_of_the_colour_as_often_as_a_real_one() -> None:
    plain, dice = plain_player(games.load(GAME), "lucid"), generator(5)
    true, supposed, redealt = 0, 0, 0
    states = decisions_about_gifts(12)
    for s in states:
        true += matches(s.gift, s.named)
        other, blind = s.clone(), s.clone()
        plain.suppose(other, s.mover, dice)
        plain.redeal(blind, s.mover, dice)
        assert cards(other) == cards(s) and list(other.hand[s.mover]) == list(s.hand[s.mover])
        supposed += matches(other.gift, s.named)
        redealt += matches(blind.gift, s.named)
    assert abs(supposed - true) < abs(redealt - true), (true, supposed, redealt, len(states))


@pytest.mark.slow
def test_looking_ahead_beats_the_policy_that_it_starts_from() -> None:
    bouts = series.run(series.plan(GAME, "{}", ("lucid:100", "lucid:0"), 24, seed=3), processes=1)
    assert standings(bouts)[0].bot == "lucid:100"


@pytest.mark.slow
def test_a_look_ahead_keeps_to_its_budget_and_repeats_itself() -> None:
    game = games.load(GAME)
    searcher = Searcher(game, Thinking(iterations=100))
    for k, s in enumerate(decisions_about_gifts(2)[:6]):
        action = searcher.decide(s, s.mover, k)
        assert 0 < searcher.iterations <= 100
        assert action in searcher.moves[: searcher.fast.legal(s.to_numpy()[0], s.mover, np.zeros(99, np.int32))]
        assert action == searcher.decide(s, s.mover, k)
