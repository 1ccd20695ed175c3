"""The command line: find the command that is asked for, load only that one, and turn its outcome into an exit code.

Each command is a module of this package with its name; `add_command` adds its parser.  Without a command, `serve` runs.
"""

from __future__ import annotations

import argparse
import codecs
import errno
import io
import json
import sys
from importlib import import_module
from typing import Any, NoReturn

import dreamtable
from dreamtable.kit.errors import Problem

COMMANDS = (
    "serve",
    "settings",
    "admin",
    "backup",
    "restore",
    "play",
    "replay",
    "analyse",
    "calibrate",
    "puzzles",
    "verify",
    "copy",
    "games",
    "scenario",
    "simulate",
    "arena",
    "trajectories",
    "check",
    "mcp",
    "sit",
    "words",
    "bench",
    "completion",
)
VERSION = f"dreamtable {dreamtable.__version__}"
LOST_OUTPUT = {errno.EPIPE, errno.ENOSPC}  # errors of a print whose reader is gone or whose disk is full


class Parser(argparse.ArgumentParser):
    """A parser that says in two lines what is wrong, and where to read more, instead of a page of usage."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong with the options and exit with code 2."""
        self.exit(2, f"{self.prog}: {message}.\nAll that fits: {self.prog} --help\n")


def parser(command: str | None) -> argparse.ArgumentParser:
    """Return the parser with the one command that is named, or with all of them if the name is none of ours."""
    whole = Parser(
        prog="dreamtable", description="An online table for five games about dreams. Without a command: open it."
    )
    whole.add_argument("--version", action="version", version=VERSION)
    subparsers = whole.add_subparsers(metavar="COMMAND")
    for name in [command] if command in COMMANDS else COMMANDS:
        import_module(f"dreamtable.commands.{name}").add_command(subparsers)
    describe(subparsers)
    return whole


def describe(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Begin the help of each command with the line that stands for it in the list of all commands."""
    for listed in subparsers._choices_actions:
        command = subparsers.choices[listed.dest]
        about = listed.help or ""
        command.description = command.description or f"{about[:1].upper()}{about[1:]}"
        for action in command._actions:
            if isinstance(action, argparse._SubParsersAction):
                describe(action)


def main(argv: list[str] | None = None) -> None:
    """Run the command of `argv` and exit with its code; a Problem is printed and makes the code 2.

    docs/commands.md says what each code means.
    """
    args = sys.argv[1:] if argv is None else argv
    if args == ["--version"]:  # at once: no command has to be loaded for it
        print(VERSION)
        sys.exit()
    first = next((a for a in args if not a.startswith("-")), None)
    if first not in COMMANDS and not {"-h", "--help", "--version"} & set(args):
        args = ["serve", *args] if not args or args[0].startswith("-") else args
        first = args[0]
    codecs.register_error("dreamtable", escape_unencodable)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="dreamtable")
    given = parser(first).parse_args(args)
    try:
        code: int = given.run(given)
        if sys.stdout is not None:  # a process may be started with its output closed
            sys.stdout.flush()
    except Problem as problem:
        print(f"dreamtable: {problem}", file=sys.stderr)
        code = 2
    except KeyboardInterrupt:
        code = 130
    except OSError as error:
        if error.errno not in LOST_OUTPUT:
            raise
        sys.stdout = None  # otherwise Python tries to flush the rest once more when it exits
        code = 141  # the code of any program whose reader closed the pipe, as in `| head`
        if error.errno != errno.EPIPE:
            print(f"dreamtable: The output cannot be written: {error.strerror}. [no_output]", file=sys.stderr)
            code = 2
    sys.exit(code)


def escape_unencodable(error: UnicodeError) -> tuple[str, int]:
    r"""Return what the output's encoding lacks as JSON escapes (`\u2026`), so that no character is lost."""
    assert isinstance(error, UnicodeEncodeError)
    return json.dumps(error.object[error.start : error.end])[1:-1], error.end


if __name__ == "__main__":
    main()
