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
    ("ear", "ur"),
    ("er", "ur"),
    ("ir", "ur"),
    ("yr", "ur"),
    ("ea", "ee"),
    ("ay", "ai"),
    ("ei", "ai"),
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
VOWELS = "ABCDEFKLMQRYZgh"
# The phonemes of the dictionary as `outlines` writes them; it does not tell s from z, nor the two sounds of th.
OUTLINED = str.maketrans(
    {
        **dict.fromkeys(VOWELS, "-"),
        **dict(zip("GHIJNOPSTUVWXabcdefijlm", "bCdTfghjklmnnprsStTvwsS", strict=True)),
        "L": "-r",
        "k": "",
    }
)
# Spellings and how `outlines` writes them, in the order in which they are replaced.  A vowel is a hyphen.
SPELLED = tuple(
    (re.compile(spelled), heard)
    for spelled, heard in (
        ("[ct]ia?[aeou]n|ssi[ao]n|sion|cean|shun", "S-n"),
        ("sch|sk", "sk"),
        ("tch|ch", "C"),
        ("dge", "j"),
        ("ph", "f"),
        ("^(?:kn|gn|pn)", "n"),
        ("^wr", "r"),
        ("wh", "w"),
        ("gh(?=[^aeiouy]|$)", ""),
        ("sh", "S"),
        ("th", "T"),
        ("mb$", "m"),
        ("ck|cc|q", "k"),
        ("c(?=[eiy])|z", "s"),
        ("c", "k"),
        ("x", "ks"),
        ("ng", "n"),
        ("[aeiouy]+[wh](?![aeiouy])", "-"),
        ("(?<=[^aeiouy-])le$", "-l"),
        ("(?<=[^aeiouy])e$|(?<=[^aeiouy])e(?=s$)", ""),
        ("[aeiouy]+", "-"),
    )
)


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


@lru_cache(maxsize=8192)
def same(word: str, other: str) -> bool:
    """Whether two words sound exactly alike, by the dictionary if it lists both, else as they are spelled.

    >>> same("nite", "night"), same("waggon", "wagon"), same("night", "knit")
    (True, True, False)
    """
    one, two = spoken(word), spoken(other)
    if one and two:
        return not one.isdisjoint(two)
    return rough(word) == rough(other)


@lru_cache(maxsize=4096)
def in_accents(word: str) -> frozenset[str]:
    """The pronunciations of a word as three widespread accents have them, each marked with the number of its accent.

    The first is the dictionary's.  The second does not tell the vowels of caught and cot apart, the third drops every r
    that no vowel follows (saw, sore).
    """
    said = spoken(word)
    merged = (re.sub("D(?!b)", "A", one) for one in said)
    dropped = (re.sub("L$", "C", re.sub(f"b(?![{VOWELS}])", "", one)) for one in said)
    accents = (said, merged, dropped)
    return frozenset(f"{number}{one}" for number, accent in enumerate(accents) for one in accent)


@lru_cache(maxsize=4096)
def outlines(word: str) -> frozenset[str]:
    """The consonants of a word with a hyphen for each vowel between them, as it is said or else as it is spelled.

    >>> outlines("ocean") == outlines("oshun"), outlines("cake") == outlines("kayk"), sorted(outlines("blud"))
    (True, True, ['bl-d'])
    """
    said = spoken(word)
    if said:
        return frozenset(re.sub("-+", "-", one.translate(OUTLINED)) for one in said)
    heard = word
    for spelled, sound in SPELLED:
        heard = spelled.sub(sound, heard)
    return frozenset({re.sub(r"(.)\1+", r"\1", heard)})


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
