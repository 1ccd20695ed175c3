"""A release is what is committed, twice the same, and complete; the command says what is wrong with one that is not."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tools import release

import dreamtable

ROOT = Path(__file__).resolve().parents[2]
VERSION = dreamtable.__version__


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a rehearsal, which builds everything twice."""
    out = tmp_path_factory.mktemp("release") / "dist"
    subprocess.run([sys.executable, ROOT / "tools" / "release.py", "--rehearse", "--out", out], check=True)
    return out


def faults(wheel: Path) -> list[str]:
    return list(release.wheel_faults(wheel, VERSION, release.committed_files("HEAD")))


@pytest.mark.slow
def test_a_rehearsal_writes_all_that_a_release_has(released: Path) -> None:
    assert sorted(path.name for path in released.iterdir()) == [
        "NOTES.md",
        "SHA256SUMS",
        f"dreamtable-{VERSION}-py3-none-any.whl",
        f"dreamtable-{VERSION}-python.cdx.json",
        f"dreamtable-{VERSION}-web.cdx.json",
        f"dreamtable-{VERSION}.tar.gz",
    ]
    for line in (released / "SHA256SUMS").read_text().splitlines():
        digest, name = line.split()
        assert hashlib.sha256((released / name).read_bytes()).hexdigest() == digest


@pytest.mark.slow
@pytest.mark.parametrize(("part", "names"), [("python", {"msgspec", "starlette"}), ("web", {"svelte", "vite"})])
def test_the_bills_name_what_is_inside_and_nothing_of_the_tests(released: Path, part: str, names: set[str]) -> None:
    bill = json.loads((released / f"dreamtable-{VERSION}-{part}.cdx.json").read_text())
    found = {component["name"] for component in bill["components"]}
    assert names <= found and not found & {"pytest", "eslint"}
    assert bill["metadata"]["component"]["version"] == VERSION


@pytest.mark.slow
def test_a_wheel_with_anything_more_or_less_is_found_out(released: Path, tmp_path: Path) -> None:
    wheel = release.one(released, "*.whl")
    assert faults(wheel) == []
    stray = shutil.copy(wheel, tmp_path)
    with zipfile.ZipFile(stray, "a") as opened:
        opened.writestr("dreamtable/notes.txt", "mine")
        opened.writestr("dreamtable/_web/assets/index.js.map", "{}")
    assert faults(Path(stray)) == [
        "dreamtable/_web/assets/index.js.map does not belong there",
        "dreamtable/notes.txt does not belong there",
    ]
    poor = tmp_path / "poor" / wheel.name
    poor.parent.mkdir()
    missing = ("dreamtable/py.typed", "dreamtable/_web/index.html", f"dreamtable-{VERSION}.dist-info/licenses/LICENSE")
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(poor, "w", zipfile.ZIP_DEFLATED) as opened:
        for name in whole.namelist():
            if name not in missing:
                opened.writestr(name, whole.read(name))
    assert faults(poor) == [f"{name} is not there" for name in missing]


@pytest.mark.slow
def test_two_builds_that_differ_are_found_out(released: Path, tmp_path: Path) -> None:
    other = shutil.copytree(released, tmp_path / "other")
    release.compare(released, other)
    with zipfile.ZipFile(release.one(other, "*.whl"), "a") as opened:
        opened.writestr("dreamtable/time.txt", "23:59")
    with pytest.raises(release.Wrong, match=r"differ in dreamtable/time\.txt"):
        release.compare(released, other)


def test_the_notes_are_the_section_of_this_version() -> None:
    notes = release.cut_notes((ROOT / "CHANGELOG.md").read_text(), VERSION)
    assert notes.startswith("### ") and "\n## " not in notes


def test_a_version_that_the_changelog_does_not_know_has_no_notes() -> None:
    with pytest.raises(release.Wrong, match="says nothing about 9"):
        release.cut_notes("# Changelog\n\n## 9.9.8 (2030-01-01)\n\n- Old.\n\n## 9.9.9 (unreleased)\n\n", "9.9.9")


def test_a_commit_without_a_tag_is_not_released() -> None:
    with pytest.raises(release.Wrong, match=r"not committed|does not have the tag"):
        release.check_ready("0.0.0")
