"""What the adjectives of French, Italian, Spanish and German mean in English, in which the pictures are scored.

Hand-written lists come first: the names of the anchors and their synonyms, what is to be seen on the pictures, and
other adjectives.  Any other one goes by the dictionary of its language.  A language is read when a table plays in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

import msgspec

from dreamtable.games.dream_diary.cards import ANCHORS, ENGLISH, anchor_names
from dreamtable.games.dream_diary.words.adjectives import DATA, is_english_adjective
from dreamtable.games.dream_diary.words.agreement import agreeing
from dreamtable.language.languages import language
from dreamtable.language.normalize import fold

EXACT = ("seen.tsv", "adjectives.tsv")  # lists of words that mean what they stand beside
# Endings that hardly any word but an adjective has, for words of which nothing else is known.
ENDINGS = {
    "fr": "eux euse ique able ible if ive esque âtre aire el elle ant ante é ée al ale ois oise ien ienne in ine u ue",
    "it": "oso osa ico ica abile ibile ale ivo iva ante ente ato ata uto uta ito ita esco esca ino ina astro ese",
    "es": "oso osa ico ica able ible al ivo iva ante iente ado ada ido ida esco esca udo uda izo iza il és esa az",
    "de": "ig lich isch bar sam haft los voll end ern reich arm frei artig mäßig farben förmig wert würdig iert",
}


class AdjectiveList(msgspec.Struct, frozen=True):
    """The listed adjectives of a language: what each form means in English, as written and without accents."""

    written: dict[str, tuple[str, ...]]
    folded: dict[str, tuple[str, ...]]
    anchors: dict[str, int]  # forms of the anchors' names, without accents
    entries: tuple[str, ...]  # dictionary forms, sorted


@cache
def adjective_list(code: str) -> AdjectiveList:
    """The listed adjectives of a language."""
    written: dict[str, dict[str, None]] = {}
    entries: set[str] = set()
    for pairs in _lists(code):
        found: dict[str, dict[str, None]] = {}
        for english, word in pairs:
            entries.add(word)
            for form in agreeing(word, code):
                found.setdefault(form, {})[english] = None
        written = found | written
    folded: dict[str, dict[str, None]] = {}
    for form, meant in written.items():
        folded.setdefault(fold(form), {}).update(meant)
    anchors = {fold(form): k for k, name in enumerate(anchor_names(code)) for form in agreeing(name, code)}
    return AdjectiveList(_frozen(written), _frozen(folded), anchors, tuple(sorted(entries)))


def _lists(code: str) -> Iterator[list[tuple[str, str]]]:
    """English meanings and words of a language: the best lists first, whose words the later ones do not explain again.

    What names an anchor means just that; a synonym of an anchor is only like it.
    """
    yield list(zip(ANCHORS, anchor_names(code), strict=True))
    yield [pair for name in EXACT for pair in _pairs(code, name, 1)]
    yield _pairs(code, "anchors.tsv", 2)


def _pairs(code: str, name: str, column: int) -> list[tuple[str, str]]:
    """Each word in a column of a file, with the English word of its line."""
    lines = [line.split("\t") for line in (DATA / code / name).read_text("utf-8").splitlines()[1:]]
    return [(line[0], word) for line in lines for word in line[column].split(",")]


def _frozen(table: dict[str, dict[str, None]]) -> dict[str, tuple[str, ...]]:
    return {word: tuple(meant) for word, meant in table.items()}


@lru_cache(maxsize=4096)
def meanings(adjective: str, code: str) -> tuple[str, ...]:
    """The English adjectives that say what an adjective of a language means; none if it tells us nothing.

    >>> meanings("mouillées", "fr")
    ('wet',)
    """
    word = adjective.strip().lower()
    listed = adjective_list(code)
    found = listed.written.get(word) or listed.folded.get(fold(word))
    return found or tuple(english for english in language(code).english(word) if is_english_adjective(english))


def is_adjective(word: str, code: str) -> bool:
    """Whether a word is an adjective of a language: listed, in the dictionary, or a known word that looks like one."""
    if meanings(word, code):
        return True
    tools, lower = language(code), word.strip().lower()
    if tools.english(lower) or not tools.is_word(tools.normalise(lower)):
        return False
    return any(form.endswith(tuple(ENDINGS[code].split())) for form in (lower, *tools.forms(tools.normalise(lower))))


def anchor_of(word: str, code: str) -> int | None:
    """The number of the anchor that a word of a language names, in any gender and number; None for another word."""
    plain = fold(word.strip())
    if code == ENGLISH:
        return ANCHORS.index(plain) if plain in ANCHORS else None
    return adjective_list(code).anchors.get(plain)
