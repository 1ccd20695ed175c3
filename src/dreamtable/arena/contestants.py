"""Who plays in the arena: `random`, `reference`, `dozing`, `dreaming`, `lucid`, and `lucid:N` with N iterations.

Card games are played on compiled states.  That is no more than a bot gets at a table: a policy reads only what its seat
has seen, and a search supposes anew, in every iteration, whatever its seat cannot know.  Games with words are played by
the bots of a live table; nothing is searched there, so they have neither iterations nor a reference.
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
from dreamtable.bots.levels import Level
from dreamtable.bots.player import Bot, Decision, Thinking, Turn, seat_bot, seed_of
from dreamtable.bots.searcher import Searcher
from dreamtable.kit.errors import Invalid
from dreamtable.kit.game import Game, compiled
from dreamtable.language import lexicon
from dreamtable.language.profanity import sayable

HABITS = ("random", "reference", "dozing", "dreaming")
TALKERS = ("random", *(level.value for level in Level))
AGAINST_OTHERS = {"flag", "override", "bonus"}  # nobody does these at random
ITERATIONS = 2000  # of a lucid decision: a number, not a time, so that the same seed gives the same games


class Contestant(Protocol):
    decisions: int
    seconds: float  # spent on them

    def carry_on(self, states: Any, mask: int, dice: Any, luck: Any) -> int:
        """Play for the seats in `mask` until another is asked; return that seat, or NOBODY (-1) at the end."""


class Habit:
    """A policy without search; runs whole games inside compiled code when every seat is its own."""

    def __init__(self, game: Game, name: str) -> None:
        self._fast = compiled(game, *policy_modules(game, name))
        self._tally = np.zeros(1, np.int64)
        self.decisions, self.seconds = 0, 0.0

    def carry_on(self, states: Any, mask: int, dice: Any, luck: Any) -> int:
        start = perf_counter()
        seat: int = self._fast.play_seats(states, 0, mask, dice, luck, self._tally)
        self.seconds += perf_counter() - start
        self.decisions = int(self._tally[0])
        return seat


class SearchContestant:
    def __init__(self, game: Game, thinking: Thinking) -> None:
        self._lucid = Searcher(game, thinking)
        self._fast = self._lucid.fast
        self.decisions, self.seconds = 0, 0.0

    def carry_on(self, states: Any, mask: int, dice: Any, luck: Any) -> int:
        seat: int = self._fast.advance(states[0], dice)
        while seat >= 0 and mask >> seat & 1:
            start = process_time()
            action = self._lucid.decide_in(states, seat, self._seed(luck))
            self.seconds += process_time() - start
            self.decisions += 1
            self._fast.play(states[0], seat, action)
            seat = self._fast.advance(states[0], dice)
        return seat

    def _seed(self, luck: Any) -> int:
        number: int = self._fast.below(luck, 1 << 30)
        return number


def contestant(game: Game, name: str) -> Contestant:
    if name in HABITS:
        return Habit(game, name)
    kind, _, iterations = name.partition(":")
    if kind == "lucid" and (not iterations or iterations.isdigit()):
        if game.bot.SEARCH.reach == 0:
            return Habit(game, kind)
        return SearchContestant(game, Thinking(iterations=int(iterations or ITERATIONS)))
    known = ", ".join((*HABITS, "lucid", "lucid:ITERATIONS"))
    raise Invalid("unknown_bot", f"There is no bot {name!r}. The bots are: {known}.")


# -- games with words -----------------------------------------------------------------------------------------
class Babbler(Bot):
    """Plays any kind of legal move, and says any decent word that was not said yet."""

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
        """A random word that the seat does not see yet."""
        assert self.game.speech is not None
        words = self.game.speech.vocabulary() or decent_nouns()
        fresh = [word for word in luck.sample(words, min(60, len(words))) if word.encode() not in turn.view]
        return fresh[0] if fresh else luck.choice(words)


@cache
def decent_nouns() -> tuple[str, ...]:
    return tuple(filter(sayable, lexicon.nouns()))


def level_of(name: str) -> Level:
    """How awake a table takes a bot to be."""
    return Level.DOZING if name == "random" else Level(name)


def talker(game: Game, name: str) -> Bot:
    """A bot for one seat of a game with words."""
    if name not in TALKERS:
        known = ", ".join(TALKERS)
        raise Invalid("unknown_bot", f"There is no bot {name!r} for {game.facts.title}. The bots are: {known}.")
    return Babbler(game) if name == "random" else seat_bot(game, level_of(name), Thinking())
