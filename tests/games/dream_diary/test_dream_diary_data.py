"""The data of Dream Diary: scenes, anchors, Hope Tracks, and the bounds that follow from them."""

from __future__ import annotations

import importlib.util
import random
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from dreamtable.games import load
from dreamtable.games.dream_diary.cards import ANCHORS, DIFFICULTIES, FITS, SCENES, TRACKS, band, start_space
from dreamtable.games.dream_diary.state import ROWS
from dreamtable.kit.random import TAPE, tape

ROOT = Path(__file__).resolve().parents[3]
GAME = load("dream_diary")


def test_forty_scenes_each_with_sixty_scores() -> None:
    assert [s.number for s in SCENES] == list(range(1, 41))
    assert len({s.title for s in SCENES}) == 40
    assert all(len(s.scores) == 60 for s in SCENES)
    assert all((ROOT / "art" / "diary" / f"{s.picture}.svg").is_file() for s in SCENES)


def test_anchors_keep_the_numbers_that_stored_games_use() -> None:
    in_order = (
        "happy sad scary peaceful lonely romantic funny mysterious gloomy hopeful angry playful tender cozy festive"
        " nostalgic boring colorful dark bright blue golden red green shiny foggy cold hot wet dry windy soft sharp heavy"
        " light loud quiet big tiny high deep crowded empty old modern fast slow sleepy wild magical strange dangerous"
        " heroic majestic tasty natural mechanical broken free musical"
    )
    assert tuple(in_order.split()) == ANCHORS


def test_every_anchor_fits_some_scenes_and_not_too_many() -> None:
    for k, name in enumerate(ANCHORS):
        assert 4 <= sum(fits >> k & 1 for fits in FITS) <= 16, name


def test_scenes_are_as_the_picture_files_say() -> None:
    spec = importlib.util.spec_from_file_location("make_scenes", ROOT / "tools" / "make_scenes.py")
    assert spec is not None and spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.OUT.read_text(encoding="utf-8") == tool.text()


@pytest.mark.parametrize("name", TRACKS)
def test_stars_never_rise_towards_the_left_edge(name: str) -> None:
    stars = TRACKS[name]
    assert list(stars) == sorted(stars)
    assert stars[0] == 1 and max(stars) == 6, "bands of the score run from 2 to 8"
    assert 2 in stars, "the rulebook's two-player example needs a space with two stars"
    starts = [start_space(name, n, rising=True) for n in DIFFICULTIES]
    assert starts == list(range(len(stars) - 3, len(stars) + 1))
    assert [start_space(name, n, rising=False) for n in DIFFICULTIES] == starts[::-1]
    assert all(stars[start - 1] == 6 for start in starts), "8 is possible from every start"


def test_DD35_the_more_places_the_nearer_to_the_edge() -> None:
    assert [start_space("standard", n, rising=False) for n in DIFFICULTIES] == [10, 9, 8, 7]


def test_DD26_bands() -> None:
    assert len({band(n) for n in (2, 3)}) == len({band(n) for n in (4, 5)}) == len({band(n) for n in (6, 7)}) == 1
    assert band(8) == band(9) == band(10) != band(7)


# -- bounds ---------------------------------------------------------------------------------------------------
def longest_sheet(space: int, dreams: int, kites: int) -> int:
    """The most questions a game can have: a turn finds two dreams or costs a space.

    With two kites the one behind asks twice; who leads next is left open, since hopeless turns may be skipped.
    """

    @cache
    def rows(at: tuple[int, ...], left: int, leader: int) -> int:
        asked = 2 if at[leader] < max(at) else 1
        slipped = tuple(x - (k == leader) for k, x in enumerate(at))
        ends = [(slipped, left)] if min(slipped) else []
        ends += [(at, left - 2)] if left > 2 else []
        return asked + max((rows(end, rest, k) for end, rest in ends for k in range(kites)), default=0)

    return rows((space,) * kites, dreams, 0)


def test_the_sheet_has_room_for_the_longest_game() -> None:
    longest = 0
    for name, rising in product(TRACKS, (False, True)):
        for n in DIFFICULTIES:
            space = start_space(name, n, rising)
            longest = max(longest, longest_sheet(space, n - 6, kites=2), longest_sheet(space, n - 2, kites=1))
    assert longest == ROWS


def test_no_deal_and_no_redeal_needs_more_words_than_a_tape_has() -> None:
    plain, pick = GAME.plain, random.Random(1)
    for seats in range(2, 7):
        for _ in range(40):
            s = GAME.opening(seats, {"difficulty": 18, "track": "long", "turn_clock": 9})
            while plain.waiting(s):
                words = [pick.getrandbits(32) for _ in range(plain.WORDS)]
                for p in range(seats):
                    plain.redeal(s.clone(), p, tape(words))
                dice = tape(words)
                if plain.clock(s, 0):
                    plain.timeout(s, 0, dice)
                else:
                    plain.chance(s, dice)
                assert dice[0] - TAPE <= plain.WORDS
            assert len(set(s.adjective[: s.rows])) == s.rows  # DD33: the clock asks for nothing twice


def test_tiny_game_trees_have_exactly_the_size_one_can_count_by_hand() -> None:
    """The Leader of two, kite on the last space with one star: 1 and 2 are the partner's, 4 is a nightmare.

    Root: jump 1, jump 2, jump 4 (lost), stop (lost).  After 1 or 2: the other (won), 4 (lost), stop (lost).
    """
    given = {
        "phase": "jump",
        "dreams": [[], [1, 2]],
        "nightmares": [[3], [4]],
        "exposed": [3],
        "kites": [1],
        "stars": [1],
    }
    assert tree({"two_seats": "base"}, given) == (11, 8, 2)
    # The same with the signal (61 words, or 60 from the list) and the possible answers before it: three, and to a word
    # that is not on the list also that one does not know it.
    given["phase"] = "signal"
    assert tree({"two_seats": "base"}, given) == (1 + 60 * (1 + 3 * 11) + (1 + 4 * 11), 184 * 8, 184 * 2)
    assert tree({"two_seats": "base", "adjectives": "list"}, given) == (1 + 60 * (1 + 3 * 11), 60 * 3 * 8, 60 * 3 * 2)


def tree(options: dict[str, Any], given: dict[str, Any]) -> tuple[int, int, int]:
    """Nodes, leaves and wins of everything that can happen from a position without chance."""
    plain = GAME.plain
    nodes = leaves = wins = 0
    todo = [GAME.scenario_positions.arrange(2, GAME.options(options), given)]
    while todo:
        s = todo.pop()
        nodes += 1
        seat = plain.actor(s)
        if seat < 0:
            leaves += 1
            wins += plain.payoff(s, 0) == 1.0
            continue
        room = [0] * plain.ACTIONS
        for action in room[: plain.legal(s, seat, room)]:
            child = s.clone()
            plain.play(child, seat, action)
            todo.append(child)
    return nodes, leaves, wins
