"""Make a release of the current commit:  python tools/release.py [--checked | --rehearse] [--out dist]

Runs all checks, builds sdist and wheel twice from what is committed and compares the bytes, looks into both, tries the
wheel in an empty environment of every Python that is here (tools/try_wheel.py), and writes into the folder: both
archives, a bill of materials of the Python and of the web parts (CycloneDX), the notes cut from CHANGELOG.md, and
SHA256SUMS.  It publishes nothing.  `--checked` leaves out the checks, for whoever has just run `./dreamtable test` on
this commit; `--rehearse` leaves out also what only a release must have: a tag, a clean tree, a date in the changelog.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from email.parser import Parser
from pathlib import Path, PurePath
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402
from tools import try_wheel  # noqa: E402

MOST_BYTES = 12_000_000  # of the wheel
LICENCES = ("dreamtable/language/data/LICENCES.md", "dreamtable/language/data/share-alike/LICENCE.md")
PAGES = ("index.html", ".stamp", "LICENCES.txt")  # of the web app; its other files are named after their content
OTHERS_WORK = ("svelte ", "@fontsource-variable/fraunces ", "@fontsource-variable/atkinson-hyperlegible-next ")


class Wrong(Exception):
    """What keeps this commit from being released, in one sentence."""


def main() -> int:
    """Make the release and print where it is; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--checked", action="store_true", help="without the checks of ./dreamtable test")
    how.add_argument("--rehearse", action="store_true", help="nor asking for a tag, a clean tree and a date")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR", help="a folder, emptied first")
    args = parser.parse_args()
    try:
        release(args.out.resolve(), args.checked, args.rehearse)
    except (Wrong, subprocess.CalledProcessError) as wrong:
        print(f"release: {wrong}", file=sys.stderr)
        return 1
    return 0


def release(out: Path, checked: bool, rehearse: bool) -> None:
    """Write everything that belongs to a release into the folder `out`; raises Wrong if anything is amiss."""
    commit = git("rev-parse", "HEAD")  # whatever is committed meanwhile
    version = committed_version(commit)
    notes = cut_notes((ROOT / "CHANGELOG.md").read_text(), version)
    if not rehearse:
        check_ready(version)
    if not rehearse and not checked:
        step("checking everything", [sys.executable, "tools/check.py"])
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        again = Path(folder) / "again"
        build(commit, out)
        build(commit, again)
        compare(out, again)
    wheel = one(out, "*.whl")
    step("twine", [sys.executable, "-m", "twine", "check", "--strict", wheel, one(out, "*.tar.gz")])
    if faults := list(wheel_faults(wheel, version, committed_files(commit))):
        raise Wrong("the wheel is not as it should be:\n  " + "\n  ".join(faults))
    if missing := sdist_gaps(one(out, "*.tar.gz"), version, commit):
        raise Wrong(f"the sdist lacks {', '.join(missing[:10])}")
    try_wheel.try_all(wheel)
    write_bills(out, version)
    (out / "NOTES.md").write_text(notes)
    write_sums(out)
    print(f"{version} is in {out}: {', '.join(sorted(path.name for path in out.iterdir()))}")


# -- what must hold before ---------------------------------------------------------------------------------------------
def check_ready(version: str) -> None:
    """Raise Wrong unless the tree is clean, the tag of this version is here, and the changelog has its date."""
    if git("status", "--porcelain"):
        raise Wrong("there are changes that are not committed")
    if f"v{version}" not in git("tag", "--points-at", "HEAD").split():
        raise Wrong(f"this commit does not have the tag v{version}: git tag -a v{version}")
    if not re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", (ROOT / "CHANGELOG.md").read_text(), re.M):
        raise Wrong(f"CHANGELOG.md does not say when {version} was released: ## {version} (2026-12-31)")


def committed_version(commit: str) -> str:
    """Return the version that the committed package calls itself; pyproject.toml takes it from the same line."""
    found = re.search(r'^__version__ = "(.+)"$', git("show", f"{commit}:src/dreamtable/__init__.py"), re.M)
    if found is None:
        raise Wrong("src/dreamtable/__init__.py does not say __version__")
    return found[1]


def cut_notes(changelog: str, version: str) -> str:
    """Return the section of a version; raises Wrong if there is none or it is empty."""
    for section in re.split(r"^## ", changelog, flags=re.M)[1:]:
        title, _, text = section.partition("\n")
        if title.split() and title.split()[0] == version and text.strip():
            return text.strip() + "\n"
    raise Wrong(f"CHANGELOG.md says nothing about {version}")


# -- building ----------------------------------------------------------------------------------------------------------
def build(commit: str, out: Path) -> None:
    """Build the sdist from the committed files alone, and the wheel from that sdist."""
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder) / "sources"
        sources.mkdir()
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
        subprocess.run(["tar", "-x"], cwd=sources, check=True, input=archive)
        env = os.environ | {"SOURCE_DATE_EPOCH": git("log", "-1", "--format=%ct", commit)}
        step("building", [BIN / "uv", "build", "-q", "--python", sys.executable, "--out-dir", out, sources], env)
    (out / ".gitignore").unlink(missing_ok=True)  # uv puts one there


def compare(one_build: Path, other: Path) -> None:
    """Raise Wrong unless both builds are the same, byte for byte; says which of their files differ."""
    for path in sorted(one_build.iterdir()):
        twin = other / path.name
        if path.read_bytes() != twin.read_bytes():
            here, there = members(path), members(twin)
            differing = sorted(name for name in here.keys() | there.keys() if here.get(name) != there.get(name))
            raise Wrong(f"two builds of {path.name} differ in {', '.join(differing[:10]) or 'times or order'}")


def members(archive: Path) -> dict[str, bytes]:
    """Return the files of a wheel or sdist by their names."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as opened:
            return {name: opened.read(name) for name in opened.namelist()}
    with tarfile.open(archive) as tar:
        files = {entry.name: tar.extractfile(entry) for entry in tar.getmembers() if entry.isfile()}
        return {name: file.read() for name, file in files.items() if file is not None}


# -- looking into the wheel --------------------------------------------------------------------------------------------
def wheel_faults(wheel: Path, version: str, sources: set[str]) -> Iterator[str]:
    """Yield what is wrong with a wheel, one sentence a fault; `sources` are the committed files of the package."""
    if wheel.stat().st_size > MOST_BYTES:
        yield f"it has {wheel.stat().st_size / 1e6:.1f} MB, more than {MOST_BYTES / 1e6:.0f}"
    if not wheel.name.endswith("-py3-none-any.whl"):
        yield f"it is not for every machine: {wheel.name}"
    found = members(wheel)
    info, web = f"dreamtable-{version}.dist-info/", "dreamtable/_web/"
    yield from (f"{name} is not there" for name in sorted(sources - found.keys()))
    yield from (f"{web}{name} is not there" for name in PAGES if web + name not in found)
    licensed = found.get(f"{web}LICENCES.txt", b"").decode()
    yield from (f"the licence of {name}is not there" for name in OTHERS_WORK if f"\n{name}" not in f"\n{licensed}")
    yield from (f"{name} is not there" for name in (*LICENCES, f"{info}licenses/LICENSE") if name not in found)
    for name in sorted(found.keys() - sources):
        known = name.startswith(info) or (name.startswith(web) and "/." not in name.removesuffix("/.stamp"))
        if not known or name.endswith((".pyc", ".map")):
            yield f"{name} does not belong there"
    metadata = Parser().parsestr(found.get(f"{info}METADATA", b"").decode())
    if (metadata["Name"], metadata["Version"]) != ("dreamtable", version):
        yield f"it calls itself {metadata['Name']} {metadata['Version']}"
    if metadata["License-Expression"] != "MIT":
        yield f"its licence is said to be {metadata['License-Expression']}"


def sdist_gaps(sdist: Path, version: str, commit: str) -> list[str]:
    """Return the committed files that an sdist lacks."""
    found = {name.removeprefix(f"dreamtable-{version}/") for name in members(sdist)}
    return sorted(set(git("ls-tree", "-r", "--name-only", commit).splitlines()) - found)


def committed_files(commit: str) -> set[str]:
    """Return the files of a commit that belong in the wheel, as they are named there."""
    listed = git("ls-tree", "-r", "--name-only", commit, "src/dreamtable").splitlines()
    project = tomllib.loads(git("show", f"{commit}:pyproject.toml"))
    left_out = project["tool"]["hatch"]["build"]["targets"]["wheel"]["exclude"]
    return {name.removeprefix("src/") for name in listed if not any(PurePath(name).match(kind) for kind in left_out)}


# -- what goes with it -------------------------------------------------------------------------------------------------
def write_bills(out: Path, version: str) -> None:
    """Write the bills of materials: what pip installs with the package, and what is built into its web app."""
    python = [sys.executable, "-m", "cyclonedx_py", "requirements", "--output-reproducible", "--pyproject"]
    target = out / f"dreamtable-{version}-python.cdx.json"
    step("bill of Python parts", [*python, "pyproject.toml", "--of", "JSON", "-o", target, "requirements.lock"])
    bill = json.loads(target.read_text())
    bill["metadata"]["component"]["version"] = version  # which pyproject.toml leaves to the build
    target.write_text(json.dumps(bill, indent=2))
    (out / f"dreamtable-{version}-web.cdx.json").write_text(json.dumps(web_bill(version), indent=2))


def web_bill(version: str) -> dict[str, Any]:
    """Return the bill of what the web app is built from and with, without the tools of its tests.

    `npm sbom --omit dev` would leave out Svelte itself, because a tool asks for it, too.
    """
    npm = hatch_build.Npm(ROOT / "web")
    listing = [*npm.command, "sbom", "--sbom-format", "cyclonedx", "--package-lock-only"]
    told = subprocess.run(listing, cwd=npm.web, env=npm.env, check=True, stdout=subprocess.PIPE).stdout
    bill: dict[str, Any] = json.loads(told)
    tools = {
        part["bom-ref"]
        for part in bill["components"]
        if any(field["name"] == "cdx:npm:package:development" for field in part["properties"])
    }
    bill["components"] = [part for part in bill["components"] if part["bom-ref"] not in tools]
    bill["dependencies"] = [
        entry | {"dependsOn": [ref for ref in entry["dependsOn"] if ref not in tools]}
        for entry in bill["dependencies"]
        if entry["ref"] not in tools
    ]
    bill["metadata"]["component"] |= {"name": "dreamtable-web", "version": version}
    return bill


def write_sums(out: Path) -> None:
    """Write the hash of every file, as `sha256sum --check SHA256SUMS` reads it."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(out.iterdir())]
    (out / "SHA256SUMS").write_text("".join(lines))


# -- commands ----------------------------------------------------------------------------------------------------------
def step(what: str, command: list[str | Path], env: dict[str, str] | None = None) -> None:
    """Say what is done and do it; raises CalledProcessError if it fails."""
    print(f"== {what}", flush=True)
    subprocess.run(command, cwd=ROOT, env=env, check=True)


def git(*command: str) -> str:
    """Return what git says."""
    return subprocess.run(["git", *command], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def one(folder: Path, pattern: str) -> Path:
    """Return the only file of a name; raises Wrong if there is none, or more."""
    found = list(folder.glob(pattern))
    if len(found) != 1:
        raise Wrong(f"{len(found)} files {pattern} instead of one in {folder}")
    return found[0]


if __name__ == "__main__":
    sys.exit(main())
