"""What `./dreamtable test` does with tests that fail: a few get a second try by themselves, and are named."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
UNSTEADY = """
from pathlib import Path
def test_fails_the_first_time():
    seen = Path(__file__).with_suffix(".seen")
    first = not seen.exists()
    seen.touch()
    assert not first
def test_passes():
    pass
"""
BROKEN = "def test_always_fails():\n    assert False\n"
MANY = "\n".join(f"def test_{n}():\n    assert False\n" for n in range(4))


def whole_run(folder: Path, source: str) -> subprocess.CompletedProcess[str]:
    """Run the tests of one file in two processes, as the whole run does."""
    (folder / "pytest.ini").write_text("[pytest]\naddopts = -q\n")
    (folder / "test_it.py").write_text(source)
    code = (
        "import sys, pathlib; sys.path.insert(0, 'tools'); import check;"
        f"sys.exit(not check.run_pytest(['-n', '2'], pathlib.Path({str(folder)!r})))"
    )
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)


def test_a_test_that_passes_when_tried_again_is_named_as_unsteady(tmp_path: Path) -> None:
    done = whole_run(tmp_path, UNSTEADY)
    assert done.returncode == 0
    assert "unsteady, passed when tried again by themselves: test_it.py::test_fails_the_first_time\n" in done.stdout
    assert "1 failed, 1 passed" in done.stdout  # what failed at first stays visible


@pytest.mark.parametrize(("source", "again"), [(BROKEN, True), (MANY, False)])
def test_what_is_broken_fails_the_run(tmp_path: Path, source: str, again: bool) -> None:
    done = whole_run(tmp_path, source)
    assert done.returncode == 1
    assert ("trying again" in done.stdout) == again
    assert "unsteady" not in done.stdout
