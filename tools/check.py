"""Everything that must hold, in one run:  ./dreamtable test [--quick] [pytest arguments]

With pytest arguments only pytest runs (`./dreamtable test tests/kit -x`).  `--quick` leaves out the tests marked
`slow`; nothing else is ever left out.
"""

from __future__ import annotations

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


LOCK = threading.Lock()  # what one step says is not mixed with what another says


def run(name: str, command: list[str], where: Path = ROOT, env: dict[str, str] | None = None) -> bool:
    """Run a step and say what it said when it is done."""
    began = time.monotonic()
    done = subprocess.run(command, cwd=where, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    with LOCK:
        print(f"== {name}: {'ok' if done.returncode == 0 else 'FAILED'} in {time.monotonic() - began:.1f} s")
        print(done.stdout, flush=True)
    return done.returncode == 0


def check_python() -> list[str]:
    files = ["src", "tests", "examples", "tools", "art", "dreamtable", "hatch_build.py"]
    steps = {
        "ruff": [str(BIN / "ruff"), "check", *files],
        "format": [str(BIN / "ruff"), "format", "--check", *files],
        "mypy": [PYTHON, "-m", "mypy"],
        "imports": [str(BIN / "lint-imports"), "--no-cache"],
    }
    return [name for name, step in steps.items() if not run(name, step)]


def check_web() -> list[str]:
    node = hatch_build.Npm(ROOT / "web")
    node.install(dev=True)
    steps = {"svelte-check": "check", "eslint": "lint", "vitest": "test"}
    return [
        name
        for name, script in steps.items()
        if not run(name, [*node.command, "run", "--silent", script], node.web, node.env)
    ]


def main() -> int:
    args = sys.argv[1:]
    quick = "--quick" in args
    rest = [a for a in args if a != "--quick"]
    failed: list[str] = []
    if not rest:
        with ThreadPoolExecutor() as two:
            for lane in [two.submit(check_python), two.submit(check_web)]:
                failed += lane.result()
    pytest = [PYTHON, "-m", "pytest", *(["-m", "not slow"] if quick else []), *rest]
    if subprocess.run(pytest, cwd=ROOT).returncode != 0:
        failed.append("pytest")
    print(f"\nfailed: {', '.join(failed)}" if failed else "\nall good", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
