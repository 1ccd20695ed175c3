"""A game that 0.1 stored is played on as it was begun: by its defaults, and by its rules."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from dreamtable.games.dream_ravens.moves import Done, TakeUp
from dreamtable.games.dream_ravens.state import MOST_TAKES, Phase
from dreamtable.kit.errors import Invalid
from dreamtable.play.fair_deal import seeded_secret
from dreamtable.play.running_game import GameSetup, RunningGame, opening


def begun(game: str, rules: int, seats: int = 2, **options: Any) -> RunningGame:
    """A game that was stored by a version of the rules, dealt."""
    stored = msgspec.Raw(msgspec.json.encode(options))
    running = opening(GameSetup(game, stored, seats, seeded_secret(1), ("",) * seats, rules))
    running.deal(0)
    return running


@pytest.mark.parametrize(
    ("game", "field", "then", "now"),
    [
        ("dream_diary", "difficulty", 12, 14),
        ("dream_diary", "rising", 1, 0),
        ("dreams_and_nightmares", "immune", 0, 1),
        ("dream_power_trick", "deck", 0, 1),
    ],
)
def test_an_option_left_out_means_what_it_meant(game: str, field: str, then: int, now: int) -> None:
    assert getattr(begun(game, 1).position.state, field) == then
    assert getattr(begun(game, 2).position.state, field) == now


def test_an_option_that_was_chosen_stays() -> None:
    s = begun("dream_diary", 1, difficulty=16).position.state
    assert (s.difficulty, s.kite[0]) == (16, 9)
    assert begun("dreams_and_nightmares", 1, converted="immune").position.state.immune == 1


@pytest.mark.parametrize(("rules", "ends"), [(1, False), (2, True)])
def test_a_stored_round_in_which_nobody_draws_goes_on(rules: int, ends: bool) -> None:
    running = begun("dream_ravens", rules)
    for seat in (0, 1):
        running.play(seat, Done(), 0)
    for _ in range(MOST_TAKES):
        running.play(running.position.waiting[0], TakeUp(0), 0)
    assert (running.position.state.phase == Phase.REVEAL) == ends


def test_a_version_that_nobody_knows_is_refused() -> None:
    with pytest.raises(Invalid, match="old_replay"):
        begun("dream_ravens", 0)
    with pytest.raises(Invalid, match="bad_replay"):
        begun("dream_power_trick", 3)
