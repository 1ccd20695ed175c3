"""`dreamtable puzzles`: look for puzzles in bots' games, or list those that came with the program."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterator
from typing import TYPE_CHECKING

from dreamtable.commands.shared.whole_number import whole_number
from dreamtable.kit.errors import Invalid

if TYPE_CHECKING:
    from dreamtable.analysis.puzzle_book import Puzzle
    from dreamtable.kit.game import Game


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parsers of `dreamtable puzzles make` and `dreamtable puzzles list`."""
    parser = subparsers.add_parser("puzzles", help="positions in which one move is best")
    kinds = parser.add_subparsers(metavar="WHAT", required=True)
    making = kinds.add_parser("make", help="look for puzzles in games of bots; prints JSON")
    making.add_argument("game", metavar="GAME", help="a game, as `dreamtable games` names them")
    making.add_argument("--count", type=whole_number(1), default=50, metavar="N", help="how many (default: 50)")
    making.add_argument("--seed", type=int, default=1, metavar="N", help="of the cards (default: 1)")
    making.set_defaults(run=make)
    listing = kinds.add_parser("list", help="list the puzzles that came with the program")
    listing.add_argument("game", metavar="GAME", help="a game, as `dreamtable games` names them")
    listing.set_defaults(run=show)


def make(args: Namespace) -> int:
    """Print so many puzzles, with a progress bar on the terminal."""
    import sys

    import msgspec
    from rich.console import Console
    from rich.progress import track

    from dreamtable.analysis import find_puzzles
    from dreamtable.games import load

    game = load(args.game)
    if game.worded and not game.analysis.defines("puzzle"):
        raise Invalid("no_puzzles", f"Nobody has said what a puzzle of {game.facts.title} is.")
    found = (
        in_bots_games(game, args.count, args.seed) if game.worded else find_puzzles.make(game, args.count, args.seed)
    )
    bar = track(found, "Looking for puzzles", total=args.count, console=Console(stderr=True), transient=True)
    before = b"[\n"
    for puzzle in bar:  # each at once: a search that is stopped has not been in vain
        sys.stdout.buffer.write(before + msgspec.json.encode(puzzle))
        sys.stdout.buffer.flush()
        before = b",\n"
    sys.stdout.buffer.write(b"\n]\n")
    return 0


def in_bots_games(game: Game, count: int, seed: int) -> Iterator[Puzzle]:
    """Yield so many puzzles from games of dreaming bots with words, at most one of a game."""
    import random

    from msgspec.structs import replace

    from dreamtable.analysis.find_puzzles import by_the_game
    from dreamtable.arena.simulated_table import SimulatedTable
    from dreamtable.play.game_log import Kind
    from dreamtable.play.replay_file import fold
    from dreamtable.play.running_game import opening

    def first(seed: int) -> Puzzle | None:
        table = SimulatedTable(game, ("dreaming",) * (3 + seed % 3), seed, seed).run()
        running = opening(table.setup)
        before = running.position.branch()
        for entry, _ in fold(running, table.log):
            if entry.kind is Kind.MOVE and (found := by_the_game(before, entry.seat, random.Random(seed))) is not None:
                return found
            before = running.position.branch()
        return None

    number = 0
    while number < count:
        if (found := first(seed)) is not None:
            number += 1
            yield replace(found, number=number)
        seed += 1


def show(args: Namespace) -> int:
    """Print a line for each puzzle."""
    from dreamtable.analysis.puzzle_book import shipped
    from dreamtable.games import load

    for puzzle in shipped(load(args.game).name):
        print(f"{puzzle.number:3}  {puzzle.seats} seats  difficulty {puzzle.difficulty:3}  seat {puzzle.seat} to move")
    return 0
