"""Which Elements a recounted dream names (WD22, WD23)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dreamtable.games.when_i_dream.words.elements import names_element
from dreamtable.language import lexicon
from dreamtable.language.matching import is_another_thing, singulars
from dreamtable.language.normalize import fold, letters

# After these words comes a verb, which names nothing: "I saw a fox" names no saw.
ACTORS = frozenset({"i", "we", "he", "she", "they", "you", "who", "it"})
# Nouns that every story is full of; they do not use up the words that count.
_FILLING = """
dream night day time way thing lot kind part end side top bottom middle front back place piece world person man woman
people one
"""
FILLING = frozenset(_FILLING.split())


def recount(story: str, elements: Sequence[str], most: int) -> list[str]:
    """The Elements that a story names, if only its first `most` different things count."""
    words = [letters(word) for word in re.findall(r"[^\W_]+(?:['’\-][^\W_]+)*", fold(story))]
    things: set[str] = set()
    found: dict[str, None] = {}
    at = 0
    while at < len(words) and len(things) < most:
        length, element = _element_at(words, at, elements)
        if element is not None:
            things.add(element)
            found[element] = None
        elif not _is_verb(words, at):
            things.update(_thing(words[at]))
        at += length
    return list(found)


def _element_at(words: Sequence[str], at: int, elements: Sequence[str]) -> tuple[int, str | None]:
    """How many words from `at` on name an Element, and which; one word and None if they name nothing."""
    for length in (3, 2, 1):
        said = words[at : at + length]
        if len(said) == length and not (length == 1 and (_is_verb(words, at) or _ends_a_pair(words, at))):
            for element in elements:
                if (length == 1 or letters(element) != said[0]) and names_element(element, "".join(said)):
                    return length, element
    return 1, None


def _is_verb(words: Sequence[str], at: int) -> bool:
    """Whether a word stands where a verb does."""
    return at > 0 and words[at - 1] in ACTORS


def _ends_a_pair(words: Sequence[str], at: int) -> bool:
    """Whether a word and the one before it name something else than the word alone: a hot dog is no dog."""
    return at > 0 and any(is_another_thing(words[at - 1], thing) for thing in singulars(words[at]))


def _thing(word: str) -> set[str]:
    """The thing that a word names, as a set of one or none."""
    known = lexicon.noun_set()
    named = sorted(form for form in singulars(word) if form in known and form not in FILLING)
    return set(named[:1])
