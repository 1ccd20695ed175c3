"""The forty pictures of Dream Diary as the words know them: scores for the anchors, and what is written about each."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import msgspec

# Read as data: the words stand below the games and import none of them.
SCENES = Path(__file__).parent.parent / "games" / "dream_diary" / "scenes.json"


class Picture(msgspec.Struct, frozen=True):
    number: int
    scores: dict[str, int]
    description: str


@cache
def pictures() -> tuple[Picture, ...]:
    book = json.loads(SCENES.read_text("utf-8"))
    return tuple(
        Picture(
            scene["number"],
            dict(zip(book["anchors"], scene["scores"], strict=True)),
            f"{scene['title']}. {scene['description']}",
        )
        for scene in book["scenes"]
    )
