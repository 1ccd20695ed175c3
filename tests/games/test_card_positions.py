"""Positions of the card games that cannot be, in files that people wrote: each is refused with a reason."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from dreamtable.games import load
from dreamtable.kit.errors import Invalid

EMPTY = "[[], [], [], [], [], []]"
FULL = '[["dream_1"], ["dream_2"], ["dream_3"], ["dream_4"], ["dream_5"], ["rem"]]'
ASKED = 'mover = 0\ngiver = 1\nnamed = "red"\n'
IMPOSSIBLE = {
    "dreams_and_nightmares": {
        "hands in one word": 'hands = ["dream_1", "dream_2"]',
        "hands of numbers": "hands = [5, 6]",
        "a third Rem": 'hands = [["rem", "rem"], ["rem"]]',
        "a seat too many": "hands = [[], [], []]",
        "a phase that is a list": "phase = []",
        "a dream on a foreign number": f'rows = [[["dream_3"], [], [], [], [], []], {EMPTY}]',
        "a buried foreign number": f'rows = [[["nightmare_3", "dream_1"], [], [], [], [], []], {EMPTY}]',
        "a Rem on a dream": f'rows = [[["dream_1", "rem"], [], [], [], [], []], {EMPTY}]',
        "a dream on a Rem": f'rows = [[["rem", "dream_1"], [], [], [], [], []], {EMPTY}]',
        "a convert on a dream": f'rows = [[["dream_1", "convert_dream"], [], [], [], [], []], {EMPTY}]',
        "a stack that is a number": f"rows = [[1, [], [], [], [], []], {EMPTY}]",
        "won while playing": "won = [0]",
        "an ending while playing": 'ending = "row"',
        "over and somebody's turn": 'phase = "over"\nturn = 1',
        "hands before the deal": 'phase = "deal"\nhands = [["rem"], []]',
        "a moment before time": "moment = -1",
    },
    "dream_ravens": {
        "a dream in one word": 'dreams = ["1234", "5678"]',
        "a dream of three": "dreams = [[1, 2, 3], []]",
        "a fifth zero": "dreams = [[0, 0, 0, 0], [0, 1, 1, 1]]",
        "a turn without a deck": "deck_count = 0",
        "a look without a deck": 'phase = "look"\ndeck_count = 0',
        "half a swap": 'phase = "swap_b"',
        "a land in hand before drawing": "held = 4",
        "a second land in hand": 'phase = "hold"\nheld = 4\nother = 5',
        "nobody to begin": 'phase = "look"\nstarter = -1',
        "everybody done": 'phase = "look"\ndone = [0, 1]',
        "done during a turn": "done = [0]",
        "three looks": 'phase = "look"\nlooked = [[0, 1, 2], []]',
        "looks that are numbers": 'phase = "look"\nlooked = [1, 2]',
        "a yes for a position": 'phase = "look"\nlooked = [[true], []]',
        "seen by numbers": "seen_by = [1, 2]",
        "seen by a third of two": "seen_by = [[[2], [], [], []], [[], [], [], []]]",
        "ravens below zero": "scores = [-5, 0]",
        "ravens without end": "scores = [99999999, 0]",
        "too many rounds": "round = 99999",
        "a turn in round zero": "round = 0",
        "a turn while all look": 'phase = "look"\nturn = 1',
        "a caller during a turn": "caller = 1",
        "a caller who did not end it": 'phase = "reveal"\ncaller = 1\nender = 0',
        "scores before the first deal": 'phase = "deal"\nround = 0\nscores = [5, 5]',
    },
    "dream_power_trick": {
        "hands of numbers": "hands = [1, 2]",
        "purple in a deck without": 'hands = [["purple_sun"], []]',
        "half a set": 'phase = "set"',
        "asking the empty-handed": 'phase = "ask"\nhands = [["red_sun"], []]',
        "giving from an empty hand": 'phase = "give"\nhands = [["red_sun"], []]\n' + ASKED,
        "a gift from oneself": 'phase = "decide"\nmover = 1\ngift = "red_sun"\ngiver = 1\nnamed = "red"',
        "no gift to decide on": 'phase = "decide"\n' + ASKED,
        "a gift before it is given": 'phase = "give"\nhands = [[], ["red_sun"]]\ngift = "red_sun"\n' + ASKED,
        "a question before a set": ASKED,
        "a winner while playing": "instant = 1",
        "knowing what is not there": 'known = [[[], ["red_sun"]], [[], []]]',
        "knowing numbers": "known = [[1, 2], [3, 4]]",
        "hands before the deal": 'phase = "deal"\nhands = [["red_sun"], []]',
    },
}


@pytest.mark.parametrize(("name", "why"), [(name, why) for name, cases in IMPOSSIBLE.items() for why in cases])
def test_a_position_that_cannot_be_is_refused(name: str, why: str) -> None:
    game = load(name)
    with pytest.raises(Invalid) as refusal:
        game.scenario_positions.arrange(2, game.options(), tomllib.loads(IMPOSSIBLE[name][why]))
    assert refusal.value.code == "bad_scenario"


def test_a_colour_of_another_deck_is_refused() -> None:
    game = load("dream_power_trick")
    given = tomllib.loads('phase = "give"\nhands = [[], ["red_sun"]]\nmover = 0\ngiver = 1\nnamed = "purple"')
    assert game.scenario_positions.arrange(2, game.options({"deck": "standard"}), given)
    with pytest.raises(Invalid):
        game.scenario_positions.arrange(2, game.options(), given)


@pytest.mark.parametrize(
    ("rows", "won", "ending"),
    [(f"[{EMPTY}, {FULL}]", [0, 1, 0, 0], "row"), (f"[{EMPTY}, {EMPTY}]", [1, 1, 0, 0], "count")],
)
def test_rows_tell_who_won(rows: str, won: list[int], ending: str) -> None:
    game = load("dreams_and_nightmares")
    state: Any = game.scenario_positions.arrange(2, game.options(), tomllib.loads(f'phase = "over"\nrows = {rows}'))
    assert (state.won, state.ending.name.lower()) == (won, ending)
