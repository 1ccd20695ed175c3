"""One game on the plain rules, which the PettingZoo and Gymnasium environments share."""

from __future__ import annotations

from typing import Any

from dreamtable.envs.symbolic_games import game_for_agents
from dreamtable.kit.game import Game
from dreamtable.kit.random import Dice, generator


class PlainGame:
    """A state, its dice, and the seat that is asked; chance and time act by themselves."""

    def __init__(self, game: str, seats: int | None, options: dict[str, Any] | None) -> None:
        self.game: Game = game_for_agents(game)
        self.seats = self.game.facts.best if seats is None else seats
        self.given = self.game.options(options)
        self.game.check_seats(self.seats)
        self.plain = self.game.plain
        self.reset(0)

    def reset(self, seed: int) -> None:
        """Start a new game; the same seed deals the same cards."""
        self.dice: Dice = generator(seed)
        self.state = self.game.opening(self.seats, self.given)
        self.seat: int = self.plain.advance(self.state, self.dice)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat < 0

    def legal(self) -> list[int]:
        """The actions open to the seat that is asked."""
        room = [0] * self.plain.ACTIONS
        return room[: self.plain.legal(self.state, self.seat, room)]

    def play(self, action: int) -> None:
        """Play an open action of the seat that is asked, and go on to the next seat to be asked."""
        self.plain.play(self.state, self.seat, action)
        self.seat = self.plain.advance(self.state, self.dice)

    def observe(self, seat: int) -> list[int]:
        """All that a seat knows, as numbers."""
        out = [0] * self.plain.OBS
        self.plain.observe(self.state, seat, out)
        return out

    def payoffs(self) -> list[float]:
        """Each seat's share of the win, once the game is over."""
        return [self.plain.payoff(self.state, p) for p in range(self.seats)]

    def render(self) -> str:
        """What a watcher sees, as text."""
        import msgspec

        view = self.game.view.view(self.state, -1, ())
        return "\n".join(f"{k}: {v}" for k, v in msgspec.to_builtins(view).items() if v not in (None, [], ()))
