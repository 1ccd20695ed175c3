"""Which Elements a recounted dream names (WD22, WD23)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache

from dreamtable.games.when_i_dream.words.elements import deck, find, names_element
from dreamtable.language import grammar_guess_matching
from dreamtable.language.guess_matching import accepted_names, is_another_thing
from dreamtable.language.languages import language as tools_of
from dreamtable.language.languages import ruled_language
from dreamtable.language.normalize import fold, letters

# After these words comes a verb, which names nothing: "I saw a fox" names no saw.
ACTORS = frozenset({"i", "we", "he", "she", "they", "you", "who", "it"})
LONGEST_NAME = 3  # words of a name in a story


def recount(story: str, elements: Sequence[str], most: int, language: str = "en") -> list[str]:
    """Which of some Elements a story names, if only the first `most` different Elements of the deck in it count.

    Whatever else a story is full of does not count, so that it may be dramatised; a list of everything fails.
    """
    words = _words(story, language)
    named = _naming(language)
    things: set[str] = set()
    found: dict[str, None] = {}
    at = 0
    while at < len(words) and len(things) < most:
        length, element = _element_at(words, at, elements, language, named)
        if element is not None:
            things.add(element)
            found[element] = None
        elif not _is_verb(words, at, language):
            things.update(_elsewhere(words[at], language))
        at += length
    return list(found)


def _words(story: str, language: str) -> list[str]:
    """The words of a story, comparable; a hyphen joins in English, and separates where names are matched as phrases."""
    if language == "en":
        return [letters(word) for word in re.findall(r"[^\W_]+(?:['’\-][^\W_]+)*", fold(story))]
    return tools_of(language).words(story)


Naming = Callable[[str, Sequence[str]], bool]
"""Whether some words of a story name an Element."""


def _naming(language: str) -> Naming:
    """How the words of a story name an Element: in English as guesses do, elsewhere without words around the name."""
    if language == "en":
        return lambda element, said: names_element(element, "".join(said))
    tools = ruled_language(language)
    return lambda element, said: grammar_guess_matching.names(
        tools, find(element, language), "".join(said), deck(language)
    )


def _element_at(
    words: Sequence[str], at: int, elements: Sequence[str], language: str, named: Naming
) -> tuple[int, str | None]:
    """How many words from `at` on name an Element, and which; one word and None if they name nothing."""
    for length in range(LONGEST_NAME, 0, -1):
        said = words[at : at + length]
        if len(said) < length or (
            length == 1 and (_is_verb(words, at, language) or _is_part_of_a_name(words, at, language))
        ):
            continue
        for element in elements:
            if (length == 1 or letters(element) != said[0]) and named(element, said):
                return length, element
    return 1, None


def _is_verb(words: Sequence[str], at: int, language: str) -> bool:
    """Whether a word stands where a verb does."""
    actors = ACTORS if language == "en" else ruled_language(language).grammar.actors
    return at > 0 and words[at - 1] in actors


def _is_part_of_a_name(words: Sequence[str], at: int, language: str) -> bool:
    """Whether a word and its neighbours name something else than the word alone: a hot dog is no dog."""
    if language != "en":
        phrases = ruled_language(language).phrases
        return any("".join(words[at : at + length]) in phrases for length in range(2, LONGEST_NAME + 1))
    return at > 0 and any(is_another_thing(words[at - 1], thing) for thing in tools_of(language).singulars(words[at]))


def _elsewhere(word: str, language: str) -> frozenset[str]:
    """The Element of the deck that a word names, as a set of one or none."""
    called = _deck_names(language)
    named = sorted(called[form] for form in tools_of(language).singulars(word) if form in called)
    return frozenset(named[:1])


@cache
def _deck_names(language: str) -> dict[str, str]:
    """The Element for each name of one."""
    if language == "en":
        return {name: element for element, noun in deck().items() for name in accepted_names(noun)}
    tools = ruled_language(language)
    nouns = deck(language).values()
    return {name: noun.name for noun in nouns for name in grammar_guess_matching.accepted_names(tools, noun)}
