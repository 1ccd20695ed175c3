"""The forty pictures with their scores for adjectives.

The sixty anchor adjectives come scored with the pictures, by whoever drew them.  A second person looked at the pictures
and wrote in `second_look.txt` which anchors fit; bots go by both opinions.  (The rules do not: what the clock answers
must never change for stored games.)  Other things that are to be seen (colours, weather, materials, moods) are listed
in `seen_on_pictures.txt`, written by looking at the pictures: "pink rosy: 11 24 ~6" fits pictures 11 and 24, and people
would differ about picture 6.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from dreamtable.games.dream_diary.cards import ANCHORS, SCENE_COUNT, SCENES

DATA = Path(__file__).parent / "data"
SEEN, SECOND_LOOK = DATA / "seen_on_pictures.txt", DATA / "second_look.txt"
PLAIN, DOUBTFUL, ABSENT = 85, 48, 12  # scores of a listed adjective
SECOND_OPINION = 0.4  # how much the second look counts beside the scores of who drew the picture


class Picture(msgspec.Struct, frozen=True):
    """A picture with a score from 0 to 100 for each adjective that was scored, and its title and description."""

    number: int
    scores: dict[str, int]
    description: str


@cache
def pictures() -> tuple[Picture, ...]:
    """All pictures in the order of their numbers."""
    second, seen = read_cards(SECOND_LOOK), read_cards(SEEN)
    found = []
    for scene in SCENES:
        scores = {word: marks[scene.number - 1] for word, marks in seen.items()}
        for anchor, score in zip(ANCHORS, scene.scores, strict=True):
            opinion = second[anchor][scene.number - 1]
            scores[anchor] = round(score + SECOND_OPINION * (opinion - score))
        found.append(Picture(scene.number, scores, f"{scene.title}. {scene.description}"))
    return tuple(found)


def read_cards(path: Path) -> dict[str, tuple[int, ...]]:
    """For each adjective of a list its scores for all pictures."""
    found: dict[str, tuple[int, ...]] = {}
    for line in path.read_text("utf-8").splitlines():
        adjectives, _, cards = line.partition(":")
        scores = [ABSENT] * SCENE_COUNT
        for mark in cards.split():
            scores[int(mark.removeprefix("~")) - 1] = DOUBTFUL if mark.startswith("~") else PLAIN
        found.update(dict.fromkeys(adjectives.split(), tuple(scores)))
    return found
