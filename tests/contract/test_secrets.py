"""Nothing hidden leaks: what a seat cannot know changes nothing that reaches it.

`redeal` gives a state that differs from the true one only in what the seat cannot know.  In both worlds the seat must
get the same bytes: view, open moves, refusals, and, as long as its knowledge stays the same, events.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from contract.playing import encode, observation, option_sets, random_move, step, walk
from dreamtable.kit.errors import Problem
from dreamtable.kit.game import Game
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.kit.state import WATCHER


def other_world(position: Position, seat: int, number: int) -> Position:
    return Position(position.game, position.sample(seat, generator(number)), position.said)


def answer(position: Position, seat: int, move: Any) -> str:
    try:
        position.check(seat, move)
    except Problem as problem:
        return str(problem)
    return "accepted"


def leaks(position: Position, other: Position, seat: int, tries: list[Any]) -> list[str]:
    """Names of the ways by which `seat` could tell two worlds apart."""
    found = []
    if encode(position.view(seat)) != encode(other.view(seat)):
        found.append("view")
    if encode(position.moves(seat)) != encode(other.moves(seat)):
        found.append("moves")
    if [answer(position, seat, m) for m in tries] != [answer(other, seat, m) for m in tries]:
        found.append("refusal")
    if observation(position, position.state, seat) != observation(other, other.state, seat):
        found.append("observation")
    return found


def event_leaks(position: Position, other: Position, seat: int, mover: int, move: Any) -> list[str]:
    """Play one move in both worlds: whoever learns nothing by it is told the same."""
    a, b = position.clone(), other.clone()
    try:
        told_a, told_b = a.play(mover, move), b.play(mover, move)
    except Problem:
        return []  # the other world does not allow it: not a move of the watcher's own
    if observation(a, a.state, seat) != observation(b, b.state, seat):
        return []  # the move itself taught the seat something
    heard_a = [encode(t.event) for t in told_a if t.reaches(seat)]
    heard_b = [encode(t.event) for t in told_b if t.reaches(seat)]
    return [] if heard_a == heard_b else ["event"]


def worlds(game: Game, seats: int, count: int) -> Any:
    """Random positions of random games, each beside a redealt one."""
    sets = option_sets(game)
    pick = random.Random(f"secrets {game.name} {seats}")
    for number in range(count):
        options = pick.choice(sets) if number else {}
        for position in walk(game, seats, options, number):
            if pick.random() < 0.3:
                for seat in range(seats):
                    yield position, other_world(position, seat, pick.getrandbits(40)), seat, pick


def test_no_seat_can_tell_what_it_may_not_know(game: Game, seats: int) -> None:
    tried: list[Any] = []
    for position, other, seat, pick in worlds(game, seats, 4):
        if not position.over and not position.dealing:
            mover, move = random_move(position, pick)
            tried.append(move)
            if seat in other.waiting or seat != mover:
                assert event_leaks(position, other, seat, mover, move) == [], (position.state, seat, mover, move)
        found = leaks(position, other, seat, pick.sample(tried, min(6, len(tried))))
        assert found == [], (found, position.state, other.state, seat)


def test_watchers_see_no_more_than_every_seat_may(game: Game, seats: int) -> None:
    """What a watcher sees cannot depend on what any one seat does not know, while the game runs."""
    for position, other, _seat, _ in worlds(game, seats, 2):
        if not position.over:
            assert encode(position.view(WATCHER)) == encode(other.view(WATCHER)), (position.state, other.state)


def test_redeal_really_draws_anew(game: Game) -> None:
    """Where hidden cards could lie otherwise, they mostly do: a redeal that changes nothing would prove nothing."""
    changed: Counter[str] = Counter()
    could: Counter[str] = Counter()
    seats = game.facts.seats[1]
    for position, other, _seat, _pick in worlds(game, seats, 3):
        if position.over or position.dealing:
            continue
        phase = position.state.phase.name
        if not game.plain.hides(position.state):
            continue
        could[phase] += 1
        changed[phase] += position.state.to_bytes() != other.state.to_bytes()
    assert sum(could.values()) > 20
    for phase, n in could.items():
        assert changed[phase] >= 0.5 * n, f"in {phase} only {changed[phase]} of {n} redeals changed anything"


def test_a_view_round_trips_through_json(game: Game, seats: int) -> None:
    import msgspec

    for position in walk(game, seats, {}, 5):
        for seat in (WATCHER, *range(seats)):
            view = position.view(seat)
            assert msgspec.json.decode(encode(view), type=game.view.View) == view


def test_events_round_trip_and_read_as_sentences(game: Game, seats: int) -> None:
    import msgspec

    pick = random.Random(seats)
    position = Position(game, game.opening(seats))
    while not position.over:
        for told in step(position, pick)[2]:
            assert msgspec.json.decode(encode(told.event), type=game.events.AnyEvent) == told.event
            line = game.sentences.sentence(told.event, lambda p: f"Seat {p}")
            assert (line and line[0].isupper()) or line[0] in "\"'“0123456789"
