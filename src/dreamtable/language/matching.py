"""Is a guess right (WD16), and which Elements does a story name (WD22, WD23)?"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from dreamtable.language import elements, lexicon
from dreamtable.language.normal_form import bare, fold, letters

SLIP_FROM = 5
# After these a word is done, not named: "I saw a fox" names no saw.
ACTORS = frozenset({"i", "we", "he", "she", "they", "you", "who", "it"})
# Things every story is full of; they use up none of the words that count.
_FILLING = """
dream night day time way thing lot kind part end side top bottom middle front back place piece world person man woman
people one
"""
FILLING = frozenset(_FILLING.split())


def matches(element: str, guess: str) -> bool:
    """Whether a guess names the Element: case, accents, articles, plurals, other names, one slip.

    >>> matches("drums", "The Drum"), matches("hamburger", "burger"), matches("elephant", "elefant")
    (True, False, False)
    """
    said = letters(bare(guess))
    if not said:
        return False
    singular = _singulars(said)
    names = _names(element)
    if not singular.isdisjoint(names):
        return True
    if len(said) < SLIP_FROM or _is_a_word(said, singular):
        return False
    return any(len(name) >= SLIP_FROM and one_slip(said, name) for name in names) and not _ambiguous(said, names)


def recount(story: str, named: Sequence[str], most: int) -> list[str]:
    """The Elements of `named` that the story tells of, if only its first `most` different things count."""
    words = [letters(word) for word in re.findall(r"[^\W_]+(?:['’\-][^\W_]+)*", fold(story))]
    things: set[str] = set()
    found: dict[str, None] = {}
    at = 0
    while at < len(words) and len(things) < most:
        length, element = _element_at(words, at, named)
        if element is not None:
            things.add(element)
            found[element] = None
        elif not _done(words, at):
            things.update(_thing(words[at]))
        at += length
    return list(found)


def one_slip(left: str, right: str) -> bool:
    """One letter more, less, other, or two neighbours swapped.

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


def _element_at(words: Sequence[str], at: int, named: Sequence[str]) -> tuple[int, str | None]:
    """The Element that one, two or three words from here on name, and how many words that took."""
    for length in (3, 2, 1):
        said = words[at : at + length]
        if len(said) == length and not (length == 1 and _done(words, at)):
            for element in named:
                if (length == 1 or letters(element) != said[0]) and matches(element, "".join(said)):
                    return length, element
    return 1, None


def _done(words: Sequence[str], at: int) -> bool:
    return at > 0 and words[at - 1] in ACTORS


def _thing(word: str) -> set[str]:
    """The picturable thing a word names, as a set of none or one."""
    known = lexicon.noun_set()
    named = sorted(form for form in _singulars(word) if form in known and form not in FILLING)
    return set(named[:1])


def _is_a_word(said: str, singular: frozenset[str]) -> bool:
    """A slip that makes another word is no slip: two Elements are never the same."""
    return lexicon.known(said) is not None or any(form in elements.deck() for form in singular)


def _ambiguous(said: str, names: frozenset[str]) -> bool:
    """A slip that may as well stand for another Element ("cayon" for canyon or crayon) stands for neither."""
    others = (letters(other) for other in elements.deck())
    return any(len(other) >= SLIP_FROM and one_slip(said, other) for other in others if other not in names)


@lru_cache(maxsize=4096)
def _singulars(word: str) -> frozenset[str]:
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
def _names(element: str) -> frozenset[str]:
    """Every way to name an Element, joined and singular."""
    entry = elements.find(element)
    own = letters(bare(element))
    called = {own, *map(letters, entry.alternates)}
    if not entry.alternates:
        called.update(_same().get(own, ()))
    return frozenset(singular for name in called for singular in _singulars(name))


@cache
def _same() -> dict[str, frozenset[str]]:
    """Nouns that everyone takes for one (bike, bicycle); the deck lists its own."""
    groups = (frozenset(line.split()) for line in lexicon.lines("same.txt"))
    return {**lexicon.spellings(), **{name: group for group in groups for name in group}}
