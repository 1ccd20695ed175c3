"""Dream Diary: the forty scenes, the anchor adjectives they are scored for, and the Hope Track."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec


class Scene(msgspec.Struct, frozen=True):
    """One picture; it is printed on a Location card and on a Dream card."""

    number: int
    title: str
    description: str
    picture: str  # name of the art file, without its ending
    scores: tuple[int, ...]  # 0..100 for each anchor adjective, by whoever drew it


class _Book(msgspec.Struct, frozen=True):
    anchors: tuple[str, ...]
    scenes: tuple[Scene, ...]


_DATA = Path(__file__).parent / "words" / "data"
_book = msgspec.json.decode((_DATA / "scenes.json").read_bytes(), type=_Book)

SCENES: tuple[Scene, ...] = _book.scenes
ANCHORS: tuple[str, ...] = _book.anchors
SCENE_COUNT, ANCHOR_COUNT = 40, 60
ENGLISH = "en"
LANGUAGES = (ENGLISH, "fr", "it", "es", "de")  # those in which adjectives can be asked


@cache
def anchor_names(language: str) -> tuple[str, ...]:
    """The anchors in a language of LANGUAGES, in their order."""
    if language == ENGLISH:
        return ANCHORS
    lines = (_DATA / language / "anchors.tsv").read_text("utf-8").splitlines()[1:]
    return tuple(line.split("\t")[1] for line in lines)


FIT = 55  # an adjective with this score or more fits a scene
# For each scene a bit mask of the anchor adjectives that fit it.
FITS: tuple[int, ...] = tuple(sum(1 << k for k, score in enumerate(s.scores) if score >= FIT) for s in SCENES)

# The Hope Track is RECONSTRUCTED: no source tells its spaces or stars, nor which end carries which number.  `standard`
# was chosen because all bands of the score occur on it; if somebody finds the real board, only this changes.  A track
# lists the stars of its spaces from the left edge; its four rightmost spaces carry the starting numbers, by default 18,
# 16, 14 and 12: only so does a higher number win less often and with fewer stars (tools/study_hope_track.py).
TRACKS: dict[str, tuple[int, ...]] = {
    "standard": (1, 1, 2, 3, 4, 5, 6, 6, 6, 6),
    "short": (1, 2, 3, 4, 5, 6, 6, 6, 6),
    "long": (1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 6, 6),
}
TRACK_NAMES = tuple(TRACKS)
DIFFICULTIES = (12, 14, 16, 18)
LONGEST = 12  # spaces
# All tracks in one row, LONGEST entries each, for the compiled rules.
STARS: tuple[int, ...] = tuple(n for stars in TRACKS.values() for n in (*stars, *[0] * (LONGEST - len(stars))))


def start_space(track: str, difficulty: int, rising: bool) -> int:
    """The space, counted from 1 at the left edge, on which the kite starts."""
    step = DIFFICULTIES.index(difficulty)
    return len(TRACKS[track]) - (len(DIFFICULTIES) - 1 - step if rising else step)


# The least score of each band and its verdict's key in the messages, from the best down; with two kites a score may
# exceed 8 (DD26).
BANDS = (
    (8, "perfect"),
    (6, "as_one"),
    (4, "learning"),
    (0, "just_in_time"),
)


def band(score: int) -> str:
    """The verdict on a score, as its key in the messages."""
    return next(verdict for least, verdict in BANDS if score >= least)
