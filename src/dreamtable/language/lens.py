"""A lens: the lexicon as one mind sees it, so that two bots do not read each other's thoughts."""

from __future__ import annotations

import msgspec
import numpy as np
from numpy.typing import NDArray

FORGOTTEN = 0.3
JITTER = 0.35


class Lens(msgspec.Struct, frozen=True):
    """Which associations a mind lacks and how it bends meanings; the same seed is always the same mind."""

    seed: int

    def stretch(self, size: int, salt: int) -> NDArray[np.float32]:
        """How much each direction of meaning matters to this mind."""
        random = np.random.default_rng((self.seed, salt))
        return np.exp(JITTER * random.standard_normal(size)).astype(np.float32)

    def remembers(self, word: int, nouns: NDArray[np.uint16]) -> NDArray[np.bool_]:
        """Which threads between a word and nouns this mind has (WD: about 30 % are missing)."""
        mixed = nouns.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        mixed ^= np.uint64((word * 0xC2B2AE3D27D4EB4F + self.seed * 0x165667B19E3779F9) & 0xFFFFFFFFFFFFFFFF)
        mixed ^= mixed >> np.uint64(29)
        mixed *= np.uint64(0xBF58476D1CE4E5B9)
        mixed ^= mixed >> np.uint64(32)
        return np.asarray((mixed & np.uint64(0xFFFF)) >= np.uint64(int(FORGOTTEN * 0x10000)))


CLEAR: Lens | None = None
"""No lens: the lexicon as it is, for tools and measurements."""
