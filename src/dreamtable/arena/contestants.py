"""The bots of the arena: `random`, `reference`, `outsider:NAME`, `dozing`, `dreaming`, `lucid`, `lucid:ITERATIONS`.

Card games are played on compiled states.  A bot uses no more than it gets at a table: a policy reads only what its seat
has seen, and a search redeals, in every iteration, whatever its seat cannot know.  Games with words are played by the
bots of a live table; nothing is searched there, so they have neither iterations nor a reference.
"""

from __future__ import annotations

import random
from functools import cache
from time import perf_counter, process_time
from typing import Any, Protocol

import msgspec
import numpy as np
from msgspec import Raw

from dreamtable.bots.card_bot import policy_modules
from dreamtable.bots.frozen_policies import outsiders_of
from dreamtable.bots.levels import Level
from dreamtable.bots.player import Bot, Decision, Turn, seat_bot, seed_of
from dreamtable.bots.search_player import Searcher
from dreamtable.bots.thinking_time import Thinking
from dreamtable.kit.errors import Invalid
from dreamtable.kit.game import Game, compiled
from dreamtable.language import lexicon
from dreamtable.language.profanity import sayable

POLICIES = ("random", "reference", "dozing", "dreaming")
WORD_BOTS = ("random", *(level.value for level in Level))
AGAINST_OTHERS = {"flag", "override", "bonus"}  # kinds of moves that are never made at random
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

    def play_seats(self, states: Any, mask: int, dice: Any, luck: Any) -> int:
        start = perf_counter()
        seat: int = self._fast.play_seats(states, 0, mask, dice, luck, self._tally)
        self.seconds += perf_counter() - start
        self.decisions = int(self._tally[0])
        return seat


class SearchContestant:
    """A bot that searches before every action."""

    def __init__(self, game: Game, thinking: Thinking) -> None:
        self._searcher = Searcher(game, thinking)
        self._fast = self._searcher.fast
        self.decisions, self.seconds = 0, 0.0

    def play_seats(self, states: Any, mask: int, dice: Any, luck: Any) -> int:
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


def contestant(game: Game, name: str) -> Contestant:
    """The bot of this name for a card game; raises Invalid if there is none."""
    if name in POLICIES or name in outsiders_of(game.name):
        return PolicyContestant(game, name)
    kind, _, iterations = name.partition(":")
    if kind == "lucid" and (not iterations or iterations.isdigit()):
        if game.bot.SEARCH.reach == 0:
            return PolicyContestant(game, kind)
        return SearchContestant(game, Thinking(iterations=int(iterations or ITERATIONS)))
    known = ", ".join((*POLICIES, "lucid", "lucid:ITERATIONS", *outsiders_of(game.name)))
    raise Invalid("unknown_bot", f"There is no bot {name!r}. The bots are: {known}.")


# -- games with words -----------------------------------------------------------------------------------------
class RandomWordBot(Bot):
    """Chooses a kind of move at random, and says a random decent word that its seat does not see yet."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, level_of("random"), Thinking())

    def choose(self, turn: Turn) -> Decision:
        luck = random.Random(seed_of(turn))
        moves: list[dict[str, Any]] = [msgspec.json.decode(move) for move in turn.moves]
        kinds = sorted({move["type"] for move in moves} - AGAINST_OTHERS)
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


def level_of(name: str) -> Level:
    """The level at which a table would seat the bot of this name."""
    return Level.DOZING if name == "random" else Level(name)


def word_bot(game: Game, name: str) -> Bot:
    """The bot of this name for one seat of a game with words; raises Invalid if there is none."""
    if name not in WORD_BOTS:
        known = ", ".join(WORD_BOTS)
        raise Invalid("unknown_bot", f"There is no bot {name!r} for {game.facts.title}. The bots are: {known}.")
    return RandomWordBot(game) if name == "random" else seat_bot(game, level_of(name), Thinking())
