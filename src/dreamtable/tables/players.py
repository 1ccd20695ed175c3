"""Bots are players: they get what a seat gets, as bytes, and answer with a move.

`dreamtable.bots` brings players that think; the one here knows only what is legal and keeps a table going.
"""

from __future__ import annotations

import random
from typing import Any, Protocol

import msgspec
from msgspec import Raw, Struct

from dreamtable.tables.facts import Level


class Turn(Struct, frozen=True):
    """What a bot is handed when its seat may act.  Nothing in it is more than the seat may know."""

    table: str  # with the seat: whose memory this is
    game: str
    options: Raw
    seats: int
    seat: int
    level: Level
    version: int
    view: bytes
    moves: list[Raw]
    events: list[Raw]  # told to this seat since it was last asked; from the beginning the first time
    sample: bytes  # a state that the seat cannot tell from the true one (Record.to_bytes)
    refused: list[str]  # why earlier answers to this turn were refused
    must: bool  # nobody else can go on: waiting is no answer


class Choice(Struct, frozen=True):
    """A bot's answer: a move, perhaps after a while, or None to wait for something to happen."""

    move: Raw | None
    after: int = 0  # milliseconds to wait; the answer lapses if the seat's choice changes meanwhile


class Player(Protocol):
    async def choose(self, turn: Turn) -> Choice: ...

    def forget(self, table: str) -> None:
        """The table is over or unloaded: its memory may go."""


SPEECH = ("soft", "bright", "strange", "water", "night", "cloud", "house", "light")


class Chancer:
    """Plays any legal move; where a text is wanted, says some dreamy word."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    async def choose(self, turn: Turn) -> Choice:
        move: dict[str, Any] = msgspec.json.decode(self._random.choice(turn.moves))
        spoken = {k: self._random.choice(SPEECH) for k, v in move.items() if v == "" and k != "type"}
        return Choice(Raw(msgspec.json.encode(move | spoken)))

    def forget(self, table: str) -> None:
        pass
