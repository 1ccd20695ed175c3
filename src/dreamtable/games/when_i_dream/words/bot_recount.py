"""How a bot recounts its dream: a small story in which the things that it remembers turn up, another one each night.

The sentences of a language are in `data/stories/<language>.toml`; they fit whatever thing stands in them.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from dreamtable.games.when_i_dream.words.element_names import with_article
from dreamtable.games.when_i_dream.words.elements import find
from dreamtable.games.when_i_dream.words.recount import recount
from dreamtable.language import sound

STORIES = Path(__file__).parent / "data" / "stories"
DRAMATISED = 10  # other Elements that a story's own words may name, fewer than the referee lets pass
PAIRED = 0.4  # how often two things share a sentence
# Things of which there is some, not one.
_SOME = """
blood bread cheese chocolate coffee corn garlic gold grass honey hockey karaoke karate lightning milk mud poker salt
sand snow soup spaghetti sushi tennis basketball football chess water wine rain fog smoke ice wood metal music money
butter sugar meat rice flour cotton silk wool leather plastic paper hair skin jewelry furniture clothing luggage food
"""
SOME = frozenset(_SOME.split())


class Sentences(msgspec.Struct, frozen=True):
    """What a story is made of; braces stand for a thing."""

    openings: tuple[str, ...]
    links: tuple[str, ...]
    together: tuple[str, ...]
    closings: tuple[str, ...]
    forgotten: tuple[str, ...]
    nothing: tuple[str, ...]
    plainly: str
    next: str


@cache
def sentences(language: str) -> Sentences:
    """The sentences of a language."""
    return msgspec.convert(tomllib.loads((STORIES / f"{language}.toml").read_text("utf-8")), Sentences)


def tell(things: Sequence[str], forgot: bool, luck: random.Random, language: str = "en") -> str:
    """A story that names every one of some things, so that the referee finds them all."""
    say = sentences(language)
    if not things:
        return luck.choice(say.nothing)
    left = [_as_said(thing, language) for thing in things]
    said = [luck.choice(say.openings).format(left.pop(0))]
    links, together = luck.sample(say.links, len(say.links)), luck.sample(say.together, len(say.together))
    closing = luck.choice(say.closings) if left else None
    last = left.pop() if closing else ""
    while left:
        if len(left) > 1 and together and luck.random() < PAIRED:
            said.append(together.pop().format(left.pop(0), left.pop(0)))
        else:
            links = links or luck.sample(say.links, len(say.links))
            said.append(links.pop().format(left.pop(0)))
    if closing:
        said.append(closing.format(last))
    if forgot:
        said.append(luck.choice(say.forgotten))
    story = " ".join(sentence[0].upper() + sentence[1:] for sentence in said)
    if len(recount(story, things, len(things) + DRAMATISED, language)) < len({*things}):
        # A thing hid in its sentence: the plain way names them all.
        return say.plainly.format(say.next.join(things))
    return story


def _as_said(thing: str, language: str) -> str:
    """A thing with its article."""
    if language == "en":
        return _with_english_article(thing)
    english = find(thing, language).english
    return with_article(english, language) if english else thing


def _with_english_article(thing: str) -> str:
    if thing in SOME:
        return thing
    if thing == "dice" or (thing.endswith("s") and not thing.endswith(("ss", "us", "is"))):
        return f"some {thing}"
    heard = {one[0] for one in sound.spoken(thing)} or ({sound.VOWELS[0]} if thing[0] in "aeiou" else set())
    return f"{'an' if heard and heard <= {*sound.VOWELS} else 'a'} {thing}"
