"""The word games with symbols in place of words, so that agents can learn to talk.

    dream_diary   the Leader asks with one of `vocabulary` adjectives; `relevance(k)` says how well each fits each scene
    when_i_dream  a clue is one of `symbols`, a guess names one of `elements`, and is right if that Element is up;
                  `associations(elements, symbols)` is one vector an Element, which gives the symbols a meaning

The rules enforce no meaning: who speaks may lie, and what a symbol says is what the speakers make of it.  The two
matrices are knowledge to share, like the meanings of words; agents may use them, or agree on a language of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from dreamtable.envs.symbolic_games import dream_diary, when_i_dream
from dreamtable.games import load
from dreamtable.kit.contract.rule_modules import RuleModules
from dreamtable.kit.game import Game, OptionsPart

MODULES: dict[str, ModuleType] = {"dream_diary": dream_diary, "when_i_dream": when_i_dream}  # rules and options


@dataclass(frozen=True)
class SymbolicGame(Game):
    """A word game played with symbols: rules and options are those of a module here, all else is the game's."""

    @cached_property
    def rules(self) -> RuleModules:
        """The rules of the symbolic game."""
        module = MODULES[self.name]
        return RuleModules(module.__name__, (module,))

    @cached_property
    def _options(self) -> OptionsPart:
        return OptionsPart(MODULES[self.name])


@cache
def game_for_agents(name: str) -> Game:
    """The game of this name as agents play it: with symbols in place of words, if it is about words."""
    game = load(name)
    return SymbolicGame(game.name, game.package) if name in MODULES else game


def relevance(vocabulary: int) -> NDArray[np.float32]:
    """How well each of the first adjectives fits each scene of Dream Diary: 0 .. 1, one row a scene."""
    from dreamtable.games.dream_diary.cards import SCENES

    return np.array([scene.scores[:vocabulary] for scene in SCENES], np.float32) / np.float32(100)


def associations(elements: int, symbols: int, seed: int = 0) -> NDArray[np.float32]:
    """How much each symbol makes one think of each Element: one vector an Element, which sums to 1.

    Elements and symbols lie at random in a space of meanings; what is near is associated.
    """
    luck = np.random.default_rng(seed)
    meant, said = luck.normal(size=(elements, 4)), luck.normal(size=(symbols, 4))
    near = np.exp(-((meant[:, None] - said[None]) ** 2).sum(2))
    vectors: NDArray[np.float32] = (near / near.sum(1, keepdims=True)).astype(np.float32)
    return vectors
