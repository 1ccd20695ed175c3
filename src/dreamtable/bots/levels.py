"""The three levels of a bot, the same in every game."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """How well a bot plays, from worst to best."""

    DOZING = "dozing"
    DREAMING = "dreaming"
    LUCID = "lucid"
