"""The referee of a language that is known by its grammar and its lists: whether a clue is proper for a noun.

It goes by the same rules as the referee of English: what gives the noun away is improper, a synonym that is another
word is free unless a game wants it otherwise, and what holds the noun's letters by chance only warns.
"""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import normalize

import msgspec

from dreamtable.language.disguised_words import hides, is_latin, read_aloud, readings, slips
from dreamtable.language.english_referee import WHY, Synonyms, Verdict, not_one_word
from dreamtable.language.english_referee import judge as english_judge
from dreamtable.language.grammar import rewritten
from dreamtable.language.languages import RuledLanguage
from dreamtable.language.noun import Noun

SHORTEST_PART = 3  # letters of a word that others are compounded with
LONG_ROOT = 4  # letters that two words of one family share
LONG = 7  # letters of a name from which two slips are forgiven
LONG_SOUND = 5  # signs of a sound from which one other is forgiven in what is no word
CLIPPED = 3  # letters of a name that was clipped, like "bici"


class PreparedNoun(msgspec.Struct, frozen=True):
    """All that the referee needs to know about a noun, worked out once for many clues."""

    name: str
    plain: str
    parts: frozenset[str]  # the words of a name of several words
    first_parts: frozenset[str]  # what stands for it, or for its first part, at the beginning of a compound
    same: frozenset[str]  # the name and its forms
    derived: frozenset[str]  # what its author wrote down as derived
    synonyms: frozenset[str]
    english: str
    abroad: frozenset[str]  # its names in other languages
    sounds: frozenset[str]


def judge(language: RuledLanguage, noun: Noun, clue: str, synonyms: Synonyms = "free") -> Verdict:
    """The verdict on a clue for a noun."""
    said = normalize("NFC", clue.strip())
    trouble = not_one_word(said)
    if trouble:
        return Verdict(False, "not_one_word", trouble)
    known = _prepare(language, noun)
    plain = language.normalise(said)
    own = frozenset(form for form in language.forms(plain) if _is_form(language, plain, form))
    reason = _reason(language, known, said, plain, own)
    synonym = not language.singulars(plain).isdisjoint(known.synonyms)
    if reason is None and synonym:
        reason = "synonym" if synonyms == "improper" else None
    elif reason is None:
        reason = _abroad(language, known, plain) or _disguised(language, known, said, plain)
    if reason:
        return Verdict(False, reason, WHY[reason].format(clue=said, noun=known.name))
    warning = None
    if synonym and synonyms == "warned":
        warning = f"“{said}” is another name for “{known.name}”: the others may object."
    elif _holds(plain, known.plain) or _holds(known.plain, plain):
        warning = f"“{said}” and “{known.name}”: one contains the other, and the others may object."
    elif len(plain) > 2 and slips(plain, known.plain, 1) <= 1:
        warning = f"“{said}” sounds a little like “{known.name}”: the others may object."
    return Verdict(True, None, f"“{said}” is a proper clue for “{known.name}”.", warning)


def _is_form(language: RuledLanguage, word: str, form: str) -> bool:
    """Whether a word is a form of another; two words of the dictionary are it only if they are related in English, too.

    A butcher (boucher) is no form of a mouth (bouche), but a lioness is one of a lion.
    """
    if word == form or word not in language.nouns or form not in language.nouns:
        return True
    meant, others = language.english(word), language.english(form)
    return not {*meant}.isdisjoint(others) or any(not english_judge(a, b).proper for a in others for b in meant)


def _reason(language: RuledLanguage, known: PreparedNoun, said: str, plain: str, own: frozenset[str]) -> str | None:
    """The code of the first rule that a clue breaks by its form or sound; None if it breaks none."""
    if plain == known.plain:
        return "same"
    if plain in language.unrelated(known.plain):
        return "sounds" if language.sound(said) in known.sounds else None
    if not own.isdisjoint(known.same):
        return "form"
    if language.sound(said) in known.sounds:
        return "sounds"
    if not own.isdisjoint(known.derived):
        return "derived"
    if _made_with(language, known, said, plain):
        return "contained"
    if any(one_family(language, word, name) for word in own for name in {known.plain, *known.parts}):
        return "derived"
    return None


def _made_with(language: RuledLanguage, known: PreparedNoun, said: str, plain: str) -> bool:
    """Whether a clue is compounded with the noun, or the noun with the clue."""
    parts = [part for part in map(language.normalise, re.split("['’-]+", said)) if len(part) >= SHORTEST_PART]
    names = {*known.parts, known.plain, *known.first_parts}
    if len(parts) > 1 and any(not language.forms(part).isdisjoint(known.same | known.parts) for part in parts):
        return True
    if any(not language.forms(plain).isdisjoint(language.forms(part)) for part in known.parts):
        return True
    if _ends_in(language, known.plain, plain):
        return True
    return any(compounded(language, plain, name) or compounded(language, name, plain) for name in names)


def compounded(language: RuledLanguage, whole: str, part: str) -> bool:
    """Whether a word is made of `part` and one more word, or of `part` and a prefix.

    Where nouns are not joined freely, the other part must be an everyday word that is long enough to be no chance.
    """
    shortest = SHORTEST_PART - language.grammar.compounds
    if len(part) < shortest or part not in whole or part == whole:
        return False
    for before, after in _cuts(whole, part):
        if before and after:
            continue
        rests = _rests(language, before, after)
        if len(part) >= SHORTEST_PART and before in language.grammar.prefixes and len(before) >= SHORTEST_PART:
            return len(part) >= LONG_ROOT or len(before) >= LONG_ROOT
        if any(_is_part(language, rest, part) for rest in rests):
            return True
        if len(part) >= LONG_ROOT and not language.is_word(whole) and (after or len(before) >= SHORTEST_PART):
            return True
    return False


def _cuts(whole: str, part: str) -> list[tuple[str, str]]:
    """What stands before and after each place where a part is found."""
    return [(whole[: found.start()], whole[found.start() + len(part) :]) for found in re.finditer(f"(?={part})", whole)]


def _rests(language: RuledLanguage, before: str, after: str) -> list[str]:
    """What the other part of a compound may be, without the letters that link the two."""
    linking = language.grammar.linking
    if before:
        return [before.removesuffix(link) for link in linking if before.endswith(link)]
    return [after.removeprefix(link) for link in linking if after.startswith(link)]


def _is_part(language: RuledLanguage, rest: str, part: str) -> bool:
    """Whether the rest of a word is the other part of a compound."""
    if rest in language.grammar.endings:
        return False
    if not language.grammar.compounds:
        return len(rest) >= LONG_ROOT and rest in language.nouns
    if len(rest) == SHORTEST_PART or len(part) < SHORTEST_PART:
        return rest in language.nouns
    return len(rest) > SHORTEST_PART and language.is_word(rest)


def _ends_in(language: RuledLanguage, name: str, clue: str) -> bool:
    """Whether a name is a compound of which a clue is the last part, which says what kind of thing it is."""
    return (
        language.grammar.compounds
        and len(clue) >= SHORTEST_PART
        and name.endswith(clue)
        and len(name) - len(clue) >= LONG_ROOT
        and clue in language.nouns
    )


def one_family(language: RuledLanguage, left: str, right: str) -> bool:
    """Whether two words share a root and differ in usual endings, a prefix at most before one of them."""
    if _same_root(language, left, right):
        return True
    changed = [rewritten(word, language.grammar.root_changes) for word in (left, right)]
    if changed != [left, right] and _same_root(language, *changed):
        return True
    prefixed = [
        (word.removeprefix(prefix), other)
        for word, other in ((left, right), (right, left))
        for prefix in language.grammar.prefixes
        if word.startswith(prefix)
        and len(word) - len(prefix) >= LONG_ROOT
        # "demain" is not made of "main"; a short prefix makes verbs and adjectives, which have an ending as well
        and (len(prefix) >= SHORTEST_PART or word.removeprefix(prefix) != other)
    ]
    return any(_same_root(language, rest, other) for rest, other in prefixed)


def _same_root(language: RuledLanguage, left: str, right: str) -> bool:
    endings = language.grammar.endings
    shared = 0
    for a, b in zip(left, right):
        if a != b:
            break
        shared += 1
    for root in range(shared, LONG_ROOT - 1, -1):
        if all(not end or end in endings for end in (left[root:], right[root:])):
            return True
    return False


def _abroad(language: RuledLanguage, known: PreparedNoun, plain: str) -> str | None:
    """The code of a clue that names the noun in another language; None if it does not."""
    if plain in language.nouns and plain != known.english:
        return None  # people hear their own language first
    foreign = {plain, plain.removesuffix("s"), plain.removesuffix("es")} if len(plain) > 3 else {plain}
    return None if foreign.isdisjoint(known.abroad) else "translation"


def _disguised(language: RuledLanguage, known: PreparedNoun, said: str, plain: str) -> str | None:
    """The code of the disguise in which a clue that is no word names the noun; None if there is none."""
    names = known.same
    if any(reading in names for reading in readings(said) - {plain}):
        return "disguised"
    if not is_latin(said):
        return "script"
    if language.is_word(plain) or plain in language.unrelated(known.plain):
        return None
    aloud = read_aloud(plain, language.grammar.numbers)
    if any(hides(plain, name) for name in names) or any(language.sound(reading) in known.sounds for reading in aloud):
        return "disguised"
    if any(sounds_like(language.sound(said), sound) for sound in known.sounds):
        return "misspelled"
    return "misspelled" if any(misspells(plain, name) for name in names) else None


def sounds_like(sound: str, other: str) -> bool:
    """Whether two sounds differ in one sign at most; short ones must be equal."""
    return sound == other or (len(other) >= LONG_SOUND and slips(sound, other, 1) <= 1)


def misspells(word: str, name: str) -> bool:
    """Whether a word is a name but for one slip, or for two if the name has seven letters."""
    most = 2 if len(name) >= LONG else 1
    return len(name) >= SHORTEST_PART and slips(word, name, most) <= most


def _holds(whole: str, part: str) -> bool:
    return len(part) >= SHORTEST_PART and part in whole


@lru_cache(maxsize=2048)
def _prepare(language: RuledLanguage, noun: Noun) -> PreparedNoun:
    plain = language.bare(noun.name)
    words = [word for word in language.words(noun.name) if word not in language.grammar.articles]
    same = {plain, language.normalise(noun.name), *(language.bare(form) for form in noun.plurals)}
    same |= {form for form in language.singulars(plain) if len(form) >= LONG_ROOT}
    others = {language.bare(name) for name in noun.alternates} - same
    varied = {
        other
        for other in others
        if _one_word_clipped(other, plain) or _holds(other, plain) or _written_otherwise(language, other, plain)
    }
    derived = {*map(language.normalise, noun.forms), *varied}
    synonyms = frozenset(form for other in others - derived for form in {other, *language.forms(other)})
    return PreparedNoun(
        name=noun.name,
        plain=plain,
        parts=frozenset(word for word in words if len(words) > 1 and len(word) >= SHORTEST_PART),
        first_parts=_first_parts(language, plain),
        same=frozenset(same),
        derived=frozenset(derived),
        synonyms=synonyms - same,
        english=language.normalise(noun.english),
        abroad=frozenset(map(language.normalise, noun.translations)) - same - synonyms,
        sounds=frozenset(language.sound(name) for name in (noun.name, *noun.plurals, *_long_parts(noun.name))),
    )


def _long_parts(name: str) -> list[str]:
    """The parts of a name of several words that say something by themselves, as they are written."""
    parts = re.split(r"[\s’'-]+", name)
    return [part for part in parts if len(part) > LONG_ROOT] if len(parts) > 1 else []


def _first_parts(language: RuledLanguage, plain: str) -> frozenset[str]:
    """Where nouns are joined freely: a name without its last vowel (Sonntag), and the first part of a compound."""
    if not language.grammar.compounds:
        return frozenset()
    parts = {plain[:-1]} if plain.endswith("e") and len(plain) > LONG_ROOT else set()
    for end in range(LONG_ROOT, len(plain) - SHORTEST_PART + 1):
        if plain[:end] in language.nouns and _is_part(language, plain[end:], plain[:end]):
            parts.add(plain[:end])
    return frozenset(parts)


def _written_otherwise(language: RuledLanguage, other: str, name: str) -> bool:
    """Whether one of two names is another way to write the other one (yerba, hierba)."""
    return len(name) >= LONG_ROOT and (
        misspells(other, name) or sounds_like(language.sound(other), language.sound(name))
    )


def _one_word_clipped(other: str, name: str) -> bool:
    """Whether one of two names is the other one clipped, or differs in its end alone (bici, auto)."""
    return min(len(other), len(name)) >= CLIPPED and other[:CLIPPED] == name[:CLIPPED]
