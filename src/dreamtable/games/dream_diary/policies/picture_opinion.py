"""What a bot finds a picture to be like.

The scores of a picture say by how many points an adjective is over the line at which it fits.  Every bot draws that
line elsewhere, for each picture and adjective, by at most `blur` points: what is plain is plain to all, and about what
is doubtful two honest bots may differ, as people do.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from dreamtable.games.dream_diary.cards import ENGLISH
from dreamtable.games.dream_diary.view import View
from dreamtable.games.dream_diary.words.adjective_fit import STEEPNESS, fits
from dreamtable.games.dream_diary.words.own_pictures import OWN
from dreamtable.games.dream_diary.words.pictures import pictures

Reals = NDArray[np.float64]


def unseen(view: View) -> tuple[int, ...]:
    """The numbers of the pictures on the table that the table has brought: no bot has seen them."""
    return tuple(place.number for place in view.places if place.picture.startswith(OWN))


@lru_cache(maxsize=1024)
def margins(adjective: str, language: str = ENGLISH, unseen: tuple[int, ...] = ()) -> Reals:
    """For each of the forty pictures, how many points the adjective is over the line at which it fits.

    A picture that a bot has not seen is to it like any other: it has the mean of all.
    """
    seen = [fits(adjective, picture.scores, picture.description, language).p for picture in pictures()]
    chances = np.array(seen).clip(0.001, 0.999)
    chances[[number - 1 for number in unseen]] = chances.mean()
    return np.asarray(STEEPNESS * np.log(chances / (1 - chances)))


@lru_cache(maxsize=1024)
def chances(adjective: str, blur: float, language: str = ENGLISH, unseen: tuple[int, ...] = ()) -> Reals:
    """For each picture, how likely somebody with such a blur finds that the adjective fits."""
    return np.asarray((margins(adjective, language, unseen) / blur + 1) / 2).clip(0.002, 0.998)


class PictureOpinion:
    """What one bot thinks about all pictures; the same seed always thinks the same."""

    def __init__(self, seed: int, blur: float, language: str = ENGLISH, unseen: tuple[int, ...] = ()) -> None:
        self.seed, self.blur, self.language, self.unseen = seed, blur, language, unseen

    def finds(self, adjective: str, number: int) -> bool:
        """Whether the adjective fits the picture with this printed number."""
        name = f"{self.seed} {adjective.lower()} {number}".encode()
        u = (int.from_bytes(hashlib.blake2b(name, digest_size=6).digest(), "big") + 0.5) / 2**48
        return bool(margins(adjective.lower(), self.language, self.unseen)[number - 1] > self.blur * (2 * u - 1))

    def count(self, adjective: str, numbers: Iterable[int]) -> int:
        """How many of these pictures the adjective fits."""
        return sum(self.finds(adjective, number) for number in numbers)
