"""Find the libraries that are installed, and measure all that can be measured of them and of us."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

from dreamtable import __version__
from dreamtable.lab.peers import open_spiel, own_games, pgx, rlcard
from dreamtable.lab.peers.measures import Figure, Measure
from dreamtable.lab.peers.own_games import OURS

PEERS = {"open_spiel": "pyspiel", "rlcard": "rlcard", "pettingzoo": "pettingzoo", "pgx": "pgx"}  # package: module


def installed() -> dict[str, str]:
    """Return the peers that can be imported, with their versions."""
    found = {}
    for package, module in PEERS.items():
        if find_spec(module):
            try:
                found[package] = version(package)
            except PackageNotFoundError:
                found[package] = "?"
    return found


def measures() -> Iterator[Measure]:
    """Yield everything that can be measured here."""
    yield from own_games.measures()
    here = installed()
    if "open_spiel" in here:
        yield from open_spiel.measures()
    if "rlcard" in here:
        yield from rlcard.measures()
        if "pettingzoo" in here:  # its card games are RLCard's
            yield from rlcard.pettingzoo_measures()
    if "pgx" in here:
        yield from pgx.measures()


def measure_all(seconds: float, progress: Callable[[str], None], failed: Callable[[str], None]) -> list[Figure]:
    """Measure everything, each for so many CPU-seconds; what cannot be measured is reported to `failed`."""
    figures = []
    for library, game, discipline, rate in measures():
        progress(f"{library}: {game}, {discipline}")
        try:
            figures.append(Figure(library, game, discipline, rate(seconds)))
        except Exception as error:  # perhaps another version of the library: the others are still worth measuring
            failed(f"{library}: {game}, {discipline} cannot be measured: {error!r}")
    return figures


def machine() -> str:
    """Return what the figures are measured on: processor, cores and versions."""
    names = [line.partition(":")[2].strip() for line in _cpuinfo() if line.startswith("model name")]
    versions = ", ".join(f"{package} {number}" for package, number in {OURS: __version__, **installed()}.items())
    chip = names[0] if names else platform.machine()
    return f"{chip}, {os.cpu_count()} cores, Python {platform.python_version()}; {versions}"


def _cpuinfo() -> list[str]:
    file = Path("/proc/cpuinfo")
    return file.read_text("utf-8").splitlines() if file.exists() else []
