"""The shipped lexicon: what each word is a form of, what it is derived from, how it sounds and how often it is said.

Every table is read from `data/` when it is first asked for, so importing this module reads nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dreamtable.language.english_inflections import regular_lemmas
from dreamtable.language.front_coding import decoded, front_decoded
from dreamtable.language.normalize import letters

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

DATA = Path(__file__).parent / "data"


def lines(name: str) -> list[str]:
    """The lines of a data file."""
    return (DATA / name).read_text("utf-8").splitlines()


def sorted_lines(name: str) -> Iterator[str]:
    """The lines of a data file that is front-coded."""
    return front_decoded(lines(name))


def arrays(name: str) -> dict[str, NDArray[Any]]:
    """The arrays of a data file by their names."""
    import numpy as np  # loaded here, because the referee and the guess matching do without it

    with np.load(DATA / name, allow_pickle=False) as stored:
        return {key: stored[key] for key in stored.files}


@cache
def words() -> tuple[str, ...]:
    """Every word of the lexicon, in alphabetical order."""
    return tuple(sorted_lines("lexicon/words.txt"))


@cache
def place() -> dict[str, int]:
    """For each word its index in `words`, which is its row in every array."""
    return {word: k for k, word in enumerate(words())}


@cache
def zipf() -> NDArray[float32]:
    """For each word its frequency on the Zipf scale: 3 is rare, 6 is everywhere."""
    return (arrays("share-alike/frequency.npz")["zipf"] / 30).astype("float32")


@cache
def stems() -> dict[str, str]:
    """For each word its stem by the Snowball stemmer."""
    coded = lines("lexicon/stems.txt")  # by their words
    return {word: decoded(stem, word) for word, stem in zip(words(), coded, strict=True)}


@cache
def irregular() -> dict[str, tuple[str, ...]]:
    """Forms that the regular rules get wrong, with their true lemmas, of which there may be none."""
    return {form: tuple(of) for form, *of in map(str.split, lines("lexicon/irregular.txt"))}


@cache
def relatives() -> dict[str, frozenset[str]]:
    """For each word those that WordNet derives from it, or it from them (baker, bake)."""
    related: dict[str, set[str]] = {}
    for left, right in map(str.split, lines("lexicon/relatives.txt")):
        related.setdefault(left, set()).add(right)
        related.setdefault(right, set()).add(left)
    return {word: frozenset(others) for word, others in related.items()}


@cache
def sounds() -> dict[str, str]:
    """Pronunciations with one letter for each phoneme; a slash separates several of one word."""
    return dict(line.split(" ") for line in sorted_lines("lexicon/sounds.txt"))


@cache
def foreign_names() -> dict[str, tuple[str, ...]]:
    """For each thing that has an emoji, its names in other languages."""
    return {thing: tuple(called) for thing, *called in map(str.split, lines("lexicon/foreign_names.txt"))}


@cache
def rather_foreign() -> frozenset[str]:
    """English words that are far more common in another language (mesa, château)."""
    return frozenset(lines("lexicon/rather_foreign.txt"))


@cache
def clue_words() -> frozenset[str]:
    """Ordinary English words that are fit for a clue: no names, rarities, inflected forms or indecent words."""
    return frozenset(sorted_lines("lexicon/clue_words.txt"))


@cache
def spellings() -> dict[str, frozenset[str]]:
    """For each word its other spellings and clipped forms, itself included (tyre and tire, bicycle and bike)."""
    groups = (frozenset(line.split()) for line in lines("spellings.txt"))
    return {word: group for group in groups for word in group}


@cache
def synonyms() -> dict[str, frozenset[str]]:
    """For each noun those that everyone takes for the same thing, itself included (sofa and couch)."""
    groups = (frozenset(line.split()) for line in lines("synonyms.txt"))
    return {**spellings(), **{name: group for group in groups for name in group}}


def american(word: str) -> str:
    """A word in American spelling if the lexicon lists it so, otherwise the word itself.

    >>> american("neighbourhood"), american("flour"), american("fossilised")
    ('neighborhood', 'flour', 'fossilized')
    """
    spelled = re.sub("(?<=...)is(?=(e|ed|es|ing|ation)$)", "iz", re.sub("(?<=...)our", "or", word))
    return spelled if spelled != word and (spelled in place() or spelled in other_words()) else word


@cache
def families() -> dict[str, frozenset[str]]:
    """For each word those of the same root that WordNet does not join (poet and poem, gift and give)."""
    related: dict[str, set[str]] = {}
    for line in lines("word_families.txt"):
        family = line.split()
        for word in family:
            related.setdefault(word, set()).update(family)
    return {word: frozenset(others) for word, others in related.items()}


@cache
def chance_parts() -> dict[str, frozenset[str]]:
    """For each noun the words that look as if one were made with the other, but are not (tent and content)."""
    return {noun: frozenset(others) for noun, *others in map(str.split, lines("chance_parts.txt"))}


@cache
def nouns() -> tuple[str, ...]:
    """The five thousand everyday nouns that a clue may point to."""
    return tuple(lines("lexicon/nouns.txt"))


@cache
def noun_set() -> frozenset[str]:
    """The same nouns as a set."""
    return frozenset(nouns())


def lemmas(word: str) -> tuple[str, ...]:
    """The words that `word` is an inflected form of; never `word` itself.

    >>> lemmas("mice"), lemmas("roosters"), lemmas("bus")
    (('mouse',), ('rooster',), ())
    """
    exceptions = irregular()
    if word in exceptions:
        return exceptions[word]
    listed = regular_lemmas(word, place())
    return tuple(listed if listed or word in place() else regular_lemmas(word, other_words()))


def known(word: str) -> str | None:
    """The word of the lexicon that a folded word stands for: itself or its lemma; None if neither is listed."""
    if word in place():
        return word
    return next((lemma for lemma in lemmas(word) if lemma in place()), None)


@cache
def other_words() -> frozenset[str]:
    """Words that exist, although the lexicon knows nothing about them: rare ones, small ones, names that all know."""
    return frozenset(sorted_lines("share-alike/other_words.txt"))


@lru_cache(maxsize=8192)
def is_word(word: str) -> bool:
    """Whether a folded word is an English word or a form of one; "techer" is no form of "tech".

    >>> is_word("slats"), is_word("that"), is_word("techer")
    (True, True, False)
    """
    if word in place() or word in other_words():
        return True
    compared = word.endswith(("er", "est")) and word not in irregular()
    return not compared and bool(lemmas(word))


def headword(typed: str) -> str:
    """What a person typed, as the lexicon lists it; its plain letters if the lexicon does not know it.

    >>> headword("Éléphants"), headword("zxqwv!")
    ('elephant', 'zxqwv')
    """
    plain = letters(typed)
    return known(plain) or plain
