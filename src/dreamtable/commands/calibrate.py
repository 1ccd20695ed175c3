"""`dreamtable calibrate GAME`: how often the chances of an analysis come true."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dreamtable.analysis.fit_calibration import Forecast
    from dreamtable.kit.game import Game


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable calibrate`."""
    parser = subparsers.add_parser("calibrate", help="measure how often the chances of an analysis come true")
    parser.add_argument("game", metavar="GAME", help="a game, as `dreamtable games` names them")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many to play (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the cards (default: 1)")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play, forecast and print the measurement as JSON, as analysis/calibration.json holds it."""
    import sys

    import msgspec
    from rich.console import Console
    from rich.progress import track

    from dreamtable.analysis.fit_calibration import calibrate, forecasts
    from dreamtable.games import load
    from dreamtable.kit.errors import Invalid

    game = load(args.game)
    if args.games < 2:
        raise Invalid("too_few", "It takes two games at least: one to fit to, one to measure on.")
    own = game.analysis.defines("chance")
    if not own and not game.policies:
        raise Invalid("no_analysis", f"There is no analysis of {game.facts.title}.")
    playing = (in_bots_games if own else forecasts)(game, args.games, args.seed)
    bar = track(playing, "Playing and forecasting", total=args.games, console=Console(stderr=True), transient=True)
    found = msgspec.json.encode({game.name: calibrate(game, list(bar))})
    sys.stdout.buffer.write(msgspec.json.format(found, indent=1) + b"\n")
    return 0


def in_bots_games(game: Game, count: int, seed: int) -> Iterator[list[Forecast]]:
    """Yield what a game that judges itself forecasts in games of bots, at all numbers of seats and levels in turn."""
    from dreamtable.analysis.analyse import analyse
    from dreamtable.analysis.fit_calibration import forecasts_of
    from dreamtable.arena.simulated_table import SimulatedTable
    from dreamtable.play.replay_file import make
    from dreamtable.tables.public_table_facts import Level

    least, most = game.facts.seats
    levels = [str(level) for level in Level]
    for number in range(seed, seed + count):
        bots = tuple(levels[(number + seat) % len(levels)] for seat in range(least + number % (most - least + 1)))
        table = SimulatedTable(game, bots, number, number).run()
        found = analyse(make(table.setup, bots, table.log, table.running))
        yield forecasts_of(found, game.analysis.TOGETHER)
