"""Nothing hidden leaks: what a seat cannot know changes nothing that reaches it.

`redeal` gives a state that differs from the true one only in what the seat cannot know.  In both worlds the seat must
get the same bytes: view, open moves, refusals, and, as long as its knowledge stays the same, events.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position
from dreamtable.kit.state import WATCHER
from support.contract_games import encode, option_sets, random_move, step, walk
from support.leak_checks import event_leaks, leaks, other_world


def worlds(game: Game, seats: int, count: int) -> Iterator[tuple[Position, Position, int, random.Random]]:
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
    tried: list[Gesture] = []
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
