"""The bots of the arena: random, reference, outsider:NAME, dozing, dreaming, lucid, lucid:ITERATIONS, and agents.

`lucid:0` is the policy of `lucid` alone, without looking ahead.

Card games are played on compiled states.  A bot uses no more than it gets at a table: a policy reads only what its seat
has seen, and a search redeals, in every iteration, whatever its seat cannot know.  Games with words, and those in which
an agent from outside sits, are played as at a live table.
"""

from __future__ import annotations

import random
from functools import cache
from time import perf_counter, process_time
from typing import Any, Protocol

import msgspec
import numpy as np
from msgspec import Raw

from dreamtable.bots import warm_up
from dreamtable.bots.card_bot import CardBot, plain_player, policy_modules
from dreamtable.bots.frozen_policies import has_reference, outsiders_of
from dreamtable.bots.levels import Level
from dreamtable.bots.player import Bot, Decision, Turn, seat_bot, seed_of
from dreamtable.bots.search_player import Searcher
from dreamtable.bots.thinking_time import Thinking
from dreamtable.kit.contract.bot import SearchSettings
from dreamtable.kit.errors import Invalid
from dreamtable.kit.game import Game, compiled
from dreamtable.kit.random import generator
from dreamtable.language import lexicon
from dreamtable.language.profanity import sayable
from dreamtable.play.agents import AgentBot, is_agent, load_agent

WORD_BOTS = ("random", *(level.value for level in Level))
ITERATIONS = 2000  # of a lucid decision: a number, not a time, so that the same seed gives the same games


class Contestant(Protocol):
    """A bot that plays card games on compiled states."""

    decisions: int  # made so far
    seconds: float  # spent on them

    def play_seats(self, states: Any, mask: int, dice: Any, luck: Any) -> int:
        """Play for the seats in `mask` until another is asked; return that seat, or NOBODY (-1) at the end."""


class PolicyContestant:
    """A policy without search.  Whole games run inside compiled code when it plays every seat."""

    def __init__(self, game: Game, name: str) -> None:
        self._fast = compiled(game, *policy_modules(game, name))
        self._tally = np.zeros(1, np.int64)
        self.decisions, self.seconds = 0, 0.0
        dice = np.array(generator(1), np.int64)  # compile now, so that no decision seems to have taken so long
        self._fast.play_seats(game.opening(game.facts.seats[0]).to_numpy(), 0, 0, dice, dice.copy(), self._tally)

    def play_seats(self, states: Any, mask: int, dice: Any, luck: Any) -> int:
        """Play for the seats in `mask` until another is asked; return that seat, or NOBODY."""
        start = perf_counter()
        seat: int = self._fast.play_seats(states, 0, mask, dice, luck, self._tally)
        self.seconds += perf_counter() - start
        self.decisions = int(self._tally[0])
        return seat


class SearchContestant:
    """A bot that searches before every action."""

    def __init__(self, game: Game, thinking: Thinking, settings: SearchSettings | None = None) -> None:
        self._searcher = Searcher(game, thinking, settings)
        self._fast = self._searcher.fast
        self.decisions, self.seconds = 0, 0.0
        warm_up.compile_now(game, settings)  # now, so that no decision seems to have taken so long

    def play_seats(self, states: Any, mask: int, dice: Any, luck: Any) -> int:
        """Play for the seats in `mask` until another is asked; return that seat, or NOBODY."""
        seat: int = self._fast.advance(states[0], dice)
        while seat >= 0 and mask >> seat & 1:
            start = process_time()
            action = self._searcher.decide_in(states, seat, self._seed(luck))
            self.seconds += process_time() - start
            self.decisions += 1
            self._fast.play(states[0], seat, action)
            seat = self._fast.advance(states[0], dice)
        return seat

    def _seed(self, luck: Any) -> int:
        number: int = self._fast.below(luck, 1 << 30)
        return number


def bots_of(game: Game) -> tuple[str, ...]:
    """The names of the bots that play a card game; `lucid` may be followed by a number of iterations."""
    frozen = ("reference",) if has_reference(game.name) else ()
    return ("random", *frozen, *outsiders_of(game.name), *(level.value for level in Level))


def contestant(game: Game, name: str) -> Contestant:
    """The bot of this name for a card game; raises Invalid if there is none."""
    kind, _, iterations = name.partition(":")
    if kind == "lucid" and (not iterations or iterations.isdigit()):
        if game.bot.SEARCH.reach == 0 or iterations == "0":
            return PolicyContestant(game, kind)
        return SearchContestant(game, Thinking(iterations=int(iterations or ITERATIONS)))
    if name in bots_of(game):
        return PolicyContestant(game, name)
    known = ", ".join((*bots_of(game), "lucid:ITERATIONS", "module:Class", "cmd:COMMAND", "tcp:HOST:PORT"))
    raise Invalid("unknown_bot", f"There is no bot {name!r}. The bots are: {known}.")


# -- games at a simulated table: those with words, and those with agents from outside ---------------------------
class RandomWordBot(Bot):
    """Chooses a kind of move at random, and says a random decent word that its seat does not see yet."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, level_of("random"), Thinking())

    def choose(self, turn: Turn) -> Decision:
        """Choose a move of a random kind, with a random word."""
        luck = random.Random(seed_of(turn))
        moves: list[dict[str, Any]] = [msgspec.json.decode(move) for move in turn.moves]
        kinds = sorted({move["type"] for move in moves}.difference(self.game.bot.NEVER_AT_RANDOM))
        if not kinds:
            return Decision(None)
        kind = luck.choice(kinds)
        move = luck.choice([move for move in moves if move["type"] == kind])
        texts = {field: self.word(turn, luck) for field, value in move.items() if value == ""}
        return Decision(Raw(msgspec.json.encode(move | texts)), self.pause(luck, 1000, 4000))

    def word(self, turn: Turn, luck: random.Random) -> str:
        """A random word, at first one that the seat does not see yet."""
        assert self.game.speech is not None
        words = self.game.speech.vocabulary() or decent_nouns()
        fresh = [word for word in luck.sample(words, min(60, len(words))) if word.encode() not in turn.view]
        return fresh[0] if fresh and not turn.refused else luck.choice(words)


@cache
def decent_nouns() -> tuple[str, ...]:
    """Every noun of the lexicon that may be said in company."""
    return tuple(filter(sayable, lexicon.nouns()))


class FrozenBot(Bot):
    """A policy of a card game on a seat of a table."""

    def __init__(self, game: Game, name: str) -> None:
        super().__init__(game, Level.DREAMING, Thinking())
        self._plain = plain_player(game, name)

    def choose(self, turn: Turn) -> Decision:
        """Choose what the policy does in a world that the seat could suppose."""
        state: Any = self.game.rules.State.from_bytes(turn.sample)
        s, luck, room, actions = state.clone(), generator(seed_of(turn)), [0] * self._plain.ACTIONS, list[int]()
        move: Any = None
        while move is None:  # a gesture may be made of several actions
            actions.append(self._plain.decide(s, turn.seat, room, luck))
            move = self.game.moves.decode(state, turn.seat, actions)
            self._plain.play(s, turn.seat, actions[-1])
        return Decision(Raw(msgspec.json.encode(move)))


def level_of(name: str) -> Level:
    """The level at which a table would seat the bot of this name."""
    if name == "random":
        return Level.DOZING
    return Level(name) if name in list(Level) else Level.DREAMING


def table_bot(game: Game, name: str) -> Bot:
    """The bot or agent of this name for one seat of a simulated table; raises Invalid if there is none."""
    if is_agent(name):
        return AgentBot(game, load_agent(name))
    if game.worded and name not in WORD_BOTS:
        known = ", ".join((*WORD_BOTS, "module:Class", "cmd:COMMAND", "tcp:HOST:PORT"))
        raise Invalid("unknown_bot", f"There is no bot {name!r} for {game.facts.title}. The bots are: {known}.")
    if name == "random":
        return RandomWordBot(game) if game.worded else FrozenBot(game, name)
    kind, _, iterations = name.partition(":")
    if not game.worded and kind == "lucid" and game.bot.SEARCH.reach > 0 and (not iterations or iterations.isdigit()):
        bot = CardBot(game, Level.LUCID, Thinking(iterations=int(iterations or ITERATIONS)))
        bot.searcher = Searcher(game, bot.thinking)
        warm_up.compile_now(game)  # now, so that no decision seems to have taken so long
        return bot
    if game.worded:
        return seat_bot(game, level_of(name), Thinking())
    if name not in bots_of(game):
        raise Invalid("unknown_bot", f"There is no bot {name!r}. The bots are: {', '.join(bots_of(game))}.")
    return FrozenBot(game, name)
