"""The image is built from what is locked, and from nothing that lies about in a checkout."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
BIN = Path(sys.executable).parent
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()


def pinned(file: Path) -> dict[str, str]:
    """Return the versions that a file of requirements asks for, by package."""
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", file.read_text(), re.M))


def test_hadolint_finds_nothing() -> None:
    done = subprocess.run([BIN / "hadolint", DEPLOY / "Dockerfile"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_a_lock_holds_the_versions_asked_for_each_with_hashes() -> None:
    asked, locked = pinned(DEPLOY / "build.in"), pinned(DEPLOY / "build.lock")
    assert asked and asked.items() <= locked.items()
    entries = re.split(r"\n(?=\S)", (DEPLOY / "build.lock").read_text())
    assert all("--hash=sha256:" in entry for entry in entries if "==" in entry)


def test_the_image_is_built_with_the_same_versions_as_everything_else() -> None:
    elsewhere = "".join((ROOT / name).read_text() for name in ("dreamtable", "pyproject.toml", "hatch_build.py"))
    assert "build.lock" in elsewhere, "the launcher takes uv, with its hashes, from the lock of the image"
    for package, version in pinned(DEPLOY / "build.in").items():
        assert package == "uv" or f'"{package}=={version}"' in elsewhere


def test_a_checkout_has_the_compiler_and_the_driver_of_postgresql() -> None:
    locked = pinned(ROOT / "requirements.lock")
    assert {"asyncpg", "numba"} <= locked.keys()
    assert locked.items() <= pinned(ROOT / "requirements-dev.lock").items()


def test_every_package_is_checked_against_a_hash() -> None:
    installs = re.findall(r"(?:pip install)(?:[^&\n]|\\\n)*", DOCKERFILE)
    assert len(installs) == 3
    assert all("--require-hashes" in install or "--no-deps /wheels/" in install for install in installs)


def test_the_server_is_nobody_special_and_keeps_everything_in_one_volume() -> None:
    last = DOCKERFILE.rsplit("FROM ", 1)[1]
    assert re.search(r"^USER 8340$", last, re.M) and re.search(r"^VOLUME /data$", last, re.M)
    assert "/health" in last.split("HEALTHCHECK", 1)[1] and '"--data", "/data"' in last


def test_only_what_the_image_needs_is_handed_to_its_build() -> None:
    lines = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and not line.startswith("#")]
    assert lines[0] == "*"
    let_in = {line[1:] for line in lines if line.startswith("!")}
    copied = {word for line in re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.M) for word in line.split()}
    assert {re.sub(r"^deploy/\w+\.lock$", "deploy/*.lock", name) for name in copied} == let_in
