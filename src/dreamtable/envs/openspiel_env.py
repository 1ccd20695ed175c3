"""Our games for OpenSpiel's algorithms.

    game = pyspiel.load_game("python_dreamtable(game=dream_power_trick,seats=2,deals=8)")      # after importing this

`deals` is how many ways each deal may come out: chance nodes are explicit, so trees stay finite and small games can be
solved.  `positions` (JSON, a list of scenario `given` tables) starts from one of these positions instead of a deal.
An information state is all that a seat saw when it was asked, what it did, and what it sees now.
"""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel

from dreamtable.envs.symbolic_games import SymbolicGame, game_for_agents
from dreamtable.kit.random import generator
from dreamtable.kit.state import CHANCE, CLOCK

LONGEST = 100_000
DEFAULTS: dict[str, Any] = {"game": "dream_ravens", "seats": 2, "deals": 16, "options": "{}", "positions": ""}


def game_type(utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    """What OpenSpiel is told about our games."""
    return pyspiel.GameType(
        short_name="python_dreamtable",
        long_name="Dreamtable",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=10,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class DreamGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options, as OpenSpiel loads it."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = DEFAULTS | (params or {})
        self.name, self.seats, self.deals = str(given["game"]), int(given["seats"]), int(given["deals"])
        game = game_for_agents(self.name)
        self.given = json.loads(str(given["options"]))
        self.positions = json.loads(str(given["positions"])) if given["positions"] else []
        game.opening(self.seats, self.given)
        together = game.facts.kind.startswith("co-op")
        utility = pyspiel.GameType.Utility.IDENTICAL if together else pyspiel.GameType.Utility.ZERO_SUM
        self.share = 0.0 if together else 1.0 / self.seats  # so that a contest sums to zero
        info = pyspiel.GameInfo(
            num_distinct_actions=game.plain.ACTIONS,
            max_chance_outcomes=max(self.deals, len(self.positions)),
            num_players=self.seats,
            min_utility=-self.share,
            max_utility=1.0 - self.share,
            utility_sum=None if together else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(utility), info, params or {})

    def new_initial_state(self) -> DreamState:
        """A state in which nothing is dealt yet."""
        return DreamState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """How OpenSpiel reads observations and information states."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(game_for_agents(self.name).plain.OBS, kind.perfect_recall)


class DreamState(pyspiel.State):  # type: ignore[misc]
    """A state of a game.  It keeps plain values only, since OpenSpiel copies states deeply."""

    def __init__(self, game: DreamGame) -> None:
        super().__init__(game)
        self._name, self._deals, self._share = game.name, game.deals, game.share
        self._openings = [self._game.arrange.arrange(game.seats, self._given(game), p) for p in game.positions]
        self._state = self._game.opening(game.seats, self._given(game))
        self._memory: list[list[str]] = [[] for _ in range(game.seats)]
        self._dealt = 0

    def _given(self, game: DreamGame) -> Any:
        return self._game.options(game.given)

    @property
    def _game(self) -> Any:
        return game_for_agents(self._name)

    @property
    def _plain(self) -> SimpleNamespace:
        plain: SimpleNamespace = self._game.plain
        return plain

    def current_player(self) -> int:
        """The seat that is asked, or OpenSpiel's number for chance or the end."""
        if self._openings:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._plain.actor(self._state)
        if seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else int(seat)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        room = [0] * self._plain.ACTIONS
        return sorted(room[: self._plain.legal(self._state, player, room)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The ways in which the next deal may come out, with their probabilities."""
        ways = len(self._openings) or self._deals
        return [(k, 1.0 / ways) for k in range(ways)]

    def _apply_action(self, action: int) -> None:
        if self._openings:
            self._state, self._openings = self._openings[action].clone(), []
        elif self._plain.actor(self._state) == CHANCE:
            self._dealt += 1
            self._plain.chance(self._state, generator(self._dealt * 1_000_003 + action))
        else:
            seat = self._plain.actor(self._state)
            self._memory[seat].append(f"{self.seen(seat)}>{action}")
            self._plain.play(self._state, seat, action)
        while self._plain.actor(self._state) == CLOCK:
            self._plain.timeout(self._state, self._plain.due(self._state), generator(self._state.moment))

    def seen(self, seat: int) -> str:
        """All that a seat knows now, as text."""
        return ",".join(map(str, self.observation(seat)))

    def remembered(self, seat: int) -> str:
        """All that a seat knew whenever it was asked, what it did, and what it knows now."""
        return "|".join([*self._memory[seat], self.seen(seat)])

    def observation(self, seat: int) -> list[int]:
        """All that a seat knows now, as numbers."""
        out = [0] * self._plain.OBS
        if not self._openings:
            self._plain.observe(self._state, seat, out)
        return out

    def returns(self) -> list[float]:
        """Each seat's payoff, less a fair share; 0 before the end."""
        seats = range(self._state.seats)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        return [self._plain.payoff(self._state, p) - self._share for p in seats]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        if isinstance(self._game, SymbolicGame):
            return str(action)
        move = self._game.moves.decode(self._state, player, [action])
        return f"{action} {move}" if move is not None else str(action)

    def __str__(self) -> str:
        return f"{self._name} {self._state!r}"


class Observer:
    """What a player knows, in the form in which OpenSpiel asks for it."""

    def __init__(self, size: int, recall: bool) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self._recall = recall

    def set_from(self, state: DreamState, player: int) -> None:
        """Fill the tensor with what a player knows."""
        self.tensor[:] = state.observation(player)

    def string_from(self, state: DreamState, player: int) -> str:
        """What a player knows, or with perfect recall all that it ever knew and did."""
        return state.remembered(player) if self._recall else state.seen(player)


pyspiel.register_game(game_type(pyspiel.GameType.Utility.GENERAL_SUM), DreamGame)
