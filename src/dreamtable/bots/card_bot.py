"""Bots of card games: all that they know lies in the redealt state, so one class serves every such game.

`dozing` and `dreaming` are policies in plain Python and answer at once.  `lucid` has a sharper policy, and searches
with it, compiled, where that pays; until its search is ready it plays as dreaming and says so.
"""

from __future__ import annotations

import random
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import msgspec
from msgspec import Raw

from dreamtable.bots import warm_up as ready
from dreamtable.bots.levels import Level
from dreamtable.bots.player import Bot, Decision, Turn, seed_of
from dreamtable.bots.searcher import Searcher, style_of
from dreamtable.kit.game import Game
from dreamtable.kit.linker import link
from dreamtable.kit.random import generator

CARRY = "dreamtable.bots.policy_player"


def wits(game: Game) -> tuple[str, ...]:
    """The modules that a wide-awake player of a game links: its tactics, and its sharper policy if it has one."""
    tactics, sharp = f"{game.package}.policies.dreaming", f"{game.package}.policies.lucid"
    return (tactics, sharp) if find_spec(sharp) else (tactics,)


def parts_of(game: Game, level: str) -> tuple[str, ...]:
    """The modules that make a player without search, for the kit to link."""
    tactics = f"{game.package}.policies.dreaming"
    return {
        "random": (CARRY,),
        "reference": (f"dreamtable.bots.reference.{game.name}", CARRY),
        Level.DOZING.value: (tactics, f"{game.package}.policies.dozing", CARRY),
        Level.DREAMING.value: (tactics, CARRY),
        Level.LUCID.value: (*wits(game), CARRY),
    }[level]


@cache
def habits(game: Game, level: str) -> SimpleNamespace:
    """A player without search in plain Python."""
    return link(game.rules, [import_module(name) for name in parts_of(game, level)])


class CardBot(Bot):
    lucid: Searcher | None = None

    def wake(self) -> bool:
        if self.level is not Level.LUCID or style_of(self.game).reach == 0:
            return True
        if self.lucid is None and ready.compiled_for(self.game):
            self.lucid = Searcher(self.game, self.thinking)
        return self.lucid is not None

    def choose(self, turn: Turn) -> Decision:
        seed = seed_of(turn)
        awake = self.wake()
        plain = habits(self.game, self.level if awake else Level.DREAMING)
        sample = self.game.rules.State.from_bytes(turn.sample)
        s, luck, room = sample.clone(), generator(seed), [0] * plain.ACTIONS
        actions: list[int] = []
        move: Any = None
        while move is None:  # a gesture may be made of several actions
            if self.lucid is not None:
                actions.append(self.lucid.decide(s, turn.seat, seed + len(actions)))
            else:
                actions.append(plain.decide(s, turn.seat, room, luck))
            move = self.game.moves.decode(sample, turn.seat, actions)
            plain.play(s, turn.seat, actions[-1])
        after = self.pause(random.Random(seed), 600, 1800 if len(turn.moves) > 1 else 900)
        return Decision(Raw(msgspec.json.encode(move)), after, drowsy=not awake)
