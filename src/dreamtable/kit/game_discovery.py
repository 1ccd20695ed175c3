"""Find games: those of a package of ours, and those that other packages bring.

A package brings a game by an entry point of the group `dreamtable.games`, whose value is the package that holds the
game's files.  DREAMTABLE_GAMES names further ones, by package or by folder, with the separator of PATH between them.
Every process finds the same games, since both are there before it starts.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

from dreamtable.kit.errors import Invalid

GROUP, VARIABLE = "dreamtable.games", "DREAMTABLE_GAMES"


@cache
def packages_of_games(home: str) -> dict[str, str]:
    """Return the package of every game by the game's name, those in the package `home` first of all.

    A game is named after its folder, or as its entry point says; raise Invalid if two packages bring the same name.
    """
    spec = find_spec(home)
    folders = [] if spec is None else [*(spec.submodule_search_locations or ())]
    found = {module.name: f"{home}.{module.name}" for module in iter_modules(folders) if module.ispkg}
    for name, package in brought_games():
        if found.setdefault(name, package) != package:
            raise Invalid("two_games", f"Both {found[name]} and {package} bring a game with the name {name!r}.")
    return found


@cache
def brought_games() -> tuple[tuple[str, str], ...]:
    """Return the name and the package of every game that is not ours."""
    installed = [(point.name, point.value) for point in entry_points(group=GROUP)]
    named = [_named(place) for place in os.environ.get(VARIABLE, "").split(os.pathsep) if place]
    return (*installed, *named)


def _named(place: str) -> tuple[str, str]:
    """Return the name and the package of a game from a package's name, or from a folder, which becomes importable."""
    folder = Path(place)
    if folder.is_dir():
        parent = str(folder.resolve().parent)
        if parent not in sys.path:
            sys.path.append(parent)
        place = folder.resolve().name
    elif not _importable(place):
        raise Invalid("unknown_game", f"{VARIABLE} names {place!r}, which is neither a folder nor a package.")
    return place.rpartition(".")[2], place


def _importable(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except (ImportError, ValueError):
        return False
