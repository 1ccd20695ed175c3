"""Dream Diary with adjectives that the table has brought: they are suggested, and nobody doubts them."""

from __future__ import annotations

from typing import cast

import pytest

from dreamtable import games
from dreamtable.arena.simulated_table import SimulatedTable
from dreamtable.games.dream_diary.moves import Signal
from dreamtable.kit.contract.words import SpeechPart
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.kit.word_list import BadWordList

GAME = games.load("dream_diary")
SPEECH = cast(SpeechPart, GAME.speech)
ADJECTIVES = "# title: Ours\nwobbly\nhygge\nwindswept"


def begun(deck: str) -> Position:
    options = GAME.options({"deck": deck, "first": 0})
    position = Position(GAME, GAME.opening(3, options), GAME.moves.opening_words(options))
    position.deal(generator(2))
    while (leader := position.state.leader) < 0 or Signal("") not in position.moves(leader):
        seat = position.waiting[0]
        position.play(seat, position.moves(seat)[0])
        while position.dealing:
            position.deal(generator(3))
    return position


def test_the_adjectives_of_a_table_are_suggested_first_and_not_doubted() -> None:
    position = begun(ADJECTIVES)
    leader, said = position.state.leader, position.said
    assert SPEECH.hint(position.state, leader, said, "").words[:3] == ["wobbly", "hygge", "windswept"]
    assert SPEECH.hint(position.state, leader, said, "W").words[:2] == ["wobbly", "windswept"]
    assert not SPEECH.hint(position.state, leader, said, "hygge").warning
    assert SPEECH.hint(position.state, leader, (), "hygge").warning
    position.play(leader, position.settle(leader, Signal("hygge")))
    assert position.view(leader).sheet[-1].adjective == "hygge"
    assert "hygge" not in [one.text for one in position.said[:1]], "the list is beside the state, not asked"


def test_a_list_of_anything_else_is_refused() -> None:
    with pytest.raises(BadWordList) as bad:
        GAME.options({"deck": "wobbly\nvery wobbly"})
    assert (bad.value.code, bad.value.line) == ("deck_not_one_word", 2)


def test_bots_play_on_with_such_a_list() -> None:
    played = SimulatedTable(GAME, ("dozing",) * 3, 4, 4, {"deck": ADJECTIVES}).run()
    assert played.position.over and not played.refusals
