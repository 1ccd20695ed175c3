"""The referee: whether a one-word clue is proper for a noun, and if not, why.

A clue is improper if it gives the noun away: it is the noun or a form of it, is compounded with it or derived from it,
sounds exactly like it, names it in another language, or is it in disguise (misspelled, backwards, look-alike letters).
A synonym that is another word is proper unless a game wants it otherwise.  A word that holds the noun's letters by
chance or sounds a little like it is proper, too, but its giver is warned.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal
from unicodedata import normalize

import msgspec

from dreamtable.kit.text import LONGEST_WORD, ONE_WORD
from dreamtable.language import foreign_translations, lexicon, sound
from dreamtable.language.disguised_words import hides, is_latin, paired_letters, read_aloud, readings, slips, turns
from dreamtable.language.guess_matching import singulars
from dreamtable.language.normalize import bare, fold, letters
from dreamtable.language.noun import Noun, as_noun, other_names
from dreamtable.language.word_families import (
    COMBINING,
    ENDINGS,
    LOOSE,
    derived_from,
    family_of,
    have_one_root,
    is_joined,
    is_rare,
    roots_of,
    stem_of,
)

# Endings with which the first word of a compound may go on: neck in a necklace, lightly of a lighthouse.
GOING_ON = ENDINGS | LOOSE | frozenset(["ed", "en", "ened", "ening", "ers", "ie", "ised", "ized", "ly", "s"])
LONG = 6  # letters of a name that is still known when signs stand for its letters and one is wrong
MANY_CONSONANTS = 5  # by which a noun is known whatever its vowels are
FIRST = 4  # letters of the first word of a compound that is heard in whatever begins with it

Synonyms = Literal["free", "warned", "improper"]
"""What a game makes of another name that is another word (couch for a sofa)."""


class Verdict(msgspec.Struct, frozen=True):
    """What the referee says about a clue: `reason` is a code, `why` and `warning` are sentences for people."""

    proper: bool
    reason: str | None
    why: str
    warning: str | None = None


NONE: frozenset[str] = frozenset()


class _Prepared(msgspec.Struct, frozen=True):
    """All that the referee needs to know about a noun, worked out once for many clues."""

    name: str
    plain: str
    lemmas: frozenset[str]
    spellings: frozenset[str]
    synonyms: frozenset[str]
    firsts: frozenset[str]
    parts: frozenset[str]
    forms: frozenset[str]
    translations: frozenset[str]
    stems: frozenset[str]
    derived: frozenset[str]
    homographs: frozenset[str]
    sounds: frozenset[str]
    heard: frozenset[str]
    rough_sound: str
    outlines: frozenset[str]


def judge(noun: Noun | str, clue: str, synonyms: Synonyms = "free") -> Verdict:
    """The verdict on a clue for a noun.

    >>> judge("rooster", "roosters").why
    '“roosters” is a form of “rooster”.'
    >>> judge("rooster", "farm").proper
    True
    >>> [judge("sofa", "couch", synonyms).reason for synonyms in ("free", "improper")]
    [None, 'synonym']
    """
    said = normalize("NFC", clue.strip())
    trouble = not_one_word(said)
    if trouble:
        return Verdict(False, "not_one_word", trouble)
    known = _prepare(as_noun(noun))
    plain = lexicon.american(letters(said))
    word = fold(said).replace("’", "'")
    word = word.removesuffix("'s").removesuffix("'")
    own = family_of(lexicon.american(letters(word)))
    synonym = not own.isdisjoint(known.synonyms)
    reason = _reason(known, plain, said, own)
    if reason is None and synonym:
        reason = "synonym" if synonyms == "improper" else None
    elif reason is None:
        reason = _translated(known, plain, said) or _disguised(known, plain, said)
    if reason:
        return Verdict(False, reason, WHY[reason].format(clue=said, noun=known.name))
    listed = any(form in lexicon.place() for form in own) or plain.isdigit()
    why = f"“{said}” is a proper clue for “{known.name}”."
    if not listed:
        why = f"“{said}” is not in the lexicon; by its form and sound it is proper for “{known.name}”."
    warning = None
    if synonym and synonyms == "warned":
        warning = f"“{said}” is another name for “{known.name}”: the others may object."
    elif _one_in_the_other(plain, known.plain):
        warning = f"“{said}” and “{known.name}”: one contains the other, and the others may object."
    elif _similar(known, plain):
        warning = f"“{said}” sounds a little like “{known.name}”: the others may object."
    return Verdict(True, None, why, warning)


WHY = {
    "same": "“{clue}” is “{noun}” itself, or another name for it.",
    "synonym": "“{clue}” is another name for “{noun}”.",
    "contained": "“{clue}” and “{noun}”: one is made with the other.",
    "form": "“{clue}” is a form of “{noun}”.",
    "derived": "“{clue}” and “{noun}” are derived from one another.",
    "sounds": "“{clue}” sounds exactly like “{noun}”.",
    "translation": "“{clue}” is “{noun}” in another language.",
    "misspelled": "“{clue}” is not a known word, and hardly differs from “{noun}”.",
    "disguised": "“{clue}” is “{noun}” in disguise.",
    "forbidden": "“{clue}” may not be said about “{noun}”: whoever brought the words wants it so.",
    "script": "“{clue}” is not written in Latin letters: it may be “{noun}” in another language.",
}


def not_one_word(said: str) -> str | None:
    """A sentence that says why a text is no single word; None if it is one."""
    if not said:
        return "A clue is one word; nothing was said."
    if re.search(r"\s", said):
        return f"“{said}” is more than one word."
    if len(said) > LONGEST_WORD:
        return f"“{said[:LONGEST_WORD]}…” is longer than {LONGEST_WORD} letters."
    if not ONE_WORD.fullmatch(said):
        return f"“{said}” is not a word: letters, hyphens and apostrophes, a number or a code like MI6."
    return None


def _reason(known: _Prepared, plain: str, said: str, own: frozenset[str]) -> str | None:
    """The code of the first rule that a clue breaks, in the order of how obvious they are; None if it is proper."""
    if plain == known.plain or plain in known.spellings:
        return "same"
    if not own.isdisjoint(known.lemmas) or plain in known.forms:
        return "form" if not own.isdisjoint(known.lemmas) or stem_of(plain) in known.stems else "derived"
    if _alike(known, own):
        return "sounds"
    if not own.isdisjoint(lexicon.chance_parts().get(known.plain, ())):
        return None
    if _made_with(said, plain, known):
        return "contained"
    if (
        not own.isdisjoint(known.derived)
        or any(stem_of(w) in known.stems for w in own)
        or _one_family(known, plain, own)
    ):
        return "derived"
    return None


def _translated(known: _Prepared, plain: str, said: str) -> str | None:
    """The code of a clue that names the noun in another language; None if it does not."""
    return (
        "translation"
        if plain in known.homographs or foreign_translations.translates(said, known.translations)
        else None
    )


def _made_with(said: str, plain: str, known: _Prepared) -> bool:
    """Whether the clue is compounded with the noun, or the noun with the clue."""
    parts = [letters(part) for part in re.split("['’-]+", said)]
    if len(parts) > 1 and any(stem_of(part) in known.stems for part in parts if len(part) >= 3):
        return True
    return any(is_joined(plain, name) or is_joined(name, plain) for name in {known.plain, *known.lemmas})


def _goes_on(whole: str, first: str) -> bool:
    """Whether a word is another one and either a word more or a usual ending (waterproof, lightly)."""
    rest = whole[len(first) :]
    if len(first) < FIRST or first in COMBINING:
        return False
    return rest in GOING_ON or (len(rest) >= FIRST and lexicon.is_word(rest))


def _parts(whole: str) -> frozenset[str]:
    """The two words of a compound; none if it is no compound, or if it could be divided in two ways."""
    pairs = [(whole[:k], whole[k:]) for k in range(3, len(whole) - 2) if _begins(whole, whole[:k])]
    found = [pair for pair in pairs if pair[1] in lexicon.clue_words()]
    return frozenset(found[0]) if len(found) == 1 else NONE


def _begins(whole: str, first: str) -> bool:
    """Whether a compound begins with an ordinary word, of which other compounds may be made (snow in a snowman)."""
    return first in lexicon.clue_words() and is_joined(whole, first)


def _disguised(known: _Prepared, plain: str, said: str) -> str | None:
    """The code of the disguise in which a clue that is no word names the noun; None if there is none."""
    names = {known.plain, *known.spellings, *known.lemmas}
    read = readings(said) - {plain}
    if any(reading in names or not family_of(reading).isdisjoint(names) for reading in read):
        return "disguised"
    if not is_latin(said):
        return "script"
    if not plain.isalpha():
        long = [name for name in names if len(name) >= LONG]
        aloud = read_aloud(plain)
        if any(_misspells(reading, name) for reading in read | aloud for name in long):
            return "disguised"
        return "disguised" if any(_spells_the_sound(reading, known) for reading in aloud) else None
    if lexicon.is_word(plain):
        return "disguised" if is_rare(plain) and any(turns(plain, name) for name in names) else None
    forms = (*_singular(plain), *paired_letters(plain))
    if not names.isdisjoint(forms) or any(
        hides(form, named) for name in names for named in (name, f"{name}s") for form in forms
    ):
        return "disguised"
    if any(_respells_a_part(form, name) for form in forms for name in names):
        return "disguised"
    return "misspelled" if any(_misspells(form, name) for form in forms for name in names) else None


def _respells_a_part(clue: str, name: str) -> bool:
    """Whether a clue is a compound noun with one of its two words spelled as it sounds ("litehouse")."""
    for k in range(3, len(name) - 2):
        first, second = name[:k], name[k:]
        if not (lexicon.is_word(first) and lexicon.is_word(second)):
            continue
        if clue.startswith(first) and sound.same(clue[k:], second):
            return True
        if clue.endswith(second) and sound.same(clue.removesuffix(second), first):
            return True
    return False


def _singular(word: str) -> tuple[str, ...]:
    """A word that the lexicon does not know, and what it is if its last letter makes the plural."""
    return (word, word[:-1]) if word.endswith("s") and len(word) > 3 else (word,)


def _misspells(clue: str, name: str) -> bool:
    """Whether a clue is a name but for one slip, or for two if the name has seven letters."""
    most = 2 if len(name) >= 7 else 1
    return len(name) >= 3 and slips(clue, name, most) <= most


def _one_in_the_other(clue: str, name: str) -> bool:
    """Whether one of the two, if it has three letters or more, is a part of the other."""
    return (len(name) >= 3 and name in clue) or (len(clue) >= 3 and clue in name)


def _one_family(known: _Prepared, plain: str, own: frozenset[str]) -> bool:
    """Whether a clue and the noun share a root: one is made with the other, or both with one word."""
    if any(plain.startswith(first) and (is_joined(plain, first) or _goes_on(plain, first)) for first in known.firsts):
        return True
    if any(not lexicon.relatives().get(part, NONE).isdisjoint(own) and plain[:3] == part[:3] for part in known.parts):
        return True
    if any(name.endswith("e") and plain == f"{name[:-1]}y" for name in known.lemmas) and is_rare(plain):
        return True
    clues, names = roots_of(plain, own), roots_of(known.plain, known.lemmas)
    return any(
        is_joined(clue, name) or is_joined(name, clue) or have_one_root(clue, name) for clue in clues for name in names
    )


def _alike(known: _Prepared, own: frozenset[str]) -> bool:
    """Whether a form of the clue sounds exactly like the noun, in one widespread accent at least."""
    for word in own:
        heard = sound.in_accents(word)
        if heard and known.heard:
            if not heard.isdisjoint(known.heard):
                return True
        elif sound.rough(word) == known.rough_sound or (not heard and _spells_the_sound(word, known)):
            return True
    return False


def _spells_the_sound(word: str, known: _Prepared) -> bool:
    """Whether what is no word has the consonants of the noun, with vowels in the same places ("oshun").

    A rare word counts as none if it is long enough ("neckless" for a necklace); so do many consonants without vowels.
    """
    if lexicon.is_word(word) and not (is_rare(word) and len(word) >= LONG):
        return False
    outlines = sound.outlines(word)
    if not outlines.isdisjoint(known.outlines):
        return True
    bones = {outline.replace("-", "") for outline in outlines if not lexicon.is_word(word)}
    return any(len(bone) >= MANY_CONSONANTS and bone in bones for bone in (o.replace("-", "") for o in known.outlines))


def _similar(known: _Prepared, plain: str) -> bool:
    """Whether a clue sounds like the noun but for one phoneme."""
    heard = sound.spoken(plain)
    if heard and known.sounds:
        return any(sound.distance(a, b, 1) <= 1 for a in heard for b in known.sounds if max(len(a), len(b)) > 2)
    return sound.distance(sound.rough(plain), known.rough_sound, 1) <= 1


@lru_cache(maxsize=1024)
def _prepare(noun: Noun) -> _Prepared:
    plain = lexicon.american(letters(bare(noun.name)))
    lemmas = family_of(plain)
    spellings = frozenset().union(*(_spelled(lemma) for lemma in lemmas))
    others = other_names(noun) - spellings
    abroad = foreign_translations.names_of(noun, lemmas)
    synonyms = frozenset(
        other
        for other in others
        if (other not in abroad or other in lexicon.place())
        and not any(_same_word(form, name) for form in family_of(other) for name in {plain, *spellings})
    )
    return _Prepared(
        name=noun.name,
        plain=plain,
        lemmas=lemmas,
        spellings=spellings | (others - synonyms),
        synonyms=frozenset().union(*map(singulars, synonyms)),
        firsts=frozenset(plain[:end] for end in range(3, len(plain) - 2) if _begins(plain, plain[:end])),
        parts=_parts(plain),
        forms=frozenset(form for form in map(letters, noun.forms) if family_of(form).isdisjoint(synonyms)),
        translations=abroad,
        stems=frozenset(stem_of(lemma) for lemma in lemmas),
        derived=derived_from(lemmas),
        homographs=frozenset().union(*(foreign_translations.homographs().get(lemma, ()) for lemma in lemmas)),
        sounds=frozenset().union(*(sound.spoken(lemma) for lemma in lemmas)),
        heard=frozenset().union(*map(sound.in_accents, {*lemmas, f"{plain}s"})),
        rough_sound=sound.rough(plain),
        outlines=frozenset(one for one in sound.outlines(plain) if len(one.replace("-", "")) > 1),
    )


def _same_word(other: str, name: str) -> bool:
    """Whether another name of a thing is its name clipped, prolonged or spelled otherwise (tux, taxicab, donut)."""
    return other[:3] == name[:3] or (min(len(other), len(name)) >= 3 and (other in name or name in other))


def _spelled(word: str) -> frozenset[str]:
    return lexicon.spellings().get(word, frozenset())
