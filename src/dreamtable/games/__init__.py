"""The games: every folder here is one, and so is what other packages bring; there is no list to edit."""

from __future__ import annotations

import sys
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

from dreamtable.kit.errors import Invalid
from dreamtable.kit.game import Game
from dreamtable.kit.game_discovery import packages_of_games


def names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(sorted(packages_of_games(__name__)))


@cache
def load(name: str) -> Game:
    """Return a game whose folder keeps the contract; raise Invalid with what is wrong otherwise."""
    if name not in names():
        raise Invalid("unknown_game", f"There is no game {name!r}. The games are: {', '.join(names())}.")
    game = Game(name, packages_of_games(__name__)[name])
    game.check()
    return game


class GamesModule(ModuleType):
    """This package, which can also be called: `dreamtable.games()` lists the games."""

    def __call__(self) -> tuple[str, ...]:
        return names()

    if TYPE_CHECKING:

        def names(self) -> tuple[str, ...]:
            """Return the names of all games."""

        def load(self, name: str) -> Game:
            """Return a game whose folder keeps the contract."""


sys.modules[__name__].__class__ = GamesModule
