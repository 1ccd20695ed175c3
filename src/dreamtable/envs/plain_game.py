"""One game on the plain rules, which the PettingZoo and Gymnasium environments share."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from dreamtable.envs.descriptions import Described
from dreamtable.envs.symbolic_games import SymbolicGame, game_for_agents
from dreamtable.kit.events import Told
from dreamtable.kit.game import Game
from dreamtable.kit.random import Dice, generator
from dreamtable.kit.state import CHANCE, NOBODY, WATCHER, GameState
from dreamtable.play.fair_deal import FairDeal, seeded_secret
from dreamtable.play.game_text import GameText
from dreamtable.play.seeds import number_of


class PlainGame(Described):
    """A state, its dice, and the seat that is asked; chance and time act by themselves.

    The same seed deals the same cards as in `dreamtable.new`.
    """

    def __init__(self, game: str, seats: int | None, options: dict[str, Any] | None) -> None:
        self.game: Game = game_for_agents(game)
        self.seats = self.game.check_seats(self.game.facts.best if seats is None else seats)
        self.given = self.game.options(options)
        self.tells = False  # whether `told` is kept: for agents that are asked in words
        self.reset(0)

    @property
    def plain(self) -> SimpleNamespace:
        """The rules."""
        return self.game.plain

    def reset(self, seed: int | None) -> None:
        """Start a new game; the same seed deals the same cards, none deals any."""
        number = number_of(seed)
        self.dice: Dice = generator(number)  # for whoever plays by chance
        self._dealer = FairDeal(seeded_secret(number), ("",) * self.seats)
        self._entries = 0  # in the log that a Match would keep
        self.told: list[Told] = []  # what happened
        self.state = self.game.opening(self.seats, self.given)
        self._advance()

    def _advance(self) -> None:
        """Let chance and time act until a seat is asked."""
        plain, s = self.plain, self.state
        self._before: Any = None  # the state before the gesture that is being spelled
        self._gesture: list[int] = []
        while (seat := plain.actor(s)) >= CHANCE:
            self._entries += 1
            dice, before = self._dealer.dice(self._entries, plain.WORDS), s.clone() if self.tells else s
            if seat == CHANCE:
                plain.chance(s, dice)
            else:
                plain.timeout(s, plain.due(s), dice)
            self._tell(before, seat, None)
        self.seat: int = seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == NOBODY

    def legal(self) -> list[int]:
        """The actions open to the seat that is asked."""
        room = [0] * self.plain.ACTIONS
        return room[: self.plain.legal(self.state, self.seat, room)]

    def play(self, action: int) -> None:
        """Play an open action of the seat that is asked, and go on to the next seat to be asked."""
        if not self._gesture:
            self._before = self.state.clone()
        self._gesture.append(action)
        whole = isinstance(self.game, SymbolicGame) or self.game.moves.decode(self._before, self.seat, self._gesture)
        self.plain.play(self.state, self.seat, action)
        if whole:
            self._entries += 1
            self._tell(self._before, self.seat, whole)
            self._advance()

    def _tell(self, before: Any, seat: int, move: Any) -> None:
        if self.tells:
            self.told += self.game.events.events(before, self.state.clone(), seat, move, ())

    def observe(self, seat: int) -> list[int]:
        """All that a seat knows, as numbers."""
        out = [0] * self.plain.OBS
        self.plain.observe(self.state, seat, out)
        return out

    def payoffs(self) -> list[float]:
        """How the game went for each seat, once it is over."""
        return [self.plain.payoff(self.state, p) for p in range(self.seats)]

    def render(self, seat: int = WATCHER) -> str:
        """What a seat sees, or a watcher, in words."""
        text = GameText(self.game, [f"seat {p}" for p in range(self.seats)])
        return text.table(self.game.view.view(self.state, seat, ()))

    def save(self) -> dict[str, Any]:
        """Return a copy of where the game stands."""
        return {name: _copied(value) for name, value in vars(self).items()}

    def restore(self, saved: dict[str, Any]) -> None:
        """Go on from where a game of the same kind stood."""
        self.__dict__.update({name: _copied(value) for name, value in saved.items()})


def _copied(value: Any) -> Any:
    if isinstance(value, GameState):
        return value.clone()
    return list(value) if isinstance(value, list) else value
