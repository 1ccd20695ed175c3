"""Words that bots never say, and that a host may keep people from typing."""

from __future__ import annotations

import hashlib
import re
from functools import cache

from dreamtable.language.lexicon import lines
from dreamtable.language.normal_form import fold

DISGUISES = str.maketrans("013457@$!", "oieastasi")


def fingerprint(word: str) -> int:
    """The lists are shipped as hashes: nobody who reads the repository has to read them."""
    return int.from_bytes(hashlib.blake2b(word.encode(), digest_size=4).digest(), "little")


def clean(text: str) -> bool:
    """Whether a clue or a name may be shown at a table whose host has asked for the filter.

    >>> clean("rooster")
    True
    """
    return _free_of(text, _rude())


def sayable(word: str) -> bool:
    """Whether a bot may say it: stricter than what people may."""
    return _free_of(word, _unsaid())


def _free_of(text: str, list_: frozenset[int]) -> bool:
    plain = fold(text)
    for written in (plain, plain.translate(DISGUISES)):
        pieces = re.findall("[a-z]+", written)
        for piece in [*pieces, "".join(pieces)]:
            once = re.sub(r"(.)\1{2,}", r"\1", piece)
            if any(fingerprint(form) in list_ for form in {piece, once, piece.removesuffix("s")}):
                return False
    return True


@cache
def _unsaid() -> frozenset[int]:
    return frozenset(int(line.split()[0], 16) for line in lines("lexicon/unsaid.txt"))


@cache
def _rude() -> frozenset[int]:
    return frozenset(int(line.split()[0], 16) for line in lines("lexicon/unsaid.txt") if line.endswith("rude"))
