"""The words of When I Dream: its judge and hints, the Elements, clues to give and what they make a Dreamer think of."""

from dreamtable.games.when_i_dream.words.judge import answer, hint

__all__ = ["answer", "hint"]
