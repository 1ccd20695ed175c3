"""Thousands of games at once in which one seat is the agent, and bots or a function play the others.

batch = SeatBatch("dream_ravens", games=1024, seats=3, opponents="dreaming", seed=1)
while training:
    batch.step(choose(batch.observation, batch.mask))
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dreamtable.envs.game_batch import GameBatch, SavedGames
from dreamtable.envs.opponents import Who, lucky, seat_opponents
from dreamtable.envs.rewards import check_reward, paid
from dreamtable.kit.errors import Invalid
from dreamtable.kit.random import below, generator
from dreamtable.kit.state import NOBODY
from dreamtable.play.seeds import number_of

FORFEIT = -100.0  # what a game lost by an action that is not open pays, where points are paid


@dataclass(frozen=True)
class SavedSeats(SavedGames):
    """The same, with the opponents' dice, and where the agent sits in each game."""

    luck: NDArray[np.int64]
    agent: NDArray[np.int8]


class SeatBatch(GameBatch):
    """A batch of games with an agent on one seat of each.

    `agent_seat` is a seat, or "random" for another one in every game.  A game that ends before the agent is ever asked
    is dealt again.  `earned` is what the agent was paid in this step, `last_observation` what it observed at the end of
    the games that are `done`.
    """

    def __init__(
        self,
        game: str,
        games: int = 1024,
        seats: int | None = None,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        agent_seat: int | str = 0,
        opponents: Who | list[Who] = "random",
        reward: str = "win",
        reopens: bool = True,
        forfeits: bool = False,
    ) -> None:
        self._reward = check_reward(reward)
        self._reopens = reopens  # whether a finished game starts anew at once
        self._forfeits = forfeits  # whether an action that is not open loses the game, rather than being refused
        self._agent_seat = agent_seat
        self._opponents: list[Any] = []
        self._given = opponents
        self.agent: NDArray[np.int8] = np.zeros(max(games, 1), np.int8)
        super().__init__(game, games, seats, seed, options)

    def reset(self, seed: int | None = None) -> None:
        """Start all games anew, and let the others play until the agent is asked."""
        if not self._opponents:  # the first time: the game is known by now
            if self._agent_seat != "random" and self._agent_seat not in range(self.seats):
                raise Invalid("no_such_seat", f"There is no seat {self._agent_seat!r} at this table.")
            self._opponents = list(seat_opponents(self.game, self.seats - 1, self._given))
            self.last_observation = np.zeros_like(self.observation)
            self.earned: NDArray[np.float32] = np.zeros(self.games, np.float32)
            self.illegal: NDArray[np.bool_] = np.zeros(self.games, np.bool_)
        number = number_of(seed)
        self._dice, self._luck = np.array(generator(number), np.int64), lucky(number)
        self._open(np.ones(self.games, np.bool_))
        self.reward[:], self.earned[:], self.done[:] = 0, 0, False

    def _open(self, which: NDArray[np.bool_]) -> None:
        """Start some games anew, again and again until the agent is asked in all of them; show all."""
        while which.any():
            if self._agent_seat == "random":
                luck = self._luck.tolist()
                self.agent[which] = [below(luck, self.seats) for _ in range(int(which.sum()))]
                self._luck[:] = luck
            else:
                self.agent[which] = self._agent_seat
            self._fast.reopen(self._states, self._opening, self.seat, which, self._dice)
            self._let_others_play()
            which = which & (self.seat == NOBODY)
        self._fast.show_all(self._states, self.seat, self.observation, self.mask, self._moves)

    def _let_others_play(self) -> None:
        while True:
            for opponent in self._opponents:
                opponent.play(self)
            if not ((self.seat != self.agent) & (self.seat != NOBODY)).any():
                return

    def step(self, actions: NDArray[np.integer[Any]], where: NDArray[np.bool_] | None = None) -> None:
        """Play one action of the agent in every game, or `where` it is true, and let the others play.

        They play until the agent is asked again or the game is over.  Raises Invalid for a game that is over already.
        """
        chosen = self._shaped(actions)
        rows = np.arange(self.games) if where is None else np.flatnonzero(where)
        if (self.seat[rows] == NOBODY).any():
            raise Invalid("game_over", "At least one game is over: reset it before you step again.")
        playing = rows[self._is_open(chosen)[rows]]
        lost = np.setdiff1d(rows, playing) if len(playing) < len(rows) else rows[:0]
        if len(lost) and not self._forfeits:
            raise Invalid("illegal_action", "At least one action is not open: choose where `mask` is 1.")
        self._fast.play_some(self._states, playing, chosen[playing], self.seat, self._dice)
        self._let_others_play()
        self._fast.finish_all(self._states, self.seat, self.agent, self.reward, self.done, self.last_observation)
        self._pay()
        self._forfeit(lost)
        if self._reopens:
            self._open(self.done)
        else:
            self.seat[lost] = NOBODY
            self._fast.show_all(self._states, self.seat, self.observation, self.mask, self._moves)
            self.observation[self.done] = self.last_observation[self.done]
            self.mask[self.done] = 0

    def _forfeit(self, lost: NDArray[np.intp]) -> None:
        """End the games in which the agent chose what is not open."""
        self.illegal[:] = False
        self.illegal[lost] = self.done[lost] = True
        self.last_observation[lost] = self.observation[lost]
        self.earned[lost] = self.game.plain.PAYOFFS[0] if self._reward == "win" else FORFEIT

    def reset_some(self, which: NDArray[np.bool_]) -> None:
        """Start the games anew that `which` names, one truth value for each."""
        self._open(np.ascontiguousarray(which, np.bool_))
        self.earned[which], self.reward[which], self.done[which] = 0, 0, False

    def _pay(self) -> None:
        self.earned[:] = 0
        over = np.flatnonzero(self.done)
        if self._reward == "win":
            self.earned[over] = self.reward[over, self.agent[over]]
        else:
            for i in over:
                self.earned[i] = paid(self.game, self.state_of(int(i)), int(self.agent[i]), self._reward)

    def save(self) -> SavedSeats:
        """Return a copy of where all games stand, dice included."""
        kept: tuple[Any, ...] = (self._states, self._dice, self.seat, self.reward, self.done, self._luck, self.agent)
        return SavedSeats(*(array.copy() for array in kept))

    def restore(self, saved: SavedGames) -> None:
        """Go on from where games stood when they were saved."""
        if not isinstance(saved, SavedSeats):
            raise Invalid("bad_batch", "These games were saved by a batch without an agent.")
        super().restore(saved)
        self._luck[:], self.agent[:] = saved.luck, saved.agent
