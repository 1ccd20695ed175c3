"""`dreamtable analyse FILE`: how the chances went in a finished game, and what would have been better."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

from dreamtable.commands.shared.file_input import read_bytes


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable analyse`."""
    parser = subparsers.add_parser("analyse", help="judge a finished game")
    parser.add_argument("file", type=Path, metavar="FILE", help="a replay file")
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help="print everything as JSON")
    shape.add_argument("--html", action="store_true", help="print a page with the curve of the chances")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Analyse with a progress bar on the terminal, then print."""
    import sys

    import msgspec
    from rich.console import Console
    from rich.progress import Progress

    from dreamtable.analysis.analyse import analyse
    from dreamtable.analysis.analysis_text import lines
    from dreamtable.analysis.html_page import page
    from dreamtable.play import replay_file as replay

    found = replay.read(read_bytes(args.file))
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Playing on from every position", total=1.0)
        analysis = analyse(found, lambda done: bar.update(task, completed=done))
    if args.json:
        sys.stdout.buffer.write(msgspec.json.encode(analysis) + b"\n")
    elif args.html:
        print(page(analysis))
    else:
        for line in lines(analysis):
            print(line)
    return 0
