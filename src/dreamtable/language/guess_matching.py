"""Whether a guess names a noun."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache, lru_cache

from dreamtable.language import lexicon, sound
from dreamtable.language.disguised_words import slips
from dreamtable.language.guess_phrases import answers, doing, without_words_around
from dreamtable.language.normalize import bare, letters
from dreamtable.language.noun import Noun, as_noun, other_names

SLIP_FROM, TWO_SLIPS_FROM = 5, 7  # letters of the shortest name in which one slip is forgiven, and two
SELDOM_MEANT = 3.0  # the Zipf frequency below which a word is taken for what it sounds like
FEWEST_HEARD = 3  # consonants of a name that is known by them
MOST_KINDS = 3  # words before a name that make it narrower
# Words that do not say which kind of thing is meant: "no dog" and "or dog" are no kinds of dog.
_NOT_NARROWING = "no not or and isnt never without fake toy like than cant dont didnt wont cannot to"
NOT_NARROWING = frozenset(_NOT_NARROWING.split())
# Words that say how much there is of a thing, or that it is pictured or visited: a slice of pizza is pizza.
_MEASURES = """
army bag bale ball band bar barrel basket batch bit blade block bolt bottle bouquet bowl box breed brood bucket
bunch bushel can cart carton clove cluster colony couple crate crew crowd cube cup day deck dish dozen drawing drop
ear evening family field flash fleet flock form gaggle gallon game gang glass grain group handful head heap herd
horde horn image jar jug journey kilo kind length line litter liter litre loaf lot load lump match model mug night
number ounce pack packet pair part patch path photo picture piece pile pinch pint plate pod portion pot pound pride
puddle ray ride roll round row school scoop serving set shade sheet shot sketch slice sort species spoonful spot
sprig stack stick strand streak string style suit swarm symbol tank tin ton trail tray trip troop tub tube type
variety version visit walk wedge
"""
MEASURES = frozenset(_MEASURES.split())
VISITS = frozenset(["day", "evening", "journey", "night", "ride", "trip", "visit", "walk"])  # in it, on it, to it
WHICH = frozenset(
    ["all", "any", "both", "each", "few", "half", "many", "most", "one", "part", "some", "two"]
)  # of them
JOINTS = re.compile(
    " (of|in|with|on|from|at|that|which|who|wearing|holding|for|by|under|over|inside|behind|near|without|to|made) ?"
)
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


def matches(
    noun: Noun | str,
    guess: str,
    among: Collection[str] = (),
    rivals: Collection[str] | None = None,
    clues: Collection[str] = (),
) -> bool:
    """Whether a guess names the noun.

    Case, accents, articles, plurals, other names, words around the name ("is it the sun?"), second thoughts ("a cat, no
    wait, a tiger"), a word before it that makes it narrower ("baseball bat") and a slip or two are forgiven.  `among`
    are the nouns that could have been meant: a slip is not forgiven where it may stand for another of them.  `rivals`,
    if not all of these, are those that would be a second guess beside the noun: one of them narrows it only in a usual
    name.  A near name is granted unless it is one of the `clues` that were given for the noun.

    >>> matches("drums", "The Drum"), matches("hamburger", "burger"), matches("elephant", "Is it an elefant?")
    (True, False, True)
    """
    names = granted_names(as_noun(noun), frozenset(map(letters, clues)))
    rivals = among if rivals is None else rivals
    given = answers(guess)
    if not given:
        return _says(names, bare(guess), among, rivals)
    if all(_says_one_thing(names, answer, among, rivals) for answer in given):
        return True
    if (active := doing(guess)) and len(given) == 1:
        return _says(names, active, among, rivals)
    if len(given) == 1:
        return _says(names, bare(guess), among, rivals)
    return _describes(names, given, among, rivals)


def _says_one_thing(names: frozenset[str], answer: str, among: Collection[str], rivals: Collection[str]) -> bool:
    """Whether an answer, or each of those that are joined by "or", names the noun."""
    return all(_says(names, one, among, rivals) for one in answer.split(" or "))


def _says(names: frozenset[str], said: str, among: Collection[str], rivals: Collection[str]) -> bool:
    """Whether an answer names the noun, as it stands or by what it is about."""
    if said.split(" ", 1)[0] in ("no", "not", "never") and " " in said:
        return False
    return any(_names_it(names, letters(one), among) or _narrows(names, one, rivals) for one in (said, *_heads(said)))


def _describes(names: frozenset[str], given: Sequence[str], among: Collection[str], rivals: Collection[str]) -> bool:
    """Whether several answers are one: a name and what describes it ("sour, yellow lemon", "a fruit you peel, banana").

    A word for another thing beside the name is a second guess.
    """
    *others, last = given
    apart = [one for one in others if not _says(names, one, among, rivals)]
    if not _says(names, last, among, rivals):
        return False
    return all(_only_describes(one, rivals) for one in apart)


def _only_describes(said: str, rivals: Collection[str]) -> bool:
    """Whether some words tell what a thing is like, without being a guess of their own."""
    words = said.split()
    heads = {form for one in _heads(said) for form in singulars(one.split()[-1])} if words else set()
    if not heads.isdisjoint(rivals):
        return False
    return len(words) > 1 or heads.isdisjoint(lexicon.noun_set())


def _heads(name: str) -> list[str]:
    """An answer, and what it is about if it is longer: the queen of England is a queen, a slice of pizza is pizza.

    >>> _heads("queen of england"), _heads("slice of pizza"), _heads("polar bear")
    (['queen of england', 'queen'], ['slice of pizza', 'slice', 'pizza'], ['polar bear'])
    """
    about = JOINTS.split(name, maxsplit=1)
    if len(about) == 1 or not about[0] or not about[2]:
        return [name]
    head, joint, rest = about
    counted = {*singulars(head.split()[-1]), *head.split()[-1:]}
    measured = joint == "of" and not counted.isdisjoint(MEASURES | WHICH)
    visited = joint in ("in", "on", "at", "to") and not counted.isdisjoint(VISITS)
    return [name, head, *_heads(without_words_around(rest))] if measured or visited else [name, head]


def is_another_thing(first: str, second: str) -> bool:
    """Whether two words together name something that the second alone does not: a hot dog is no dog."""
    return f"{first} {second}" in _fixed_pairs() or first + second in lexicon.noun_set()


def _names_it(names: frozenset[str], said: str, among: Collection[str]) -> bool:
    """Whether a guess that was joined to one word is one of the names, but for slips."""
    singular = singulars(said)
    if not singular.isdisjoint(names):
        return bool(said)
    if any(form in among for form in singular):
        return False
    if any(_joined_pairs().get(form) in names for form in singular):
        return True
    if _is_homophone(singular, names, among):
        return True
    if lexicon.is_word(said):
        return _is_another_spelling(said, names)
    if said.endswith("ie") and not {said[:-2], said[:-3]}.isdisjoint(names):
        return True  # a pet name: froggie
    forms = (said, said[:-1]) if said.endswith("s") else (said,)
    if any(_is_drawn_out(form, names) or _is_heard_as(form, names, among) for form in forms):
        return True
    if len(said) < SLIP_FROM - 1:
        return False
    if any(_sounds_like(form, names) and not _sounds_like(form, {*map(letters, among)} - names) for form in forms):
        return True
    needed = {form: _fewest_slips(form, names) for form in forms}
    return any(slip is not None and not _ambiguous(form, slip, names, among) for form, slip in needed.items())


def _is_homophone(forms: Collection[str], names: Collection[str], among: Collection[str]) -> bool:
    """Whether a word that is hardly ever meant sounds just like one of the names (nite, waggon, mussels)."""
    places = [place for form in forms if (place := lexicon.place().get(form)) is not None]
    if any(lexicon.zipf()[place] >= SELDOM_MEANT for place in places):
        return False
    alike = {name for name in (*names, *map(letters, among)) if any(sound.same(form, name) for form in forms)}
    return bool(alike) and alike.issubset(names)


def _is_another_spelling(word: str, names: Collection[str]) -> bool:
    """Whether a word that is no noun differs from a long name by a slip that is hardly heard (envelop)."""
    if not singulars(word).isdisjoint(lexicon.noun_set()):
        return False
    return any(
        len(name) >= TWO_SLIPS_FROM
        and slips(word, name, 1) == 1
        and not sound.outlines(word).isdisjoint(sound.outlines(name))
        for name in names
    )


def _is_drawn_out(said: str, names: Collection[str]) -> bool:
    """Whether what is no word is a name with letters that go on, or as it is stammered ("doooog", "eleelephant")."""
    once = re.sub(r"(.)\1+", r"\1", said)
    if any(re.sub(r"(.)\1+", r"\1", name) == once and len(said) > len(name) for name in names):
        return True
    return any(
        said.endswith(name) and len(name) >= 3 and len(said) > len(name) and name.startswith(said[: -len(name)])
        for name in names
    ) or any(said == name * count for name in names for count in (2, 3, 4))


def _is_heard_as(said: str, names: Collection[str], among: Collection[str]) -> bool:
    """Whether what is no word sounds just like a short name or has two of its letters swapped ("kat", "fsih")."""
    if len(said) < 3:
        return False
    near = [
        name
        for name in (*names, *map(letters, among))
        if len(name) < SLIP_FROM
        and (
            sound.rough(said) == sound.rough(name)
            or (said[0] == name[0] and sorted(said) == sorted(name) and slips(said, name, 1) == 1)
        )
    ]
    return bool(near) and all(name in names for name in near)


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


@lru_cache(maxsize=1024)
def granted_names(noun: Noun, clues: frozenset[str] = frozenset()) -> frozenset[str]:
    """The accepted names of a noun and its near names, but for those that are among the clues."""
    given = frozenset(form for clue in clues for form in singulars(clue))
    near = frozenset(form for name in map(letters, noun.near) for form in singulars(name))
    return accepted_names(noun) | (near - given)


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
