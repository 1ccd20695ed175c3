"""Without the compiler rules are plain, lucid bots play as dreaming ones do, and what needs it says so.

tools/try_wheel.py tries the same in environments that really lack it; here a package is only hidden.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from dreamtable.server.server_process import same_sources

HIDE = """
import importlib.metadata as metadata
found = metadata.version
def version(name):
    if name == "numba":
        raise metadata.PackageNotFoundError(name)
    return found(name)
metadata.version = version
import sys
sys.modules["numba"] = None
"""


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", HIDE + program], env=same_sources(), capture_output=True, text=True)


@pytest.mark.parametrize("command", ["simulate dream_ravens --games 2", "check dream_ravens", "bench"])
def test_what_needs_the_compiler_says_how_to_get_it(command: str) -> None:
    done = run(f"from dreamtable.commands.main import main; main({command.split()})")
    assert done.returncode == 2 and "pip install 'dreamtable[fast]'. [no_compiler]" in done.stderr


def test_no_search_is_awaited_and_plain_rules_play() -> None:
    done = run(
        "import dreamtable as dt\n"
        "from dreamtable.bots.warm_up import compiled_for\n"
        "from dreamtable.games import load\n"
        "assert not compiled_for(load('dream_ravens')) and not compiled_for(load('dream_ravens'))\n"
        "print(dt.new('dream_ravens', 2, seed=1))\n"
    )
    assert done.returncode == 0 and done.stdout, done.stderr
