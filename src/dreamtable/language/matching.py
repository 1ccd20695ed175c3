"""Whether a guess names a noun."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache

from dreamtable.language import lexicon
from dreamtable.language.normalize import bare, letters
from dreamtable.language.noun import Noun, as_noun

SLIP_FROM = 5  # letters of the shortest word in which a slip is forgiven


def matches(noun: Noun | str, guess: str, among: Collection[str] = ()) -> bool:
    """Whether a guess names the noun; case, accents, articles, plurals, other names and one slip are forgiven.

    `among` are the nouns that could have been meant: a slip is not forgiven where it may stand for another of them.

    >>> matches("drums", "The Drum"), matches("hamburger", "burger"), matches("elephant", "elefant")
    (True, False, False)
    """
    said = letters(bare(guess))
    if not said:
        return False
    singular = singulars(said)
    names = _names(as_noun(noun))
    if not singular.isdisjoint(names):
        return True
    if len(said) < SLIP_FROM or lexicon.known(said) is not None or any(form in among for form in singular):
        return False  # what makes another word is not a slip
    return any(len(name) >= SLIP_FROM and one_slip(said, name) for name in names) and not _ambiguous(said, names, among)


def one_slip(left: str, right: str) -> bool:
    """Whether two words differ by one letter more, less or other, or by two neighbours swapped.

    >>> one_slip("elehpant", "elephant"), one_slip("elephnt", "elephant"), one_slip("elefant", "elephant")
    (True, True, False)
    """
    short, long = sorted((left, right), key=len)
    if len(long) - len(short) > 1 or left == right:
        return False
    start = 0
    while start < len(short) and short[start] == long[start]:
        start += 1
    if len(short) != len(long):
        return short[start:] == long[start + 1 :]
    swapped = short[start : start + 2] == long[start : start + 2][::-1]
    return short[start + 1 :] == long[start + 1 :] or (swapped and short[start + 2 :] == long[start + 2 :])


def _ambiguous(said: str, names: frozenset[str], among: Collection[str]) -> bool:
    """Whether a slip may as well stand for another noun ("cayon" for canyon or crayon)."""
    others = (letters(other) for other in among)
    return any(len(other) >= SLIP_FROM and one_slip(said, other) for other in others if other not in names)


@lru_cache(maxsize=4096)
def singulars(word: str) -> frozenset[str]:
    """A word and what it may be the plural of; but "glasses" are a thing of their own, not two of glass."""
    plain = {*lexicon.lemmas(word)}
    if word.endswith("s") and len(word) > 3 and not word.endswith("ss"):
        plain.add(word[:-1])
        if word.endswith("es") and len(word) > 4:
            plain.add(word[:-2])
    if word in lexicon.noun_set():
        plain -= lexicon.noun_set()
    return frozenset(plain | {word})


@lru_cache(maxsize=1024)
def _names(noun: Noun) -> frozenset[str]:
    """Every way to name a noun, joined to one word and singular."""
    own = letters(bare(noun.name))
    called = {own, *map(letters, noun.alternates)}
    if not noun.alternates:
        called.update(_synonyms().get(own, ()))
    return frozenset(singular for name in called for singular in singulars(name))


@cache
def _synonyms() -> dict[str, frozenset[str]]:
    """Nouns that everyone takes for one (bike, bicycle); a noun with alternates of its own does not use them."""
    groups = (frozenset(line.split()) for line in lexicon.lines("synonyms.txt"))
    return {**lexicon.spellings(), **{name: group for group in groups for name in group}}
