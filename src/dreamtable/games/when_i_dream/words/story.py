"""How a bot recounts its dream: a small story in which the things that it remembers turn up, another one each night."""

from __future__ import annotations

import random
from collections.abc import Sequence

from dreamtable.games.when_i_dream.words.recount import recount
from dreamtable.language import sound

OPENINGS = (
    "It began with {}.",
    "What a strange night! At first there was {}.",
    "I was walking somewhere, and before me stood {}.",
    "So, there was {}, as large as life.",
    "I remember this well: {}, right beside me.",
    "First of all, somebody handed me {}.",
    "In my dream everybody was looking for {}.",
    "Everything was quiet, except for {}.",
)
LINKS = (
    "Then came {}.",
    "Out of nowhere appeared {}.",
    "Behind that I found {}.",
    "Somehow it all turned into {}.",
    "Next to it, of course, was {}.",
    "And then, don't ask me why, {}.",
    "Nobody was surprised at {}.",
    "I looked again, and it was gone; instead there was {}.",
    "There was something about {}, too.",
    "Far away one could hear {}, or so it seemed.",
    "I wanted to run, but in my way stood {}.",
    "After a while we came upon {}.",
)
TOGETHER = (
    "Then came {} with {}.",
    "I could not choose between {} and {}.",
    "There was {}, and on top of it {}.",
    "Somebody had mistaken {} for {}.",
    "Suddenly {} began to chase {}.",
)
CLOSINGS = (
    "And at the very end, {}. Then I woke up.",
    "The last thing that I remember is {}.",
    "It all ended with {}, and that was that.",
    "Just before morning there was still {}.",
)
FORGOTTEN = (
    "There was something else, but it is gone.",
    "I have forgotten the rest.",
    "One thing is on the tip of my tongue.",
    "More than that I do not recall.",
)
NOTHING = ("I remember nothing at all.", "It is all gone, like mist.", "No, not a single thing.")
# Things of which there is some, not one.
_SOME = """
blood bread cheese chocolate coffee corn garlic gold grass honey hockey karaoke karate lightning milk mud poker salt
sand snow soup spaghetti sushi tennis basketball football chess water wine rain fog smoke ice wood metal music money
butter sugar meat rice flour cotton silk wool leather plastic paper hair skin jewelry furniture clothing luggage food
"""
SOME = frozenset(_SOME.split())


def tell(things: Sequence[str], forgot: bool, luck: random.Random) -> str:
    """A story that names every one of some things, so that the referee finds them all."""
    if not things:
        return luck.choice(NOTHING)
    left = [_with_article(thing) for thing in things]
    said = [luck.choice(OPENINGS).format(left.pop(0))]
    links = luck.sample(LINKS, len(LINKS))
    closing = luck.choice(CLOSINGS) if left else None
    last = left.pop() if closing else ""
    while left:
        if len(left) > 1 and luck.random() < 0.4:
            said.append(luck.choice(TOGETHER).format(left.pop(0), left.pop(0)))
        else:
            links = links or luck.sample(LINKS, len(LINKS))
            said.append(links.pop().format(left.pop(0)))
    if closing:
        said.append(closing.format(last))
    if forgot:
        said.append(luck.choice(FORGOTTEN))
    story = " ".join(said)
    if len(recount(story, things, len(things))) < len({*things}):
        return f"I dreamt of {', then of '.join(things)}."  # a thing hid in its sentence: the plain way names them all
    return story


def _with_article(thing: str) -> str:
    if thing in SOME:
        return thing
    if thing.endswith("s") and not thing.endswith(("ss", "us", "is")):
        return f"some {thing}"
    heard = {one[0] for one in sound.spoken(thing)} or ({sound.VOWELS[0]} if thing[0] in "aeiou" else set())
    return f"{'an' if heard and heard <= {*sound.VOWELS} else 'a'} {thing}"
