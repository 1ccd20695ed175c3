"""Which clues a spirit would give: a Fairy points at the Element, a Boogeyman past it, a Sandman between the two."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache

import numpy as np

from dreamtable.games.when_i_dream.words import clue_giver_languages, elements
from dreamtable.games.when_i_dream.words.elements import judge_clue
from dreamtable.games.when_i_dream.words.lies import lies
from dreamtable.language import associations, clue_candidates, lexicon
from dreamtable.language.associations import AssociationModel, EvidenceWeights, Scores
from dreamtable.language.bot_association_noise import Variation
from dreamtable.language.lexicon import headword
from dreamtable.language.normalize import bare
from dreamtable.language.profanity import sayable

GIVER = EvidenceWeights(text=1.2, meaning=0.0, graph=1.0, written=0.0, sharpness=0.7, familiarity=0.0)
SAMENESS = 0.9  # penalty for being like an earlier clue
TOGETHER = 0.7  # weight of how well a clue points at the Element together with the earlier ones
FORGOTTEN = 4.0  # penalty for a written clue whose association the bot lacks
STRANGE = -9.0  # the worth of a clue that the lexicon does not know
LATER = 0.04  # penalty for each place further down in the list of written clues
DECOYS = 5
BEST_LIES = 12  # clues that are taken from each decoy
FEWEST_LIES = 4  # an Element of which fewer were read is lied about like any other noun
BETRAYAL = 0.7  # weight of how much a lie points at the Element after all
ALIKE_FROM = 0.2  # the cosine up to which two clues on one subject do not repeat each other
OFTEN_JOINED = 2.7  # Zipf frequency from which the vectors of a joined name (icecream) are more than chance

Idea = tuple[str, float]
"""A word that could be said, and how well it serves by itself."""


class Role(StrEnum):
    """What a spirit may be."""

    FAIRY = "fairy"
    BOOGEYMAN = "boogeyman"
    SANDMAN = "sandman"


def clues(
    element: str,
    role: Role | str = Role.FAIRY,
    history: Sequence[str] = (),
    variation: Variation | None = None,
    count: int = 3,
    language: str = "en",
) -> list[str]:
    """The `count` clues that a spirit would give, best first; `history` are the earlier clues for the Element.

    Every clue is proper and clean.  A noun that the lexicon does not know gives no clues.
    """
    if language != "en":
        return _clues_in(language, element, Role(role), history, variation, count)
    noun, model = _noun(element), giver(variation)
    target = None
    match Role(role):
        case Role.FAIRY:
            ideas = _truths(model, noun)
            target = associations.noun_index().get(noun)
        case Role.BOOGEYMAN:
            ideas = _lies(model, noun)
        case Role.SANDMAN:
            ideas = _vague(model, noun)
    said = {headword(word) for word in history}
    fresh = [idea for idea in ideas if headword(idea[0]) not in said and may_say(element, idea[0])]
    return _choose(model, fresh, [headword(word) for word in history], count, target)


def _clues_in(
    language: str, element: str, role: Role, history: Sequence[str], variation: Variation | None, count: int
) -> list[str]:
    """The clues that a spirit would give at a table of another language."""
    match role:
        case Role.FAIRY:
            ideas = clue_giver_languages.truths(element, language, variation)
        case Role.BOOGEYMAN:
            ideas = clue_giver_languages.untruths(element, language)
        case Role.SANDMAN:
            ideas = clue_giver_languages.half_truths(element, language, variation)
    fit = [idea for idea in ideas if may_say(element, idea[0], language)]
    return clue_giver_languages.choose(fit, language, variation, history, count, element if role == Role.FAIRY else "")


@lru_cache(maxsize=64)
def giver(variation: Variation | None) -> AssociationModel:
    """The association model of a spirit."""
    return AssociationModel(GIVER, variation)


def may_say(element: str, word: str, language: str = "en") -> bool:
    """Whether a word is a proper clue for an Element, no other name of it, and fit for a bot to say."""
    return judge_clue(element, word, "free" if language == "en" else "improper", language).proper and sayable(word)


def _noun(element: str) -> str:
    """The Element as the lexicon lists it; a name of several words stays so unless it is often written as one."""
    name = bare(element)
    joined = headword(name)
    if " " not in name or (
        joined in associations.noun_index() and lexicon.zipf()[lexicon.place()[joined]] >= OFTEN_JOINED
    ):
        return joined
    return name


def _truths(model: AssociationModel, noun: str) -> list[Idea]:
    """Words that point to the noun: for an Element of the deck the written clues, ranked by the model."""
    written = elements.find(noun).clues
    if not written:
        return clue_candidates.propose(model, elements.find(noun))
    index = associations.noun_index().get(noun)
    ideas: dict[str, float] = dict.fromkeys(written, STRANGE)
    known = [word for word in written if lexicon.known(word)]
    if index is not None and known:
        places = np.array([lexicon.place()[headword(word)] for word in known])
        worth = model.supports(places)[index] + clue_candidates.everydayness()[places]
        # People wrote down first what comes to mind first.
        worth = worth - LATER * np.arange(len(known), dtype=np.float32)
        if model.variation:
            # A bot that lacks the association would not think of the clue either.
            here = np.array([index], dtype=np.uint16)
            lacking = [not model.variation.remembers(int(place), here)[0] for place in places]
            worth = worth - FORGOTTEN * np.array(lacking)
        ideas.update(zip(known, map(float, worth), strict=True))
    return list(ideas.items())


def _lies(model: AssociationModel, noun: str) -> list[Idea]:
    """Words that point to a neighbour of the noun, near enough to be believed, and wrong; for the deck, those read."""
    if len(lies().get(noun, ())) >= FEWEST_LIES:
        return [(lie.word, -LATER * rank) for rank, lie in enumerate(lies()[noun])]
    index = associations.noun_index().get(noun)
    ideas: dict[str, float] = {}
    for decoy in _neighbours(noun):
        for word, worth in sorted(_truths(model, headword(decoy)), key=lambda idea: -idea[1])[:BEST_LIES]:
            if headword(word) != noun:
                ideas[word] = max(ideas.get(word, STRANGE), worth)
    known = [word for word in ideas if lexicon.known(word)]
    if index is not None and known:
        betrayed = model.supports([lexicon.place()[headword(word)] for word in known])[index]
        for word, true in zip(known, betrayed, strict=True):
            ideas[word] -= BETRAYAL * max(float(true), STRANGE)
    return list(ideas.items())


def _neighbours(noun: str) -> list[str]:
    """Nouns that one could take for this one.

    Elements with written clues are preferred: whoever wrote them knew which turkey was meant.
    """
    listed = elements.find(noun).decoys or clue_candidates.decoys(elements.find(noun), DECOYS)
    known = [decoy for decoy in listed if elements.find(decoy).clues]
    return known if len(known) > 1 else [*listed]


def _vague(model: AssociationModel, noun: str) -> list[Idea]:
    """Words that are true of the noun and of much else."""
    ideas = _truths(model, noun)
    middle = float(np.median([worth for _, worth in ideas])) if ideas else 0.0
    return [(word, -abs(worth - middle)) for word, worth in ideas]


def _choose(
    model: AssociationModel, ideas: Sequence[Idea], history: Sequence[str], count: int, target: int | None
) -> list[str]:
    """Clue after clue, each unlike what was said before and, if there is a target, pointing well together with it."""
    words = [word for word, _ in ideas]
    known = np.array([lexicon.known(word) is not None for word in words], dtype=bool)
    places = [lexicon.place()[headword(word)] for word, listed in zip(words, known, strict=True) if listed]
    worth = np.array([value for _, value in ideas], dtype=np.float32)
    supports = model.supports(places) if target is not None and places else None
    heard = np.zeros(len(associations.noun_places()), dtype=np.float32)
    said: list[str] = []

    def hear(word: str) -> None:
        nonlocal heard, worth
        support = model.support(word)
        if support is not None:
            heard = heard + support
            worth[known] -= SAMENESS * _sameness(places, lexicon.place()[word])

    for earlier in history:
        hear(earlier)
    for _ in range(min(count, len(words))):
        value = worth.copy()
        if supports is not None and target is not None and heard.any():
            value[known] += TOGETHER * (_together(heard, supports, target) - supports[target])
        best = int(np.argmax(value))
        said.append(words[best])
        hear(headword(words[best]))
        worth[best] = -np.inf
    return said


def _together(heard: Scores, supports: Scores, target: int) -> Scores:
    """log P(target) for a listener who has heard everything so far and one clue more, for each such clue."""
    logs = heard[:, None] + supports
    top = logs.max(axis=0)
    return np.asarray(logs[target] - top - np.log(np.exp(logs - top).sum(axis=0)), dtype=np.float32)


def _sameness(places: Sequence[int], other: int) -> Scores:
    """How alike each word is to another one, beyond what any two words on one subject are."""
    space = associations.text_vectors()
    cosines = space.directions(np.array(places, dtype=np.int64)) @ space.directions(np.array([other]))[0]
    return np.asarray(np.maximum(0.0, cosines - ALIKE_FROM), dtype=np.float32)
