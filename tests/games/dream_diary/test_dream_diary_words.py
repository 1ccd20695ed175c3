"""Dream Diary and language: questions to the judge, table talk, and answers taken back."""

from __future__ import annotations

from typing import Any, cast

import pytest

from dreamtable.games import load
from dreamtable.games.dream_diary import chat_rules as talk
from dreamtable.games.dream_diary.cards import ANCHORS
from dreamtable.games.dream_diary.moves import Answer, Signal, Stop, question
from dreamtable.games.dream_diary.state import titles
from dreamtable.games.dream_diary.words.questions import NO_ANCHOR, AdjectiveQuestion
from dreamtable.kit.contract.words import SpeechPart
from dreamtable.kit.errors import Illegal
from dreamtable.kit.position import Position
from dreamtable.kit.text import Said
from dreamtable.play.fair_deal import FairDeal
from dreamtable.play.running_game import RunningGame

GAME = load("dream_diary")
SPEECH = cast(SpeechPart, GAME.speech)


def at(options: dict[str, Any] | None = None, seats: int = 3, **given: Any) -> Position:
    given.setdefault("dreams", [[1, 2], [3, 4], [5, 6]])
    return Position(GAME, GAME.scenario_positions.arrange(seats, GAME.options(options), given))


class Thesaurus:
    """A judge with a very small lexicon."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def answer(self, question: Any) -> int:
        self.asked.append(question)
        if question.word == "grrr":
            raise Illegal("not_a_word", "That is no word.")
        return {"breezy": ANCHORS.index("windy")}.get(question.word, -1)


def test_a_word_that_is_no_anchor_is_judged_and_its_verdict_kept() -> None:
    judge, position = Thesaurus(), at()
    move = position.settle(0, Signal("breezy"), judge)
    assert move == Signal("breezy", ANCHORS.index("windy"))
    assert judge.asked == [AdjectiveQuestion("breezy", titles(position.state))]
    assert "The Whale Above the Roofs" in judge.asked[0].titles
    position.play(0, move)
    assert position.view(1).question == "breezy"
    assert position.state.adjective[0] == ANCHORS.index("windy")


def test_anchors_need_no_judge() -> None:
    position = at()
    assert question(position.state, 0, Signal("Windy")) is None
    position.play(0, Signal("Windy"))
    assert position.state.adjective[0] == ANCHORS.index("windy")


def test_words_of_improper_shape_never_reach_the_judge() -> None:
    judge, position = Thesaurus(), at()
    for word in ("two words", "top", "bottom-left", "twenty-eight", "tóp", "x2", ""):
        with pytest.raises(Illegal):
            position.settle(0, Signal(word), judge)
    assert judge.asked == []


def test_the_judge_may_refuse() -> None:
    with pytest.raises(Illegal, match="not_a_word"):
        at().settle(0, Signal("grrr"), Thesaurus())


def test_a_word_without_a_verdict_is_refused() -> None:
    with pytest.raises(Illegal, match="no_verdict"):
        at().check(0, Signal("breezy"))


def test_without_another_judge_the_game_judges_by_its_own_words() -> None:
    position = at()
    assert position.settle(0, Signal("breezy")) == Signal("breezy", NO_ANCHOR)
    assert position.settle(0, Signal("Windy")) == Signal("Windy")
    with pytest.raises(Illegal, match="title"):
        position.settle(0, Signal("whale"))


def test_the_leader_is_told_which_adjectives_could_be_asked() -> None:
    position = at()
    hint = SPEECH.hint(position.state, 0, (), "Wi")
    assert (
        hint.words[:2] == ["windy", "wild"]
        and len(hint.words) == 12
        and all(word.startswith("wi") for word in hint.words)
    )
    assert hint.proper and not SPEECH.hint(position.state, 0, (), "left").proper
    asked = (Said("adjective", 0, "Windy"),)
    assert "windy" not in SPEECH.hint(position.state, 0, asked, "wi").words
    assert "whale" not in SPEECH.hint(position.state, 0, (), "whale").words
    for state, seat in ((position.state, 1), (at({"adjectives": "list"}).state, 0), (at(phase="jump").state, 0)):
        with pytest.raises(Illegal, match="no_adjective"):
            SPEECH.hint(state, seat, (), "wi")


# -- answers taken back ---------------------------------------------------------------------------------------
def asked() -> RunningGame:
    """The Leader has asked, and seats 1 and 2 think."""
    course = RunningGame(GAME, at(), FairDeal("00" * 32, ()))
    course.play(0, Signal("windy"), 0)
    return course


def test_an_answer_can_be_taken_back_while_others_think() -> None:
    course = asked()
    before = course.position.state
    course.play(1, Answer("n"), 1)
    course.retract(1, 2)
    assert course.position.state == before
    assert course.position.waiting == (1, 2)


def test_nothing_else_can_be_taken_back() -> None:
    course = asked()
    for seat in (0, 1):  # the Leader has no answer, and seat 1 has not answered yet
        with pytest.raises(Illegal, match="cannot_retract"):
            course.retract(seat, 1)
    course.play(1, Answer(1), 2)
    course.play(2, Answer(0), 3)
    for seat in range(3):  # the answers are shown
        with pytest.raises(Illegal, match="cannot_retract"):
            course.retract(seat, 4)


# -- DD14 -----------------------------------------------------------------------------------------------------
HINTS = [
    "#2", "is it # 12?", "number 2", "Number two!", "no. 7", "card 2", "the location 2", "place 14", "picture #3",
    "number: 28", "number-28", "card(28)", "№28", "＃28", "ｎｕｍｂｅｒ ２８", "number ⑪", "the number is 7", "n° 3",
    "Stáirs tö the Moon", "Ｓｔａｉｒｓ to the moon", "s t a i r s t o t h e m o o n", "stairs_to_the_moon",
    "I think it is the whale above the roofs", "Stairs to the moon!", "stairs, to the moon",
]  # fmt: skip
FINE = [
    "Is 2 a lot?",
    "I have no idea",
    "lonely like empty, or like sad?",
    "two of us",
    "whales are nice",
    "No one knows",
    "No, 2 of mine are dark",
    "One card, 2 dreams",
]


@pytest.mark.parametrize("text", HINTS)
def test_DD14_numbers_and_titles_of_places_are_refused(text: str) -> None:
    with pytest.raises(Illegal, match="talk_hint"):
        talk.check(at().state, 1, (), text)


@pytest.mark.parametrize("text", FINE)
def test_DD14_the_rest_is_honour(text: str) -> None:
    talk.check(at().state, 1, (), text)


def test_DD14_titles_of_places_that_are_not_on_the_table_may_be_said() -> None:
    talk.check(at().state, 1, (), "The Wolf Shadow, the Moth Ball, the Bathtub Rocket")


def test_DD14_a_table_may_play_in_silence_until_the_end() -> None:
    position = at({"talk": False}, phase="jump", kites=[1])
    with pytest.raises(Illegal, match="talk_closed"):
        talk.check(position.state, 1, (), "hello")
    position.play(0, Stop())
    assert position.over
    talk.check(position.state, 1, (), "it was number 2!")
