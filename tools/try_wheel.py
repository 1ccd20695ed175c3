"""Try a wheel as a stranger would:  python tools/try_wheel.py dist/dreamtable-0.2.0-py3-none-any.whl [--python 3.13]

For every supported Python that uv finds on this machine: an empty environment, the wheel alone, a server that serves
its page and plays a game with bots.  Says how large the installation is and how long the first and second start take.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

BESIDE = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
UV = shutil.which("uv", path=BESIDE) or "uv"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
MOST_MEGABYTES = 120  # of the installation without the compiler
# What is run in the new environment: a client plays a round against the server of the same wheel.
PLAY = """
import asyncio, sys
from dreamtable.client import Guest, moves
from dreamtable.kit.rule_compiler import has_compiler

async def play(address):
    async with Guest(address, "Ada") as ada:
        facts = await ada.play_now("dream_ravens", 3, {"rounds": 1}, "lucid")
        async with ada.watch(facts.id) as table:
            for _ in range(3):
                now = await table.until(lambda s: s.result is not None or 0 in s.waiting, 120)
                if now.result is None:
                    await table.move(0, moves(now.perspectives[0])[0], now.version)

assert not has_compiler()
asyncio.run(play(sys.argv[1]))
"""


@dataclass(frozen=True)
class Tried:
    """What came of one Python."""

    python: str
    megabytes: float
    cold: float  # seconds from an empty folder to the open table, packages already downloaded or not
    warm: float  # seconds of the second start


def main() -> int:
    """Try every Python; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--python", action="append", help="only these, by version or path")
    args = parser.parse_args()
    try_all(args.wheel, args.python)
    return 0


def try_all(wheel: Path, versions: list[str] | None = None) -> None:
    """Try these versions of Python, or all that are here, and print what came of each; raises if one fails."""
    for version in versions or installed():
        tried = try_one(wheel.resolve(), version)
        print(
            f"== {tried.python}: {tried.megabytes:.0f} MB, {tried.cold:.1f} s cold, {tried.warm:.1f} s warm", flush=True
        )
        if tried.megabytes > MOST_MEGABYTES:
            raise RuntimeError(f"the installation takes {tried.megabytes:.0f} MB, more than {MOST_MEGABYTES}")


def installed() -> list[str]:
    """Return the supported versions of Python that uv finds on this machine."""
    found = [subprocess.run([UV, "python", "find", v], capture_output=True).returncode == 0 for v in VERSIONS]
    return [version for version, here in zip(VERSIONS, found) if here]


def try_one(wheel: Path, version: str) -> Tried:
    """Install a wheel into an empty environment, serve, play; raises CalledProcessError or RuntimeError if it fails."""
    with tempfile.TemporaryDirectory(prefix="dreamtable-try-") as folder:
        home = Path(folder)
        env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "DREAMTABLE_"))}
        env |= {"XDG_DATA_HOME": str(home / "data"), "XDG_CONFIG_HOME": str(home), "DREAMTABLE_CACHE": str(home / "c")}
        began = time.monotonic()
        subprocess.run([UV, "venv", "-q", "--python", version, home / "venv"], check=True, env=env)
        python = home / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        subprocess.run([UV, "pip", "install", "-q", "--python", python, wheel], check=True, env=env, cwd=home)
        size = sum(
            file.stat().st_size for file in (home / "venv").rglob("*") if file.is_file() and not file.is_symlink()
        )
        _serve(python, env, home, play=True)
        cold = time.monotonic() - began
        began = time.monotonic()
        _serve(python, env, home, play=False)
        return Tried(version, size / 1e6, cold, time.monotonic() - began)


def _serve(python: Path, env: dict[str, str], home: Path, play: bool) -> None:
    """Start the server, have its page served and perhaps a game played, and stop it."""
    command: list[str | Path] = [python, "-m", "dreamtable", "--no-open", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=home) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            if "is open at" not in said:
                raise RuntimeError(f"the server did not start: {said}")
            address = said.split()[-1]
            page = f"import urllib.request as r; assert b'<base' in r.urlopen('{address}/').read()"
            subprocess.run([python, "-c", page], check=True, env=env, cwd=home)
            if play:
                subprocess.run([python, "-c", PLAY, address], check=True, env=env, cwd=home)
        finally:
            server.terminate()


if __name__ == "__main__":
    sys.exit(main())
