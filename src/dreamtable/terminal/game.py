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

from dreamtable import games
from dreamtable.client import Guest, Refused, Watch, moves
from dreamtable.protocol.messages import Level, Snapshot
from dreamtable.server.server_process import running
from dreamtable.terminal.text import Reader, plain

YOU = "you"
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
        self._explained: set[str] = set()  # kinds of moves
        self._keyboard: Keyboard
        self._names: list[str]
        self._reader: Reader

    async def spend(self, address: str, seats: int | None, level: Level, options: dict[str, Any]) -> None:
        self._keyboard = Keyboard()
        self._out.rule(f"[bold]{games.load(self._game).facts.title}")
        async with Guest(address, user_name()) as you:
            facts = await you.play_now(self._game, seats, options, level)
            self._names = [YOU, *(seat.name for seat in facts.seats[1:])]
            self._reader = Reader(games.load(self._game), self._names)
            async with you.watch(facts.id, self._tell) as table:
                while True:
                    snapshot = await table.until(lambda s: s.result is not None or 0 in s.waiting, LONGEST)
                    if snapshot.result is not None:
                        break
                    await self._turn(table, snapshot)
                self._finish(snapshot)

    def _tell(self, snapshot: Snapshot) -> None:
        for perspective in snapshot.perspectives:
            for happening in perspective.events:
                if happening.seq > self._shown:
                    self._shown = happening.seq
                    style = "cyan" if happening.private else "dim"
                    self._out.print(escape(happening.text), style=style)

    async def _turn(self, table: Watch, snapshot: Snapshot) -> None:
        open_moves = moves_of(snapshot)
        kinds = {move["type"] for move in open_moves}
        self._show(snapshot)
        self._explain(kinds)
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

    def _show(self, snapshot: Snapshot) -> None:
        self._out.print()
        self._out.print(self._reader.view(msgspec.json.decode(snapshot.perspectives[0].view)))

    def _explain(self, kinds: set[str]) -> None:
        """Each kind of move once an evening."""
        for kind in sorted(kinds - self._explained):
            self._out.print(f"[bold]{plain(kind)}[/bold]  {escape(self._reader.about(kind))}", style="yellow")
        self._explained |= kinds

    async def _choose(self, open_moves: list[Gesture]) -> Gesture:
        kinds = list(dict.fromkeys(move["type"] for move in open_moves))
        if len(open_moves) > MANY and len(kinds) > 1:
            kind = kinds[await self._number([plain(kind) for kind in kinds])]
            open_moves = [move for move in open_moves if move["type"] == kind]
        move = open_moves[await self._number([self._reader.move(move) for move in open_moves])]
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
        self._show(snapshot)
        best = [name for name, payoff in zip(self._names, snapshot.result.payoffs) if payoff > 0]
        wins = "wins" if best != [YOU] and len(best) < 2 else "win"
        told = f"{' and '.join(best) or 'nobody'} {wins}."
        self._out.rule(f"[bold]{escape(told[0].upper() + told[1:])}")


def user_name() -> str:
    try:
        return getpass.getuser().capitalize()[:24]
    except (KeyError, OSError):
        return "Guest"


def moves_of(snapshot: Snapshot) -> list[Gesture]:
    return [msgspec.json.decode(move) for move in moves(snapshot.perspectives[0])]
