"""Ways to write a word so that it looks like no word: slips, look-alike letters, backwards, mixed up, pig Latin."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import product

from dreamtable.language.grammar import Readings
from dreamtable.language.normalize import fold, letters

# Signs that people take for a Latin letter: digits, then Cyrillic and Greek.  Some can be taken for either of two.
_ALIKE = """
0=o 1=il 2=z 3=e 4=a 5=s 6=bg 7=t 8=b 9=g
а=a б=b в=b г=r ԁ=d е=e ё=e з=e и=u й=u і=i ї=i ј=j к=k ӏ=l м=m н=h о=o п=n р=p ԛ=q с=c т=t у=y ф=f х=x ѕ=s ѵ=v ԝ=w ь=b
я=r ч=y ш=w
α=a β=b γ=yg δ=d ε=e ζ=z η=nh θ=o ι=i κ=k λ=a μ=um ν=vn ξ=e ο=o π=n ρ=p σ=os ς=cs τ=t υ=uy φ=o χ=x ψ=y ω=w
"""
ALIKE = {pair[0]: pair[2:] for pair in _ALIKE.split()}
# The alphabet as it looks upside down.
UPSIDE_DOWN = str.maketrans("ɐqɔpǝɟƃɥᴉıɾʞlɯuodbɹsʇnʌʍxʎz", "abcdefghiijklmnopqrstuvwxyz")
# Letters that Unicode describes as a form of a Latin one: small capitals, script and turned letters.
LATIN_FORM = re.compile(r"LATIN (?:\w+ )*?(?:LETTER|CAPITAL|SCRIPT|TURNED|REVERSED|DOTLESS) ([A-Z])(?: WITH .*)?")
# Letters that together look like another one, and numbers that are read aloud within a word.
PAIRED = (("vv", "w"), ("uu", "w"), ("rn", "m"), ("nn", "m"), ("cl", "d"), ("ii", "u"))
ALOUD: Readings = (
    ("10", ("ten",)),
    ("1", ("one", "won")),
    ("2", ("to", "too", "tu")),
    ("4", ("for", "fore")),
    ("6", ("six",)),
    ("8", ("ate", "ait", "eat")),
    ("9", ("nine",)),
)
LONG = 6  # letters of a disguise that is still seen through when one of them is wrong
FEWEST_CONSONANTS = 3  # of a word that is known without its vowels
MOST_READINGS = 64  # a word of more ambiguous signs than this allows is read by its first readings alone


def readings(text: str) -> frozenset[str]:
    """What a text may be read as when each look-alike sign stands for a Latin letter.

    >>> sorted(readings("l1on")), "cat" in readings("саt"), "cat" in readings("ᴄᴀᴛ"), "cat" in readings("ʇɐɔ")
    (['lion', 'llon'], True, True, True)
    """
    written = letters(text)
    choices = [ALIKE.get(sign) or _latin_form(sign) for sign in written]
    read = set() if written.isascii() else {written.translate(UPSIDE_DOWN)[::-1]}
    for reading in product(*choices):
        read.add("".join(reading))
        if len(read) == MOST_READINGS:
            break
    return frozenset(read)


def paired_letters(word: str) -> frozenset[str]:
    """What a word may be read as when two letters of it stand for one that looks like them.

    >>> "witch" in paired_letters("vvitch"), paired_letters("cat")
    (True, frozenset())
    """
    return frozenset(word.replace(pair, letter) for pair, letter in PAIRED if pair in word)


def read_aloud(word: str, numbers: Readings = ALOUD) -> frozenset[str]:
    """What a word with digits in it may be when they are read aloud; in English, unless it is given otherwise.

    >>> "pirate" in read_aloud("pir8"), "tennis" in read_aloud("10nis"), read_aloud("cat")
    (True, True, frozenset())
    """
    aloud = dict(numbers)
    parts = re.split(f"({'|'.join(aloud)})", word)
    if len(parts) == 1 or not aloud:
        return frozenset()
    choices = [aloud.get(part) or (part,) for part in parts]
    return frozenset("".join(reading) for reading in list(product(*choices))[:MOST_READINGS])


def _latin_form(sign: str) -> str:
    """The plain letter that a sign is a form of, or the sign itself."""
    described = None if sign.isascii() else LATIN_FORM.fullmatch(unicodedata.name(sign, ""))
    return described.group(1).lower() if described else sign


def is_latin(text: str) -> bool:
    """Whether every letter of a text belongs to the Latin alphabet, with accents or without."""
    return text.isascii() or all(
        unicodedata.name(sign, "").startswith("LATIN") for sign in fold(text) if sign.isalpha()
    )


def hides(clue: str, word: str) -> bool:
    """Whether what is no word is another one mixed up, without its vowels, in pig Latin or with letters repeated.

    Backwards or in pig Latin, one slip is forgiven in what is long enough.

    >>> hides("tca", "cat"), hides("chclt", "chocolate"), hides("answay", "swan"), hides("chhhair", "chair")
    (True, True, True, True)
    >>> hides("ogninmalf", "flamingo"), hides("ractortay", "tractor")
    (True, True)
    """
    return (
        sorted(clue) == sorted(word)
        or clue in _pig_latin(word)
        or any(len(form) >= LONG and slips(clue, form, 1) <= 1 for form in (word[::-1], *_pig_latin(word)))
        or (clue == _consonants(word) and len(clue) >= FEWEST_CONSONANTS)
        or (_once(clue) == _once(word) and len(clue) > len(word))
    )


def turns(clue: str, word: str) -> bool:
    """Whether a clue is a word backwards, in pig Latin or, if that is long enough, with two neighbours swapped.

    >>> turns("gip", "pig"), turns("thorne", "throne"), turns("crane", "crate")
    (True, True, False)
    """
    swapped = len(clue) >= LONG and sorted(clue) == sorted(word) and slips(clue, word, 1) == 1
    return clue == word[::-1] or swapped or clue in _pig_latin(word)


def _consonants(word: str) -> str:
    return re.sub("[aeiou]", "", word)


def _once(word: str) -> str:
    """A word with each letter that is repeated at once written but once."""
    return re.sub(r"(.)\1+", r"\1", word)


@lru_cache(maxsize=1024)
def _pig_latin(word: str) -> frozenset[str]:
    onset = re.match(r"(?:[^aeiouy]*qu|y?[^aeiouy]*)", word)
    start = onset.group() if onset else ""
    if start == word:
        return frozenset()
    if start:
        moved = (start, word[0])  # all consonants, or the first letter alone
        return frozenset(f"{word[len(first) :]}{first}{end}" for first in moved for end in ("ay", "hay"))
    return frozenset({*(word + ending for ending in ("ay", "way", "yay", "hay")), f"{word[1:]}{word[0]}ay"})


def slips(left: str, right: str, most: int) -> int:
    """How many slips turn one word into the other: a letter more, less or other, or two neighbours swapped.

    `most` + 1 stands for any number above `most`.

    >>> slips("elehpant", "elephant", 2), slips("elefant", "elephant", 2), slips("ant", "elephant", 2)
    (1, 2, 3)
    """
    if abs(len(left) - len(right)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(right) + 1))
    for i, a in enumerate(left, 1):
        now = [i]
        for j, b in enumerate(right, 1):
            cost = min(row[j] + 1, now[j - 1] + 1, row[j - 1] + (a != b))
            if i > 1 and j > 1 and a == right[j - 2] and b == left[i - 2]:
                cost = min(cost, before[j - 2] + 1)
            now.append(cost)
        if min(now) > most and min(row) > most:
            return most + 1
        before, row = row, now
    return min(row[-1], most + 1)
