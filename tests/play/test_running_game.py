"""A game is the fold of its log."""

import msgspec
import pytest

from dreamtable import games
from dreamtable.games.when_i_dream.rules import CLUE_CLOCK
from dreamtable.kit.errors import Illegal
from dreamtable.kit.moves import Gesture
from dreamtable.kit.state import WATCHER
from dreamtable.play.log import Entry
from dreamtable.play.running_game import RunningGame
from support.random_game import opening, play_at_random


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seed", range(3))
def test_the_log_alone_brings_everything_back(name: str, seed: int) -> None:
    course = opening(name)
    log = [entry for entry, _ in play_at_random(course, seed)]
    stored = msgspec.json.decode(msgspec.json.encode(log), type=list[Entry])
    again = opening(name)
    again.follow(stored)
    assert again.position.state == course.position.state
    assert again.position.said == course.position.said
    assert again.clocks == course.clocks and again.version == course.version == len(log)
    for seat in range(WATCHER, course.position.state.seats):
        assert msgspec.json.encode(again.position.view(seat)) == msgspec.json.encode(course.position.view(seat))


@pytest.mark.parametrize("name", games.names())
def test_a_branch_leaves_the_trunk_alone(name: str) -> None:
    course = opening(name)
    for _ in play_at_random(course, 1, most=25):
        before = course.position.state.to_bytes(), course.position.said, course.version, course.clocks
        for _ in play_at_random(course.branch(), 2, most=course.version + 3):
            pass
        assert before == (course.position.state.to_bytes(), course.position.said, course.version, course.clocks)


def test_an_unrevealed_choice_may_be_taken_back_until_the_last_has_chosen() -> None:
    course = opening("dream_ravens", 3)
    done = course.game.read_move({"type": "done"})
    course.deal(0)
    before = course.position.state
    course.play(0, done, 10)
    course.play(2, done, 20)
    course.retract(0, 30)
    assert course.position.waiting == (0, 1) and course.version == 4
    course.retract(2, 40)
    assert course.position.state == before
    for seat in range(3):
        course.play(seat, done, 50)
    with pytest.raises(Illegal) as refused:
        course.retract(2, 60)
    assert refused.value.code == "cannot_retract"


def test_what_one_has_seen_cannot_be_unseen() -> None:
    course = opening("dream_ravens", 2)
    course.deal(0)
    look = course.game.read_move({"type": "look", "position": 0})
    course.play(0, look, 1)
    with pytest.raises(Illegal):
        course.retract(0, 2)


@pytest.mark.parametrize("move", [{"type": "clue", "word": "water"}, {"type": "skip"}])
def test_what_everybody_has_heard_cannot_be_unsaid(move: dict[str, str]) -> None:
    """Even by the only spirit who gives clues, whom all others wait for."""
    course = opening("when_i_dream", 4)
    while course.position.dealing:
        course.deal(0)
    course.play(course.position.waiting[0], course.game.read_move({"type": "sleep"}), 1)
    while course.position.dealing:
        course.deal(2)
    spirit = course.position.state.giver
    course.play(spirit, judged(course, spirit, {"type": "clue", "word": "soft"}), 3)
    while course.position.state.giver != spirit:
        course.run_out(CLUE_CLOCK, 4)
    assert len(course.position.waiting) == 4
    course.play(spirit, judged(course, spirit, move), 5)
    with pytest.raises(Illegal) as refused:
        course.retract(spirit, 6)
    assert refused.value.code == "cannot_retract"


def judged(course: RunningGame, seat: int, move: dict[str, str]) -> Gesture:
    return course.position.settle(seat, course.game.read_move(move))


def test_taking_back_stands_in_the_log_and_replays() -> None:
    course = opening("dream_ravens", 2)
    done = course.game.read_move({"type": "done"})
    log = [
        course.deal(0),
        course.play(1, done, 5),
        course.retract(1, 6),
        course.play(0, done, 7),
        course.play(1, done, 8),
    ]
    again = opening("dream_ravens", 2)
    again.follow([entry for entry, _ in log])
    assert again.position.state == course.position.state and again.sealed == course.sealed
