"""The events of this game."""

from dreamtable.games.dream_diary.view import AnyEvent, events, fades

__all__ = ["AnyEvent", "events", "fades"]
