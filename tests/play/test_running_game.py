"""A game is the fold of its log."""

import msgspec
import pytest

from dreamtable import games
from dreamtable.games.when_i_dream.rules import CLUE_CLOCK
from dreamtable.kit.errors import Illegal
from dreamtable.kit.moves import Gesture
from dreamtable.kit.state import WATCHER
from dreamtable.play.game_log import Entry
from dreamtable.play.running_game import RunningGame
from support.random_game import opening, play_at_random


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seed", range(3))
def test_the_log_alone_brings_everything_back(name: str, seed: int) -> None:
    running = opening(name)
    log = [entry for entry, _ in play_at_random(running, seed)]
    stored = msgspec.json.decode(msgspec.json.encode(log), type=list[Entry])
    again = opening(name)
    again.follow(stored)
    assert again.position.state == running.position.state
    assert again.position.said == running.position.said
    assert again.clocks == running.clocks and again.version == running.version == len(log)
    for seat in range(WATCHER, running.position.state.seats):
        assert msgspec.json.encode(again.position.view(seat)) == msgspec.json.encode(running.position.view(seat))


@pytest.mark.parametrize("name", games.names())
def test_a_branch_leaves_the_trunk_alone(name: str) -> None:
    running = opening(name)
    for _ in play_at_random(running, 1, most=25):
        before = running.position.state.to_bytes(), running.position.said, running.version, running.clocks
        for _ in play_at_random(running.branch(), 2, most=running.version + 3):
            pass
        assert before == (running.position.state.to_bytes(), running.position.said, running.version, running.clocks)


def test_an_unrevealed_choice_may_be_taken_back_until_the_last_has_chosen() -> None:
    running = opening("dream_ravens", 3)
    done = running.game.read_move({"type": "done"})
    running.deal(0)
    before = running.position.state
    running.play(0, done, 10)
    running.play(2, done, 20)
    running.retract(0, 30)
    assert running.position.waiting == (0, 1) and running.version == 4
    running.retract(2, 40)
    assert running.position.state == before
    for seat in range(3):
        running.play(seat, done, 50)
    with pytest.raises(Illegal) as refused:
        running.retract(2, 60)
    assert refused.value.code == "cannot_retract"


def test_what_one_has_seen_cannot_be_unseen() -> None:
    running = opening("dream_ravens", 2)
    running.deal(0)
    look = running.game.read_move({"type": "look", "position": 0})
    running.play(0, look, 1)
    with pytest.raises(Illegal):
        running.retract(0, 2)


@pytest.mark.parametrize("move", [{"type": "clue", "word": "water"}, {"type": "skip"}])
def test_what_everybody_has_heard_cannot_be_unsaid(move: dict[str, str]) -> None:
    """Even by the only spirit who gives clues, whom all others wait for."""
    running = opening("when_i_dream", 4)
    while running.position.dealing:
        running.deal(0)
    running.play(running.position.waiting[0], running.game.read_move({"type": "sleep"}), 1)
    while running.position.dealing:
        running.deal(2)
    spirit = running.position.state.giver
    running.play(spirit, judged(running, spirit, {"type": "clue", "word": "soft"}), 3)
    while running.position.state.giver != spirit:
        running.run_out(CLUE_CLOCK, 4)
    assert len(running.position.waiting) == 4
    running.play(spirit, judged(running, spirit, move), 5)
    with pytest.raises(Illegal) as refused:
        running.retract(spirit, 6)
    assert refused.value.code == "cannot_retract"


def judged(running: RunningGame, seat: int, move: dict[str, str]) -> Gesture:
    return running.position.settle(seat, running.game.read_move(move))


def test_taking_back_stands_in_the_log_and_replays() -> None:
    running = opening("dream_ravens", 2)
    done = running.game.read_move({"type": "done"})
    log = [
        running.deal(0),
        running.play(1, done, 5),
        running.retract(1, 6),
        running.play(0, done, 7),
        running.play(1, done, 8),
    ]
    again = opening("dream_ravens", 2)
    again.follow([entry for entry, _ in log])
    assert again.position.state == running.position.state and again.sealed == running.sealed
