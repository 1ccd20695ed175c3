"""Whether a guess names a noun."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache, lru_cache

from dreamtable.language import lexicon, sound
from dreamtable.language.disguise import slips
from dreamtable.language.normalize import ARTICLES, bare, letters
from dreamtable.language.noun import Noun, as_noun, other_names

SLIP_FROM, TWO_SLIPS_FROM = 5, 7  # letters of the shortest name in which one slip is forgiven, and two
FEWEST_HEARD = 3  # consonants of a name that is known by them
MOST_KINDS = 3  # words before a name that make it narrower
# Words around a guess that are no part of the name: "I think it's the sun", "a pair of scissors", "a lighthouse maybe".
_AROUND = """
i im we he she its it is isnt this that thats these those they theyre are was be could might must may maybe perhaps
probably possibly surely definitely actually right sure guess think say bet believe my answer of pair kind sort just
well ok okay please yes yeah so gonna gotta going to one two three four five six seven eight nine ten many several
"""
AROUND = ARTICLES.union(_AROUND.split())
HESITATION = re.compile("h+m+|u+h*m*|e+r+m*|[oae]+h+|h+u+h")
UNSURE = re.compile("(?:i )?(?:dont know|have no idea|no idea|am not sure|im not sure|not sure)(?: but)? (?=.)")
PAUSE = re.compile(r"\.{2,}|…")  # "the paper... a newspaper"
# What leads to a thing in a told dream: "I saw a doctor", "was I running a marathon?"
_TELLING = """
about am at being carrying catching chasing climbing dreamed dreaming dreamt driving eating flying had has have holding
in it is into looking on playing reading riding running saw see seeing sitting someone something swimming there using
was watching wearing were with
"""
TOLD = re.compile(f"(?:(?:i|im|we|you|{'|'.join(_TELLING.split())}) )+(?:an?|the|my|some) (?=.)")
CORRECTED = re.compile(".* (?:no wait|wait no|i mean|no actually|or rather|sorry) (?=.)")  # takes back what came before
# Words that do not say which kind of thing is meant: "no dog" and "or dog" are no kinds of dog.
NOT_NARROWING = frozenset(["no", "not", "or", "and", "isnt", "never", "without", "fake", "toy", "like", "than"])
# Words that say how much there is of a thing: a slice of pizza is pizza.
_MEASURES = """
bag bar bit bolt bottle bowl box bucket bunch can cup dish drop flash flock game glass heap herd jar kind lot loaf match
mug pack pair part pile piece plate pot round row scoop sheet slice sort spoonful stack swarm tube type
"""
MEASURES = frozenset(_MEASURES.split())
# Plurals that do not end in s, and what they are plurals of.
PLURALS = (
    ("men", "man"),
    ("feet", "foot"),
    ("teeth", "tooth"),
    ("geese", "goose"),
    ("mice", "mouse"),
    ("lice", "louse"),
    ("dice", "die"),
    ("children", "child"),
    ("people", "person"),
    ("oxen", "ox"),
    ("i", "us"),
    ("a", "um"),
    ("a", "on"),
    ("ae", "a"),
    ("eaux", "eau"),
    ("x", ""),
)


def matches(noun: Noun | str, guess: str, among: Collection[str] = (), rivals: Collection[str] | None = None) -> bool:
    """Whether a guess names the noun.

    Case, accents, articles, plurals, other names, words around the name ("is it the sun?"), second thoughts ("a cat, no
    wait, a tiger"), a word before it that makes it narrower ("baseball bat") and a slip or two are forgiven.  `among`
    are the nouns that could have been meant: a slip is not forgiven where it may stand for another of them.  `rivals`,
    if not all of these, are those that would be a second guess beside the noun: one of them narrows it only in a usual
    name.

    >>> matches("drums", "The Drum"), matches("hamburger", "burger"), matches("elephant", "Is it an elefant?")
    (True, False, True)
    """
    names = accepted_names(as_noun(noun))
    rivals = among if rivals is None else rivals
    whole = _last_thought(guess)
    name = _without_words_around(whole)
    return any(
        _names_it(names, letters(said), among) or _narrows(names, said, rivals) for said in (whole, *_heads(name))
    )


def _last_thought(guess: str) -> str:
    """What counts of a guess: what was said last, after a pause or a correction, without doubts and deeds.

    >>> _last_thought("The paper... a newspaper!"), _last_thought("No idea, a cat, no wait, a tiger")
    ('newspaper', 'a tiger')
    """
    said = [words for part in PAUSE.split(guess) if (words := bare(part))]
    thought = UNSURE.sub("", CORRECTED.sub("", said[-1], count=1), count=1) if said else ""
    return thought[told.end() :] if (told := TOLD.match(thought)) else thought


def _heads(name: str) -> list[str]:
    """A guess, and what it is about if it is longer: the queen of England is a queen, a slice of pizza is pizza.

    >>> _heads("queen of england"), _heads("slice of pizza"), _heads("polar bear")
    (['queen of england', 'queen'], ['slice of pizza', 'slice', 'pizza'], ['polar bear'])
    """
    about = re.split(" (of|in|with|on|from|at|or something) ?", name, maxsplit=1)
    if len(about) == 1:
        return [name]
    head, joint, rest = about
    measured = joint == "of" and not singulars(head).isdisjoint(MEASURES)
    return [name, head, _without_words_around(rest)] if measured else [name, head]


def is_another_thing(first: str, second: str) -> bool:
    """Whether two words together name something that the second alone does not: a hot dog is no dog."""
    return f"{first} {second}" in _fixed_pairs() or first + second in lexicon.noun_set()


def _names_it(names: frozenset[str], said: str, among: Collection[str]) -> bool:
    """Whether a guess that was joined to one word is one of the names, but for slips."""
    singular = singulars(said)
    if not singular.isdisjoint(names):
        return bool(said)
    if any(_joined_pairs().get(form) in names for form in singular):
        return True
    if said.endswith("ie") and not lexicon.is_word(said) and not {said[:-2], said[:-3]}.isdisjoint(names):
        return True  # a pet name: froggie
    if len(said) < SLIP_FROM - 1 or lexicon.is_word(said) or any(form in among for form in singular):
        return False  # what makes another word is not a slip
    forms = (said, said[:-1]) if said.endswith("s") else (said,)
    if any(_sounds_like(form, names) and not _sounds_like(form, {*map(letters, among)} - names) for form in forms):
        return True
    needed = {form: _fewest_slips(form, names) for form in forms}
    return any(slip is not None and not _ambiguous(form, slip, names, among) for form, slip in needed.items())


def _sounds_like(said: str, names: Collection[str]) -> bool:
    """Whether what is no word spells the consonants of one of the names, as it is heard ("ankor")."""
    heard = {outline for outline in sound.outlines(said) if len(outline.replace("-", "")) >= FEWEST_HEARD}
    return bool(heard) and any(not heard.isdisjoint(sound.outlines(name)) for name in names)


def _narrows(names: frozenset[str], name: str, rivals: Collection[str]) -> bool:
    """Whether a guess of a few words is a narrower name: a great white shark is a shark, but a hot dog is no dog."""
    *kinds, thing = name.split() or [""]
    things = singulars(thing)
    if not 1 <= len(kinds) <= MOST_KINDS or things.isdisjoint(names):
        return False
    usual = any(f"{kind} {one}" in _narrower_pairs() for kind in singulars(kinds[-1]) for one in things)
    others = kinds[:-1] if usual else kinds
    return (
        all(lexicon.known(kind) and kind not in NOT_NARROWING for kind in kinds)
        and all(singulars(kind).isdisjoint(rivals) for kind in others)
        and (usual or not any(is_another_thing(kinds[-1], one) for one in things))
    )


def _without_words_around(name: str) -> str:
    """A guess without the words that lead to the name or follow it; its last word stays in any case."""
    words = name.split()
    while len(words) > 1 and _leads(words[0]):
        words = words[1:]
    while len(words) > 1 and _leads(words[-1]):
        words = words[:-1]
    return " ".join(words)


def _leads(word: str) -> bool:
    """Whether a word beside a guess is no part of the name."""
    return word in AROUND or HESITATION.fullmatch(word) is not None


def _fewest_slips(said: str, names: Collection[str]) -> int | None:
    """How many slips turn a guess into the nearest of the names; None if there are more than are forgiven."""
    near = [slip for name in names if (slip := slips(said, name, 2)) <= forgiven(name)]
    return min(near, default=None)


def forgiven(name: str) -> int:
    """How many slips are forgiven in a name."""
    return 2 if len(name) >= TWO_SLIPS_FROM else 1 if len(name) >= SLIP_FROM else 0


def _ambiguous(said: str, needed: int, names: frozenset[str], among: Collection[str]) -> bool:
    """Whether a slip may as well stand for another noun ("cayon" for canyon or crayon)."""
    others = (letters(other) for other in among)
    other_slips = _fewest_slips(said, [other for other in others if other not in names])
    return other_slips is not None and other_slips <= needed


@lru_cache(maxsize=4096)
def singulars(word: str) -> frozenset[str]:
    """A word and what it may be the plural of; but "glasses" are a thing of their own, not two of glass.

    >>> sorted(singulars("wolves")), sorted(singulars("saw"))
    (['wolf', 'wolve', 'wolves'], ['saw'])
    """
    plain = {lemma for lemma in lexicon.lemmas(word) if _is_plural(word, lemma)}
    if word.endswith("s") and len(word) > 3 and not word.endswith("ss"):
        plain.add(word[:-1])
    if word in lexicon.noun_set():
        plain -= lexicon.noun_set()
    return frozenset(plain | {word})


def _is_plural(word: str, lemma: str) -> bool:
    """Whether a form of a word is its plural, not a verb's past ("saw") or gerund ("painting")."""
    if word.endswith("s"):
        return True
    return any(word.endswith(plural) and lemma == word.removesuffix(plural) + singular for plural, singular in PLURALS)


@lru_cache(maxsize=1024)
def accepted_names(noun: Noun) -> frozenset[str]:
    """Every way to name a noun, joined to one word and singular."""
    called = {letters(bare(noun.name)), *other_names(noun)}
    return frozenset(singular for name in called for singular in singulars(name))


@cache
def _narrower_pairs() -> frozenset[str]:
    """Two names of things that together are the usual name of a kind of the second: a pirate ship, a wedding ring."""
    return frozenset(lexicon.lines("narrower_pairs.txt"))


@cache
def _joined_pairs() -> dict[str, str]:
    """The same names written as one word, and the thing that each is a kind of: a goldfish is a fish."""
    return {pair.replace(" ", ""): pair.split()[1] for pair in _narrower_pairs()}


@cache
def _fixed_pairs() -> frozenset[str]:
    """Two words that together name something else than the second of them."""
    return frozenset(lexicon.lines("fixed_pairs.txt"))
