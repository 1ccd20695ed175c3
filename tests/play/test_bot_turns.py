"""A bot is asked once for each question, may wait while others go on, and must move when nobody else can."""

from dreamtable.play.bot_turns import BotTurns
from dreamtable.play.open_questions import OpenQuestion, open_questions
from support.random_game import opening

ALL = range(3)


def questions(**since: int) -> dict[int, OpenQuestion]:
    """Questions of seats, as `seat_0=3`: open since version 3."""
    return {int(name[-1]): OpenQuestion(b"[]", [], version) for name, version in since.items()}


def test_a_busy_bot_is_asked_again_when_its_question_has_changed() -> None:
    turns = BotTurns()
    asked = questions(seat_0=1, seat_1=1)
    assert turns.to_ask(asked, ALL, 1, False) == [0, 1]
    assert turns.to_ask(asked, ALL, 2, False) == [] and turns.outdated(asked, ALL) == []
    changed = questions(seat_0=1, seat_1=2)
    assert turns.outdated(changed, ALL) == [1] and turns.outdated(changed, [1]) == [0, 1]
    turns.finish(1)
    assert turns.to_ask(changed, ALL, 2, False) == [1]
    assert turns.outdated(questions(seat_1=2), ALL) == [0]


def test_only_bots_are_asked() -> None:
    assert BotTurns().to_ask(questions(seat_0=1, seat_2=1), [2], 1, False) == [2]


def test_a_bot_that_waits_is_asked_when_something_has_changed() -> None:
    turns = BotTurns()
    asked = questions(seat_0=1, seat_1=1)
    turns.to_ask(asked, ALL, 1, False)
    turns.wait(0, 1)
    assert turns.to_ask(asked, ALL, 1, False) == []
    assert turns.to_ask(asked, ALL, 2, False) == [0]


def test_if_all_wait_one_must_move_unless_a_clock_runs() -> None:
    turns = BotTurns()
    asked = questions(seat_0=1, seat_1=1)
    for seat in turns.to_ask(asked, ALL, 1, True):
        assert turns.must_move(seat, asked, 1, False) == (seat == 1)  # seat 0 waits by then
        turns.wait(seat, 1)
    assert turns.to_ask(asked, ALL, 1, True) == []
    assert not turns.must_move(0, asked, 1, True)
    assert turns.to_ask(asked, ALL, 1, False) == [0] and turns.must_move(0, asked, 1, False)


def test_a_question_stays_open_while_its_moves_and_their_subject_stay() -> None:
    running = opening("dream_ravens", 3)
    running.deal(0)
    first = open_questions(running, {})
    assert {question.since for question in first.values()} == {1}
    running.play(0, running.game.read_move({"type": "look", "position": 0}), 1)
    second = open_questions(running, first)
    assert second[0].since == 2 and second[1] is first[1] and second[2] is first[2]
