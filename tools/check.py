"""Run all checks:  ./dreamtable test [--quick] [pytest arguments]

With pytest arguments only pytest runs (`./dreamtable test tests/kit -x`).  `--quick` leaves out the tests marked
`slow`; nothing else is ever left out.  `python tools/check.py --web` runs the checks of the web app only.
"""

from __future__ import annotations

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


def main() -> int:
    """Run what the arguments ask for; returns the exit code."""
    args = sys.argv[1:]
    if args == ["--web"]:
        return 1 if check_web() else 0
    quick = "--quick" in args
    rest = [a for a in args if a != "--quick"]
    failed: list[str] = []
    if not rest:
        with ThreadPoolExecutor() as pool:
            for checks in [pool.submit(check_python), pool.submit(check_web)]:
                failed += checks.result()
    pytest = [PYTHON, "-m", "pytest", *(["-m", "not slow"] if quick else []), *(rest or PARALLEL)]
    if subprocess.run(pytest, cwd=ROOT).returncode != 0:
        failed.append("pytest")
    print(f"\nfailed: {', '.join(failed)}" if failed else "\nall good", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
