"""The forty pictures of Dream Diary as the words know them: their scores, and what is written about each.

Sixty adjectives, the anchors, come scored with the pictures.  What else is plainly to be seen there (colours, weather,
the time of day) no anchor tells; `seen.txt` does, written by looking: "pink rosy: 11 24 ~6" fits two pictures, and
people would differ about a third.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import msgspec

from dreamtable.language.lexicon import lines

# Read as data: the words stand below the games and import none of them.
SCENES = Path(__file__).parent.parent / "games" / "dream_diary" / "scenes.json"


PLAIN, DOUBTFUL, ABSENT = 85, 48, 12  # scores


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
            dict(zip(book["anchors"], scene["scores"], strict=True)) | _seen(scene["number"]),
            f"{scene['title']}. {scene['description']}",
        )
        for scene in book["scenes"]
    )


def _seen(number: int) -> dict[str, int]:
    scores = {}
    for line in lines("seen.txt"):
        adjectives, _, cards = line.partition(":")
        marks = cards.split()
        score = PLAIN if str(number) in marks else DOUBTFUL if f"~{number}" in marks else ABSENT
        scores.update(dict.fromkeys(adjectives.split(), score))
    return scores
