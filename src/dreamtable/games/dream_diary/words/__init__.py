"""The words of Dream Diary: its judge and hints, the anchor adjectives, and how well adjectives fit pictures."""

from dreamtable.games.dream_diary.words.judge import answer, hint, vocabulary

__all__ = ["answer", "hint", "vocabulary"]
