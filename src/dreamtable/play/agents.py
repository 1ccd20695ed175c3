"""Agents: players that are programs of yours, or bots of ours, asked through the same door.

    class Careful:
        def choose(self, asked):                       # asked.view, asked.legal, asked.events, asked.text
            return asked.legal[0]

An agent is named like a bot: `module:Class`, `cmd:COMMAND` for a program that reads a question and writes a move, each
as a line of JSON, on its standard input and output, or `tcp:HOST:PORT` for one that does so on a socket.
"""

from __future__ import annotations

import shlex
import socket
import subprocess
import sys
from contextlib import suppress
from importlib import import_module
from typing import IO, Any, Protocol, runtime_checkable

import msgspec
from msgspec import Raw, Struct

from dreamtable.bots.levels import Level
from dreamtable.bots.player import Bot, Decision, Turn, seat_bot
from dreamtable.bots.thinking_time import Thinking
from dreamtable.games import load
from dreamtable.kit.errors import UNREADABLE, Invalid
from dreamtable.kit.events import Event
from dreamtable.kit.game import Game
from dreamtable.kit.moves import Gesture
from dreamtable.play.game_text import GameText

KINDS = ("cmd", "tcp")
NO_AGENT = ("lucid", "outsider")  # what stands before a colon in names of our own bots


class Asked(Struct, frozen=True):
    """What an agent is asked: everything in it is what its seat may know."""

    game: str
    seats: int
    seat: int
    view: Any  # the game's View
    legal: list[Any]  # every open move; where any word may be said, the word is left empty
    events: list[Any]  # told to this seat since it was last asked
    refused: list[str]  # why earlier answers to this question were refused
    text: str  # the view and the open moves in words


@runtime_checkable
class Agent(Protocol):
    """A player.  One agent sits on one seat of one game, and may remember what it was told."""

    def choose(self, asked: Asked) -> Gesture | dict[str, Any] | int:
        """Return a move, as an object, as a dict, or as the number of one in `asked.legal`."""


def is_agent(name: str) -> bool:
    """Whether a name is that of an agent, rather than of a bot of ours."""
    kind, colon, _ = name.partition(":")
    return bool(colon) and kind not in NO_AGENT


def load_agent(name: str) -> Agent:
    """Return a new agent from its name; raise Invalid if there is none such."""
    kind, _, rest = name.partition(":")
    if kind == "cmd":
        return CommandAgent(rest)
    if kind == "tcp":
        return SocketAgent(rest)
    if "" not in sys.path:
        sys.path.insert(0, "")  # an agent may lie in the present folder
    try:
        agent = getattr(import_module(kind), rest)()
    except (ImportError, AttributeError, TypeError) as wrong:
        raise Invalid("unknown_agent", f"There is no agent {name!r}: {wrong}.") from None
    if not isinstance(agent, Agent):
        raise Invalid("unknown_agent", f"{name} has no method choose(asked).")
    return agent


class LineAgent:
    """A program that answers lines of JSON with lines of JSON."""

    def __init__(self, name: str, say: IO[bytes], hear: IO[bytes]) -> None:
        self._name, self._say, self._hear = name, say, hear

    def choose(self, asked: Asked) -> dict[str, Any] | int:
        """Return what the program answers; raise Invalid if it is gone or answers with something else."""
        try:
            self._say.write(msgspec.json.encode(asked) + b"\n")
            self._say.flush()
            answer = self._hear.readline()
        except OSError as gone:
            raise Invalid("agent_gone", f"The agent {self._name} has gone and cannot be asked: {gone}.") from None
        if not answer:
            raise Invalid("agent_gone", f"The agent {self._name} ended before it had answered.")
        try:
            found: dict[str, Any] | int = msgspec.json.decode(answer, type=dict[str, Any] | int)
        except UNREADABLE as wrong:
            why = f"The agent {self._name} must answer with a move or a number in JSON: {wrong}."
            raise Invalid("bad_answer", why) from None
        return found


class CommandAgent(LineAgent):
    """A program that is started for its seat, and ends when its input does."""

    _process: subprocess.Popen[bytes] | None = None

    def __init__(self, command: str) -> None:
        pipe = subprocess.PIPE
        if not command.strip():
            raise Invalid("unknown_agent", "After `cmd:` stands the command that starts the agent.")
        try:
            process = subprocess.Popen(shlex.split(command), stdin=pipe, stdout=pipe)
        except (OSError, ValueError) as wrong:
            raise Invalid("unknown_agent", f"The command {command!r} cannot be started: {wrong}.") from None
        assert process.stdin is not None and process.stdout is not None
        super().__init__(f"cmd:{command}", process.stdin, process.stdout)
        self._process = process

    def close(self) -> None:
        """Let the program end, and wait for it."""
        with suppress(BrokenPipeError):  # it ended by itself, and a question to it was never read
            self._say.close()
        if self._process is not None:
            self._process.wait()
        self._hear.close()

    def __del__(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self.close()


class SocketAgent(LineAgent):
    """A program that listens on a socket."""

    def __init__(self, address: str) -> None:
        host, _, port = address.rpartition(":")
        if not port.isdecimal():
            raise Invalid("unknown_agent", f"After `tcp:` stands a host and the number of a port, not {address!r}.")
        try:
            self._socket = socket.create_connection((host or "localhost", int(port)))
        except (OSError, OverflowError) as wrong:
            raise Invalid("unknown_agent", f"Nobody listens at {address!r}: {wrong}.") from None
        super().__init__(f"tcp:{address}", self._socket.makefile("wb"), self._socket.makefile("rb"))


class AgentBot(Bot):
    """An agent on a seat of a table, where bots sit."""

    def __init__(self, game: Game, agent: Agent) -> None:
        super().__init__(game, Level.DREAMING, Thinking(pace=0))
        self.agent = agent

    def choose(self, turn: Turn) -> Decision:
        """Return the move that the agent chooses; raise Invalid if it is none."""
        asked = asked_by(self.game, turn)
        answer = self.agent.choose(asked)
        return Decision(Raw(msgspec.json.encode(read_answer(self.game, asked, answer))))


def asked_by(game: Game, turn: Turn) -> Asked:
    """Return the turn of a bot as an agent is asked it."""
    view = msgspec.json.decode(turn.view, type=game.view.View)
    legal = [game.read_move(bytes(move)) for move in turn.moves]
    events = [read_event(game, bytes(event)) for event in turn.events]
    names = [f"Seat {p}" for p in range(turn.seats)]
    text = GameText(game, names).question(view, legal, names[turn.seat])
    return Asked(game.name, turn.seats, turn.seat, view, legal, events, list(turn.refused), text)


def read_event(game: Game, text: bytes) -> Event:
    """Return a typed event from JSON."""
    found: Event = msgspec.json.decode(text, type=game.events.AnyEvent)
    return found


def read_answer(game: Game, asked: Asked, answer: object) -> Gesture:
    """Return an agent's answer as a move; raise Invalid if it is none."""
    if isinstance(answer, Gesture):
        return answer
    if isinstance(answer, dict):
        return game.read_move(answer)
    if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(asked.legal):
        chosen: Gesture = asked.legal[answer]
        return chosen
    moves = "the one open move" if len(asked.legal) == 1 else f"one of {len(asked.legal)} open moves"
    said = f"The agent on seat {asked.seat} answered {answer!r}, which is neither a move nor the number of {moves}."
    raise Invalid("bad_answer", said)


def player_for(game: Game, name: str, thinking: Thinking | None = None) -> Bot:
    """Return the bot or agent of a name, for one seat; raise Invalid if there is none such."""
    if is_agent(name):
        return AgentBot(game, load_agent(name))
    kind, _, iterations = name.partition(":")
    if kind == "lucid" and iterations.isdigit():
        thinking, name = Thinking(iterations=int(iterations), pace=0), kind
    if name == "random":
        from dreamtable.bots.player import RandomBot

        return RandomBot(game, Level.DOZING, Thinking(pace=0))
    if name not in list(Level):
        known = ", ".join(("random", *Level, "lucid:ITERATIONS", "module:Class", "cmd:COMMAND", "tcp:HOST:PORT"))
        raise Invalid("unknown_bot", f"There is no bot {name!r}. The bots are: {known}.")
    return seat_bot(game, Level(name), thinking or Thinking(pace=0))


def load_player(name: str, game: str) -> Bot:
    """Return the bot or agent of a name for one seat of a game of this name."""
    return player_for(load(game), name)
