"""The analysis of the library's own games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dreamtable.analysis import analyse as steps
from dreamtable.analysis.analysis_report import Analysis
from dreamtable.play import replay_file as replay
from dreamtable.play.match import Match


def analyse(game: Match[Any, Any], progress: Callable[[float], None] = lambda done: None) -> Analysis:
    """Return how the chances went in a finished game, what turned it, and what would have been better."""
    return steps.analyse(replay.read(game.to_json()), progress)
