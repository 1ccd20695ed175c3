"""Turns as a table would hand them out to bots, and games in which they are asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Raw

from dreamtable.bots.levels import Level
from dreamtable.bots.player import Turn
from dreamtable.kit.game import Game
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator

Choose = Callable[[Position, int], Raw]
CARD_GAMES = ("dream_ravens", "dreams_and_nightmares", "dream_power_trick")


def start(game: Game, seats: int, number: int, options: dict[str, Any] | None = None) -> Position:
    position = Position(game, game.opening(seats, options))
    go_on(position, generator(number))
    return position


def go_on(position: Position, dice: list[int]) -> None:
    while position.dealing:
        position.deal(dice)


def turn_of(position: Position, seat: int, level: Level, sample: int, events: list[Raw] | None = None) -> Turn:
    """What a table sends to the bot on a seat, its sample drawn by a generator with this number."""
    return Turn(
        table=position.game.name,
        game=position.game.name,
        options=Raw(b"{}"),
        seats=position.state.seats,
        seat=seat,
        level=level,
        version=1,
        view=msgspec.json.encode(position.view(seat)),
        moves=[Raw(msgspec.json.encode(move)) for move in position.moves(seat)],
        events=events or [],
        sample=position.sample(seat, generator(sample)).to_bytes(),
        refused=[],
        must=True,
    )


def course(
    game: Game, seats: int, number: int, choose: Choose, options: dict[str, Any] | None = None
) -> Iterator[tuple[Position, int]]:
    """A game in which `choose(position, seat)` returns each move; yields before every decision."""
    position, dice = start(game, seats, number, options), generator(number + 1)
    while not position.over:
        seat = position.waiting[0]
        yield position, seat
        position.play(seat, game.read_move(bytes(choose(position, seat))))
        go_on(position, dice)
