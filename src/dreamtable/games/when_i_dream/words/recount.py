"""Which Elements a recounted dream names (WD22, WD23)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from dreamtable.games.when_i_dream.words.elements import deck, names_element
from dreamtable.language.matching import accepted_names, is_another_thing, singulars
from dreamtable.language.normalize import fold, letters

# After these words comes a verb, which names nothing: "I saw a fox" names no saw.
ACTORS = frozenset({"i", "we", "he", "she", "they", "you", "who", "it"})


def recount(story: str, elements: Sequence[str], most: int) -> list[str]:
    """Which of some Elements a story names, if only the first `most` different Elements of the deck in it count.

    Whatever else a story is full of does not count, so that it may be dramatised; a list of everything fails.
    """
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
            things.update(_elsewhere(words[at]))
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


def _elsewhere(word: str) -> frozenset[str]:
    """The Element of the deck that a word names, as a set of one or none."""
    named = sorted(_deck_names()[form] for form in singulars(word) if form in _deck_names())
    return frozenset(named[:1])


@cache
def _deck_names() -> dict[str, str]:
    """The Element for each name of one."""
    return {name: element for element, noun in deck().items() for name in accepted_names(noun)}
