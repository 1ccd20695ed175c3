"""A finished game is judged step by step, from what each seat knew and with all cards open."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dreamtable as dt
from dreamtable.analysis.analyse import CLEARLY, analyse
from dreamtable.analysis.analysis_report import Step, turning_points
from dreamtable.analysis.analysis_text import lines
from dreamtable.analysis.html_page import page
from dreamtable.arena.simulated_table import SimulatedTable
from dreamtable.bots.card_bot import plain_player
from dreamtable.games import load
from dreamtable.kit.errors import Invalid
from dreamtable.kit.random import generator
from dreamtable.play import replay_file as replay
from dreamtable.play.match import Match


@cache
def finished() -> Match[Any, Any]:
    """A whole game of Dreams and Nightmares among bots that are half asleep, so that there is something to find."""
    match = dt.new("dreams_and_nightmares", seats=3, seed=11)
    player, luck = plain_player(match.game, "dozing"), generator(5)
    room = [0] * player.ACTIONS
    while not match.over:
        seat, state = match.waiting[0], match.position.state
        trial, actions, move = state.clone(), list[int](), None
        while move is None:
            actions.append(player.decide(trial, seat, room, luck))
            player.play(trial, seat, actions[-1])
            move = match.game.moves.decode(state, seat, actions)
        match.play(seat, move)
    return match


def test_every_step_has_chances_that_end_in_the_result() -> None:
    match = finished()
    found = dt.analyse(match)
    assert [step.step for step in found.steps] == [entry.seq for entry in match.log]
    for step in found.steps:
        assert sum(step.open) == pytest.approx(1, abs=0.02) and all(0 <= x <= 1 for x in (*step.open, *step.own))
    assert match.outcome is not None and tuple(found.steps[-1].open) == match.outcome.payoffs


def test_a_better_move_is_open_and_clearly_better() -> None:
    match = finished()
    found = dt.analyse(match)
    wrong = [d for d in found.decisions if d.better is not None]
    assert wrong, "bots that are half asleep make mistakes"
    for d in wrong:
        assert d.cost >= CLEARLY - 0.001
        again = dt.replay(match.to_json())
        again = Match(again.setup, again.names, again.log[: d.step - 1])
        assert d.better is not None and again.is_legal(d.seat, d.better)


def test_nothing_is_judged_before_the_end() -> None:
    match = dt.new("dreams_and_nightmares", seats=2)
    with pytest.raises(Invalid, match="not_over"):
        dt.analyse(match)


def test_turning_points_are_the_largest_swings_first() -> None:
    steps = [Step(k, [x, 1 - x], []) for k, x in enumerate((0.5, 0.52, 0.8, 0.4, 0.41))]
    assert turning_points(steps) == [3, 2]


def test_dream_diary_tells_what_the_leader_could_deduce() -> None:
    table = SimulatedTable(load("dream_diary"), ("dozing", "dreaming", "dozing"), 4, 4).run()
    found = analyse(replay.make(table.setup, ["Ada", "Bo", "Cy"], table.log, table.running))
    jumps = [k for k in found.deductions if k.chosen]
    assert jumps
    for k in jumps:
        assert k.chosen in k.chances and all(0 <= p <= 1 for p in k.chances.values())
    assert all(len(set(step.open)) == 1 for step in found.steps), "they win or lose together"
    questions = [k for k in found.deductions if k.asked]
    assert len(questions) > 2 and all(k.chances for k in questions)
    answered = {said.seq for said in table.log if b'"answer"' in bytes(said.move)}
    turn = [k for k in found.deductions if k.step <= jumps[0].step]
    assert all(turn[i].chances != turn[i + 1].chances for i in range(len(turn) - 1)), "every answer told something"
    assert all(answered & set(range(a.step, b.step)) for a, b in itertools.pairwise(turn))
    assert "Chances to win" in page(found) and list(lines(found))


def test_when_i_dream_tells_which_word_turned_a_guess() -> None:
    table = SimulatedTable(load("when_i_dream"), ("dreaming", "dozing", "dreaming", "dozing"), 4, 4).run()
    found = analyse(replay.make(table.setup, ["Ada", "Bo", "Cy", "Di"], table.log, table.running))
    assert max(said.effect for said in found.influences) > 0.1 > -0.01 > min(said.effect for said in found.influences)
    guesses = [k for k in found.deductions if k.chosen]
    assert guesses and all(k.best in k.chances for k in guesses)


def test_the_command_prints_text_json_and_a_page(tmp_path: Path) -> None:
    table = SimulatedTable(load("dream_diary"), ("dozing", "dozing", "dozing"), 4, 4).run()
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(replay.make(table.setup, ["<Ada>", "Bo", "Cy"], table.log, table.running)))

    def run(*options: str) -> str:
        command = [sys.executable, "-m", "dreamtable", "analyse", str(file), *options]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert json.loads(run("--json"))["names"] == ["<Ada>", "Bo", "Cy"]
    assert "&lt;Ada&gt;" in run("--html") and "<Ada>" not in run("--html")
    text = run()
    assert text.startswith("Dream Diary: the table ") and "The table began with a chance of " in text
    assert "picture" in text, "every jump is told"


def test_the_text_names_both_moves_and_no_luck_that_came_after(tmp_path: Path) -> None:
    """What a better move would have drawn was not to be known, so it is no part of the reason."""
    found = dt.analyse(finished())
    told = [line for line in lines(found) if "as played" in line]
    assert told and all(re.search(r"“.+” wins \d+%; “.+”, as played, wins \d+%", line) for line in told)
    assert not any("You drew" in line for line in told)


def test_the_text_of_a_word_game_tells_words_and_guesses() -> None:
    table = SimulatedTable(load("when_i_dream"), ("dreaming", "dozing", "dreaming", "dozing"), 4, 4).run()
    told = list(lines(analyse(replay.make(table.setup, ["Ada", "Bo", "Cy", "Di"], table.log, table.running))))
    for key in ("the word that turned it", "the best clue", "the best lie"):
        assert any(key in line for line in told), key
    assert any("; it was “" in line for line in told) and not any("->" in line for line in told)
