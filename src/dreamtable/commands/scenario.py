"""`dreamtable scenario FILE...`: run given/play/expect files and say which of them hold."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path

from dreamtable.kit.errors import Invalid, Problem


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable scenario`."""
    scenario = subparsers.add_parser(
        "scenario", help="run given/play/expect files; the exit code says whether all hold"
    )
    scenario.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a TOML file, or a folder of them")
    scenario.add_argument("--json", action="store_true", help="for programs: one object a file")
    scenario.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Run every file and print one result each; the exit code is 1 if any of them fails."""
    from dreamtable.play.scenario_run import Report, run_file

    files = [file for path in args.files for file in (sorted(path.rglob("*.toml")) or [path])]
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
            result = {"file": str(file), "title": report.title, "ok": not report.failures, "failures": report.failures}
            print(json.dumps(result | ({"code": code} if code else {}), ensure_ascii=False))
        else:
            print(f"{'FAIL' if report.failures else 'ok  '} {file.name}: {report.title}")
            for line in report.failures:
                print(f"     {line}")
    if not args.json:
        print(f"{len(files) - failed} of {len(files)} hold")
    return 1 if failed else 0
