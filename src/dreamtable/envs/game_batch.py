"""Thousands of games at once on the compiled rules.

    batch = GameBatch("dream_ravens", games=4096, seats=4, seed=1)
    while training:
        batch.step(choose(batch.observation, batch.mask))     # batch.seat says who is asked in each game

All arrays are the batch's own and written in place: no copies.  A finished game starts anew at once; `done` and
`reward` tell of the end, `observation` already belongs to the new game.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dreamtable.bots.card_bot import policy_modules
from dreamtable.envs import steps_against_policies
from dreamtable.envs.descriptions import Described
from dreamtable.envs.symbolic_games import SymbolicGame, game_for_agents
from dreamtable.kit.errors import Invalid
from dreamtable.kit.game import compiled
from dreamtable.kit.random import generator
from dreamtable.play.seeds import number_of

ADVISERS = ("random", "reference", "dozing", "dreaming")
SHARED = ("dice", "luck")  # what all games of a batch have in common


@dataclass(frozen=True)
class SavedGames:
    """Where the games of a batch stood: to be restored, kept, or sent to another process."""

    states: NDArray[np.void]
    dice: NDArray[np.int64]
    seat: NDArray[np.int8]
    reward: NDArray[np.float32]
    done: NDArray[np.bool_]

    def take(self, which: NDArray[np.integer[Any]]) -> SavedGames:
        """Return the games with these numbers, in this order; a number may stand there more than once."""
        rows = np.asarray(which)
        kept = {f.name: getattr(self, f.name) for f in fields(self)}
        return type(self)(**{name: value if name in SHARED else value[rows] for name, value in kept.items()})


class GameBatch(Described):
    """A batch of games that are stepped together; whoever is asked next in a game is the one to act in it."""

    def __init__(
        self,
        game: str,
        games: int = 1024,
        seats: int | None = None,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        if games < 1:
            raise Invalid("bad_batch", f"A batch has at least one game, not {games}.")
        self.game = game_for_agents(game)
        self.seats = self.game.check_seats(self.game.facts.best if seats is None else seats)
        self._opening = self.game.opening(self.seats, options).to_numpy()
        self._link()
        self.games = games
        self.actions: int = self._fast.ACTIONS
        self._states = self.game.rules.State.array(games)
        self._moves: NDArray[np.int32] = np.zeros(self.actions, np.int32)
        self.observation: NDArray[np.int16] = np.zeros((games, self._fast.OBS), np.int16)
        self.mask: NDArray[np.int8] = np.zeros((games, self.actions), np.int8)
        self.seat: NDArray[np.int8] = np.zeros(games, np.int8)
        self.reward: NDArray[np.float32] = np.zeros((games, self.seats), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.reset(seed)

    def _link(self) -> None:
        """Compile, or find what was compiled: this is not kept when a batch is pickled."""
        self._fast = compiled(self.game, steps_against_policies)

    @cached_property
    def _inlined(self) -> SimpleNamespace:
        """The engine with the rules compiled into its loops; for stepping all seats, where that is twice as fast."""
        return compiled(self.game, inline=True)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_fast", "_inlined")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._link()

    def reset(self, seed: int | None = None) -> None:
        """Start all games anew; the same seed gives the same games, none gives any."""
        self._dice = np.array(generator(number_of(seed)), np.int64)
        self._fast.open_all(self._states, self._opening, self._dice)
        self._fast.look_all(self._states, self.seat, self.observation, self.mask, self._moves, self._dice)
        self.reward[:] = 0
        self.done[:] = False

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Play one action in every game, for the seat that `seat` names."""
        self._inlined.step_all(
            self._states,
            self._opening,
            self._checked(actions),
            self.seat,
            self.observation,
            self.mask,
            self.reward,
            self.done,
            self._moves,
            self._dice,
        )

    def _checked(self, actions: NDArray[np.integer[Any]]) -> NDArray[np.int32]:
        """Return the actions as compiled code takes them; raise Invalid if one of them is not open."""
        chosen = self._shaped(actions)
        if not self._fast.all_open(self.mask, chosen):
            raise Invalid("illegal_action", "At least one action is not open: choose where `mask` is 1.")
        return chosen

    def _is_open(self, chosen: NDArray[np.int32]) -> NDArray[np.bool_]:
        known = (chosen >= 0) & (chosen < self.actions)
        found: NDArray[np.bool_] = known & (self.mask[np.arange(self.games), np.where(known, chosen, 0)] == 1)
        return found

    def _shaped(self, actions: NDArray[np.integer[Any]]) -> NDArray[np.int32]:
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise Invalid(
                "bad_actions", f"One whole number for each of the {self.games} games, not {given.dtype} {given.shape}."
            )
        return np.ascontiguousarray(given, np.int32)

    def sample(self) -> NDArray[np.int32]:
        """A random open action for every game."""
        actions = np.zeros(self.games, np.int32)
        self._fast.sample_all(self.mask, actions, self._dice)
        return actions

    def advice(self, bot: str) -> NDArray[np.int32]:
        """What a bot without search would do in every game: random, or in card games reference, dozing, dreaming."""
        known = ("random",) if isinstance(self.game, SymbolicGame) else ADVISERS
        if bot not in known:
            raise Invalid("unknown_bot", f"There is no bot {bot!r} here; there are: {', '.join(known)}.")
        actions = np.zeros(self.games, np.int32)
        adviser = compiled(self.game, *policy_modules(self.game, bot), steps_against_policies)
        adviser.advise_all(self._states, self.seat, actions, self._moves, self._dice)
        return actions

    # -- keeping ----------------------------------------------------------------------------------------------
    def save(self) -> SavedGames:
        """Return a copy of where all games stand, dice included."""
        kept: tuple[Any, ...] = (self._states, self._dice, self.seat, self.reward, self.done)
        return SavedGames(*(array.copy() for array in kept))

    def restore(self, saved: SavedGames) -> None:
        """Go on from where games stood when they were saved, by this batch or by one of the same game and size."""
        if saved.states.dtype != self._states.dtype or saved.states.shape != self._states.shape:
            raise Invalid("bad_batch", f"These are not {self.games} games of {self.game.facts.title}.")
        self._states[:], self._dice[:], self.seat[:] = saved.states, saved.dice, saved.seat
        self.reward[:], self.done[:] = saved.reward, saved.done
        self._fast.show_all(self._states, self.seat, self.observation, self.mask, self._moves)

    def state_of(self, number: int) -> Any:
        """Return the whole truth about one game as a plain State, for analysis."""
        return self.game.rules.State.from_bytes(self._states[number].tobytes())
