"""How players that do not search would move in a position."""

from __future__ import annotations

from typing import Any

from dreamtable.bots.card_bot import plain_player
from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.kit.position import Position


def choice(game: Game, player: str, position: Position, seat: int, luck: Any) -> Gesture:
    """Return the move of a player that does not search."""
    plain = plain_player(game, player)
    trial, actions, room = position.state.clone(), list[int](), [0] * plain.ACTIONS
    move: Gesture | None = None
    while move is None:
        actions.append(plain.decide(trial, seat, room, luck))
        move = game.moves.decode(position.state, seat, actions)
        plain.play(trial, seat, actions[-1])
    return move
