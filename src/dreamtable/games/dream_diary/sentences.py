"""The events of this game in English."""

from dreamtable.games.dream_diary.view import sentence

__all__ = ["sentence"]
