"""How one bot's knowledge of words differs from another's.

Bots that shared one association model would read each other's thoughts: a guesser would nearly always find the noun
that a clue was made from.  Each bot therefore gets a seeded variation of the model.
"""

from __future__ import annotations

import msgspec
import numpy as np
from numpy.typing import NDArray

FORGOTTEN = 0.3  # the share of associations that one bot lacks
JITTER = 0.35  # standard deviation of the logarithm by which each vector component is scaled


class Variation(msgspec.Struct, frozen=True):
    """Which associations a bot lacks and how its word vectors are distorted; the same seed gives the same variation."""

    seed: int

    def stretch(self, size: int, salt: int) -> NDArray[np.float32]:
        """A factor for each of `size` vector components; `salt` tells one set of vectors from another."""
        random = np.random.default_rng((self.seed, salt))
        return np.exp(JITTER * random.standard_normal(size)).astype(np.float32)

    def remembers(self, word: int, nouns: NDArray[np.uint16]) -> NDArray[np.bool_]:
        """For each noun, whether this bot knows the association between it and the word (a hash of all three)."""
        mixed = nouns.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        mixed ^= np.uint64((word * 0xC2B2AE3D27D4EB4F + self.seed * 0x165667B19E3779F9) & 0xFFFFFFFFFFFFFFFF)
        mixed ^= mixed >> np.uint64(29)
        mixed *= np.uint64(0xBF58476D1CE4E5B9)
        mixed ^= mixed >> np.uint64(32)
        return np.asarray((mixed & np.uint64(0xFFFF)) >= np.uint64(int(FORGOTTEN * 0x10000)))
