"""The events of this game."""

from dreamtable.games.when_i_dream.view import AnyEvent, events, fades

__all__ = ["AnyEvent", "events", "fades"]
