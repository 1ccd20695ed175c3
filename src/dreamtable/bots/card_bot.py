"""Bots of card games: all that they know lies in the redealt state, so one class serves every such game.

`dozing` and `dreaming` are policies in plain Python and answer at once.  `lucid` has a better policy, and looks ahead
with compiled rules where the game says that this pays; until that is compiled it plays as `dreaming` and says so.
"""

from __future__ import annotations

import random
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Any

import msgspec
from msgspec import Raw

from dreamtable.bots import policy_player, warm_up
from dreamtable.bots.frozen_policies import OUTSIDER, REFERENCE, frozen_policy
from dreamtable.bots.levels import Level
from dreamtable.bots.player import Bot, Decision, Turn, seed_of
from dreamtable.bots.search_player import Searcher
from dreamtable.bots.thinking_time import CLOSE, PLAIN, USUAL
from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.kit.random import generator
from dreamtable.kit.rule_compiler import link
from dreamtable.kit.state import WATCHER


def policy_modules(game: Game, player: str) -> tuple[ModuleType, ...]:
    """Return the modules to link with a game's rules for a player that does not search.

    A player is a level of bots, `random`, or a frozen policy that strength is measured against.
    """
    if player == "random":
        return (policy_player,)
    if player == REFERENCE or player.startswith(OUTSIDER):
        return frozen_policy(game.name, player), policy_player
    return *game.policies.of(player), policy_player


@cache
def plain_player(game: Game, player: str) -> SimpleNamespace:
    """Return a player that does not search, linked in plain Python; made once for each process."""
    return link(game.rules, policy_modules(game, player))


class CardBot(Bot):
    """A bot of a card game, on any level."""

    searcher: Searcher | None = None

    def prepare(self) -> bool:
        """Whether the bot can play as well as it should: a search may still have to be compiled."""
        if self.level is not Level.LUCID or self.game.bot.SEARCH.reach == 0:
            return True
        if self.searcher is None and warm_up.compiled_for(self.game):
            self.searcher = Searcher(self.game, self.thinking)
        return self.searcher is not None

    def choose(self, turn: Turn) -> Decision:
        """Choose by search or by the policy of the level."""
        seed = seed_of(turn)
        ready = self.prepare()
        plain = plain_player(self.game, self.level if ready else Level.DREAMING)
        sample: Any = self.game.rules.State.from_bytes(turn.sample)
        s, luck, moves = sample.clone(), generator(seed), [0] * plain.ACTIONS
        actions: list[int] = []
        move: Any = None
        while move is None:  # a gesture may be made of several actions
            if self.searcher is not None:
                actions.append(self.searcher.decide(s, turn.seat, seed + len(actions)))
            else:
                actions.append(plain.decide(s, turn.seat, moves, luck))
            move = self.game.moves.decode(sample, turn.seat, actions)
            plain.play(s, turn.seat, actions[-1])
        return Decision(Raw(msgspec.json.encode(move)), self._pause(sample, move, seed), drowsy=not ready)

    def _pause(self, sample: Any, move: Gesture, seed: int) -> int:
        """Return the pause before a move, by its kind and by what a watcher sees, which is the same in any sample."""
        part, kind = self.game.bot, str(type(move).__struct_config__.tag)
        least, most = part.PAUSES.get(kind, USUAL)
        closeness = part.closeness(self.game.view.view(sample, WATCHER, ()), kind)
        return self.pause(random.Random(seed), least, most, PLAIN + (CLOSE - PLAIN) * closeness)
