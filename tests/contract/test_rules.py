"""Every action that is legal is accepted, every other refused without any change; every game ends; cards stay."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from dreamtable.kit.errors import Illegal, Invalid, Problem
from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from support.contract_games import encode, option_sets, random_gesture, random_move, step, walk


def games(game: Game, seats: int, count: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Numbers of games with options for them: the defaults first, then any."""
    sets = option_sets(game)
    pick = random.Random(f"{game.name}{seats}")
    for number in range(count):
        yield number, (pick.choice(sets) if number else {})


def test_every_game_ends_and_keeps_its_cards(game: Game, seats: int) -> None:
    for number, options in games(game, seats, 6):
        for position in walk(game, seats, options, number):
            if not position.dealing:
                assert game.arrange.all_cards(position.state) == game.arrange.full_deck(position.state)
        payoffs = position.payoffs()
        assert all(0 <= x <= 1 for x in payoffs)


def whole_gestures(position: Position, seat: int) -> set[bytes]:
    """Every gesture that atomic actions can spell, found by walking them."""
    plain, decode, root = position.game.plain, position.game.moves.decode, position.state
    found: set[bytes] = set()
    todo: list[tuple[Any, list[int]]] = [(root, [])]
    while todo:
        at, done = todo.pop()
        room = [0] * plain.ACTIONS
        for action in room[: plain.legal(at, seat, room)]:
            move = decode(root, seat, [*done, action])
            if move is not None:
                found.add(encode(position.game.moves.blank(move)))
            else:
                deeper = at.clone()
                plain.play(deeper, seat, action)
                todo.append((deeper, [*done, action]))
    return found


def test_open_moves_are_exactly_what_the_rules_allow(game: Game, seats: int) -> None:
    for number, options in games(game, seats, 2):
        pick = random.Random(number)
        for position in walk(game, seats, options, number):
            if position.over or position.dealing or pick.random() > 0.2:
                continue
            for seat in range(seats):
                if seat not in position.waiting:
                    assert position.moves(seat) == []
                    continue
                listed = [encode(m) for m in position.moves(seat)]
                assert len(set(listed)) == len(listed)
                assert set(listed) == whole_gestures(position, seat)


def test_gestures_round_trip_and_others_are_refused_without_any_change(game: Game, seats: int) -> None:
    tried: list[Gesture] = []
    for number, options in games(game, seats, 3):
        pick = random.Random(number)
        for position in walk(game, seats, options, number):
            if position.over or position.dealing:
                continue
            seat = pick.choice(position.waiting)
            actions, move = random_gesture(position, seat, pick)
            assert position.check(seat, move) == actions
            assert game.read_move(encode(move)) == move
            tried.append(move)
            if pick.random() < 0.3:
                refuse_others(position, pick.sample(tried, min(len(tried), 12)), pick.randrange(seats))


def refuse_others(position: Position, tries: list[Gesture], seat: int) -> None:
    before, said = position.state.to_bytes(), position.said
    legal = [encode(m) for m in position.moves(seat)]
    for move in tries:
        try:
            position.check(seat, move)
        except Problem as problem:
            assert problem.code.replace("_", "").isalnum() and problem.why.endswith((".", "!", "?"))
        else:
            assert encode(position.game.moves.blank(move)) in legal
        assert position.state.to_bytes() == before and position.said == said


def test_wrong_seats_are_refused(game: Game) -> None:
    seats = game.facts.seats[0]
    position = Position(game, game.opening(seats))
    pick = random.Random(1)
    position.deal(generator(1))
    _, move = random_move(position, pick)
    for seat in (-1, seats, 99):
        with pytest.raises(Illegal, match="no_such_seat"):
            position.check(seat, move)
    while not position.over:
        for seat in set(range(seats)) - set(position.waiting):
            if not position.dealing:
                with pytest.raises(Illegal, match="not_your_turn"):
                    position.check(seat, move)
        step(position, pick)
    with pytest.raises(Illegal, match="game_over"):
        position.check(0, move)


def test_bad_openings_are_refused(game: Game) -> None:
    least, most = game.facts.seats
    for seats in (least - 1, most + 1, 0, -3):
        with pytest.raises(Invalid, match="bad_seats"):
            game.opening(seats)
    with pytest.raises(Invalid, match="unknown_option"):
        game.opening(least, {"no_such_option": 1})
    for field in game.Options.__struct_fields__:
        with pytest.raises(Invalid, match="bad_option"):
            game.opening(least, {field: [object]})
    for bad in (b"{", b"[]", b'{"type": "no_such_move"}', b'{"type": 3}', b"\xff", {"type": "x"}, {}):
        with pytest.raises(Invalid, match="bad_move"):
            game.read_move(bad)


def test_any_order_of_simultaneous_moves_gives_the_same_state(game: Game) -> None:
    """Where several seats may act at once and none of their moves closes the decision, order does not matter."""
    tried = 0
    for seats in range(game.facts.seats[0], game.facts.seats[1] + 1):
        for number, options in games(game, seats, 3):
            pick = random.Random(number)
            for position in walk(game, seats, options, number):
                if (
                    position.over
                    or position.dealing
                    or len(position.waiting) < 2
                    or not game.moves.sealed(position.state)
                ):
                    continue
                chosen = [(p, random_gesture(position, p, pick)[1]) for p in position.waiting]
                ends = set()
                for order in (chosen, chosen[::-1], pick.sample(chosen, len(chosen))):
                    trial = position.clone()
                    for seat, move in order:
                        trial.play(seat, move)
                    ends.add(trial.state.to_bytes())
                assert len(ends) == 1
                tried += 1
    assert tried or not any_simultaneous(game)


def any_simultaneous(game: Game) -> bool:
    seats = game.facts.seats[1]
    return any(
        len(p.waiting) > 1 and game.moves.sealed(p.state)
        for p in walk(game, seats, {}, 1)
        if not p.over and not p.dealing
    )


def test_positions_can_be_written_down_and_arranged_again(game: Game, seats: int) -> None:
    for number, options in games(game, seats, 3):
        read = game.options(options)
        for position in walk(game, seats, options, number):
            written = game.arrange.describe(position.state)
            assert game.arrange.arrange(seats, read, written) == position.state
