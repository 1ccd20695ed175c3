"""The referee: is a clue proper for an Element, and if not, why (WD8, WD9)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from unicodedata import normalize

import msgspec

from dreamtable.language import elements, foreign, lexicon, sound
from dreamtable.language.normal_form import bare, fold, letters

LONGEST = 24
ONE_WORD = re.compile(r"['’]?[^\W\d_]+(?:['’\-][^\W\d_]+)*['’]?|\d+")
# What is left when a word loses its sex: waiter and waitress, policeman and policewoman, mermaid and merman.
GENDERED = ("woman", "women", "ress", "man", "men", "maid", "girl", "lady", "boy", "ess", "er", "or")
# Endings that make one family of two words with a long common beginning.
_ENDINGS = """
age al an ance ant ary ation cian cy e ee ence ent er ery ful ia ial ian ic ical ician icity ics ier ify ing ion ious
ish ism ist istic ity ium ive ize less ment ness or ory ous s sion th tion ty ure y
"""
ENDINGS = frozenset({"", *_ENDINGS.split()})


class Verdict(msgspec.Struct, frozen=True):
    """What the referee says.  `reason` is a code; `why` and `warning` are sentences for people."""

    proper: bool
    reason: str | None
    why: str
    warning: str | None = None


class _Known(msgspec.Struct, frozen=True):
    """What there is to know about an Element before any clue is heard."""

    name: str
    plain: str
    lemmas: frozenset[str]
    alternates: frozenset[str]
    forms: frozenset[str]
    translations: frozenset[str]
    stems: frozenset[str]
    kin: frozenset[str]
    homographs: frozenset[str]
    sounds: frozenset[str]
    rough: str


def judge(element: str, clue: str) -> Verdict:
    """Judge one clue.

    >>> judge("rooster", "roosters").why
    '“roosters” is a form of “rooster”.'
    >>> judge("rooster", "farm").proper
    True
    """
    said = normalize("NFC", clue.strip())
    trouble = _not_one_word(said)
    if trouble:
        return Verdict(False, "not_one_word", trouble)
    known = _prepare(element)
    plain = lexicon.american(letters(said))
    word = fold(said).replace("’", "'")
    word = word.removesuffix("'s").removesuffix("'")
    own = _family(lexicon.american(letters(word)))
    reason = _reason(known, plain, said, own)
    if reason:
        return Verdict(False, reason, WHY[reason].format(clue=said, element=known.name))
    listed = any(form in lexicon.place() for form in own) or plain.isdigit()
    why = f"“{said}” is a proper clue for “{known.name}”."
    if not listed:
        why = f"“{said}” is not in the lexicon; by its form and sound it is proper for “{known.name}”."
    warning = None
    if _similar(known, plain):
        warning = f"“{said}” sounds a little like “{known.name}”: the others may object."
    return Verdict(True, None, why, warning)


WHY = {
    "same": "“{clue}” is “{element}” itself, or another name for it.",
    "contained": "“{clue}” and “{element}”: one contains the other.",
    "form": "“{clue}” is a form of “{element}”.",
    "derived": "“{clue}” and “{element}” are derived from one another.",
    "sounds": "“{clue}” sounds exactly like “{element}”.",
    "translation": "“{clue}” is “{element}” in another language.",
}


def _not_one_word(said: str) -> str | None:
    if not said:
        return "A clue is one word; nothing was said."
    if re.search(r"\s", said):
        return f"“{said}” is more than one word."
    if len(said) > LONGEST:
        return f"“{said[:LONGEST]}…” is longer than {LONGEST} letters."
    if not ONE_WORD.fullmatch(said):
        return f"“{said}” is not a word: letters, hyphens and apostrophes, or a number."
    return None


def _reason(known: _Known, plain: str, said: str, own: frozenset[str]) -> str | None:
    """The first rule a clue breaks, the plainest first."""
    if plain == known.plain or plain in known.alternates:
        return "same"
    if not own.isdisjoint(known.lemmas) or plain in known.forms:
        return "form" if not own.isdisjoint(known.lemmas) or _stem(plain) in known.stems else "derived"
    if _alike(known, own):
        return "sounds"
    if _one_in_the_other(plain, known.plain):
        return "contained"
    if not own.isdisjoint(known.kin) or any(_stem(w) in known.stems for w in own) or _one_family(known, plain, own):
        return "derived"
    if plain in known.homographs or foreign.translates(said, known.translations):
        return "translation"
    return None


def _one_in_the_other(clue: str, name: str) -> bool:
    return (len(name) >= 3 and name in clue) or (len(clue) >= 3 and clue in name)


def _one_family(known: _Known, plain: str, own: frozenset[str]) -> bool:
    clues, names = _roots(plain, own), _roots(known.plain, known.lemmas)
    return any(
        _compound(clue, name) or _compound(name, clue) or _same_root(clue, name) for clue in clues for name in names
    )


def _compound(whole: str, part: str) -> bool:
    """Whether a word is made of this one and another: "skateboard" of "skate", but not "particle" of "part"."""
    rest = whole.removeprefix(part) if whole.startswith(part) else whole.removesuffix(part)
    return len(part) >= 3 and rest != whole and (not rest or (len(rest) >= 3 and rest in lexicon.clue_words()))


def _roots(word: str, family: frozenset[str]) -> Iterable[str]:
    """What to look for in another word: itself and what it is made from ("farm" in a farmer).

    A thing of its own is no form of anything ("opera" is no plural of "opus").
    """
    own = (word,) if word in lexicon.noun_set() else family
    return {*own, *(root for name in own for root in lexicon.relatives().get(name, ()) if _made_from(name, root))}


def _made_from(word: str, root: str) -> bool:
    return len(root) >= 4 and word.startswith(root)


def _same_root(clue: str, name: str) -> bool:
    """A long common beginning with family endings (explosion, explode), or two sexes of one trade."""
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
    return {word.removesuffix(ending) for ending in GENDERED if word.endswith(ending) and len(word) >= len(ending) + 3}


def _alike(known: _Known, own: frozenset[str]) -> bool:
    for word in own:
        heard = sound.spoken(word)
        if heard and known.sounds:
            if not heard.isdisjoint(known.sounds):
                return True
        elif sound.rough(word) == known.rough:
            return True
    return False


def _similar(known: _Known, plain: str) -> bool:
    heard = sound.spoken(plain)
    if heard and known.sounds:
        return any(sound.distance(a, b, 1) <= 1 for a in heard for b in known.sounds if max(len(a), len(b)) > 2)
    return sound.distance(sound.rough(plain), known.rough, 1) <= 1


@lru_cache(maxsize=4096)
def _family(word: str) -> frozenset[str]:
    """A word and what it is a form of."""
    return frozenset({word, *lexicon.lemmas(word)})


@lru_cache(maxsize=4096)
def _stem(word: str) -> str:
    return lexicon.stems().get(word, word)


@lru_cache(maxsize=1024)
def _prepare(element: str) -> _Known:
    entry = elements.find(element)
    name = bare(element)
    plain = lexicon.american(letters(name))
    lemmas = _family(plain)
    return _Known(
        name=element.strip(),
        plain=plain,
        lemmas=lemmas,
        alternates=frozenset(map(letters, entry.alternates)).union(*(_spelled(lemma) for lemma in lemmas)),
        forms=frozenset(map(letters, entry.forms)),
        translations=foreign.names_of(entry, lemmas),
        stems=frozenset(_stem(lemma) for lemma in lemmas),
        kin=_kin(lemmas),
        homographs=frozenset().union(*(foreign.homographs().get(lemma, ()) for lemma in lemmas)),
        sounds=frozenset().union(*(sound.spoken(lemma) for lemma in lemmas)),
        rough=sound.rough(plain),
    )


def _spelled(word: str) -> frozenset[str]:
    return lexicon.spellings().get(word, frozenset())


def _kin(lemmas: frozenset[str]) -> frozenset[str]:
    """Words derived from the Element, and from those (baker, bake, baking), if one still hears the root."""
    related = lexicon.relatives()
    first = {kin for lemma in lemmas for kin in related.get(lemma, ())}
    second = {kin for near in first for kin in related.get(near, ())}
    heard = {kin for kin in first | second if any(kin[:3] == lemma[:3] for lemma in lemmas)}
    heard |= {kin for kin in first if any(_same_bones(kin, lemma) for lemma in lemmas)}
    return frozenset(heard.union(*(lexicon.families().get(lemma, ()) for lemma in lemmas))) - lemmas


def _same_bones(left: str, right: str) -> bool:
    """Whether two words differ in vowels and an ending alone: song and sing, nose and nasal."""
    bones = [re.sub("[aeiouy]", "", word[1:]) for word in (left, right)]
    return left[0] == right[0] and (bones[0].startswith(bones[1]) or bones[1].startswith(bones[0]))
