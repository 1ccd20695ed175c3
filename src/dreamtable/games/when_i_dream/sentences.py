"""The events of this game in English."""

from dreamtable.games.when_i_dream.view import sentence

__all__ = ["sentence"]
