"""`dreamtable check GAME`: whether a game keeps its contract, found by playing many random games of it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction

from dreamtable.games import load
from dreamtable.kit.errors import Invalid
from dreamtable.kit.rule_compiler import need_compiler
from dreamtable.play.scenario_run import run_file
from dreamtable.testing import check_game


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable check`."""
    check = subparsers.add_parser("check", help="whether a game keeps the contract of all games")
    check.add_argument("game", metavar="GAME", help="a game, as `dreamtable games` names them")
    check.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print a line for each check, with what broke; the code is 1 if anything did."""
    game = load(args.game)
    need_compiler()  # one of the checks compares plain rules with compiled ones
    broken = 0
    for name, seats, fault in check_game(game):
        broken += bool(fault)
        print(f"{'BROKEN' if fault else 'ok':6}  {name}, {seats} seats{f': {fault}' if fault else ''}", flush=True)
    for file in sorted((game.folder / "scenarios").glob("*.toml")):
        try:
            failures = tuple(run_file(file).failures)
        except Invalid as unreadable:
            failures = (str(unreadable),)
        broken += bool(failures)
        print(f"{'BROKEN' if failures else 'ok':6}  scenario {file.stem}{''.join(f': {f}' for f in failures)}")
    title = game.facts.title
    places = "1 place" if broken == 1 else f"{broken} places"
    print(f"{title} breaks the contract in {places}." if broken else f"{title} keeps the contract.")
    return 1 if broken else 0
