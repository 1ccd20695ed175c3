"""Advice for a seat, from nothing but what the seat knows: what a lucid bot would do in its place, and why."""

from __future__ import annotations

from threading import Thread

import msgspec
from msgspec import Raw

from dreamtable.analysis.simple_play import choice
from dreamtable.analysis.win_chances import Chances
from dreamtable.bots.levels import Level
from dreamtable.bots.player import Decision, Turn, seat_bot
from dreamtable.bots.thinking_time import Thinking
from dreamtable.kit.game import Game
from dreamtable.kit.game_discovery import packages_of_games
from dreamtable.kit.position import Position
from dreamtable.kit.random import generator
from dreamtable.kit.rule_compiler import has_compiler

encode = msgspec.json.Encoder().encode


class Adviser:
    """Advises any seat of any game.  It remembers no table: the same turn gets the same advice.

    In card games the first advice comes from the policy of `lucid`, at once; the rollouts that tell chances are
    compiled, or loaded, meanwhile.
    """

    def __init__(self, package: str, thinking: Thinking) -> None:
        self._package = package
        self._games: dict[str, Game] = {}
        self._loading: dict[str, Thread] = {}
        self._chances: dict[str, Chances] = {}

    def choose(self, turn: Turn) -> Decision:
        """Return the advised move, and what speaks for it; no move if waiting is best."""
        game = self._games.get(turn.game)
        if game is None:
            game = self._games[turn.game] = Game(turn.game, packages_of_games(self._package)[turn.game])
        return self._by_rollouts(game, turn) if game.policies else self._by_its_bot(game, turn)

    def forget(self, table: str) -> None:
        """Do nothing: no table is remembered."""

    def load(self, game: Game) -> Thread:
        """Load what tells the chances in a card game, in a thread that is returned; it is loaded once."""
        if game.name not in self._loading:
            self._loading[game.name] = Thread(target=self._load, args=(game,), daemon=True)
            self._loading[game.name].start()
        return self._loading[game.name]

    def _load(self, game: Game) -> None:
        chances = Chances(game)
        chances.compile()
        self._chances[game.name] = chances

    def _by_rollouts(self, game: Game, turn: Turn) -> Decision:
        """Advise in a card game: the move that wins most often when all play on as lucid bots would."""
        position = Position(game, game.rules.State.from_bytes(turn.sample))
        facts = game.analysis.situation(position, turn.seat)
        chances = self._chances.get(game.name)
        if chances is None:
            if has_compiler():
                self.load(game)
            return Decision(Raw(encode(choice(game, Level.LUCID, position, turn.seat, generator(1)))), facts=facts)
        found = chances.of_moves(position, turn.seat)
        for name, some in zip(("chance", "next"), found):
            facts[name] = round(100 * some.chance)
        return Decision(Raw(encode(found[0].move)), facts=facts)

    def _by_its_bot(self, game: Game, turn: Turn) -> Decision:
        """Advise in a game of words: what its lucid bot would say or choose."""
        decision = seat_bot(game, Level.LUCID, Thinking(pace=0)).choose(turn)
        if decision.move is None:
            return Decision(None)
        view = msgspec.json.decode(turn.view, type=game.view.View)
        move = game.read_move(bytes(decision.move))
        return Decision(decision.move, facts=game.analysis.reasons(view, turn.seat, move))
