"""Random games at people's speed, with any options: what the checks of the contract walk through."""

from __future__ import annotations

import itertools
import random
import typing
from collections.abc import Iterator
from typing import Any

import msgspec

from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.kit.state import CHANCE, CLOCK

encode = msgspec.json.encode


class ContractBroken(AssertionError):
    """Something that a game promises by its contract, and does not keep."""


def require(kept: bool, promise: str) -> None:
    """Raise ContractBroken, with the promise in words, unless it is kept."""
    if not kept:
        raise ContractBroken(promise)


def games_to_play(game: Game, seats: int, count: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Numbers of games with options for them: the defaults first, then any."""
    sets = option_sets(game)
    pick = random.Random(f"{game.name}{seats}")
    for number in range(count):
        yield number, (pick.choice(sets) if number else {})


def option_sets(game: Game) -> list[dict[str, Any]]:
    """The defaults, each option changed alone, and every pair of changed options."""
    changes = [(name, value) for name, values in other_values(game).items() for value in values]
    pairs = [dict(pair) for pair in itertools.combinations(changes, 2) if pair[0][0] != pair[1][0]]
    return [{}, *({name: value} for name, value in changes), *pairs]


def other_values(game: Game) -> dict[str, list[Any]]:
    """For each option the values besides its default that are worth a test."""
    hints = typing.get_type_hints(game.Options, include_extras=True)
    found = {}
    for field in msgspec.structs.fields(game.Options):
        kind, meta = _unwrap(hints[field.name])
        if kind is bool:
            values: list[Any] = [not field.default]
        elif typing.get_origin(kind) is typing.Literal:
            values = [v for v in typing.get_args(kind) if v != field.default]
        else:  # a number: its limits, as far as it has some
            low = max((m.ge for m in meta if m.ge is not None), default=field.default)
            high = min((m.le for m in meta if m.le is not None), default=field.default)
            values = sorted({low, min(low + 1, high), high} - {field.default}) if kind is int else []
        found[field.encode_name] = values
    return found


def _unwrap(hint: Any) -> tuple[Any, list[msgspec.Meta]]:
    if typing.get_origin(hint) is typing.Annotated:
        kind, *meta = typing.get_args(hint)
        return kind, [m for m in meta if isinstance(m, msgspec.Meta)]
    return hint, []


def random_move(position: Position, pick: random.Random) -> tuple[int, Gesture]:
    """Any waiting seat, any gesture; a gesture with text gets a verdict by chance."""
    seat = pick.choice(position.waiting)
    return seat, random_gesture(position, seat, pick)[1]


def random_gesture(position: Position, seat: int, pick: random.Random) -> tuple[list[int], Gesture]:
    """The atomic actions of one whole gesture, and the gesture."""
    plain, trial = position.game.plain, position.state.clone()
    done: list[int] = []
    room = [0] * plain.ACTIONS
    while True:
        count = plain.legal(trial, seat, room)
        action = pick.choice(room[:count])
        done.append(action)
        move = position.game.moves.decode(position.state, seat, done)
        if move is not None:
            return done, move
        plain.play(trial, seat, action)


def step(position: Position, pick: random.Random) -> tuple[int, Gesture | None, list[Any]]:
    """One step of a game: a deal, a clock now and then, or a player's random move."""
    number = pick.getrandbits(40)
    if position.dealing:
        return CHANCE, None, position.deal(generator(number))
    running = [k for k, (allowed, _) in enumerate(position.clocks()) if allowed > 0]
    if running and pick.random() < 0.1:
        return CLOCK, None, position.run_out(pick.choice(running), generator(number))
    seat, move = random_move(position, pick)
    return seat, move, position.play(seat, move)


def walk(game: Game, seats: int, options: dict[str, Any], number: int, most: int = 20_000) -> Iterator[Position]:
    """Every position of one random game, the last one included.  The same object is yielded again and again."""
    pick = random.Random(number)
    chosen = game.options(options)
    position = Position(game, game.opening(seats, chosen), game.moves.opening_words(chosen))
    for _ in range(most):
        yield position
        if position.over:
            return
        step(position, pick)
    raise ContractBroken(f"{game.name} with {seats} seats and {options} does not end")


def observation(position: Position, state: Any, seat: int) -> list[int]:
    """What a seat observes in a state."""
    out = [0] * position.game.plain.OBS
    position.game.plain.observe(state, seat, out)
    return out
