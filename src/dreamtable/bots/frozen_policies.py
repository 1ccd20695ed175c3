"""Policies to measure bots against: frozen references, opponents written by an outsider, and those with knobs."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from dreamtable.bots import outsiders, reference, responders
from dreamtable.kit.errors import Invalid

REFERENCE, OUTSIDER = "reference", "outsider:"


def outsiders_of(game: str) -> tuple[str, ...]:
    """The names of the outsider's bots for a game, as the arena takes them: `outsider:cautious` and the like."""
    folders = {module.name for module in iter_modules(outsiders.__path__) if module.ispkg}
    if game not in folders:
        return ()
    folder = import_module(f"{outsiders.__name__}.{game}")
    return tuple(f"{OUTSIDER}{module.name}" for module in iter_modules(folder.__path__))


def has_reference(game: str) -> bool:
    """Whether there is a frozen reference for a game: not for games that other packages bring."""
    return game in {module.name for module in iter_modules(reference.__path__)}


def frozen_policy(game: str, name: str) -> ModuleType:
    """The module with the policy of `reference` or of `outsider:NAME`; raises Invalid if the game has none such."""
    if name == REFERENCE and has_reference(game):
        return import_module(f"{reference.__name__}.{game}")
    if name in outsiders_of(game):
        return import_module(f"{outsiders.__name__}.{game}.{name.removeprefix(OUTSIDER)}")
    known = ", ".join(outsiders_of(game)) or "none"
    raise Invalid("unknown_bot", f"There is no bot {name!r} for this game; its outsiders are: {known}.")


def responder_of(game: str) -> ModuleType:
    """The module with the opponent that can be trained; raises Invalid if the game has none."""
    if game in {module.name for module in iter_modules(responders.__path__)}:
        return import_module(f"{responders.__name__}.{game}")
    raise Invalid(
        "no_responder", "There is no opponent with knobs for this game: only card games of the house have one."
    )
