"""Agents from outside on the other seats of an environment: asked in words and typed moves, answered in actions."""

from __future__ import annotations

from typing import Any

from dreamtable.envs.plain_game import PlainGame
from dreamtable.kit.errors import Invalid
from dreamtable.kit.state import NOBODY
from dreamtable.play.agents import Agent, Asked, load_agent, read_answer
from dreamtable.play.game_text import GameText


class AgentOpponent:
    """An agent on one seat of one game; a move of several actions is played one by one."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.reset()

    def reset(self) -> None:
        """Forget the last game: a new agent sits down."""
        self._agent: Agent | None = None
        self._left: list[int] = []  # actions of a move that has begun
        self._told = 0

    def choose(self, played: PlainGame) -> int:
        """Return the next action for the seat that is asked; raise Problem if the agent's move is not open."""
        if not self._left:
            if played.seat == NOBODY:
                raise Invalid("game_over", "The game is over.")
            self._agent = self._agent or load_agent(self._name)
            asked = self._question(played)
            move = read_answer(played.game, asked, self._agent.choose(asked))
            self._left = list(played.game.moves.encode(played.state, played.seat, move))
        return self._left.pop(0)

    def _question(self, played: PlainGame) -> Asked:
        game, seat = played.game, played.seat
        view = game.view.view(played.state.clone(), seat, ())
        legal: list[Any] = game.moves.moves(played.state, seat)
        new, self._told = played.told[self._told :], len(played.told)
        names = [f"Seat {p}" for p in range(played.seats)]
        text = GameText(game, names).question(view, legal, names[seat])
        return Asked(game.name, played.seats, seat, view, legal, [t.event for t in new if t.reaches(seat)], [], text)

    def __getstate__(self) -> dict[str, Any]:
        return {"_name": self._name}  # a copy is played by a new agent

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["_name"])  # type: ignore[misc]
