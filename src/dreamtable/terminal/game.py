"""A game in the terminal against bots, on a server of its own, through the same client that everybody can use."""

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
from dreamtable.messages import refusal
from dreamtable.play.deal_witness import Verdict
from dreamtable.play.game_text import GameText, plain
from dreamtable.protocol.messages import Level, Snapshot
from dreamtable.server.server_process import running

YOU = "you"
MOST_LISTED = 15  # moves that are listed at once; of more, the kind is chosen first
PACE = 0.4  # of bots: a little quicker than people
LONGEST = 86_400.0  # seconds that a game may take
DEAL = {
    Verdict.VOUCHED: "Dealt as it was sealed before the game, and with your own luck.",
    Verdict.DIFFERS: "This is NOT what was sealed before the game. Do not trust this deal.",
    None: "Your luck is not in this deal.",
}
PlainMove = dict[str, Any]  # a move as decoded JSON


def play(game: str, seats: int | None, level: str, options: dict[str, Any], language: str = "en") -> int:
    """Play one game, told in a language, and return the exit code.

    Raises Invalid for a game, seats or an option that it does not have.
    """
    out = Console(highlight=False)
    rules = games.load(game)
    rules.options(options)
    if seats is not None:
        rules.check_seats(seats)
    try:
        with running(pace=PACE) as server:
            asyncio.run(TerminalGame(out, game, language).play(server.address, seats, Level(level), options))
    except (EOFError, KeyboardInterrupt):
        out.print("\nGood night.")
    return 0


class Keyboard:
    """The lines that are typed.

    A daemon thread reads them, so that Ctrl-C ends the game at once and a question can be withdrawn.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[bytes] = asyncio.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        with (
            open(0, "rb", buffering=0, closefd=False) as keys,
            suppress(RuntimeError),
        ):  # the event loop is closed when the game is over
            while line := keys.readline():
                self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
            self._loop.call_soon_threadsafe(self._lines.put_nowait, b"")

    async def line(self, prompt: str) -> str:
        """Print a prompt and return the next line; raises EOFError when there will be none."""
        print(prompt, end="", flush=True)
        if not (line := await self._lines.get()):
            raise EOFError
        return line.decode(errors="replace").strip()


class TerminalGame:
    """One game, from the first card to the last."""

    def __init__(self, out: Console, game: str, language: str) -> None:
        self._out, self._game, self._language = out, game, language
        self._part = games.load(game)
        self._shown = 0  # the number of the last event that was printed
        self._explained: set[str] = set()  # kinds of moves that were explained
        self._keyboard: Keyboard
        self._names: list[str]
        self._people: list[str]
        self._text: GameText

    async def play(self, address: str, seats: int | None, level: Level, options: dict[str, Any]) -> None:
        """Lay a table on the server and play until there is a result."""
        self._keyboard = Keyboard()
        self._out.rule(f"[bold]{games.load(self._game).facts.title}")
        async with Guest(address, user_name()) as you:
            facts = await you.play_now(self._game, seats, options, level)
            self._people = [seat.name for seat in facts.seats]
            self._names = [YOU, *(seat.name for seat in facts.seats[1:])]
            self._text = GameText(games.load(self._game), self._names)
            async with you.watch(facts.id, self._print_events) as table:
                while True:
                    snapshot = await table.until(lambda s: s.result is not None or 0 in s.waiting, LONGEST)
                    if snapshot.result is not None:
                        break
                    await self._turn(table, snapshot)
                self._finish(snapshot, table.verdict)

    def _print_events(self, snapshot: Snapshot) -> None:
        """Print the events that are new in a snapshot."""
        for perspective in snapshot.perspectives:
            for event in perspective.events:
                if event.seq > self._shown:
                    self._shown = event.seq
                    self._out.print(escape(self._told(event.event)), style="cyan" if event.private else "dim")

    def _told(self, event: msgspec.Raw) -> str:
        """Return an event as a sentence in the player's language."""
        happened = msgspec.json.decode(event, type=self._part.events.AnyEvent)
        return self._part.sentences.sentence(happened, self._people.__getitem__, self._language)

    async def _turn(self, table: Watch, snapshot: Snapshot) -> None:
        """Show the table, let the player choose a move and play it, unless the chance passes first."""
        open_moves = moves_of(snapshot)
        kinds = {move["type"] for move in open_moves}
        self._show(snapshot)
        self._explain(kinds)
        choosing = asyncio.create_task(self._choose(open_moves))
        # When a clock runs out or the turn passes on, other moves are open, or none.
        passing = asyncio.create_task(table.until(lambda s: kinds != {m["type"] for m in moves_of(s)}, LONGEST))
        try:
            await asyncio.wait((choosing, passing), return_when=asyncio.FIRST_COMPLETED)
            if choosing.done():
                await table.move(0, choosing.result(), snapshot.version)
            else:
                self._out.print("\nThe moment has passed.", style="red")
        except Refused as refused:
            why = refusal(self._language, self._game, refused.code, refused.why)
            self._out.print(escape(why), style="red")
        finally:
            choosing.cancel()
            passing.cancel()

    def _show(self, snapshot: Snapshot) -> None:
        self._out.print()
        grid = Grid(show_header=False, box=None, pad_edge=False)
        for name, whose, said in self._text.rows(msgspec.json.decode(snapshot.perspectives[0].view)):
            grid.add_row(f"[dim]{name}", escape(whose), escape(said))
        self._out.print(grid)

    def _explain(self, kinds: set[str]) -> None:
        """Explain each kind of move the first time it is possible."""
        for kind in sorted(kinds - self._explained):
            self._out.print(f"[bold]{plain(kind)}[/bold]  {escape(self._text.about(kind))}", style="yellow")
        self._explained |= kinds

    async def _choose(self, open_moves: list[PlainMove]) -> PlainMove:
        """Return the move that the player chooses, with the words that they type for it."""
        kinds = list(dict.fromkeys(move["type"] for move in open_moves))
        if len(open_moves) > MOST_LISTED and len(kinds) > 1:
            kind = kinds[await self._number([plain(kind) for kind in kinds])]
            open_moves = [move for move in open_moves if move["type"] == kind]
        move = open_moves[await self._number([self._text.move(move) for move in open_moves])]
        for name, value in move.items():
            if value == "":
                move[name] = await self._keyboard.line(f"{plain(name)}: ")
        return move

    async def _number(self, choices: list[str]) -> int:
        """Return the index of the choice that the player types the number of."""
        for number, words in enumerate(choices, 1):
            self._out.print(f"  [bold]{number:3}[/bold]  {escape(words)}")
        while True:
            text = await self._keyboard.line(f"1 to {len(choices)}: ")
            if text.isdecimal() and len(text) < 5 and 1 <= int(text) <= len(choices):
                return int(text) - 1
            self._out.print("Please type one of the numbers.", style="red")

    def _finish(self, snapshot: Snapshot, verdict: Verdict | None) -> None:
        """Show the end of the game, who has won, and what can be said of the deal."""
        assert snapshot.result is not None
        self._show(snapshot)
        best = [name for name, payoff in zip(self._names, snapshot.result.payoffs) if payoff > 0]
        wins = "wins" if best != [YOU] and len(best) < 2 else "win"
        told = f"{' and '.join(best) or 'nobody'} {wins}."
        self._out.print(DEAL.get(verdict, DEAL[None]), style="red" if verdict == Verdict.DIFFERS else "dim")
        self._out.rule(f"[bold]{escape(told[0].upper() + told[1:])}")


def user_name() -> str:
    """Return the name of the user of this computer, as a nickname."""
    try:
        return getpass.getuser().capitalize()[:24]
    except (KeyError, OSError):
        return "Guest"


def moves_of(snapshot: Snapshot) -> list[PlainMove]:
    """Return the moves that are open to the player."""
    return [msgspec.json.decode(move) for move in moves(snapshot.perspectives[0])]
