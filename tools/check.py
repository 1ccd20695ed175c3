"""Run all checks:  ./dreamtable test [--quick] [pytest arguments]

With pytest arguments only pytest runs (`./dreamtable test tests/kit -x`).  `--quick` leaves out the tests marked
`slow`; nothing else is ever left out.  `python tools/check.py --web` runs the checks of the web app only.

Tests with real browsers, processes and databases share the machine with whatever else runs on it.  When a whole run
has at most three failures, those are run once more by themselves; what passes then is named as unsteady, with the
output of its failure above, and does not fail the run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402

PYTHON = sys.executable
BIN = Path(PYTHON).parent
# The tests of a file share servers; folders stay in order, so that the long evenings of tests/browser are not the last.
PARALLEL = ["-n", str(min(os.cpu_count() or 1, 4)), "--dist", "loadfile", "--no-loadscope-reorder", "--durations=40"]
LOCK = threading.Lock()  # so that the output of two steps is not mixed
SECOND_TRIES = 3  # more failures than this are no accident of a busy machine
TESTS_FAILED = 1  # pytest's exit code


def run(name: str, command: list[str], where: Path = ROOT, env: dict[str, str] | None = None) -> bool:
    """Run a step, print its output when it is done, and return whether it succeeded."""
    began = time.monotonic()
    done = subprocess.run(command, cwd=where, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    with LOCK:
        print(f"== {name}: {'ok' if done.returncode == 0 else 'FAILED'} in {time.monotonic() - began:.1f} s")
        print(done.stdout, flush=True)
    return done.returncode == 0


def check_python() -> list[str]:
    """Check style, types and imports; returns the names of the steps that failed."""
    files = ["src", "tests", "examples", "tools", "art", "dreamtable", "hatch_build.py"]
    steps = {
        "ruff": [str(BIN / "ruff"), "check", *files],
        "format": [str(BIN / "ruff"), "format", "--check", *files],
        "mypy": [PYTHON, "-m", "mypy"],
        "imports": [str(BIN / "lint-imports"), "--no-cache"],
    }
    return [name for name, step in steps.items() if not run(name, step)]


def check_web() -> list[str]:
    """Check types, style and unit tests of the web app; returns the names of the steps that failed."""
    node = hatch_build.Npm(ROOT / "web")
    node.install(dev=True)
    steps = {"svelte-check": "check", "eslint": "lint", "vitest": "test"}
    return [
        name
        for name, script in steps.items()
        if not run(name, [*node.command, "run", "--silent", script], node.web, node.env)
    ]


def run_pytest(args: list[str], where: Path = ROOT) -> bool:
    """Run pytest and return whether it succeeded; a few tests that fail are tried once more by themselves."""
    pytest = [PYTHON, "-m", "pytest"]
    failures = where / ".pytest_cache" / "v" / "cache" / "lastfailed"
    failures.unlink(missing_ok=True)  # pytest keeps the failures of earlier runs for tests that this run leaves out
    code = subprocess.run([*pytest, *args], cwd=where).returncode
    if code != TESTS_FAILED:
        return code == 0
    unsteady = [*json.loads(failures.read_text())]
    if len(unsteady) > SECOND_TRIES:
        return False
    print(f"\ntrying again by themselves: {', '.join(unsteady)}", flush=True)
    if subprocess.run([*pytest, *unsteady], cwd=where).returncode != 0:
        return False
    print(f"\nunsteady, passed when tried again by themselves: {', '.join(unsteady)}", flush=True)
    return True


def main() -> int:
    """Run what the arguments ask for; returns the exit code."""
    args = sys.argv[1:]
    if args == ["--web"]:
        return 1 if check_web() else 0
    quick = "--quick" in args
    rest = [a for a in args if a != "--quick"]
    marked = ["-m", "not slow"] if quick else []
    failed: list[str] = []
    if not rest:
        with ThreadPoolExecutor() as pool:
            for checks in [pool.submit(check_python), pool.submit(check_web)]:
                failed += checks.result()
    if rest:
        passed = subprocess.run([PYTHON, "-m", "pytest", *marked, *rest], cwd=ROOT).returncode == 0
    else:
        passed = run_pytest([*marked, *PARALLEL])
    if not passed:
        failed.append("pytest")
    print(f"\nfailed: {', '.join(failed)}" if failed else "\nall good", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
