"""A bot or agent that chooses moves of a Match: `dt.bot("lucid", "dream_ravens").choose(g, seat)`."""

from __future__ import annotations

from typing import Any
from weakref import ref

import msgspec
from msgspec import Raw

from dreamtable.bots.card_bot import CardBot
from dreamtable.bots.levels import Level
from dreamtable.bots.player import Bot
from dreamtable.bots.search_player import Searcher
from dreamtable.games import load
from dreamtable.kit.errors import Illegal
from dreamtable.kit.random import generator
from dreamtable.play.agents import player_for
from dreamtable.play.bot_turns import make_turn
from dreamtable.play.match import Match
from dreamtable.play.open_questions import open_questions
from dreamtable.play.seeds import number_of

encode = msgspec.json.encode


class SeatedPlayer:
    """A player for any seat of any Match of one game; each seat is a player of its own, with its own memory."""

    def __init__(self, name: str, game: str, seed: int | None = None) -> None:
        self.name, self.game = name, load(game)
        self._dice = generator(number_of(seed))
        self._seated: dict[tuple[int, int], tuple[ref[Match[Any, Any]], Bot, int]] = {}  # who, and how much it was told
        player_for(self.game, name)  # refuse an unknown name at once

    def __repr__(self) -> str:
        return f"<{self.name}, a player of {self.game.facts.title}>"

    def choose(self, g: Match[Any, Any], seat: int) -> Any:
        """Return the move that the player makes on a seat; raises Illegal if the seat is not to act."""
        if seat not in g.waiting:
            raise Illegal("not_your_turn", f"Seat {seat} is not to act.")
        running = g.running
        of, bot, told = self._seated.get((id(g), seat)) or (ref(g), self._bot(), 0)
        if of() is not g:  # a game that is gone had the same id
            of, bot, told = ref(g), self._bot(), 0
        heard = g.heard(seat)
        question = open_questions(running, {})[seat]
        turn = make_turn(
            running,
            question,
            seat,
            bot.level,
            table=str(id(g)),
            options=g.setup.options,
            view=encode(g.view(seat)),
            events=[Raw(encode(event)) for event in heard[told if told <= len(heard) else 0 :]],
            refused=[],
            must=True,
            dice=self._dice,
        )
        self._seated[id(g), seat] = of, bot, len(heard)
        decision = bot.choose(turn)
        if decision.move is None:  # a bot of a word game may want to wait: nobody else is asked here
            return g.legal(seat)[-1]
        return self.game.read_move(bytes(decision.move))

    def _bot(self) -> Bot:
        bot = player_for(self.game, self.name)
        if isinstance(bot, CardBot) and bot.level is Level.LUCID and self.game.bot.SEARCH.reach > 0:
            bot.searcher = Searcher(self.game, bot.thinking)  # here one waits until it is compiled
        return bot


def bot(name: str, game: str, seed: int | None = None) -> SeatedPlayer:
    """Return a player by name: random, dozing, dreaming, lucid, lucid:ITERATIONS, or an agent (`module:Class`)."""
    return SeatedPlayer(name, game, seed)
