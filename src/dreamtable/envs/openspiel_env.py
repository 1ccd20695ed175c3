"""Our games for OpenSpiel's algorithms.

    game = pyspiel.load_game("python_dreamtable(game=dream_power_trick,seats=2,deals=8)")      # after importing this

`deals` is how many ways each deal may come out: chance nodes are explicit, so trees stay finite and small games can be
solved.  With `deals=0` a deal has exactly the outcomes that it truly has, where they can be listed.  `positions`
(JSON, a list of scenario `given` tables) starts from one of these positions instead of a deal.
An information state is all that a seat saw when it was asked, what it did, and what it sees now.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyspiel

from dreamtable.envs.exact_chance import outcomes
from dreamtable.envs.symbolic_games import SymbolicGame, game_for_agents
from dreamtable.kit.game import Game
from dreamtable.kit.random import generator
from dreamtable.kit.state import CHANCE, CLOCK

LONGEST = 100_000  # actions, for games of which nobody knows how long they can be: more than any has had
CHANCE_ID, TERMINAL_ID = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
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


class Rules(NamedTuple):
    """What all states of a game share."""

    game: Game
    plain: SimpleNamespace  # the rules in plain Python
    deals: int
    share: float

    def __reduce__(self) -> tuple[Any, ...]:
        return rules_of, (self.game, self.deals, self.share)  # linked rules cannot be written down

    def name_of(self, action: int) -> str:
        """What an action is called."""
        names = self.plain.ACTION_NAMES
        return f"{action} {names[action]}" if names else str(action)


def rules_of(game: Game, deals: int, share: float) -> Rules:
    """Return what all states of a game share."""
    return Rules(game, game.plain, deals, share)


class DreamGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options, as OpenSpiel loads it."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = DEFAULTS | (params or {})
        self.name, self.seats, deals = str(given["game"]), int(given["seats"]), int(given["deals"])
        game = game_for_agents(self.name)
        options = game.options(json.loads(str(given["options"])))
        positions = json.loads(str(given["positions"])) if given["positions"] else []
        opening = game.opening(self.seats, options)
        openings = tuple(game.scenario_positions.arrange(self.seats, options, position) for position in positions)
        least, most = game.plain.PAYOFFS
        shares = (least, most) == (0.0, 1.0)
        together = game.facts.kind.startswith("co-op")
        utility = pyspiel.GameType.Utility.IDENTICAL if together else pyspiel.GameType.Utility.ZERO_SUM
        share = 1.0 / self.seats if shares and not together else 0.0  # so that a contest sums to zero
        rules = rules_of(game, deals, share)
        self.first = Node(rules, opening, ((),) * self.seats, openings)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.plain.ACTIONS,
            max_chance_outcomes=max(deals, len(positions)) or self._most_outcomes(),
            num_players=self.seats,
            min_utility=least - share,
            max_utility=most - share,
            utility_sum=None if together else 0.0,
            max_game_length=max(map(game.plain.longest, openings or (opening,))) or LONGEST,
        )
        super().__init__(game_type(utility), info, params or {})

    def _most_outcomes(self) -> int:
        """How many outcomes the first deal has: later ones deal from fewer cards."""
        return len(self.first.outcomes()) if self.first.seat == CHANCE else 1

    def new_initial_state(self) -> DreamState:
        """A state in which nothing is dealt yet."""
        return DreamState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """How OpenSpiel reads observations and information states."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(game_for_agents(self.name).plain.OBS, kind.perfect_recall)


class Node:
    """Where a game stands.  Nothing in it is changed in place, so that copies share everything."""

    __slots__ = (
        *("_children", "_legal", "_outcomes", "_returns", "_seen"),
        *("dealt", "memory", "openings", "player", "rules", "seat", "state"),
    )

    def __init__(
        self, rules: Rules, state: Any, memory: tuple[tuple[str, ...], ...], openings: tuple[Any, ...]
    ) -> None:
        self.rules, self.state, self.memory, self.openings = rules, state, memory, openings
        self.dealt = 0
        self._legal: list[int] | None = None
        self._outcomes: list[tuple[Any, float]] | None = None
        self._returns: list[float] | None = None
        self._seen: dict[int, str] | None = None  # made when asked for: most nodes are ends
        self._children: dict[int, Node] | None = None
        self.seat = seat = CHANCE if openings else int(rules.plain.actor(state))
        self.player = seat if 0 <= seat < CHANCE else TERMINAL_ID if seat < 0 else CHANCE_ID  # as OpenSpiel counts

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self

    def after(self, state: Any, memory: tuple[tuple[str, ...], ...], dealt: int) -> Node:
        """The node that a deal or an action leads to; clocks run out by themselves."""
        plain = self.rules.plain
        while plain.actor(state) == CLOCK:
            plain.timeout(state, plain.due(state), generator(state.moment))
        node = Node(self.rules, state, memory, ())
        node.dealt = dealt
        return node

    def child(self, action: int) -> Node:
        """The node that an action, or an outcome of a deal, leads to.

        Where deals are exact, the tree is small enough to be kept, and whatever solves it walks it again and again.
        """
        if self.rules.deals:
            return self._child(action)
        if self._children is None:
            self._children = {}
        if action not in self._children:
            self._children[action] = self._child(action)
        return self._children[action]

    def _child(self, action: int) -> Node:
        if self.seat == CHANCE:
            return self.after(self.outcomes()[action][0].clone(), self.memory, self.dealt + 1)
        state = self.state.clone()
        self.rules.plain.play(state, self.seat, action)
        return self.after(state, self.remember(self.seat, action), self.dealt)

    def legal(self) -> list[int]:
        """The open actions of the seat that is asked, in rising order."""
        if self._legal is None:
            room = [0] * self.rules.plain.ACTIONS
            self._legal = sorted(room[: self.rules.plain.legal(self.state, self.seat, room)])
        return self._legal

    def outcomes(self) -> list[tuple[Any, float]]:
        """The states that may come of the next deal, with their probabilities."""
        if self._outcomes is None:
            self._outcomes = self._list_outcomes()
        return self._outcomes

    def _list_outcomes(self) -> list[tuple[Any, float]]:
        if self.openings:
            return [(opening, 1.0 / len(self.openings)) for opening in self.openings]
        ways, plain = self.rules.deals, self.rules.plain
        if ways == 0:
            return outcomes(plain, self.state)
        found = []
        for k in range(ways):
            state = self.state.clone()
            plain.chance(state, generator((self.dealt + 1) * 1_000_003 + k))
            found.append((state, 1.0 / ways))
        return found

    def returns(self) -> list[float]:
        """Each seat's payoff, less a fair share; 0 before the end."""
        if self._returns is None:
            seats, (_, plain, _, share) = range(self.state.seats), self.rules
            self._returns = [plain.payoff(self.state, p) - share if self.seat < 0 else 0.0 for p in seats]
        return self._returns

    def seen(self, seat: int) -> str:
        """What a seat observes, as text."""
        if self._seen is None:
            self._seen = {}
        if seat not in self._seen:
            self._seen[seat] = ",".join(map(str, self.observation(seat)))
        return self._seen[seat]

    def observation(self, seat: int) -> list[int]:
        """What a seat observes, as numbers; zeros before a given position is chosen."""
        out = [0] * self.rules.plain.OBS
        if not self.openings:
            self.rules.plain.observe(self.state, seat, out)
        return out

    def remember(self, seat: int, action: int) -> tuple[tuple[str, ...], ...]:
        """The memories of all seats, once this one has seen what it sees and done what it does."""
        mine = (*self.memory[seat], f"{self.seen(seat)}>{action}")
        return (*self.memory[:seat], mine, *self.memory[seat + 1 :])


class DreamState(pyspiel.State):  # type: ignore[misc]
    """A state of a game.  It holds one `Node`: OpenSpiel copies all that a state holds, and nodes are shared."""

    def __init__(self, game: DreamGame) -> None:
        super().__init__(game)
        self._node = game.first

    def current_player(self) -> int:
        """The seat that is asked, or OpenSpiel's number for chance or the end."""
        return self._node.player

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._node.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        node = self._node
        return node.legal() if player == node.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The ways in which the next deal may come out, with their probabilities."""
        return [(k, p) for k, (_, p) in enumerate(self._node.outcomes())]

    def _apply_action(self, action: int) -> None:
        self._node = self._node.child(action)

    def seen(self, seat: int) -> str:
        """All that a seat knows now, as text."""
        return self._node.seen(seat)

    def remembered(self, seat: int) -> str:
        """All that a seat knew whenever it was asked, what it did, and what it knows now."""
        return "|".join([*self._node.memory[seat], self._node.seen(seat)])

    def observation(self, seat: int) -> list[int]:
        """All that a seat knows now, as numbers."""
        return self._node.observation(seat)

    def returns(self) -> list[float]:
        """Each seat's payoff, less a fair share; 0 before the end."""
        return [*self._node.returns()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DreamState:
        """A state that a player cannot tell from this one: all that it cannot know is drawn anew.

        What the others remember of cards that now lie elsewhere is forgotten.
        """
        other: DreamState = self.clone()
        node = self._node
        state = node.state.clone()
        node.rules.plain.redeal(state, player, generator(int(sampler() * 2**52)))
        memory = tuple(mine if p == player else () for p, mine in enumerate(node.memory))
        other._node = node.after(state, memory, node.dealt)
        return other

    def to_json(self) -> str:
        """The whole state as JSON: a position as in scenario files, and who is asked."""
        node = self._node
        if isinstance(node.rules.game, SymbolicGame):
            position: Any = {name: getattr(node.state, name) for name in node.state.fields}
        else:
            position = node.rules.game.scenario_positions.describe(node.state)
        return json.dumps({"game": node.rules.game.name, "asked": node.seat, "position": position})

    def action_to_json(self, player: int, action: int) -> str:
        """An action as JSON: its name, and the move if it is a whole one."""
        node = self._node
        move = (
            None
            if isinstance(node.rules.game, SymbolicGame)
            else node.rules.game.moves.decode(node.state, player, [action])
        )
        named = {"action": action, "name": node.rules.name_of(action)}
        return json.dumps(named | ({} if move is None else {"move": msgspec.to_builtins(move)}))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == CHANCE_ID else self._node.rules.name_of(action)

    def __str__(self) -> str:
        return f"{self._node.rules.game.name} {self._node.state!r}"


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
