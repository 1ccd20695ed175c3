"""Open a page over the whole screen, in a browser that can be told to."""

from __future__ import annotations

import shutil
import subprocess
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path

# Programs that take an address, with what makes them fill the screen.
CHROMIUM = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
    "brave-browser",
)
FIREFOX = ("firefox", "firefox-esr")
ON_A_MAC = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)


def full_screen_command(address: str) -> Sequence[str] | None:
    """The command that opens an address over the whole screen; None if no such browser is found."""
    macs = ON_A_MAC if sys.platform == "darwin" else ()
    chromium = next(filter(None, (*map(shutil.which, CHROMIUM), *(path for path in macs if Path(path).exists()))), None)
    if chromium:
        return chromium, "--new-window", "--start-fullscreen", address
    firefox = next(filter(None, map(shutil.which, FIREFOX)), None)
    return (firefox, "--kiosk", address) if firefox else None


def open_full_screen(address: str) -> None:
    """Open an address over the whole screen, or in the usual browser if none can be told to."""
    command = full_screen_command(address)
    try:
        if command is not None:
            subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
            return
    except OSError:  # it was there, and cannot be started
        pass
    webbrowser.open(address)
