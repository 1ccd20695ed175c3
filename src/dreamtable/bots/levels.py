"""The three levels of a bot, the same in every game."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """How awake a bot is."""

    DOZING = "dozing"
    DREAMING = "dreaming"
    LUCID = "lucid"


CHARACTER = {
    Level.DOZING: "Half asleep: forgets what it has seen and errs like a tired person.",
    Level.DREAMING: "A decent player: follows good habits and answers at once.",
    Level.LUCID: "Wide awake: remembers everything, thinks ahead and plays to win.",
}
