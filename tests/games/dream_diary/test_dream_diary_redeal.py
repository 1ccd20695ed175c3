"""Dream Diary: a redeal draws from all worlds that agree with what a seat knows, and from each as often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import Any

import pytest

from dreamtable.games import load
from dreamtable.kit.random import generator

GAME = load("dream_diary")


def arranged(seats: int, options: dict[str, Any], given: dict[str, Any]) -> Any:
    return GAME.scenario_positions.arrange(seats, GAME.options(options), given)


def drawn(state: Any, seat: int, times: int) -> Counter[tuple[Any, ...]]:
    """How often each world came up, as hands, nightmares and returned cards of everyone."""
    found: Counter[tuple[Any, ...]] = Counter()
    dice = generator(11)
    for _ in range(times):
        s = state.clone()
        GAME.plain.redeal(s, seat, dice)
        told = GAME.scenario_positions.describe(s)
        assert GAME.scenario_positions.all_cards(s) == GAME.scenario_positions.full_deck(s)
        found[(sets(told["dreams"]), sets(told["nightmares"]), tuple(told["returned"]))] += 1
    return found


def sets(rows: list[list[int]]) -> tuple[frozenset[int], ...]:
    return tuple(frozenset(row) for row in rows)


def fair(found: Counter[tuple[Any, ...]], worlds: set[tuple[Any, ...]], times: int) -> None:
    assert set(found) == worlds
    share = times / len(worlds)
    chi = sum((n - share) ** 2 / share for n in found.values())
    degrees = len(worlds) - 1
    assert chi < degrees + 5 * (2 * degrees) ** 0.5, (chi, degrees)


TWO_PLAYERS = [
    # nothing known yet; the card that came back was the partner's
    {"dreams": [[5, 6, 7], [8, 9, 2]], "nightmares": [[1, 2, 3, 4], [7, 10, 11, 12]], "returned": [7, 2]},
    # own card came back
    {"dreams": [[5, 6, 1], [8, 9, 10]], "nightmares": [[1, 2, 3, 4], [7, 10, 11, 12]], "returned": [1, 10]},
    # one nightmare of mine and one of theirs are awake, and the partner has played one
    {
        "dreams": [[5, 6, 1], [8, 10]],
        "found": [[], [9]],
        "nightmares": [[1, 2, 3, 4], [7, 10, 11, 12]],
        "returned": [1, 10],
        "exposed": [3, 11],
        "stars": [1, 1],
    },
    # the partner has played what I put away
    {
        "dreams": [[5, 6, 7], [8, 9]],
        "found": [[], [2]],
        "nightmares": [[1, 2, 3, 4], [7, 10, 11, 12]],
        "returned": [7, 2],
    },
    # the partner's hand is empty
    {
        "dreams": [[5, 6, 1], []],
        "found": [[], [8, 9, 10]],
        "nightmares": [[1, 2, 3, 4], [7, 10, 11, 12]],
        "returned": [1, 10],
    },
]


@pytest.mark.parametrize("given", TWO_PLAYERS)
@pytest.mark.parametrize("me", [0, 1])
def test_DD29_two_players_all_worlds_are_drawn_evenly(given: dict[str, Any], me: int) -> None:
    s = arranged(2, {"difficulty": 12}, given)
    worlds = partner_worlds(given, me)
    fair(drawn(s, me, 60 * len(worlds)), worlds, 60 * len(worlds))


def partner_worlds(given: dict[str, Any], me: int) -> set[tuple[Any, ...]]:
    """Every choice of the partner and every card that may have come back, tried one by one."""
    you = 1 - me
    cards = set(range(1, 13))
    chose, back = set(given["nightmares"][me]), given["returned"][me]
    played = [set(row) for row in given.get("found", [[], []])]
    ever = set(given["dreams"][me]) | played[me]
    dealt = cards - ((ever - {back}) | chose)
    worlds = set()
    for choice in combinations(sorted(dealt), 4):
        pool = chose | set(choice)
        if back not in pool:
            continue
        for theirs in pool - {back}:
            deck = pool - {back, theirs}
            held = (dealt - set(choice)) | {theirs}
            if played[you] <= held and set(given.get("exposed", [])) <= deck:
                hands: list[frozenset[int]] = [frozenset()] * 2
                nightmares: list[frozenset[int]] = [frozenset()] * 2
                returned = [0, 0]
                hands[me], hands[you] = frozenset(given["dreams"][me]), frozenset(held - played[you])
                nightmares[me], nightmares[you] = frozenset(chose), frozenset(choice)
                returned[me], returned[you] = back, theirs
                worlds.add((tuple(hands), tuple(nightmares), tuple(returned)))
    return worlds


@pytest.mark.parametrize("exposed", [[], [9]])
def test_DD18_an_exposed_nightmare_may_be_anyones_of_the_others(exposed: list[int]) -> None:
    given = {
        "dreams": [[1], [2], [3, 4]],
        "found": [[5], [6, 10], [11, 12]],
        "nightmares": [[7], [8], [9]],
        "exposed": exposed,
        "stars": [1] if exposed else [2],
    }
    s = arranged(3, {}, given)
    worlds = set()
    hidden = {2, 3, 4, 8, 9} - set(exposed)
    for a, b in permutations([8, 9, 2, 3, 4], 2):
        if set(exposed) <= {a, b}:
            rest = hidden - {a, b}
            for mine in combinations(sorted(rest), 1):
                hands = (frozenset([1]), frozenset(mine), frozenset(rest - set(mine)))
                worlds.add((hands, (frozenset([7]), frozenset([a]), frozenset([b])), ()))
    fair(drawn(s, 0, 60 * len(worlds)), worlds, 60 * len(worlds))


def test_sealed_answers_are_redrawn_within_their_bounds() -> None:
    given = {"phase": "answers", "dreams": [[1], [2], [3, 4], [5]], "answers": ["-", 1, "n", "-"]}
    s = arranged(4, {}, given)
    seen: Counter[Any] = Counter()
    for number in range(300):
        other = s.clone()
        GAME.plain.redeal(other, 3, generator(number))
        seen[tuple(GAME.scenario_positions.describe(other)["answers"])] += 1
    assert set(seen) == {("-", a, b, "-") for a in (0, 1) for b in (0, 1, "n")}
