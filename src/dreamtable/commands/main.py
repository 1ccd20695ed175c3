"""The command line: every part of the house adds its own commands.  Without one, the table is opened."""

from __future__ import annotations

import argparse
import codecs
import errno
import io
import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import dreamtable
from dreamtable.kit.errors import Invalid, Problem

UNWRITTEN = {errno.EPIPE, errno.ENOSPC}  # what becomes of a print that nobody takes
# command -> the module whose add_commands() knows it; only what is needed is imported
PARTS = {
    "serve": "dreamtable.commands.serve",
    "play": "dreamtable.commands.serve",
    "replay": "dreamtable.commands.serve",
    "verify": "dreamtable.commands.serve",
    "copy": "dreamtable.commands.copy",
    "games": "dreamtable.commands.main",
    "scenario": "dreamtable.commands.main",
    "simulate": "dreamtable.commands.arena",
    "arena": "dreamtable.commands.arena",
    "words": "dreamtable.commands.words",
    "bench": "dreamtable.lab.bench_rules",
}


def add_commands(commands: Any) -> None:
    games = commands.add_parser("games", help="the games, their seats and options")
    games.add_argument("--json", action="store_true", help="for programs")
    games.set_defaults(run=show_games)
    scenario = commands.add_parser("scenario", help="run given/play/expect files; the exit code says whether all hold")
    scenario.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a TOML file, or a folder of them")
    scenario.add_argument("--json", action="store_true", help="one JSON object a file")
    scenario.set_defaults(run=run_scenarios)


def show_games(args: argparse.Namespace) -> int:
    import msgspec

    from dreamtable.games import load, names

    shelf = []
    for name in names():
        game = load(name)
        schema = msgspec.json.schema(game.Options)["$defs"]["Options"]["properties"]
        options = {
            key: {"title": about.get("title", key), "description": about.get("description", ""), "default": default}
            | {k: about[k] for k in ("enum", "minimum", "maximum") if k in about}
            for key, about in schema.items()
            for default in [about.get("default")]
        }
        shelf.append({"name": name, **msgspec.to_builtins(game.facts), "options": options})
    if args.json:
        print(json.dumps(shelf, indent=2, ensure_ascii=False))
        return 0
    for game_facts in shelf:
        low, high = game_facts["seats"]
        print(f"{game_facts['name']}: {game_facts['title']}, {low}-{high} players, {game_facts['minutes']} minutes")
        print(f"  {game_facts['tagline']}. After {game_facts['credit']}.")
        for key, about in game_facts["options"].items():
            values = about.get("enum") or [
                f"{about['minimum']}..{about['maximum']}" if "minimum" in about else "true/false"
            ]
            shown = ", ".join(str(v) for v in values)
            default = json.dumps(about["default"]).strip('"')
            print(f"    {key} = {default}  ({shown})  {about['description']}")
    return 0


def run_scenarios(args: argparse.Namespace) -> int:
    from dreamtable.play.scenario_run import Report, run_file

    files = [f for path in args.files for f in (sorted(path.rglob("*.toml")) or [path])]
    failed = 0
    for file in files:
        code = None
        try:
            if file.is_dir():
                raise Invalid("bad_scenario", f"There is no .toml file in {file}.")
            report = run_file(file)
        except Problem as problem:
            report, code = Report(file, str(file), [str(problem)]), problem.code
        failed += bool(report.failures)
        if args.json:
            told = {"file": str(file), "title": report.title, "ok": not report.failures, "failures": report.failures}
            print(json.dumps(told | ({"code": code} if code else {}), ensure_ascii=False))
        else:
            print(f"{'FAIL' if report.failures else 'ok  '} {file.name}: {report.title}")
            for line in report.failures:
                print(f"     {line}")
    if not args.json:
        print(f"{len(files) - failed} of {len(files)} hold")
    return 1 if failed else 0


def parser(wanted: str | None) -> argparse.ArgumentParser:
    """The parser with the part that `wanted` names, or with all of them."""
    ask = argparse.ArgumentParser(
        prog="dreamtable", description="An online table for five games about dreams. Without a command: open it."
    )
    ask.add_argument("--version", action="version", version=f"dreamtable {dreamtable.__version__}")
    commands = ask.add_subparsers(metavar="COMMAND")
    for module in [PARTS[wanted]] if wanted in PARTS else dict.fromkeys(PARTS.values()):
        import_module(module).add_commands(commands)
    return ask


def main(argv: list[str] | None = None) -> None:
    args = sys.argv[1:] if argv is None else argv
    first = next((a for a in args if not a.startswith("-")), None)
    if first not in PARTS and not {"-h", "--help", "--version"} & set(args):
        args = ["serve", *args] if not args or args[0].startswith("-") else args
        first = args[0]
    codecs.register_error("dreamtable", spelt_out)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="dreamtable")
    given = parser(first).parse_args(args)
    try:
        code: int = given.run(given)
        if sys.stdout is not None:  # it may be closed
            sys.stdout.flush()
    except Problem as problem:
        print(f"dreamtable: {problem}", file=sys.stderr)
        code = 2
    except KeyboardInterrupt:
        code = 130
    except OSError as wrong:
        if wrong.errno not in UNWRITTEN:
            raise
        sys.stdout = None  # or what is left would be tried again at the very end
        code = 141  # as of any program whose reader has heard enough: `| head`
        if wrong.errno != errno.EPIPE:
            print(f"dreamtable: The output cannot be written: {wrong.strerror}. [no_output]", file=sys.stderr)
            code = 2
    sys.exit(code)


def spelt_out(wrong: UnicodeError) -> tuple[str, int]:
    """Letters that a terminal or file of another encoding does not have, as JSON writes them: nothing is lost."""
    assert isinstance(wrong, UnicodeEncodeError)
    return json.dumps(wrong.object[wrong.start : wrong.end])[1:-1], wrong.end


if __name__ == "__main__":
    main()
