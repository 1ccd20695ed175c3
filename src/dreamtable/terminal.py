"""`dreamtable play GAME`: a game in the terminal against bots, through the same client as everyone."""

from __future__ import annotations

import asyncio
import getpass
import threading
from contextlib import suppress
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from dreamtable import games
from dreamtable.client import Guest, Refused, Watch, moves
from dreamtable.server.aside import running
from dreamtable.server.protocol import Level, Snapshot

MANY = 15  # moves that are still listed one by one
PACE = 0.4  # bots are a little quicker than people
LONGEST = 86_400.0  # seconds that an evening may take
Gesture = dict[str, Any]


def play(game: str, seats: int | None, level: str, options: list[str]) -> int:
    out = Console(highlight=False)
    rules = games.load(game)
    given = dict(read_option(text) for text in options)
    rules.options(given)
    if seats is not None:
        rules.check_seats(seats)
    try:
        with running(pace=PACE) as server:
            asyncio.run(Evening(out, game).spend(server.address, seats, Level(level), given))
    except (EOFError, KeyboardInterrupt):
        out.print("\nGood night.")
    return 0


def read_option(text: str) -> tuple[str, Any]:
    """`limit=50` or `wake=after_lap`: a number, true, false, or a word."""
    name, _, value = text.partition("=")
    try:
        return name, msgspec.json.decode(value.lower())
    except msgspec.DecodeError:
        return name, value


class Keyboard:
    """What is typed, line by line.

    A thread that nobody waits for reads it: Ctrl-C ends the evening at once, and a question may be withdrawn.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[bytes] = asyncio.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        with open(0, "rb", buffering=0, closefd=False) as keys, suppress(RuntimeError):  # the evening is over
            while line := keys.readline():
                self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
            self._loop.call_soon_threadsafe(self._lines.put_nowait, b"")

    async def line(self, prompt: str) -> str:
        """Raises EOFError when nothing more will come."""
        print(prompt, end="", flush=True)
        if not (line := await self._lines.get()):
            raise EOFError
        return line.decode(errors="replace").strip()


class Evening:
    """One game, from the first card to the last."""

    def __init__(self, out: Console, game: str) -> None:
        self._out, self._game = out, game
        self._shown = 0
        self._keyboard: Keyboard

    async def spend(self, address: str, seats: int | None, level: Level, options: dict[str, Any]) -> None:
        self._keyboard = Keyboard()
        self._out.rule(f"[bold]{games.load(self._game).facts.title}")
        async with Guest(address, user_name()) as you:
            facts = await you.play_now(self._game, seats, options, level)
            async with you.watch(facts.id, self._tell) as table:
                while True:
                    snapshot = await table.until(lambda s: s.result is not None or 0 in s.waiting, LONGEST)
                    if snapshot.result is not None:
                        break
                    await self._turn(table, snapshot)
                self._finish(snapshot)

    def _tell(self, snapshot: Snapshot) -> None:
        for eyes in snapshot.eyes:
            for happening in eyes.events:
                if happening.seq > self._shown:
                    self._shown = happening.seq
                    style = "cyan" if happening.private else "dim"
                    self._out.print(escape(happening.text), style=style)

    async def _turn(self, table: Watch, snapshot: Snapshot) -> None:
        open_moves = moves_of(snapshot)
        kinds = {move["type"] for move in open_moves}
        self._out.print(view_grid(msgspec.json.decode(snapshot.eyes[0].view)))
        choosing = asyncio.create_task(self._choose(open_moves))
        # A clock may run out, or a turn come: then something else is asked, or nothing.
        passing = asyncio.create_task(table.until(lambda s: kinds != {m["type"] for m in moves_of(s)}, LONGEST))
        try:
            await asyncio.wait((choosing, passing), return_when=asyncio.FIRST_COMPLETED)
            if choosing.done():
                await table.move(0, choosing.result(), snapshot.version)
            else:
                self._out.print("\nThe moment has passed.", style="red")
        except Refused as refused:
            self._out.print(escape(refused.why), style="red")
        finally:
            choosing.cancel()
            passing.cancel()

    async def _choose(self, open_moves: list[Gesture]) -> Gesture:
        kinds = list(dict.fromkeys(move["type"] for move in open_moves))
        if len(open_moves) > MANY and len(kinds) > 1:
            kind = kinds[await self._number([plain(kind) for kind in kinds])]
            open_moves = [move for move in open_moves if move["type"] == kind]
        move = open_moves[await self._number([move_words(move) for move in open_moves])]
        for name, value in move.items():
            if value == "":
                move[name] = await self._keyboard.line(f"{plain(name)}: ")
        return move

    async def _number(self, choices: list[str]) -> int:
        for number, words in enumerate(choices, 1):
            self._out.print(f"  [bold]{number:3}[/bold]  {escape(words)}")
        while True:
            text = await self._keyboard.line(f"1 to {len(choices)}: ")
            if text.isdecimal() and len(text) < 5 and 1 <= int(text) <= len(choices):
                return int(text) - 1
            self._out.print("Please type one of the numbers.", style="red")

    def _finish(self, snapshot: Snapshot) -> None:
        assert snapshot.result is not None
        self._out.print(view_grid(msgspec.json.decode(snapshot.eyes[0].view)))
        for seat, payoff in zip(snapshot.table.seats, snapshot.result.payoffs):
            self._out.print(f"{escape(seat.name):20} {payoff:.2f}", style="bold" if payoff == 1 else "")


def user_name() -> str:
    try:
        return getpass.getuser().capitalize()[:24]
    except (KeyError, OSError):
        return "Guest"


def moves_of(snapshot: Snapshot) -> list[Gesture]:
    return [msgspec.json.decode(move) for move in moves(snapshot.eyes[0])]


# -- in words -------------------------------------------------------------------------------------------------
def plain(name: str) -> str:
    return name.replace("_", " ")


def move_words(move: Gesture) -> str:
    """`{"type": "take_up", "position": 2}` -> "take up: position 2"."""
    parts = [f"{plain(k)} {value_words(v)}" for k, v in move.items() if k != "type" and v not in ("", None)]
    return plain(move["type"]) + (f": {', '.join(parts)}" if parts else "")


def value_words(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{plain(k)} {value_words(v)}" for k, v in value.items() if v not in (None, [], ""))
    if isinstance(value, list):
        return ", ".join(value_words(v) for v in value)
    return "–" if value is None else str(value)


def view_grid(view: dict[str, Any]) -> Grid:
    """Any game's view: one row a thing, lists of things one below the other."""
    grid = Grid(show_header=False, box=None, pad_edge=False)
    for name, value in view.items():
        if value in (None, [], {}, ""):
            continue
        if isinstance(value, list) and any(isinstance(v, dict) for v in value):
            for number, one in enumerate(value):
                grid.add_row(f"[dim]{plain(name)} {number}", escape(value_words(one)))
        else:
            grid.add_row(f"[dim]{plain(name)}", escape(value_words(value)))
    return grid
