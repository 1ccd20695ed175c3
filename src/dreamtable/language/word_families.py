"""Which English words belong together: forms, compounds, derivations, and words that are made from one root."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from dreamtable.language import lexicon, sound

# Endings that tell the sex of a person: waiter and waitress, policeman and policewoman, mermaid and merman.
GENDERED = (
    "woman",
    "women",
    "ress",
    "man",
    "men",
    "maid",
    "girl",
    "lady",
    "boy",
    "ess",
    "er",
    "or",
    "mother",
    "father",
)
# Two words with a long common beginning are one family if both go on with one of these.
_ENDINGS = """
age al an ance ant ary ation cian cy e ee ence ent er ery ful ia ial ian ic ical ician icity ics ier ify ing ion ious
ish ism ist istic ity ium ive ize less ment ness or ory ous s sion th tion ty ure y
"""
ENDINGS = frozenset({"", *_ENDINGS.split()})
# Words that lose their vowel at the end of a compound: fireman, island, cupboard.
WEAK = frozenset({"man", "men", "woman", "land", "board", "berry", "folk"})
# Beginnings that make a new word of another one, most of them no words of their own: television, unmask, bewitch.
_BEGINNINGS = """
anti astro be de dis electro en hyper mega mer micro mini mis non out over pre re super tele thermo trans un under
"""
COMBINING = frozenset(_BEGINNINGS.split())
# Endings that make a new noun or adjective of another one: hostess, starlet, bakery, artist.
DERIVING = frozenset(["ess", "let", "ette", "ery", "ry", "ist", "ful", "like"])
HEARD_APART = 4  # letters that both words of a rare compound have at least: church and goer, beach and comber
# Endings that do so if the whole is a rare word: ribbony, mousey (but a belly is not made of a bell).
LOOSE = frozenset(["y", "ey", "ish", "esque", "hood", "dom", "less"])


@lru_cache(maxsize=4096)
def family_of(word: str) -> frozenset[str]:
    """A word and the words that it is a form of."""
    return frozenset({word, *lexicon.lemmas(word)})


@lru_cache(maxsize=4096)
def stem_of(word: str) -> str:
    """What a word is without its endings; the word itself if the lexicon does not say."""
    return lexicon.stems().get(word, word)


def is_joined(whole: str, part: str) -> bool:
    """Whether a word is made of `part` and one more word or an ending.

    A word of the lexicon must also sound like its parts together: "carpet" is not made of "car" and "pet".
    """
    if len(part) < 3 or part not in whole or part == whole:
        return False
    if not lexicon.is_word(whole):
        return True
    before, _, after = whole.partition(part)
    if before and after:
        return False
    rest = before or after
    if rest in (COMBINING if before else DERIVING) or (not before and rest in LOOSE and is_rare(whole)):
        return True
    if after and min(len(part), len(after)) >= HEARD_APART and is_rare(whole) and lexicon.is_word(after):
        return True
    if len(rest) < 3 or rest not in lexicon.place():
        return False
    first, second = (rest, part) if before else (part, rest)
    heard = sound.spoken(whole)
    if rest in WEAK or not heard:
        return rest in lexicon.clue_words()
    return not heard.isdisjoint(sound.joined(first, second))


def is_rare(word: str) -> bool:
    """Whether a word and what it is a form of exist, but are too rare for the lexicon to know more about them."""
    return lexicon.place().keys().isdisjoint(family_of(word))  # looks up a few words, not the whole lexicon


def derived_from(lemmas: frozenset[str]) -> frozenset[str]:
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


def roots_of(word: str, family: frozenset[str]) -> Iterable[str]:
    """A word, what it is a form of, and what these are made from ("farm" in a farmer).

    A noun of the lexicon is not taken for a form of another word ("opera" is no plural of "opus").
    """
    own = (word,) if word in lexicon.noun_set() else family
    return {*own, *(root for name in own for root in lexicon.relatives().get(name, ()) if _made_from(name, root))}


def _made_from(word: str, root: str) -> bool:
    return len(root) >= 4 and word.startswith(root)


def have_one_root(clue: str, name: str) -> bool:
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
