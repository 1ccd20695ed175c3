"""A bot is a player: it is handed what its seat is handed, as bytes, and answers with a move as bytes.

A game's `bot.py` defines `class Bot(player.Bot)`; a game without one is played at random.  One bot sits on one seat of
one table, and may remember what its turns told it.
"""

from __future__ import annotations

import hashlib
import random
from abc import ABC, abstractmethod
from typing import Any

import msgspec
from msgspec import Raw, Struct

from dreamtable.bots.levels import Level
from dreamtable.bots.thinking_time import Thinking
from dreamtable.kit.game import Game


class Turn(Struct, frozen=True):
    """What a bot is handed when its seat may act.  Nothing in it is more than the seat may know."""

    table: str  # names the bot's memory, together with the seat; known to nobody at a live table, unlike its id
    game: str
    options: Raw
    seats: int
    seat: int
    level: Level
    version: int
    view: bytes
    moves: list[Raw]
    events: list[Raw]  # told to this seat since it was last asked; from the beginning the first time
    sample: bytes  # a state that the seat cannot tell from the true one (PackedRecord.to_bytes)
    refused: list[str]  # why earlier answers to this turn were refused
    must: bool  # nobody else can go on: waiting is no answer


class Decision(Struct, frozen=True):
    """A bot's answer: a move, perhaps after a while, or None to wait for something to happen."""

    move: Raw | None
    after: int = 0  # milliseconds that a person would take from the question to the move; the table may wait so long
    drowsy: bool = False  # a lucid bot whose search is still being compiled, so that it played as dreaming
    facts: dict[str, int] = {}  # of an adviser: what speaks for the move, as arguments of a message


def seed_of(turn: Turn) -> int:
    """Return the seed of a bot's random choices: the same turn gets the same answer.

    Nobody at the table can foresee it, because the sample in the turn is drawn at random.
    """
    return int.from_bytes(hashlib.blake2b(msgspec.json.encode(turn), digest_size=7).digest(), "big")


class Bot(ABC):
    """One bot on one seat.  A game's bot.py subclasses it."""

    def __init__(self, game: Game, level: Level, thinking: Thinking) -> None:
        self.game = game
        self.level = level
        self.thinking = thinking

    @abstractmethod
    def choose(self, turn: Turn) -> Decision:
        """Return what to do now."""

    def prepare(self) -> bool:
        """Load what this level needs, if it was compiled; return whether nothing is left to prepare."""
        return True

    def pause(self, luck: random.Random, least: int, most: int, stretch: float = 1.0) -> int:
        """Return milliseconds that a person might take, more often short than long."""
        return int(self.thinking.pace * stretch * luck.triangular(least, most, least + (most - least) / 4))


SOME_WORDS = ("soft", "bright", "strange", "water", "night", "cloud", "house", "light")


class RandomBot(Bot):
    """A bot that plays any legal move and says any word of the game's vocabulary where a text is wanted."""

    def choose(self, turn: Turn) -> Decision:
        """Choose any open move."""
        luck = random.Random(seed_of(turn))
        move: dict[str, Any] = msgspec.json.decode(luck.choice(turn.moves))
        words = (self.game.speech and self.game.speech.vocabulary()) or SOME_WORDS
        spoken = {k: luck.choice(words) for k, v in move.items() if v == "" and k != "type"}
        return Decision(Raw(msgspec.json.encode(move | spoken)), self.pause(luck, 500, 1500))


def seat_bot(game: Game, level: Level, thinking: Thinking) -> Bot:
    """Return a bot for one seat: the game's own, or one that plays at random."""
    make = game.bot.Bot or RandomBot
    bot: Bot = make(game, level, thinking)
    return bot
