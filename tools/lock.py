"""Write all locks of Python packages anew:  python tools/lock.py [--upgrade]

Versions stay as they are where they still fit; `--upgrade` takes the newest of all.  Locks carry hashes and no hosts,
and hold for every system and Python that the package supports.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = Path(sys.executable).parent / "uv"
LOCKS = {
    # a checkout has all that serves
    "requirements.lock": ["pyproject.toml", "--extra", "fast", "--extra", "postgres", "--extra", "https"],
    "requirements-dev.lock": ["pyproject.toml", "--group", "dev"],
    "deploy/build.lock": ["deploy/build.in"],
}
COMPILE = [
    "pip",
    "compile",
    "-q",
    "--universal",
    "--python-version",
    "3.11",
    "--generate-hashes",
    "--no-emit-index-url",
]


def main() -> int:
    """Write every lock; returns the exit code."""
    upgrade = ["--upgrade"] if "--upgrade" in sys.argv[1:] else []
    for lock, sources in LOCKS.items():
        print(f"locking {lock}", flush=True)
        subprocess.run([UV, *COMPILE, "--no-header", *upgrade, *sources, "-o", lock], cwd=ROOT, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
