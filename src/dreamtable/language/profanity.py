"""Words that bots never say, and that a host may keep people from typing."""

from __future__ import annotations

import hashlib
import re
from functools import cache

from dreamtable.language.lexicon import lines
from dreamtable.language.normalize import fold

DISGUISES = str.maketrans("013457@$!", "oieastasi")


def fingerprint(word: str) -> int:
    """A 32-bit hash of a word: the lists are shipped hashed, so that nobody who reads the repository reads them."""
    return int.from_bytes(hashlib.blake2b(word.encode(), digest_size=4).digest(), "little")


def clean(text: str) -> bool:
    """Whether a text may be shown at a table whose host has asked for the filter.

    >>> clean("rooster")
    True
    """
    return _free_of(text, _rude())


def sayable(word: str) -> bool:
    """Whether a bot may say a word; this is stricter than what people may type."""
    return _free_of(word, _listed())


def _free_of(text: str, hashes: frozenset[int]) -> bool:
    """Whether no word of the text is listed, nor any plural, disguised or stretched spelling of a listed word."""
    plain = fold(text)
    for written in (plain, plain.translate(DISGUISES)):
        pieces = re.findall("[a-z]+", written)
        for piece in [*pieces, "".join(pieces)]:
            unstretched = re.sub(r"(.)\1{2,}", r"\1", piece)
            if any(fingerprint(form) in hashes for form in {piece, unstretched, piece.removesuffix("s")}):
                return False
    return True


@cache
def _listed() -> frozenset[int]:
    return frozenset(int(line.split()[0], 16) for line in lines("lexicon/profanity.txt"))


@cache
def _rude() -> frozenset[int]:
    return frozenset(int(line.split()[0], 16) for line in lines("lexicon/profanity.txt") if line.endswith("rude"))
