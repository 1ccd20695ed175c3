"""The forty pictures with their scores for adjectives.

The sixty anchor adjectives come scored with the pictures.  Other things that are plainly to be seen (colours, weather,
the time of day) are listed in `seen_on_pictures.txt`, written by looking at the pictures: "pink rosy: 11 24 ~6" fits
pictures 11 and 24, and people would differ about picture 6.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from dreamtable.games.dream_diary.cards import ANCHORS, SCENES

SEEN = Path(__file__).parent / "data" / "seen_on_pictures.txt"
PLAIN, DOUBTFUL, ABSENT = 85, 48, 12  # scores of a listed adjective


class Picture(msgspec.Struct, frozen=True):
    """A picture with a score from 0 to 100 for each adjective that was scored, and its title and description."""

    number: int
    scores: dict[str, int]
    description: str


@cache
def pictures() -> tuple[Picture, ...]:
    """All pictures in the order of their numbers."""
    return tuple(
        Picture(
            scene.number,
            dict(zip(ANCHORS, scene.scores, strict=True)) | _seen(scene.number),
            f"{scene.title}. {scene.description}",
        )
        for scene in SCENES
    )


def _seen(number: int) -> dict[str, int]:
    """The scores of a picture for the adjectives of the list."""
    scores = {}
    for line in SEEN.read_text("utf-8").splitlines():
        adjectives, _, cards = line.partition(":")
        marks = cards.split()
        score = PLAIN if str(number) in marks else DOUBTFUL if f"~{number}" in marks else ABSENT
        scores.update(dict.fromkeys(adjectives.split(), score))
    return scores
