"""Against bots, a seat may take back its last decisions; the log says so, and folds to the same game."""

from __future__ import annotations

import pytest

from dreamtable.games import load
from dreamtable.kit.errors import Illegal
from dreamtable.kit.state import CHANCE_BIT
from dreamtable.play.fair_deal import seeded_secret
from dreamtable.play.game_log import Entry, Kind
from dreamtable.play.replay_file import fold
from dreamtable.play.running_game import UNDOABLE, GameSetup, RunningGame, opening
from dreamtable.play.stored_options import store_options

SETUP = GameSetup(
    "dreams_and_nightmares", store_options(load("dreams_and_nightmares"), {}), 2, seeded_secret(3), ("", "")
)


def begun() -> tuple[RunningGame, list[Entry]]:
    """A game in which decisions of seat 0 are kept, after the deal."""
    running = opening(SETUP)
    running.undoes = frozenset({0})
    return running, [running.deal(0)[0]]


def play(running: RunningGame, log: list[Entry], moves: int) -> None:
    """Let every seat play its first open move."""
    for _ in range(moves):
        if running.position.mask == CHANCE_BIT:
            log.append(running.deal(0)[0])
            continue
        seat = running.position.waiting[0]
        log.append(running.play(seat, running.position.moves(seat)[0], 0)[0])


def test_a_decision_is_taken_back_with_all_that_followed() -> None:
    running, log = begun()
    while running.position.waiting[0] != 0:
        play(running, log, 1)
    before = running.position.state.to_bytes()
    play(running, log, 2)
    log.append(running.undo(0, 0)[0])
    assert log[-1].kind is Kind.UNDO and running.position.state.to_bytes() == before
    assert running.position.waiting == (0,) or running.position.waiting[0] == 0
    again = opening(SETUP)
    assert [entry for entry, _ in fold(again, log)] == log
    assert again.position.state.to_bytes() == before and again.version == running.version


def test_several_decisions_are_taken_back_one_after_the_other_and_no_more() -> None:
    running, log = begun()
    play(running, log, 8)
    kept = len(running.decisions)
    assert 2 <= kept <= UNDOABLE
    for _ in range(kept):
        log.append(running.undo(0, 0)[0])
    with pytest.raises(Illegal, match="cannot_undo"):
        running.undo(0, 0)
    assert running.version == len(log), "what was refused is not in the log"
    play(running, log, 3)
    again = opening(SETUP)
    again.follow(log)
    assert again.position.state.to_bytes() == running.position.state.to_bytes()


def test_other_seats_cannot_take_anything_back() -> None:
    running, log = begun()
    play(running, log, 4)
    with pytest.raises(Illegal, match="cannot_undo"):
        running.undo(1, 0)
