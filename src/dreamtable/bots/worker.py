"""A process with bots: reads turns from its standard input, writes decisions to its standard output.

python -m dreamtable.bots.worker dreamtable.games '{"seconds": 0.3}'
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO, Protocol

import msgspec

from dreamtable.bots.player import Bot, Decision, Turn, seat_bot
from dreamtable.bots.thinking_time import Thinking
from dreamtable.bots.worker_messages import LENGTH, Ask, Forget, Reply, frame, reply
from dreamtable.kit.game import Game
from dreamtable.kit.game_discovery import packages_of_games


class BotHost:
    """The bots of many tables, one for each seat; each knows only what its own turns told it."""

    def __init__(self, package: str, thinking: Thinking) -> None:
        self._package, self._thinking = package, thinking
        self._bots: dict[str, dict[int, Bot]] = {}

    def choose(self, turn: Turn) -> Decision:
        """Return what the bot on a seat decides; the bot is made by its first turn."""
        table = self._bots.setdefault(turn.table, {})
        bot = table.get(turn.seat)
        if bot is None or bot.level is not turn.level:
            bot = table[turn.seat] = seat_bot(
                Game(turn.game, packages_of_games(self._package)[turn.game]), turn.level, self._thinking
            )
        return bot.choose(turn)

    def forget(self, table: str) -> None:
        """Drop the bots of a table."""
        self._bots.pop(table, None)


class Host(Protocol):
    """Who answers turns in a process."""

    def choose(self, turn: Turn) -> Decision:
        """Return what to do in a turn."""

    def forget(self, table: str) -> None:
        """Drop what is remembered of a table."""


def serve(host: Host, hear: BinaryIO, say: BinaryIO) -> None:
    """Answer every message of an input until it ends."""
    decode = msgspec.json.Decoder(Ask | Forget).decode
    while header := hear.read(LENGTH):
        message = decode(hear.read(int.from_bytes(header, "big")))
        if isinstance(message, Forget):
            host.forget(message.table)
            continue
        try:
            answered = reply(message.id, host.choose(message.turn))
        except Exception:  # a bot that fails must not end the others
            answered = Reply(message.id, problem=traceback.format_exc())
        say.write(frame(msgspec.json.encode(answered)))


def run(make: Callable[[str, Thinking], Host]) -> None:
    """Answer turns in this process until its input ends; `make` is called with what stands on the command line."""
    os.nice(5)  # people at the table come first
    package, thinking = sys.argv[1], msgspec.json.decode(sys.argv[2], type=Thinking)
    say = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed must not get into the answers
    with suppress(BrokenPipeError):  # the server is gone
        serve(make(package, thinking), sys.stdin.buffer, say)


if __name__ == "__main__":
    run(BotHost)
