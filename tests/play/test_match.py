"""The public library: typed moves, reasons, clones, replay files, pictures, and its own documentation."""

from __future__ import annotations

import copy
import doctest
import pickle
import random
from typing import Any

import msgspec
import pytest

import dreamtable as dt
import dreamtable.play.match
from dreamtable.games import names
from dreamtable.kit.random import generator
from dreamtable.play import replay_file as replay


def finish(g: dt.Match[Any, Any], pick: random.Random) -> dt.Match[Any, Any]:
    plain = g.game.plain
    while not g.over:
        seat = pick.choice(g.waiting)
        trial, room = g.position.state.clone(), [0] * plain.ACTIONS
        done: list[int] = []
        while not done or (move := g.game.moves.decode(g.position.state, seat, done)) is None:
            done.append(pick.choice(room[: plain.legal(trial, seat, room)]))
            plain.play(trial, seat, done[-1])
        g.play(seat, move)
    return g


def test_the_documentation_runs() -> None:
    assert doctest.testmod(dreamtable.play.match).failed == 0


@pytest.mark.parametrize("name", names())
def test_a_whole_game_and_its_log(name: str) -> None:
    g = finish(dt.new(name, seed=11), random.Random(name))
    assert g.outcome is not None and len(g.outcome.payoffs) == g.seats
    again = dt.replay(g.to_json())
    assert again == g and again.outcome == g.outcome
    assert [s.position.state for s in again.steps()][-1] == g.position.state
    assert g.heard(0) == again.heard(0)


@pytest.mark.parametrize("name", names())
def test_a_finished_match_is_proved_from_its_file(name: str) -> None:
    g = finish(dt.new(name, seed=4), random.Random(name))
    file = replay.read(g.to_json())
    assert replay.verify(file) == [] and file.payoffs == list(g.outcome.payoffs)  # type: ignore[union-attr]
    assert list(replay.steps(file, 0))[-1].step == len(g.log)
    laid_out = msgspec.json.format(g.to_json(), indent=2)
    assert dt.replay(laid_out) == dt.replay(msgspec.json.decode(laid_out)) == dt.replay(file) == g


def test_a_match_that_goes_on_can_be_kept_and_is_no_proof() -> None:
    g = dt.new("dream_ravens", seats=3, seed=7)
    g.play(0, g.legal(0)[0])
    assert replay.verify(replay.read(g.to_json())) == ["The game is not over."]


@pytest.mark.parametrize("name", names())
def test_a_clone_goes_its_own_way(name: str) -> None:
    g = dt.new(name, seed=3)
    before = g.to_json()
    finish(g.clone(), random.Random(1))
    assert g.to_json() == before and not g.over


def test_games_moves_views_and_refusals_travel() -> None:
    g = dt.new("dream_power_trick", seats=3, seed=5)
    g.play(0, g.legal(g.waiting[0])[0])
    refusal = dt.Illegal("not_your_turn", "It is not your turn.")
    there = pickle.loads(pickle.dumps((g, g.legal(1), g.view(1), refusal)))
    assert there[:3] == (g, g.legal(1), g.view(1)) and copy.deepcopy(g) == g
    assert (type(there[3]), there[3].code, str(there[3])) == (dt.Illegal, refusal.code, str(refusal))


def test_completion_shows_the_library() -> None:
    assert {"Match", "new", "replay", "Illegal"} <= set(dir(dt))


def test_options_and_seeds_matter() -> None:
    a, b = dt.new("dream_ravens", seats=2, seed=1), dt.new("dream_ravens", seats=2, seed=2)
    assert a.position.state != b.position.state
    assert msgspec.to_builtins(dt.new("dream_ravens", penalty=15).options)["penalty"] == 15


def test_nonsense_is_refused_with_a_code() -> None:
    for wrong, code in (
        (lambda: dt.new("chess"), "unknown_game"),
        (lambda: dt.new("dream_ravens", seats=9), "bad_seats"),
        (lambda: dt.new("dream_ravens", penalty=7), "bad_option"),
        (lambda: dt.new("dream_ravens", colour="red"), "unknown_option"),
        (lambda: dt.replay("{"), "bad_replay"),
        (lambda: dt.replay({"game": 3}), "bad_replay"),
        (lambda: dt.new("dream_ravens").play(0, {"type": "fly"}), "bad_move"),
        (lambda: dt.new("dream_ravens").play(7, {"type": "done"}), "no_such_seat"),
        (lambda: dt.new("dream_ravens").view(7), "no_such_seat"),
        (lambda: dt.new("dream_ravens").legal(-1), "no_such_seat"),
        (lambda: dt.new("dream_ravens", seats="3"), "bad_seats"),  # type: ignore[call-overload]
        (lambda: dt.new("dream_ravens", seed="x"), "bad_seed"),  # type: ignore[call-overload]
    ):
        with pytest.raises(ValueError) as problem:
            wrong()
        assert problem.value.code == code  # type: ignore[attr-defined]


def test_time_may_run_out() -> None:
    g = dt.new("dream_ravens", seats=2, turn_clock=30)
    g.time_out()
    assert g.view().phase == "turn"
    assert dt.replay(g.to_json()) == g


def test_a_notebook_shows_a_picture() -> None:
    for name in names():
        g = dt.new(name, seed=5)
        assert "<tr>" not in g._repr_html_()  # a row without a style of its own has the ground of the notebook's theme
        assert "<table" in g._repr_html_() and g.game.facts.title in g._repr_html_()
        assert g._repr_html_() == g.show()._repr_html_() and "(" not in g._repr_html_().partition("<table")[2]


def test_a_picture_shows_what_a_seat_sees_and_no_more() -> None:
    g = dt.new("dream_power_trick", seats=3, seed=5)
    assert "hand</td>" in g.show(0) and "hand</td>" not in g.show()


def test_the_truth_can_be_sampled_for_analysis() -> None:
    g = dt.new("dream_ravens", seats=3, seed=9)
    other = g.position.sample(0, generator(4))
    assert other != g.position.state


def test_moves_are_taken_back_with_the_deals_that_followed() -> None:
    g = dt.new("dream_ravens", seats=2, seed=5)
    pick, before = random.Random(1), [g.to_json()]
    while not g.over:
        seat = pick.choice(g.waiting)
        g.play(seat, pick.choice(g.legal(seat)))
        before.append(g.to_json())
    for kept in before[-2:-12:-1]:
        g.undo()
        assert g.to_json() == kept
    g.undo(len(before) - 11)
    assert g.to_json() == before[0]
    with pytest.raises(dt.Illegal, match="nothing_to_undo"):
        g.undo()


def test_without_a_seed_cards_are_dealt_at_random() -> None:
    assert len({dt.new("dream_ravens", seats=2).to_json() for _ in range(4)}) == 4


@pytest.mark.parametrize("name", names())
def test_a_bot_plays_a_match_and_words_say_what_is_open(name: str) -> None:
    g, bot = dt.new(name, seed=6), dt.bot("dreaming", name, seed=1)
    for _ in range(12):
        if g.over:
            break
        seat = g.waiting[0]
        assert g.text(seat).count("\n") >= len(g.legal(seat))
        g.play(seat, bot.choose(g, seat))
    with pytest.raises(dt.Invalid, match="unknown_bot"):
        dt.bot("nobody", name)


def test_games_are_listed() -> None:
    assert dt.games() == names()
