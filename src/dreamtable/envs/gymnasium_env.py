"""Environments for Gymnasium: one seat is the agent, bots or functions of yours play the others.

    env = gymnasium.make("dreamtable/dream_ravens-v0", seats=3, opponents="dreaming")
    env = SeatEnv("dream_ravens", seats=3, opponents="dreaming")                        # the same

Many games at once are in gymnasium_vector.py.
"""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from dreamtable.bots.card_bot import plain_player
from dreamtable.bots.search_player import Searcher
from dreamtable.envs.agent_opponents import AgentOpponent
from dreamtable.envs.opponents import THINKING, Who, listed
from dreamtable.envs.plain_game import PlainGame
from dreamtable.envs.rewards import check_reward, paid
from dreamtable.envs.seat_batch import FORFEIT
from dreamtable.envs.spaces import observation_space
from dreamtable.kit.errors import Invalid
from dreamtable.kit.game import Game
from dreamtable.kit.random import below
from dreamtable.play.agents import is_agent
from dreamtable.play.seeds import number_of
from dreamtable.play.text_to_image import draw_text


@cache
def searcher(game: Game) -> Searcher:
    """The bot that searches, made once for each process."""
    return Searcher(game, THINKING)


class SeatEnv(gymnasium.Env[NDArray[np.int16], Any]):
    """One game with an agent on one seat.

    `info["action_mask"]` and `action_masks()` say what is open; an action that is not open loses the game at once
    (`info["illegal"]`).

    seat       where the agent sits: a seat, or "random" for another one in every game
    opponents  who plays the others, clockwise from the agent, or one for all: random, and in card games reference,
               dozing, dreaming, lucid, or agents of yours (`module:Class`, `cmd:COMMAND`, `tcp:HOST:PORT`); or a
               function from observations and masks to actions, one row for each game
    reward     win: the payoff at the end; points: what the game counts; margin: less what the best other has
    """

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: Who | list[Who] = "random",
        options: dict[str, Any] | None = None,
        seat: int | str = 0,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise Invalid("bad_render_mode", f"There is no render mode {render_mode!r}.")
        self._played = PlainGame(game, seats, options)
        if seat != "random" and seat not in range(self._played.seats):
            raise Invalid("no_such_seat", f"There is no seat {seat!r} at this table.")
        self._chosen_seat, self._reward = seat, check_reward(reward)
        self._others = listed(self._played.game, self._played.seats - 1, opponents, agents=True)
        self._agents = {
            k: AgentOpponent(who) for k, who in enumerate(self._others) if isinstance(who, str) and is_agent(who)
        }
        self._played.tells = bool(self._agents)
        self._ended = True
        self.seat = 0
        self.render_mode = render_mode
        self.observation_space = observation_space(self._played.game)
        self.action_space = spaces.Discrete(self._played.plain.ACTIONS)
        self.observation_fields = self._played.observation_fields
        self.describe = self._played.describe

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Start a new game; the same seed deals the same cards as `dreamtable.new`.

        A game that ends before the agent is ever asked is dealt again.
        """
        seed = None if seed is None else number_of(seed)  # Gymnasium knows no whole numbers of NumPy
        super().reset(seed=seed)
        self._played.reset(int(self.np_random.integers(2**60)) if seed is None else seed)
        while True:
            for agent in self._agents.values():
                agent.reset()
            chosen = self._chosen_seat
            self.seat = int(self.np_random.integers(self._played.seats)) if isinstance(chosen, str) else chosen
            self._let_others_play()
            if not self._played.over:
                break
            self._played.reset(int(self.np_random.integers(2**60)))
        self._ended = False
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """Play an action of the agent, and let the others play until it is asked again."""
        if self._ended:
            raise Invalid("game_over", "The game is over: reset the environment before you step again.")
        played = self._played
        if action not in played.legal():
            self._ended = True
            lost = played.plain.PAYOFFS[0] if self._reward == "win" else FORFEIT
            return self._observation(), float(lost), True, False, self._info() | {"illegal": True}
        played.play(int(action))
        self._let_others_play()
        self._ended = played.over
        reward = paid(played.game, played.state, self.seat, self._reward) if played.over else 0.0
        return self._observation(), reward, played.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are open to the agent, as sb3-contrib asks for it."""
        return self._mask().astype(np.bool_)

    def save(self) -> dict[str, Any]:
        """Return a copy of where the game stands."""
        return {"game": self._played.save(), "seat": self.seat, "ended": self._ended}

    def restore(self, saved: dict[str, Any]) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Go on from where the game stood when it was saved; return what the agent observes there."""
        self._played.restore(saved["game"])
        self.seat, self._ended = saved["seat"], saved["ended"]
        return self._observation(), self._info()

    def _let_others_play(self) -> None:
        played = self._played
        while played.seat >= 0 and played.seat != self.seat:
            played.play(self._choose((played.seat - self.seat) % played.seats - 1))

    def _choose(self, distance: int) -> int:
        """The action of a bot, an agent or a function for the seat that is asked."""
        played, who = self._played, self._others[distance]
        if distance in self._agents:
            return self._agents[distance].choose(played)
        if not isinstance(who, str):
            seen, mask = np.array([played.observe(played.seat)], np.int16), self._mask_of(played.legal())[None]
            action = int(np.asarray(who(seen, mask)).reshape(-1)[0])
            if action not in played.legal():
                raise Invalid("illegal_action", "An opponent chose an action that is not open.")
            return action
        if who == "lucid" and played.game.bot.SEARCH.reach > 0:
            return searcher(played.game).decide(played.state, played.seat, below(played.dice, 1 << 30))
        room = [0] * played.plain.ACTIONS
        return int(plain_player(played.game, who).decide(played.state, played.seat, room, played.dice))

    def _observation(self) -> NDArray[np.int16]:
        return np.array(self._played.observe(self.seat), np.int16)

    def _mask_of(self, actions: list[int]) -> NDArray[np.int8]:
        mask = np.zeros(self._played.plain.ACTIONS, np.int8)
        mask[actions] = 1
        return mask

    def _mask(self) -> NDArray[np.int8]:
        return self._mask_of([] if self._played.over else self._played.legal())

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat, "illegal": False}

    def render(self) -> Any:
        """What the agent's seat sees: printed, as text, or as a picture."""
        if self.render_mode == "rgb_array":
            return draw_text(self._played.render(self.seat))
        text = self._played.render(self.seat)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatEnv:
        new = object.__new__(type(self))
        memo[id(self)] = new
        for name, value in vars(self).items():
            setattr(new, name, value if name in ("describe", "_others") else copy.deepcopy(value, memo))
        new.describe = new._played.describe
        return new
