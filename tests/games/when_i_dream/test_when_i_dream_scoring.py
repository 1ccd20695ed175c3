"""When I Dream: the table of points, by another reading of it; and who wins."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreamtable.games import load
from dreamtable.games.when_i_dream.cards import ROLES
from dreamtable.games.when_i_dream.moves import Bonus, Override, Ready, Recount
from dreamtable.games.when_i_dream.options import Options
from dreamtable.games.when_i_dream.scenario_positions import arrange
from dreamtable.games.when_i_dream.scoring import balance
from dreamtable.games.when_i_dream.state import State
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.kit.state import NOBODY

GAME = load("when_i_dream")
TABLE = {4: (1, 1, 2), 5: (2, 1, 2), 6: (3, 2, 1), 7: (3, 2, 2), 8: (4, 3, 1), 9: (4, 3, 2), 10: (5, 4, 1)}
sides = st.integers(0, 20)


@pytest.mark.parametrize("seats", TABLE)
def test_WD2_WD3_all_roles_but_one_are_dealt_every_round(seats: int) -> None:
    spares = set()
    for number in range(40):
        s = GAME.opening(seats)
        GAME.plain.chance(s, generator(number))
        dealt = sorted([*s.role[:seats], s.spare])
        assert dealt == [0] + [role for role, n in enumerate(TABLE[seats], 1) for _ in range(n)]
        assert ROLES[s.role[s.dreamer]] == "dreamer"
        spares.add(s.spare)
    assert spares == {1, 2, 3}


@given(sides, sides)
def test_sandmen_like_balance(yellow: int, blue: int) -> None:
    apart = abs(yellow - blue)
    expected = {0: yellow + 2, 1: max(yellow, blue)}.get(apart, min(yellow, blue))
    assert balance(yellow, blue) == balance(blue, yellow) == expected


@given(sides, sides, st.data())
def test_everyone_is_paid_by_role(yellow: int, blue: int, data: st.DataObject) -> None:
    roles = ["fairy", "boogeyman", "sandman", "dreamer", "fairy", "boogeyman"]
    s = arrange(6, Options(), {"phase": "recount", "roles": roles, "yellow": yellow, "blue": blue})
    position = Position(GAME, s)
    guesses = range(yellow + blue)
    named = data.draw(st.sets(st.sampled_from(guesses))) if guesses else set()
    position.play(3, Recount(named=tuple(named)))
    full = yellow > 0 and set(range(yellow)) <= named
    sandman = balance(yellow, blue)
    assert position.state.score[:6] == [yellow, blue, sandman, yellow + 2 * full, yellow, blue]


@given(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 3)), min_size=4, max_size=4))
def test_WD31_most_points_then_fewest_penalties_then_shared(seats: list[tuple[int, int]]) -> None:
    """Each seat has so many points after penalties, and so many penalties."""
    scores, penalties = [total + fines for total, fines in seats], [fines for _, fines in seats]
    given = {"phase": "scoring", "round": 4, "scores": scores, "penalties": penalties, "done": [1, 2, 3]}
    position = Position(GAME, arrange(4, Options(), given))
    position.play(0, Ready())
    best = max((total, -fines) for total, fines in seats)
    winners = [p for p, (total, fines) in enumerate(seats) if (total, -fines) == best]
    assert position.payoffs() == [1 / len(winners) if p in winners else 0 for p in range(4)]
    assert position.view(-1).winners == tuple(winners)


@given(st.lists(st.sampled_from(["yellow", "blue", "passed", "penalty"]), min_size=1, max_size=8), st.data())
def test_WD16_overruling_counts_the_points_again(fates: list[str], data: st.DataObject) -> None:
    words = ["rooster", "dog", "vampire", "hamburger", "drum", "egg", "kite", "wheel"]
    night = [[w, f, 2] if f == "penalty" else [w, f] for w, f in zip(words, fates)]
    options = Options(override=True)
    position = Position(GAME, arrange(4, options, {"phase": "recount", "night": night}))
    position.play(0, Recount(named=()))
    turns = [m for m in position.moves(0) if isinstance(m, Override | Bonus)]
    for move in data.draw(st.lists(st.sampled_from(turns), max_size=6)) if turns else []:
        position.play(0, move)
    s = position.state
    assert s.yellow == s.fate.count(1) and s.score == s.gain
    for p in range(4):
        bonus = 2 if s.role[p] == 0 and s.yellow and s.remembered else 0
        assert s.gain[p] == (s.yellow + bonus, s.yellow, s.blue, balance(s.yellow, s.blue))[s.role[p]]


def count(s: State) -> tuple[int, int]:
    """Positions reached from here in the order of `actor`, this one included, and ends among them."""
    plain, room = GAME.plain, [0] * GAME.plain.ACTIONS
    seat = plain.actor(s)
    if seat == NOBODY:
        return 1, 1
    positions, ends = 1, 0
    for action in room[: plain.legal(s, seat, room)]:
        after = s.clone()
        plain.play(after, seat, action)
        more, last = count(after)
        positions, ends = positions + more, ends + last
    return positions, ends


def test_the_exact_tree_of_a_last_guess() -> None:
    """Right, wrong or declined: 1 + 3.  A recount names all or not, or (nothing guessed) nothing: 5.  Four are ready."""
    last_guess = arrange(4, Options(), {"phase": "last_guess", "round": 4})
    assert count(last_guess) == (1 + 3 + 5 + 5 * 4, 5)


def test_the_exact_tree_of_a_vote() -> None:
    """Four voters, the flag among them: 8 ways to vote, 1 of them short of a majority by two, 3 by a tie."""
    given = {"phase": "vote", "round": 6, "author": 1, "flagger": 2, "bell": True}
    upheld, dropped = 4, 4  # a card lost to a penalty leaves no guess: one recount; else as above
    votes = 1 + 2 + 4
    assert count(arrange(6, Options(), given)) == (
        votes + upheld * (1 + 7) + dropped * (1 + 3 + 5 * 7),
        upheld + dropped * 5,
    )
