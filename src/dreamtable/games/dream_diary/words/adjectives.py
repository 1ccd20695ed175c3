"""Which words may be asked as an adjective (DD7), and the adjectives that the lexicon knows."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from unicodedata import normalize

from dreamtable.games.dream_diary.words.anchors import thesaurus
from dreamtable.kit.errors import Illegal
from dreamtable.kit.text import LONGEST_WORD
from dreamtable.language import lexicon
from dreamtable.language.normalize import bare, fold, letters

DATA = Path(__file__).parent / "data"
SHAPE = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
_POSITIONS = """
left right top bottom middle center centre central corner upper lower uppermost lowermost topmost bottommost leftmost
rightmost front back rear behind above below under underneath beneath over beside between next adjacent opposite near
nearest farthest furthest inside outside inner outer row column diagonal here there sideways lefthand righthand first
second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth
seventeenth eighteenth last final previous north south east west northern southern eastern western northeast northwest
southeast southwest leftward rightward middlemost innermost outermost penultimate numbered
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
sixteen seventeen eighteen nineteen twenty thirty forty
"""
_SMALL = "a an and the of in on at to by for with from into over under above below between its it that which who one"
ENDINGS = ("ish", "like", "y", "ey", "ful", "less", "esque", "some", "ed", "en")
POSITIONS = frozenset(_POSITIONS.split())
SMALL = frozenset(_SMALL.split())


def check_adjective(word: str, titles: Iterable[str] = ()) -> str:
    """The word as it goes on the Memory Sheet; raises Illegal with the reason if it may not be asked.

    >>> check_adjective(" Scary ")
    'scary'
    """
    asked = check_shape(word)
    plain = letters(asked)
    if plain in POSITIONS:
        raise Illegal("position", f"“{asked}” says where a card lies, not what it is like.")
    if _names_a_card(plain, titles):
        raise Illegal("title", f"“{asked}” is from the title of a card on the table.")
    return asked


def check_shape(word: str) -> str:
    """The word in small letters; raises Illegal with the reason if no word of any language is written so."""
    asked = normalize("NFC", " ".join(word.split()).lower())
    if not asked:
        raise Illegal("empty", "Ask with one adjective: nothing was written.")
    if any(letter.isdigit() for letter in asked):
        raise Illegal("digits", "An adjective has no digits.")
    if " " in asked:
        raise Illegal("not_one_word", "Ask with a single word.")
    if len(asked) > LONGEST_WORD:
        raise Illegal("too_long", f"A word of more than {LONGEST_WORD} letters is too long for the sheet.")
    if not SHAPE.fullmatch(asked):
        raise Illegal("signs", "Only letters and hyphens, please.")
    return asked


def may_be_asked(word: str, titles: Iterable[str] = ()) -> bool:
    """Whether `check_adjective` accepts a word."""
    try:
        check_adjective(word, titles)
    except Illegal:
        return False
    return True


def is_english_adjective(word: str) -> bool:
    """Whether a word is an adjective of English, so that the others know what to answer.

    >>> is_english_adjective("gloomy"), is_english_adjective("rain")
    (True, False)
    """
    plain = fold(word.strip())
    return any(_is_adjective(part) for part in (plain, *plain.split("-")))


def _is_adjective(word: str) -> bool:
    """Whether a folded word is listed as an adjective, is a participle, or was made into one by its ending."""
    if word in lexicon.noun_set() and not known_adjectives().get(word):
        return word in thesaurus()
    if lexicon.american(word) in known_adjectives() or word in known_adjectives():
        return True
    if word.endswith(("ed", "ing")) and lexicon.lemmas(word):
        return True
    return not lexicon.is_word(word) and any(root in lexicon.place() for root in roots(word))


def roots(word: str) -> list[str]:
    """What an adjective may have been made of by an ending: "bluish" of "blue", "moonlike" of "moon"."""
    found = []
    for ending in ENDINGS:
        root = word.removesuffix(ending)
        if root != word and len(root) >= 3:
            undoubled = [root[:-1]] if root[-1] == root[-2] else []
            found += [root, f"{root}e", *undoubled, *([f"{root[:-1]}y"] if root.endswith("i") else [])]
    return found


def _names_a_card(plain: str, titles: Iterable[str]) -> bool:
    """Whether a word is a title or a thing that a title names; the adjectives of a title may be asked."""
    for title in titles:
        things = {word for word in bare(title).split() if word not in SMALL and word not in known_adjectives()}
        singular = things.union(*(lexicon.lemmas(thing) for thing in things))
        if plain in {letters(title), letters(bare(title))} or not singular.isdisjoint({plain, *lexicon.lemmas(plain)}):
            return True
    return False


@cache
def known_adjectives() -> dict[str, tuple[str, ...]]:
    """Every adjective of the lexicon with its ties to anchors: "+sad" is a synonym of sad, "-happy" an antonym."""
    lines = (DATA / "adjectives.txt").read_text("utf-8").splitlines()
    return {fold(word): tuple(ties) for word, *ties in map(str.split, lines)}
