"""The sixty adjectives every Dream Diary picture is scored for."""

from __future__ import annotations

ANCHORS: tuple[str, ...] = tuple(
    # mood
    "happy sad scary peaceful lonely romantic funny mysterious gloomy hopeful angry playful tender cozy festive"
    " nostalgic boring"
    # light and colour
    " colorful dark bright blue golden red green shiny foggy"
    # touch and sound
    " cold hot wet dry windy soft sharp heavy light loud quiet"
    # size and space
    " big tiny high deep crowded empty"
    # time and pace
    " old modern fast slow sleepy"
    # character
    " wild magical strange dangerous heroic majestic tasty natural mechanical broken free musical".split()
)
