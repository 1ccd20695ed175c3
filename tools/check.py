"""Everything that must hold, in one run:  ./dreamtable test [--quick] [pytest arguments]

With pytest arguments only pytest runs (`./dreamtable test tests/kit -x`).  `--quick` leaves out the tests marked
`slow`; nothing else is ever left out.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402

PYTHON = sys.executable
BIN = Path(PYTHON).parent


def command(*args: str) -> Callable[[], bool]:
    return lambda: subprocess.run(args, cwd=ROOT).returncode == 0


def npm(*args: str) -> Callable[[], bool]:
    def step() -> bool:
        node = hatch_build.Npm(ROOT / "web")
        node.install(dev=True)
        return subprocess.run([*node.command, *args], cwd=node.web, env=node.env).returncode == 0

    return step


def main() -> int:
    args = sys.argv[1:]
    quick = "--quick" in args
    rest = [a for a in args if a != "--quick"]
    pytest = command(PYTHON, "-m", "pytest", *(["-m", "not slow"] if quick else []), *rest)
    python = ["src", "tests", "tools", "art", "dreamtable", "hatch_build.py"]
    steps: dict[str, Callable[[], bool]] = {
        "ruff": command(str(BIN / "ruff"), "check", *python),
        "format": command(str(BIN / "ruff"), "format", "--check", *python),
        "mypy": command(PYTHON, "-m", "mypy"),
        "imports": command(str(BIN / "lint-imports"), "--no-cache"),
        "svelte-check": npm("run", "--silent", "check"),
        "eslint": npm("run", "--silent", "lint"),
        "vitest": npm("run", "--silent", "test"),
    }
    failed = []
    for name, step in ({} if rest else steps).items():
        print(f"\n== {name} {'=' * (shutil.get_terminal_size().columns - len(name) - 5)}", flush=True)
        began = time.monotonic()
        if not step():
            failed.append(name)
        print(f"   {name}: {time.monotonic() - began:.1f} s", flush=True)
    if not pytest():
        failed.append("pytest")
    print(f"\nfailed: {', '.join(failed)}" if failed else "\nall good", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
