"""Fair dealing: the random words of a table, which nobody can foresee and everybody can compute afterwards.

Commit, then reveal: the table shows the SHA-256 of its secret and each player's client that of its luck.  Once all of
these stand fixed before everybody, the clients reveal their luck, the nonces; the words of log entry n are
HMAC-SHA256(secret, n, block, nonces).  When the game is over the secret is shown.  docs/fair-dealing.md says what this
guarantees and what it does not.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Sequence

from msgspec import Struct

from dreamtable.kit import clocks_and_entropy
from dreamtable.kit.random import Dice, tape

BLOCK = struct.Struct(">8I")
LINKS = 10  # of a client's luck: one for every time that somebody's silence can force a new draw


class Redraw(Struct, frozen=True):
    """A secret that was replaced before the first deal, since somebody did not reveal their luck in time."""

    commitment: str
    seats: tuple[int, ...]  # whose luck is left out from then on


def new_secret() -> str:
    """A secret that nobody can guess, in hex."""
    return clocks_and_entropy.token_hex(32)


def seeded_secret(seed: int) -> str:
    """The secret of a game that is to be dealt the same whenever it is opened from this seed."""
    return hashlib.sha256(b"dreamtable seed %d" % seed).hexdigest()


def commitment(secret: str) -> str:
    """What is shown of a secret, or of a player's luck, before the first deal, in hex."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def committed_luck(luck: str) -> str:
    """What a client shows of the luck that it has drawn: the last link of a chain of hashes.

    To reveal a link is to show the one before it, which is the next commitment if there has to be another draw.
    """
    for _ in range(LINKS):
        luck = commitment(luck)
    return luck


def revealed_luck(luck: str, shown: str) -> str | None:
    """The nonce that opens a commitment, if it is a link of this luck; None if it is not."""
    for _ in range(LINKS):
        if commitment(luck) == shown:
            return luck
        luck = commitment(luck)
    return None


def bots_key(secret: str) -> str:
    """The name by which bots know a table: made of its secret, so that nobody can foresee what bots draw from it."""
    return hmac.digest(bytes.fromhex(secret), b"dreamtable|bots", "sha256").hex()


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
