"""`dreamtable replay FILE`: tell a finished game as one seat, or somebody who watched, saw it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

from dreamtable.commands.shared.file_input import read_bytes
from dreamtable.commands.shared.language_option import add_language


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable replay`."""
    replay = subparsers.add_parser("replay", help="show a finished game")
    replay.add_argument("file", metavar="FILE", type=Path, help="a replay file")
    replay.add_argument("--seat", type=int, default=-1, metavar="N", help="through whose eyes (default: a watcher's)")
    add_language(replay)
    replay.add_argument("--views", action="store_true", help="also print the view after every step")
    replay.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print the events of every step, and the views if they are asked for."""
    from rich.console import Console
    from rich.markup import escape
    from rich.pretty import Pretty

    from dreamtable import games
    from dreamtable.play import replay_file as replay

    out = Console(highlight=False)
    found = replay.read(read_bytes(args.file))
    out.print(f"[bold]{games.load(found.game).facts.title}[/bold], {escape(', '.join(found.names))}", markup=True)
    for step in replay.steps(found, args.seat, language=args.language):
        for event in step.events:
            mark = "  (private)" if event.private else ""
            out.print(f"{step.step:4}  {event.text}{mark}", markup=False)
        if args.views:
            out.print(Pretty(replay.plain_view(step.view)))
    return 0
