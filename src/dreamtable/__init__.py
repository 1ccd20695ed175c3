"""Dreamtable: an online table, and a library, for five games about dreams.

    import dreamtable as dt
    g = dt.new("dream_ravens", seats=3, seed=7)
    g.play(0, g.legal(0)[0])

What is heavy is imported when it is first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.2.0"
__all__ = ["Analysis", "Illegal", "Invalid", "Match", "Outcome", "analyse", "bot", "games", "new", "replay"]

if TYPE_CHECKING:
    from dreamtable.analysis.analysis_report import Analysis
    from dreamtable.analysis.match_analysis import analyse
    from dreamtable.games import GamesModule
    from dreamtable.kit.errors import Illegal, Invalid
    from dreamtable.play.match import Match, Outcome, new, replay
    from dreamtable.play.seated_player import bot

    games: GamesModule

_HOMES = {
    "Analysis": ("dreamtable.analysis.analysis_report", "Analysis"),
    "analyse": ("dreamtable.analysis.match_analysis", "analyse"),
    "Illegal": ("dreamtable.kit.errors", "Illegal"),
    "Invalid": ("dreamtable.kit.errors", "Invalid"),
    "Match": ("dreamtable.play.match", "Match"),
    "Outcome": ("dreamtable.play.match", "Outcome"),
    "bot": ("dreamtable.play.seated_player", "bot"),
    "new": ("dreamtable.play.match", "new"),
    "replay": ("dreamtable.play.match", "replay"),
}


def __dir__() -> list[str]:
    return [*__all__, "__version__"]  # completion shows these before they are imported


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    if name == "games":  # a package that can be called
        return import_module("dreamtable.games")
    module, attribute = _HOMES[name]
    return getattr(import_module(module), attribute)
