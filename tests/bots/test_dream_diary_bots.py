"""Bots of Dream Diary: legal, honest, exact in what they believe, and not of one mind."""

from __future__ import annotations

import random
from itertools import combinations

import msgspec
import numpy as np
import pytest

from dreamtable.arena.simulated_table import SimulatedTable
from dreamtable.bots.levels import Level
from dreamtable.bots.player import seat_bot
from dreamtable.bots.thinking_time import Thinking
from dreamtable.games import load
from dreamtable.games.dream_diary.bot import HABITS
from dreamtable.games.dream_diary.cards import ANCHORS
from dreamtable.games.dream_diary.moves import Signal
from dreamtable.games.dream_diary.policies import deal_belief, leader
from dreamtable.games.dream_diary.policies.picture_opinion import PictureOpinion, chances, margins
from dreamtable.games.dream_diary.policies.remembered_sheet import RememberedSheet
from dreamtable.games.dream_diary.view import View
from dreamtable.games.dream_diary.words.adjective_fit import fits
from dreamtable.games.dream_diary.words.pictures import pictures

GAME = load("dream_diary")
LEVELS = list(Level)


def evening(seats: int, seed: int, level: Level | None = None, **options: object) -> SimulatedTable:
    names = tuple(level or LEVELS[(seed + p) % 3] for p in range(seats))
    return SimulatedTable(GAME, names, seed, seed, options).run()


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"difficulty": 14}),
        (2, {"two_seats": "base"}),
        (3, {"adjectives": "list", "hopeless": "skip"}),
        (4, {"difficulty": 18, "hide_history": True}),
        (6, {"difficulty": 18}),
    ],
)
def test_every_move_is_legal_and_follows_from_the_question_alone(seats: int, options: dict[str, object]) -> None:
    played = evening(seats, seats, None, **options)
    assert played.position.over and not played.refusals
    for seat, name in enumerate(played.names):
        again = seat_bot(GAME, Level(name), Thinking())
        for turn, move in [asked for asked in played.turns if asked[0].seat == seat]:
            assert again.choose(turn).move == move


def test_no_adjective_is_asked_twice() -> None:
    played = evening(4, 11, Level.LUCID)
    asked = [move.adjective for _, _, move in played.moves if isinstance(move, Signal)]
    assert len(asked) == len(set(asked))


def test_a_bot_whose_sheet_is_hidden_remembers_it() -> None:
    hidden = evening(4, 5, Level.LUCID, hide_history=True)
    memory = RememberedSheet()
    for turn, _ in hidden.turns:
        if turn.seat == 2:
            memory.hear(turn.events)
    sheet = hidden.position.view(2).sheet
    assert [*sheet[: len(memory.rows) - 1]] == memory.rows[:-1]
    assert len(memory.rows) >= len(sheet) - 4


# -- opinions -------------------------------------------------------------------------------------------------
def test_what_is_plain_to_everyone_is_answered_as_the_painter_would() -> None:
    opinions = [PictureOpinion(seed, HABITS[Level.LUCID].blur) for seed in range(20)]
    plain = [(w, n) for w in ANCHORS for n in range(1, 41) if abs(margins(w)[n - 1]) > 45][:300]
    right = [opinion.finds(w, n) == fits(w, pictures()[n - 1].scores).fits for w, n in plain for opinion in opinions]
    assert np.mean(right) > 0.99


def test_two_bots_answer_alike_as_often_as_two_people_not_more() -> None:
    luck = random.Random(4)
    alike = []
    for k in range(2000):
        hand, word = luck.sample(range(1, 41), 3), luck.choice(ANCHORS)
        one, other = (
            min(2, PictureOpinion(seed, HABITS[Level.LUCID].blur).count(word, hand)) for seed in (2 * k, 2 * k + 1)
        )
        alike.append(one == other)
    assert 0.7 <= np.mean(alike) <= 0.9


# -- belief ---------------------------------------------------------------------------------------------------
def middle_of_a_game() -> tuple[View, int]:
    played = evening(3, 8, Level.LUCID)
    views = [(msgspec.json.decode(turn.view, type=View), turn.seat) for turn, _ in played.turns]
    return next((view, seat) for view, seat in views if view.phase == "jump" and len(view.sheet) == 3)


def test_drawn_deals_are_as_likely_as_all_deals_counted_one_by_one() -> None:
    view, me = middle_of_a_game()
    drawn = deal_belief.deals(me, view, view.sheet, 7.0, 40_000, np.random.default_rng(1))
    one, other = (q for q in range(3) if q != me)
    first, second = view.seats[one].dreams, view.seats[other].dreams
    safe, total = dict.fromkeys(drawn.places, 0.0), 0.0
    for mine in combinations(drawn.places, first):
        for theirs in combinations([p for p in drawn.places if p not in mine], second):
            weight = likelihood(view, one, mine) * likelihood(view, other, theirs)
            total += weight
            for number in (*mine, *theirs):
                safe[number] += weight
    assert np.allclose([safe[number] / total for number in drawn.places], drawn.safe(), atol=0.012)
    assert [hand.sum(axis=1).tolist() for hand in drawn.hands] == [[k] * 40_000 for k in (first, second)]


def likelihood(view: View, seat: int, hand: tuple[int, ...]) -> float:
    """The probability of a seat's answers, counted the slow way."""
    holder = {place.number: place.holder for place in view.places}
    weight = 1.0
    for k, row in enumerate(view.sheet):
        if row.answers[seat] == "?":
            continue
        later = [leap.number for past in view.sheet[k:] for leap in past.jumps if leap.found]
        fit = [chances(row.adjective, 7.0)[n - 1] for n in (*hand, *(n for n in later if holder[n] == seat))]
        none = float(np.prod([1 - p for p in fit]))
        one = sum(p * float(np.prod([1 - q for j, q in enumerate(fit) if j != i])) for i, p in enumerate(fit))
        chance = {0: none, 1: one, "n": 1 - none - one}[row.answers[seat]]
        weight *= deal_belief.LAPSE / 3 + (1 - deal_belief.LAPSE) * chance
    return weight


def test_in_the_variant_at_most_one_dream_that_i_put_away_came_back_to_my_partner() -> None:
    played = evening(2, 3, Level.LUCID, difficulty=14)
    for turn, _ in played.turns:
        view = msgspec.json.decode(turn.view, type=View)
        if view.phase == "jump":
            drawn = deal_belief.deals(turn.seat, view, view.sheet, 7.0, 300, np.random.default_rng(1))
            away = {*view.nightmares} - {view.returned}
            mine = np.array([number in away for number in drawn.places])
            assert (drawn.hands[0][:, mine].sum(axis=1) <= 1).all()


# -- leading --------------------------------------------------------------------------------------------------
def certain(*safe: float) -> deal_belief.Deals:
    """One place for each number, so safe."""
    column = np.array([[float(k >= 100 * p) for p in safe] for k in range(100)])
    return deal_belief.Deals(tuple(range(1, len(safe) + 1)), (1 - column,), column)


def test_a_sure_dream_is_jumped_to_and_a_sure_nightmare_is_not() -> None:
    calm = leader.Standing(left=8, kite=7, stars=2, successes=0)
    assert leader.jump(calm, certain(0.2, 1.0, 0.5)) == 2
    assert leader.jump(calm, certain(0.1, 0.05)) is None
    assert leader.jump(calm, certain(0.0)) is None


def test_with_one_star_and_two_finds_a_doubtful_jump_is_left() -> None:
    assert leader.jump(leader.Standing(left=8, kite=7, stars=1, successes=2), certain(0.8)) is None


def test_when_the_kite_would_leave_the_track_any_jump_is_better_than_none() -> None:
    assert leader.jump(leader.Standing(left=4, kite=1, stars=1, successes=0), certain(0.3, 0.2)) == 1
    assert leader.safest(leader.Standing(left=4, kite=1, stars=1, successes=0), certain(0.3, 0.2), 0.8) == 1


def test_the_word_that_tells_nightmares_from_dreams_is_asked() -> None:
    """Two places, one is held: a word that fits just one of them decides; a word that fits neither does not."""
    word, vain = "musical", "tasty"
    fitting = int(np.argmax(np.where(margins(vain) < -30, margins(word), -99))) + 1
    other = int(np.argmin(margins(word) + np.maximum(margins(vain), 0))) + 1
    held = np.array([[1.0, 0.0], [0.0, 1.0]] * 50)
    two = deal_belief.Deals((fitting, other), (held,), 1 - held)
    worth = leader.ask(leader.Standing(left=2, kite=2, stars=1, successes=0), two, [word, vain], 7.0)
    assert worth[word] > worth[vain]
