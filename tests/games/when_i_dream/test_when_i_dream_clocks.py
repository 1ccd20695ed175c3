"""When I Dream: clocks start, stand still and go on exactly when they should.  Times are (milliseconds, run)."""

from __future__ import annotations

from typing import Any

import pytest

from dreamtable.games import load
from dreamtable.games.when_i_dream.moves import Clue, Decline, Flag, Guess, Listen, Pass, Skip, Sleep, Vote
from dreamtable.games.when_i_dream.options import Options
from dreamtable.games.when_i_dream.rules import CLUE_CLOCK, MOST_TURNS, NIGHT_CLOCK, VOTE_CLOCK, WAKING_CLOCK
from dreamtable.games.when_i_dream.scenario_positions import arrange
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator

GAME = load("when_i_dream")


def arranged(options: Options = Options(), seats: int = 5, **given: Any) -> Position:  # noqa: B008
    return Position(GAME, arrange(seats, options, given))


def test_a_night_and_a_clue_start_when_the_dreamer_sleeps() -> None:
    position = arranged(phase="ready")
    assert [ms for ms, _ in position.clocks()] == [0, 0, 0, 0]
    position.play(0, Sleep())
    assert [ms for ms, _ in position.clocks()] == [120_000, 5_000, 0, 0]


def test_every_turn_and_every_card_has_a_clue_clock_of_its_own_but_the_night_runs_on() -> None:
    position = arranged(giver=1)
    night, runs = position.clocks()[NIGHT_CLOCK], []
    for seat, move in (
        (1, Clue("dawn", True)),
        (2, Skip()),
        (0, Guess("sun", False)),
        (0, Pass()),
        (3, Clue("a", False)),
    ):
        runs.append(position.clocks()[CLUE_CLOCK][1])
        position.play(seat, move)
        assert position.clocks()[NIGHT_CLOCK] == night
    assert len(set(runs)) == len(runs)


def test_to_listen_changes_no_clock() -> None:
    position = arranged()
    before = position.clocks()
    position.play(0, Listen())
    assert position.clocks() == before


def test_WD36_night_and_clue_stand_still_during_a_vote_and_then_go_on() -> None:
    position = arranged(giver=2, author=1)
    before = position.clocks()
    position.play(3, Flag())
    during = position.clocks()
    assert [ms for ms, _ in during] == [-120_000, -5_000, 6_000, 0]
    assert [run for _, run in during[:2]] == [run for _, run in before[:2]]
    position.play(2, Vote(improper=False))
    assert position.clocks() == during
    position.play(4, Vote(improper=False))
    assert position.clocks() == before


def test_WD36_a_clue_found_improper_gives_the_next_giver_a_new_clock() -> None:
    position = arranged(giver=2, author=1)
    before = position.clocks()
    position.play(3, Flag())
    position.play(2, Vote(improper=True))
    position.play(4, Vote(improper=False))
    assert position.state.penalty[1] == 1
    after = position.clocks()
    assert after[NIGHT_CLOCK] == before[NIGHT_CLOCK]
    assert after[CLUE_CLOCK][1] != before[CLUE_CLOCK][1]


def test_a_flag_after_the_bell_stops_the_last_guess_for_a_while() -> None:
    position = arranged(phase="last_guess", author=1)
    before = position.clocks()
    assert [ms for ms, _ in before] == [0, 0, 0, 15_000]
    position.play(3, Flag())
    assert [ms for ms, _ in position.clocks()] == [0, 0, 6_000, -15_000]
    position.run_out(VOTE_CLOCK, generator(1))
    assert position.clocks() == before


def test_the_last_guess_and_the_recount_have_clocks_of_their_own() -> None:
    position = arranged()
    position.run_out(NIGHT_CLOCK, generator(1))
    last_guess = position.clocks()[WAKING_CLOCK]
    position.play(0, Decline())
    recount = position.clocks()[WAKING_CLOCK]
    assert (last_guess[0], recount[0]) == (15_000, 60_000) and last_guess[1] != recount[1]


@pytest.mark.parametrize(
    ("options", "time"),
    [
        (Options(), 60_000),
        (Options(recount=120), 120_000),
        (Options(recount=0), 0),
        (Options(untimed=True), 0),
        (Options(unhurried=True, recount=120), 0),
    ],
)
def test_WD35_the_recount_takes_as_long_as_the_table_likes(options: Options, time: int) -> None:
    assert arranged(options, phase="recount").clocks()[WAKING_CLOCK][0] == time


@pytest.mark.parametrize("options", [Options(untimed=True), Options(unhurried=True)])
def test_WD35_votes_are_not_timed_where_a_night_or_a_clue_is_not(options: Options) -> None:
    position = arranged(options, giver=2, author=1)
    position.play(3, Flag())
    assert position.clocks()[VOTE_CLOCK][0] == 0


def test_a_stored_game_of_the_first_rules_keeps_its_clocks() -> None:
    position = arranged(Options(untimed=True), phase="recount")
    position.state.former_rules = 1
    assert position.clocks()[WAKING_CLOCK][0] == 60_000


def test_each_night_is_a_run_of_its_own() -> None:
    first, second = arranged(round=1), arranged(round=2)
    assert first.clocks()[NIGHT_CLOCK] != second.clocks()[NIGHT_CLOCK]


def test_WD35_the_table_chooses_how_long_things_take() -> None:
    assert [ms for ms, _ in arranged(Options(night=10, clue=60)).clocks()] == [10_000, 60_000, 0, 0]
    assert [ms for ms, _ in arranged(Options(untimed=True, unhurried=True)).clocks()] == [0, 0, 0, 0]


def test_filling_the_bed_takes_no_time() -> None:
    position = arranged(element="rooster", ahead=0)
    before = position.clocks()[NIGHT_CLOCK]
    position.play(0, Pass())
    assert position.dealing and position.clocks()[NIGHT_CLOCK] == (-before[0], before[1])
    position.deal(generator(1))
    assert position.clocks()[NIGHT_CLOCK] == before


def test_no_night_lasts_forever() -> None:
    position = arranged(Options(untimed=True, unhurried=True), giver=1, turns=MOST_TURNS - 1)
    position.play(1, Skip())
    assert position.view(0).phase == "last_guess"
