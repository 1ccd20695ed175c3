"""The tests for leaks would notice one: secrets planted on purpose in views, moves, refusals and events are caught."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import Any

from dreamtable.kit.errors import Illegal, Problem
from dreamtable.kit.events import EVERYONE, Event, Told
from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position
from dreamtable.testing.random_games import random_move, walk
from dreamtable.testing.secrecy import event_leaks, leaks, other_world


class Whisper(Event, frozen=True):
    secret: str


class Hint(Gesture, frozen=True):
    secret: str


def secret_of(position: Position) -> str:
    return hashlib.sha256(position.state.to_bytes()).hexdigest()


class LeakyView(Position):
    def view(self, seat: int) -> Any:
        return [super().view(seat), secret_of(self)]

    def clone(self) -> LeakyView:
        return LeakyView(self.game, self.state.clone(), self.said)


class LeakyMoves(Position):
    def moves(self, seat: int) -> list[Gesture]:
        return [*super().moves(seat), Hint(secret_of(self))]


class LeakyRefusal(Position):
    def check(self, seat: int, move: Gesture) -> list[int]:
        try:
            return super().check(seat, move)
        except Problem as problem:
            raise Illegal(problem.code, f"{problem.why} {secret_of(self)}") from None


class LeakyEvents(Position):
    def play(self, seat: int, move: Gesture) -> list[Told]:
        told = super().play(seat, move)
        return [*told, Told(Whisper(secret_of(self)), EVERYONE)]

    def clone(self) -> LeakyEvents:
        return LeakyEvents(self.game, self.state.clone(), self.said)


def hidden_positions(game: Game, pick: random.Random) -> Iterator[tuple[Position, Position, int]]:
    """Random positions of many games, with a seat and another world that it cannot tell apart."""
    seats = game.facts.seats[1]
    for number in range(40):
        for position in walk(game, seats, {}, number):
            if position.over or position.dealing or pick.random() > 0.3:
                continue
            seat = pick.randrange(seats)
            other = other_world(position, seat, pick.getrandbits(40))
            if position.state.to_bytes() != other.state.to_bytes():
                yield position, other, seat


def caught(game: Game, kind: type[Position], name: str) -> bool:
    """Whether a planted leak is noticed again and again where something is hidden."""
    found = 0
    pick = random.Random(3)
    for position, other, seat in hidden_positions(game, pick):
        a, b = kind(game, position.state, position.said), kind(game, other.state, other.said)
        if name == "event":
            mover, move = random_move(position, pick)
            found += "event" in event_leaks(a, b, seat, mover, move)
        else:
            found += name in leaks(a, b, seat, [Hint("nonsense")])
        if found == 5:
            return True
    return False


def test_a_leak_in_a_view_is_caught(game: Game) -> None:
    assert caught(game, LeakyView, "view")


def test_a_leak_in_the_open_moves_is_caught(game: Game) -> None:
    assert caught(game, LeakyMoves, "moves")


def test_a_leak_in_a_refusal_is_caught(game: Game) -> None:
    assert caught(game, LeakyRefusal, "refusal")


def test_a_leak_in_an_event_is_caught(game: Game) -> None:
    assert caught(game, LeakyEvents, "event")
