"""Who plays the other seats of a batch: bots by name, or a function of yours."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from dreamtable.bots.card_bot import policy_modules
from dreamtable.bots.frozen_policies import outsiders_of
from dreamtable.bots.search_player import Searcher
from dreamtable.bots.thinking_time import Thinking
from dreamtable.envs import steps_against_policies
from dreamtable.envs.symbolic_games import SymbolicGame
from dreamtable.kit.errors import Invalid
from dreamtable.kit.game import Game, compiled
from dreamtable.kit.random import below, generator
from dreamtable.play.agents import is_agent

Array = NDArray[Any]
Policy = Callable[[Array, Array], Any]
"""A function from observations (n, OBS) and action masks (n, actions) of n games to an action for each."""
Who = str | Policy

POLICIES = ("random", "reference", "dozing", "dreaming")
THINKING = Thinking(iterations=400)  # of a lucid decision: a number, so that the same seed gives the same game


class SeatedBatch(Protocol):
    """What opponents need of a batch of games."""

    game: Game
    _states: Array
    _dice: Array
    _luck: Array
    _moves: Array
    seat: Array
    agent: Array
    seats: int


class Opponent(Protocol):
    """Plays some seats of a batch."""

    def play(self, batch: SeatedBatch) -> None:
        """Play on in every game in which one of these seats is asked, at least one action."""


def known_bots(game: Game) -> tuple[str, ...]:
    """The names of all bots that may play a game in an environment."""
    if isinstance(game, SymbolicGame) or not game.policies:
        return ("random",)
    return (*POLICIES, "lucid", *outsiders_of(game.name))


def listed(game: Game, others: int, given: Who | list[Who], agents: bool = False) -> list[Who]:
    """Return who plays each of the other seats, clockwise from the agent; raise Invalid for a bot that is not there.

    `agents` says whether programs from outside may play too (`module:Class` and the like).
    """
    found = list(given) if isinstance(given, list | tuple) else [given] * others
    if len(found) != others:
        raise Invalid("bad_opponents", f"{others} others are at the table, not {len(found)}.")
    for who in found:
        if callable(who) or (agents and is_agent(who) and not isinstance(game, SymbolicGame)):
            continue
        if who not in known_bots(game):
            if is_agent(str(who)) and not agents:
                why = f"An agent such as {who!r} answers for one game at a time: play against it in SeatEnv."
                raise Invalid("unknown_opponents", why)
            known = ", ".join(known_bots(game))
            raise Invalid("unknown_opponents", f"There is no bot {who!r} here; there are: {known}.")
    return found


def seat_opponents(game: Game, others: int, given: Who | list[Who]) -> list[Opponent]:
    """Return those who play the other seats: one for each kind, with the distances from the agent that it plays."""
    masks: dict[Who, int] = {}
    for distance, who in enumerate(listed(game, others, given), 1):
        masks[who] = masks.get(who, 0) | 1 << distance
    return [_opponent(game, who, mask) for who, mask in masks.items()]


def _opponent(game: Game, who: Who, mask: int) -> Opponent:
    if not isinstance(who, str):
        return FunctionOpponent(who, mask)
    if who == "lucid" and game.bot.SEARCH.reach > 0:
        return SearchOpponent(game, mask)
    return PolicyOpponent(game, who, mask)


class PolicyOpponent:
    """A bot without search, inside compiled code."""

    def __init__(self, game: Game, name: str, mask: int) -> None:
        self._game, self._name, self._mask = game, name, mask
        self._link()

    def _link(self) -> None:
        self._fast = compiled(self._game, *policy_modules(self._game, self._name), steps_against_policies)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_fast"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._link()

    def play(self, batch: SeatedBatch) -> None:
        """Play on wherever one of the bot's seats is asked."""
        self._fast.follow_policy(
            batch._states, batch.seat, batch.agent, self._mask, batch._moves, batch._dice, batch._luck
        )


class _ByRow(ABC):
    """An opponent that is asked from Python, for all games in which one of its seats is to act."""

    def __init__(self, mask: int) -> None:
        self._mask = mask

    def _rows(self, batch: SeatedBatch) -> Array:
        away = (batch.seat.astype(np.int64) - batch.agent) % batch.seats
        return np.flatnonzero((batch.seat >= 0) & (self._mask >> away & 1 == 1))

    def play(self, batch: SeatedBatch) -> None:
        rows = self._rows(batch)
        if len(rows):
            fast = compiled(batch.game, steps_against_policies)
            fast.play_some(batch._states, rows, self._choose(batch, rows), batch.seat, batch._dice)

    @abstractmethod
    def _choose(self, batch: SeatedBatch, rows: Array) -> Array:
        """Return an open action for each of these rows."""


class FunctionOpponent(_ByRow):
    """A policy of yours; raises Invalid if it chooses an action that is not open."""

    def __init__(self, policy: Policy, mask: int) -> None:
        super().__init__(mask)
        self._policy = policy

    def _choose(self, batch: SeatedBatch, rows: Array) -> Array:
        fast = compiled(batch.game, steps_against_policies)
        seen, mask = np.zeros((len(rows), fast.OBS), np.int16), np.zeros((len(rows), fast.ACTIONS), np.int8)
        fast.show_some(batch._states, rows, batch.seat, seen, mask, batch._moves)
        actions = np.ascontiguousarray(self._policy(seen, mask), np.int32)
        if actions.shape != rows.shape or not fast.all_open(mask, actions):
            raise Invalid("illegal_action", "An opponent chose an action that is not open: choose where the mask is 1.")
        return actions


class SearchOpponent(_ByRow):
    """The bot that searches before every action."""

    def __init__(self, game: Game, mask: int) -> None:
        super().__init__(mask)
        self._game = game
        self._searcher = Searcher(game, THINKING)

    def __getstate__(self) -> dict[str, Any]:
        return {"_game": self._game, "_mask": self._mask}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["_game"], state["_mask"])  # type: ignore[misc]

    def _choose(self, batch: SeatedBatch, rows: Array) -> Array:
        luck = batch._luck.tolist()
        found = [
            self._searcher.decide_in(batch._states[i : i + 1], int(batch.seat[i]), below(luck, 1 << 30)) for i in rows
        ]
        batch._luck[:] = luck
        return np.array(found, np.int32)


def lucky(number: int) -> Array:
    """Dice for what opponents choose: other numbers than those that deal."""
    return np.array(generator(number ^ 0x5DEECE66D), np.int64)
