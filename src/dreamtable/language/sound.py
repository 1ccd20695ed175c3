"""How words sound: by the dictionary of pronunciations, or estimated from their letters."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from dreamtable.language.lexicon import sounds

# Spellings and the sound that stands for them; longer spellings come first, because they are replaced in order.
HEARD = (
    ("sch", "sk"),
    ("tch", "c"),
    ("ph", "f"),
    ("gh", ""),
    ("kn", "n"),
    ("wr", "r"),
    ("wh", "w"),
    ("ck", "k"),
    ("sh", "S"),
    ("ch", "C"),
    ("th", "T"),
    ("qu", "kw"),
    ("x", "ks"),
    ("q", "k"),
    ("z", "s"),
    ("v", "v"),
    ("ce", "se"),
    ("ci", "si"),
    ("cy", "sy"),
    ("c", "k"),
    ("y", "i"),
)


# Letters that stand for phonemes in the dictionary.  The plurals that it does not list are made with them: tacks sounds
# like tax, paws like pause.
S, Z, VOICELESS = "c", "l", frozenset("aeTNf")


@lru_cache(maxsize=4096)
def spoken(word: str) -> frozenset[str]:
    """The pronunciations of a word, one letter for each phoneme; empty if the dictionary does not list it."""
    said = sounds().get(word)
    if said:
        return frozenset(said.split("/"))
    singular = sounds().get(word[:-1]) if word.endswith("s") else None
    return (
        frozenset(one + (S if one[-1] in VOICELESS else Z) for one in singular.split("/")) if singular else frozenset()
    )


def joined(first: str, second: str) -> frozenset[str]:
    """The pronunciations of two words said as one; a phoneme that ends one and begins the other is said once or twice.

    Empty if the dictionary does not list both.
    """
    pairs = [(a, b) for a in spoken(first) for b in spoken(second)]
    return frozenset([a + b for a, b in pairs] + [a + b[1:] for a, b in pairs if a[-1] == b[0]])


@lru_cache(maxsize=4096)
def rough(word: str) -> str:
    """An estimate of how a word sounds, from its letters; words that sound alike give the same string.

    >>> rough("vampyre") == rough("vampire"), rough("kat") == rough("cat"), rough("cot") == rough("cat")
    (True, True, False)
    """
    heard = word
    for spelled, sound in HEARD:
        heard = heard.replace(spelled, sound)
    return re.sub(r"(.)\1+", r"\1", re.sub("(?<=..)e$", "", heard))


def distance(left: Sequence[str], right: Sequence[str], most: int) -> int:
    """The edit distance of two sounds or spellings; `most` + 1 stands for any distance above `most`."""
    if abs(len(left) - len(right)) > most:
        return most + 1
    row = list(range(len(right) + 1))
    for i, a in enumerate(left, 1):
        diagonal, row[0] = row[0], i
        for j, b in enumerate(right, 1):
            diagonal, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, diagonal + (a != b))
        if min(row) > most:
            return most + 1
    return min(row[-1], most + 1)
