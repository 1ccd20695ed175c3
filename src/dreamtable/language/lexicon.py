"""The shipped lexicon: what each word is a form of, derived from, sounds like, and how often it is said.

Every table is read when it is first asked for, so importing this costs nothing.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dreamtable.language.forms import regular_lemmas

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

DATA = Path(__file__).parent / "data"


def lines(name: str) -> list[str]:
    return (DATA / name).read_text("utf-8").splitlines()


def arrays(name: str) -> dict[str, NDArray[Any]]:
    import numpy as np  # only associations need it; the referee should not wait for it

    with np.load(DATA / name, allow_pickle=False) as stored:
        return {key: stored[key] for key in stored.files}


@cache
def words() -> tuple[str, ...]:
    return tuple(lines("lexicon/words.txt"))


@cache
def place() -> dict[str, int]:
    """Where each known word stands in every other table."""
    return {word: k for k, word in enumerate(words())}


@cache
def zipf() -> NDArray[float32]:
    """How often each word is said: 3 is rare, 6 is everywhere."""
    return (arrays("share-alike/frequency.npz")["zipf"] / 30).astype("float32")


@cache
def stems() -> dict[str, str]:
    return dict(zip(words(), lines("lexicon/stems.txt"), strict=True))


@cache
def irregular() -> dict[str, tuple[str, ...]]:
    """Forms that the plain rules get wrong, with what they really are forms of (perhaps of nothing)."""
    return {form: tuple(of) for form, *of in map(str.split, lines("lexicon/irregular.txt"))}


@cache
def relatives() -> dict[str, frozenset[str]]:
    """Words derived from one another (baker, bake)."""
    related: dict[str, set[str]] = {}
    for left, right in map(str.split, lines("lexicon/relatives.txt")):
        related.setdefault(left, set()).add(right)
        related.setdefault(right, set()).add(left)
    return {word: frozenset(others) for word, others in related.items()}


@cache
def sounds() -> dict[str, str]:
    """Pronunciations, a letter a phoneme; a slash parts several."""
    return dict(line.split(" ") for line in lines("lexicon/sounds.txt"))


@cache
def names() -> dict[str, tuple[str, ...]]:
    """What things are called in other languages."""
    return {thing: tuple(called) for thing, *called in map(str.split, lines("lexicon/names.txt"))}


@cache
def abroad() -> frozenset[str]:
    """English words that are more at home in another language."""
    return frozenset(lines("lexicon/abroad.txt"))


@cache
def clue_words() -> frozenset[str]:
    """Ordinary English words that people say, not only names or rarities."""
    return frozenset(lines("lexicon/clues.txt"))


@cache
def spellings() -> dict[str, frozenset[str]]:
    """Other ways to write a word, and its clipped forms (tyre and tire, bicycle and bike)."""
    groups = (frozenset(line.split()) for line in lines("spellings.txt"))
    return {word: group for group in groups for word in group}


def american(word: str) -> str:
    """A word of the British spelling as the lexicon writes it.

    >>> american("neighbourhood"), american("flour")
    ('neighborhood', 'flour')
    """
    spelled = re.sub("(?<=...)our", "or", word)
    return spelled if spelled in place() else word


@cache
def families() -> dict[str, frozenset[str]]:
    """Words of one root that WordNet does not join (poet and poem, gift and give)."""
    related: dict[str, set[str]] = {}
    for line in lines("families.txt"):
        family = line.split()
        for word in family:
            related.setdefault(word, set()).update(family)
    return {word: frozenset(others) for word, others in related.items()}


@cache
def nouns() -> tuple[str, ...]:
    """The five thousand nouns a Dreamer may think of."""
    return tuple(lines("lexicon/nouns.txt"))


@cache
def noun_set() -> frozenset[str]:
    return frozenset(nouns())


def lemmas(word: str) -> tuple[str, ...]:
    """The words that `word` is an inflected form of, itself not counted.

    >>> lemmas("mice"), lemmas("roosters"), lemmas("bus")
    (('mouse',), ('rooster',), ())
    """
    exceptions = irregular()
    if word in exceptions:
        return exceptions[word]
    return tuple(regular_lemmas(word, place()))


def known(word: str) -> str | None:
    """The word under which the lexicon knows it, if at all: itself, or what it is a form of."""
    if word in place():
        return word
    return next((lemma for lemma in lemmas(word) if lemma in place()), None)
