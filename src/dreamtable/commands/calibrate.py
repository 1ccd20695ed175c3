"""`dreamtable calibrate GAME`: how often the chances of an analysis come true."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable calibrate`."""
    from dreamtable.games import names

    parser = subparsers.add_parser("calibrate", help="measure how often the chances of an analysis come true")
    parser.add_argument("game", choices=names(), metavar="GAME", help="a card game")
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
    if not game.policies or game.worded:
        raise Invalid("no_policies", f"{game.facts.title} is not judged by playing on.")
    if args.games < 2:
        raise Invalid("too_few", "It takes two games at least: one to fit to, one to measure on.")
    playing = forecasts(game, args.games, args.seed)
    bar = track(playing, "Playing and forecasting", total=args.games, console=Console(stderr=True), transient=True)
    found = msgspec.json.encode({game.name: calibrate(game, list(bar))})
    sys.stdout.buffer.write(msgspec.json.format(found, indent=1) + b"\n")
    return 0
