"""`dreamtable settings`: print the settings that `dreamtable serve` would use, and where each comes from."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction

from dreamtable.commands.shared.setting_options import add_options, chosen
from dreamtable.commands.shared.text_table import print_table
from dreamtable.server.setting_sources import unknown_variables


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable settings`, with all options of `dreamtable serve`."""
    parser = subparsers.add_parser("settings", help="the settings of the server, and where each comes from")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_options(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print one line a setting: name, value, source."""
    found = list(chosen(args).values())
    if args.json:
        rows = [{"name": s.option.name, "value": s.text, "source": s.source} for s in found]
        print(json.dumps(rows, indent=2, ensure_ascii=False))
    else:
        print_table(["setting", "value", "from"], [[s.option.name, s.text, s.source] for s in found])
    for variable in unknown_variables():
        print(f"dreamtable: {variable} is no setting.", file=sys.stderr)
    return 0
