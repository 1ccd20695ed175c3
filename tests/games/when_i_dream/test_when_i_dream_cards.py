"""When I Dream: where cards come from and go to, what a seat may imagine, and positions written by hand."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreamtable.games import load
from dreamtable.games.when_i_dream.cards import CARDS, ELEMENTS, FACES
from dreamtable.games.when_i_dream.moves import Clue, Decline, Guess, Pass, Ready, Recount, Skip, Sleep
from dreamtable.games.when_i_dream.options import Options
from dreamtable.games.when_i_dream.scenario_positions import arrange, describe
from dreamtable.kit.errors import Invalid
from dreamtable.kit.position import Position
from dreamtable.kit.random import below, generator

GAME = load("when_i_dream")
PICTURES = Path(__file__).parents[3] / "web" / "public" / "art" / "elements"


def test_110_cards_with_440_different_elements() -> None:
    assert len(set(ELEMENTS)) == len(ELEMENTS) == CARDS * FACES == 440
    assert all(word.isalpha() and word == word.lower() for word in ELEMENTS)


def test_every_element_has_its_picture_and_no_picture_lacks_its_element() -> None:
    assert {file.stem for file in PICTURES.iterdir()} == set(ELEMENTS)


def night_of(position: Position, cards: int, dice: list[int]) -> list[str]:
    """Let the Dreamer rush through so many cards, some of them lost to penalties; return their words."""
    words: list[str] = []
    position.play(position.state.dreamer, Sleep())
    for _ in range(cards):
        if position.dealing:
            position.deal(dice)
        if position.view(position.state.dreamer).phase != "night":
            return words
        words.append(ELEMENTS[position.state.deck[position.state.up]])
        if below(dice, 5) == 0:
            position.play(position.state.giver, Clue("x", proper=False))
        else:
            position.play(position.state.dreamer, Guess("x", right=below(dice, 2) == 0))
    if position.dealing:
        position.deal(dice)
    if position.view(0).phase == "night":
        position.run_out(0, dice)
        words.append(ELEMENTS[position.state.deck[position.state.up]])
        position.play(position.state.dreamer, Decline())
    return words


@given(st.integers(0, 2**32), st.lists(st.integers(0, 120), min_size=6, max_size=6))
def test_WD5_WD28_WD29_cards_return_with_other_words_and_penalties_do_not(number: int, nights: list[int]) -> None:
    dice = generator(number)
    position = Position(GAME, GAME.opening(6))
    lost: set[int] = set()
    faces: dict[int, list[str]] = {}
    for cards in nights:
        position.deal(dice)
        words = night_of(position, cards, dice)
        numbers = [ELEMENTS.index(word) // FACES for word in words]
        assert len(set(numbers)) == len(numbers), "a card came twice in one night"
        assert not lost & set(numbers), "a penalty came back"
        for card, word in zip(numbers, words):
            faces.setdefault(card, []).append(word)
        night = describe(position.state)["night"]
        assert [entry[0] for entry in night] == words
        lost |= {ELEMENTS.index(entry[0]) // FACES for entry in night if entry[1] == "penalty"}
        position.play(position.state.dreamer, Recount(named=()))
        for seat in range(6):
            position.play(seat, Ready())
    for words in faces.values():
        assert len(set(words[:FACES])) == len(words[:FACES]), "a word came again before the others of its card"
        assert all(a != b for a, b in pairwise(words))
    assert position.over


def test_fresh_cards_come_before_those_that_return() -> None:
    dice = generator(3)
    position = Position(GAME, GAME.opening(4))
    seen: set[int] = set()
    for _ in range(3):
        position.deal(dice)
        words = night_of(position, 30, dice)
        cards = {ELEMENTS.index(word) // FACES for word in words}
        assert not cards & seen
        seen |= cards
        position.play(position.state.dreamer, Recount(named=()))
        for seat in range(4):
            position.play(seat, Ready())


def test_a_table_without_any_card_left_goes_straight_to_the_recount() -> None:
    out = [ELEMENTS[card * FACES] for card in range(CARDS)]
    position = Position(GAME, arrange(4, Options(), {"phase": "ready", "out": out}))
    position.play(0, Sleep())
    assert position.view(0).phase == "recount"


# -- what a seat may imagine ----------------------------------------------------------------------------------
NIGHT: dict[str, Any] = {
    "roles": ["dreamer", "fairy", "boogeyman", "sandman", "fairy"],
    "night": [["rooster", "yellow"], ["dog", "passed"], ["vampire", "blue"], ["drum", "penalty", 2]],
    "element": "hamburger",
    "giver": 3,
}


def test_a_spirit_knows_the_night_but_neither_the_other_roles_nor_the_deck() -> None:
    position = Position(GAME, arrange(5, Options(), NIGHT))
    roles: Counter[Any] = Counter()
    nexts: set[Any] = set()
    for number in range(300):
        told = describe(position.sample(1, generator(number)))
        assert told["night"] == NIGHT["night"] and told["element"] == "hamburger" and told["roles"][1] == "fairy"
        roles[told["roles"][2]] += 1
        nexts.add(told["deck"][0])
    assert len(nexts) > 80
    assert set(roles) == {"fairy", "boogeyman", "sandman"} and roles["sandman"] > roles["fairy"]  # of 1 + 1 + 2


def test_the_dreamer_knows_passes_and_changes_but_no_word_side_or_role() -> None:
    position = Position(GAME, arrange(5, Options(), NIGHT))
    words: set[Any] = set()
    sides: Counter[Any] = Counter()
    for number in range(300):
        told = describe(position.sample(0, generator(number)))
        fates = [entry[1] for entry in told["night"]]
        assert fates[1] == "passed" and told["night"][3][1:] == ["penalty", 2]
        assert fates.count("yellow") == told["yellow"]
        words.add(told["night"][0][0])
        sides[fates[0], fates[2]] += 1
    assert len(words) > 150 and len(sides) == 4


def test_WD26_to_the_dreamer_of_an_anonymous_night_anyone_may_have_spoken() -> None:
    position = Position(GAME, arrange(5, Options(anonymous=True), NIGHT | {"author": 2}))
    found = {
        (told["giver"], told["author"], told["night"][3][2], tuple(told["penalties"]))
        for told in (describe(position.sample(0, generator(number))) for number in range(60))
    }
    assert found == {
        (4, 3, 3, (0, 0, 0, 1, 0)),
        (1, 4, 4, (0, 0, 0, 0, 1)),
        (2, 1, 1, (0, 1, 0, 0, 0)),
        (3, 2, 2, (0, 0, 1, 0, 0)),
    }


# -- positions by hand ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"elephant": 1}, "nothing is called 'elephant'"),
        ({"phase": "noon"}, "must be one of deal, ready"),
        ({"element": "Rooster"}, "not an Element"),
        ({"element": "dog", "deck": ["dog"]}, "placed twice"),
        ({"element": "egg", "deck": ["fang"]}, "same card as 'egg'"),
        ({"phase": "scoring", "element": "dog"}, "no card is up"),
        ({"night": [["dog", "green"]]}, "must hold pairs"),
        ({"night": [["dog", "penalty", 0]]}, "a spirit's seat"),
        ({"night": [["dog", "yellow"]], "yellow": 2}, "must agree"),
        ({"roles": ["dreamer", "fairy", "fairy", "sandman"]}, "1 fairy, 1 boogeyman, 2 sandman"),
        ({"roles": ["fairy", "fairy", "boogeyman", "sandman"]}, "exactly one seat the dreamer"),
        ({"roles": ["dreamer", "fairy", "boogeyman", "sandman"], "spare": "fairy"}, "left over, sandman"),
        ({"roles": ["dreamer"]}, "4 entries"),
        ({"giver": 0}, "must be a spirit"),
        ({"phase": "vote", "author": 1}, "flagger"),
        ({"phase": "vote", "flagger": 1}, "must be the spirit whose clue"),
        ({"improper": [2]}, "among those who voted"),
        ({"voted": [9]}, "seats from 0 to 3"),
        ({"phase": "last_guess", "bell": False}, "must have rung"),
        ({"night": [["dog", "penalty", 1]], "penalties": [0, 0, 0, 0]}, "at least those of this night"),
    ],
)
def test_positions_that_make_no_sense_are_explained(given: dict[str, Any], why: str) -> None:
    with pytest.raises(Invalid, match=why):
        arrange(4, Options(), given)


def test_what_is_not_said_is_filled_in() -> None:
    told = describe(arrange(4, Options(), {"yellow": 2, "blue": 1}))
    assert told["roles"] == ["dreamer", "fairy", "boogeyman", "sandman"] and told["spare"] == "sandman"
    assert [entry[1] for entry in told["night"]] == ["yellow", "yellow", "blue"]
    assert told["giver"] == 1 and told["ahead"] == 12 and len(told["deck"]) == CARDS - 4


def test_the_words_of_the_next_cards_can_be_chosen() -> None:
    position = Position(GAME, arrange(4, Options(), {"deck": ["rooster", "dog", "vampire"]}))
    words: list[str] = []
    for _ in range(3):
        words.append(position.view(1).element)
        position.play(position.state.giver, Skip())
        position.play(0, Pass())
    assert words == ["rooster", "dog", "vampire"]
