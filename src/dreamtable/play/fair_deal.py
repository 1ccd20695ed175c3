"""Fair dealing: the random words of a table, which nobody can foresee and everybody can compute afterwards.

The table commits to a secret before the first deal by showing its SHA-256; each player's browser adds a nonce; the
words of log entry n are HMAC-SHA256(secret, n, block, nonces).  When the game is over the secret is shown.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import struct
from collections.abc import Sequence

from dreamtable.kit.random import Dice, tape

BLOCK = struct.Struct(">8I")


def new_secret() -> str:
    """A secret that nobody can guess, in hex."""
    return secrets.token_hex(32)


def seeded_secret(seed: int) -> str:
    """The secret of a game that is to be dealt the same whenever it is opened from this seed."""
    return hashlib.sha256(b"dreamtable seed %d" % seed).hexdigest()


def commitment(secret: str) -> str:
    """What is shown of a secret before the first deal, in hex."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class FairDeal:
    """The random words of every entry, by a secret and the nonces of the seats."""

    __slots__ = ("_given", "_key", "_nonces", "_secret")

    def __init__(self, secret: str, nonces: Sequence[str]) -> None:
        self._secret, self._given = secret, tuple(nonces)
        self._key = bytes.fromhex(secret)
        self._nonces = "|".join(nonces).encode()

    def with_nonce(self, seat: int, nonce: str) -> FairDeal:
        """The deals from now on, with the nonce of somebody who has taken over a seat."""
        return FairDeal(self._secret, (*self._given[:seat], nonce, *self._given[seat + 1 :]))

    def dice(self, seq: int, words: int) -> Dice:
        """The random words of log entry `seq`."""
        found: list[int] = []
        for block in range(-(-words // 8)):
            text = b"dreamtable|%d|%d|%b" % (seq, block, self._nonces)
            found += BLOCK.unpack(hmac.digest(self._key, text, "sha256"))
        return tape(found)
