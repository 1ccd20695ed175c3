"""The games: one folder each, and every folder is a game; there is no list to edit."""

from __future__ import annotations

from functools import cache
from pkgutil import iter_modules

from dreamtable.kit.errors import Invalid
from dreamtable.kit.game import Game


@cache
def names() -> tuple[str, ...]:
    """Return the names of all games: those of their folders."""
    return tuple(sorted(m.name for m in iter_modules(__path__) if m.ispkg))


@cache
def load(name: str) -> Game:
    """Return a game whose folder keeps the contract; raise Invalid with what is wrong otherwise."""
    if name not in names():
        raise Invalid("unknown_game", f"There is no game {name!r}. The games are: {', '.join(names())}.")
    game = Game(name, f"{__name__}.{name}")
    game.check()
    return game
