"""The three levels of a bot, the same in every game."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """How awake a bot is."""

    DOZING = "dozing"
    DREAMING = "dreaming"
    LUCID = "lucid"
