"""The referee: whether a one-word clue is proper for a noun, and if not, why.

A clue is improper if it gives the noun away: it is the noun or a form of it, contains it, is derived from it, sounds
exactly like it or names it in another language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from unicodedata import normalize

import msgspec

from dreamtable.kit.text import LONGEST_WORD, ONE_WORD
from dreamtable.language import foreign, lexicon, sound
from dreamtable.language.normalize import bare, fold, letters
from dreamtable.language.noun import Noun, as_noun

# Endings that tell the sex of a person: waiter and waitress, policeman and policewoman, mermaid and merman.
GENDERED = ("woman", "women", "ress", "man", "men", "maid", "girl", "lady", "boy", "ess", "er", "or")
# Two words with a long common beginning are one family if both go on with one of these.
_ENDINGS = """
age al an ance ant ary ation cian cy e ee ence ent er ery ful ia ial ian ic ical ician icity ics ier ify ing ion ious
ish ism ist istic ity ium ive ize less ment ness or ory ous s sion th tion ty ure y
"""
ENDINGS = frozenset({"", *_ENDINGS.split()})


class Verdict(msgspec.Struct, frozen=True):
    """What the referee says about a clue: `reason` is a code, `why` and `warning` are sentences for people."""

    proper: bool
    reason: str | None
    why: str
    warning: str | None = None


class _Prepared(msgspec.Struct, frozen=True):
    """All that the referee needs to know about a noun, worked out once for many clues."""

    name: str
    plain: str
    lemmas: frozenset[str]
    alternates: frozenset[str]
    forms: frozenset[str]
    translations: frozenset[str]
    stems: frozenset[str]
    derived: frozenset[str]
    homographs: frozenset[str]
    sounds: frozenset[str]
    rough_sound: str


def judge(noun: Noun | str, clue: str) -> Verdict:
    """The verdict on a clue for a noun.

    >>> judge("rooster", "roosters").why
    '“roosters” is a form of “rooster”.'
    >>> judge("rooster", "farm").proper
    True
    """
    said = normalize("NFC", clue.strip())
    trouble = _not_one_word(said)
    if trouble:
        return Verdict(False, "not_one_word", trouble)
    known = _prepare(as_noun(noun))
    plain = lexicon.american(letters(said))
    word = fold(said).replace("’", "'")
    word = word.removesuffix("'s").removesuffix("'")
    own = _family(lexicon.american(letters(word)))
    reason = _reason(known, plain, said, own)
    if reason:
        return Verdict(False, reason, WHY[reason].format(clue=said, noun=known.name))
    listed = any(form in lexicon.place() for form in own) or plain.isdigit()
    why = f"“{said}” is a proper clue for “{known.name}”."
    if not listed:
        why = f"“{said}” is not in the lexicon; by its form and sound it is proper for “{known.name}”."
    warning = None
    if _similar(known, plain):
        warning = f"“{said}” sounds a little like “{known.name}”: the others may object."
    return Verdict(True, None, why, warning)


WHY = {
    "same": "“{clue}” is “{noun}” itself, or another name for it.",
    "contained": "“{clue}” and “{noun}”: one contains the other.",
    "form": "“{clue}” is a form of “{noun}”.",
    "derived": "“{clue}” and “{noun}” are derived from one another.",
    "sounds": "“{clue}” sounds exactly like “{noun}”.",
    "translation": "“{clue}” is “{noun}” in another language.",
}


def _not_one_word(said: str) -> str | None:
    """A sentence that says why a text is no single word; None if it is one."""
    if not said:
        return "A clue is one word; nothing was said."
    if re.search(r"\s", said):
        return f"“{said}” is more than one word."
    if len(said) > LONGEST_WORD:
        return f"“{said[:LONGEST_WORD]}…” is longer than {LONGEST_WORD} letters."
    if not ONE_WORD.fullmatch(said):
        return f"“{said}” is not a word: letters, hyphens and apostrophes, or a number."
    return None


def _reason(known: _Prepared, plain: str, said: str, own: frozenset[str]) -> str | None:
    """The code of the first rule that a clue breaks, in the order of how obvious they are; None if it is proper."""
    if plain == known.plain or plain in known.alternates:
        return "same"
    if not own.isdisjoint(known.lemmas) or plain in known.forms:
        return "form" if not own.isdisjoint(known.lemmas) or _stem(plain) in known.stems else "derived"
    if _alike(known, own):
        return "sounds"
    if _one_in_the_other(plain, known.plain):
        return "contained"
    if not own.isdisjoint(known.derived) or any(_stem(w) in known.stems for w in own) or _one_family(known, plain, own):
        return "derived"
    if plain in known.homographs or foreign.translates(said, known.translations):
        return "translation"
    return None


def _one_in_the_other(clue: str, name: str) -> bool:
    """Whether one of the two, if it has three letters or more, is a part of the other."""
    return (len(name) >= 3 and name in clue) or (len(clue) >= 3 and clue in name)


def _one_family(known: _Prepared, plain: str, own: frozenset[str]) -> bool:
    """Whether a clue and the noun share a root: one is compounded with the other, or both are derived from one."""
    clues, names = _roots(plain, own), _roots(known.plain, known.lemmas)
    return any(
        _compound(clue, name) or _compound(name, clue) or _same_root(clue, name) for clue in clues for name in names
    )


def _compound(whole: str, part: str) -> bool:
    """Whether a word is made of `part` and another word: "skateboard" of "skate", but not "particle" of "part"."""
    rest = whole.removeprefix(part) if whole.startswith(part) else whole.removesuffix(part)
    return len(part) >= 3 and rest != whole and (not rest or (len(rest) >= 3 and rest in lexicon.clue_words()))


def _roots(word: str, family: frozenset[str]) -> Iterable[str]:
    """A word, what it is a form of, and what these are made from ("farm" in a farmer).

    A noun of the lexicon is not taken for a form of another word ("opera" is no plural of "opus").
    """
    own = (word,) if word in lexicon.noun_set() else family
    return {*own, *(root for name in own for root in lexicon.relatives().get(name, ()) if _made_from(name, root))}


def _made_from(word: str, root: str) -> bool:
    return len(root) >= 4 and word.startswith(root)


def _same_root(clue: str, name: str) -> bool:
    """Whether two words have a long common beginning and usual endings (explosion, explode), or differ in sex alone."""
    shared = 0
    for a, b in zip(clue, name):
        if a != b:
            break
        shared += 1
    ends = clue[shared:], name[shared:]
    if shared >= 5 and ENDINGS.issuperset(ends) and max(map(len, ends)) > 1:
        return True
    return bool(_trades(clue) & _trades(name)) and shared >= 3


def _trades(word: str) -> set[str]:
    """A word without each ending that tells the sex."""
    return {word.removesuffix(ending) for ending in GENDERED if word.endswith(ending) and len(word) >= len(ending) + 3}


def _alike(known: _Prepared, own: frozenset[str]) -> bool:
    """Whether a form of the clue sounds exactly like the noun."""
    for word in own:
        heard = sound.spoken(word)
        if heard and known.sounds:
            if not heard.isdisjoint(known.sounds):
                return True
        elif sound.rough(word) == known.rough_sound:
            return True
    return False


def _similar(known: _Prepared, plain: str) -> bool:
    """Whether a clue sounds like the noun but for one phoneme."""
    heard = sound.spoken(plain)
    if heard and known.sounds:
        return any(sound.distance(a, b, 1) <= 1 for a in heard for b in known.sounds if max(len(a), len(b)) > 2)
    return sound.distance(sound.rough(plain), known.rough_sound, 1) <= 1


@lru_cache(maxsize=4096)
def _family(word: str) -> frozenset[str]:
    """A word and the words that it is a form of."""
    return frozenset({word, *lexicon.lemmas(word)})


@lru_cache(maxsize=4096)
def _stem(word: str) -> str:
    return lexicon.stems().get(word, word)


@lru_cache(maxsize=1024)
def _prepare(noun: Noun) -> _Prepared:
    plain = lexicon.american(letters(bare(noun.name)))
    lemmas = _family(plain)
    return _Prepared(
        name=noun.name,
        plain=plain,
        lemmas=lemmas,
        alternates=frozenset(map(letters, noun.alternates)).union(*(_spelled(lemma) for lemma in lemmas)),
        forms=frozenset(map(letters, noun.forms)),
        translations=foreign.names_of(noun, lemmas),
        stems=frozenset(_stem(lemma) for lemma in lemmas),
        derived=_derived(lemmas),
        homographs=frozenset().union(*(foreign.homographs().get(lemma, ()) for lemma in lemmas)),
        sounds=frozenset().union(*(sound.spoken(lemma) for lemma in lemmas)),
        rough_sound=sound.rough(plain),
    )


def _spelled(word: str) -> frozenset[str]:
    return lexicon.spellings().get(word, frozenset())


def _derived(lemmas: frozenset[str]) -> frozenset[str]:
    """Words derived from the noun, and from those (baker, bake, baking), as long as the root is still heard."""
    related = lexicon.relatives()
    first = {word for lemma in lemmas for word in related.get(lemma, ())}
    second = {word for near in first for word in related.get(near, ())}
    heard = {word for word in first | second if any(word[:3] == lemma[:3] for lemma in lemmas)}
    heard |= {word for word in first if any(_same_consonants(word, lemma) for lemma in lemmas)}
    return frozenset(heard.union(*(lexicon.families().get(lemma, ()) for lemma in lemmas))) - lemmas


def _same_consonants(left: str, right: str) -> bool:
    """Whether two words differ in vowels and an ending alone: song and sing, nose and nasal."""
    one, other = (re.sub("[aeiouy]", "", word[1:]) for word in (left, right))
    return left[0] == right[0] and (one.startswith(other) or other.startswith(one))
