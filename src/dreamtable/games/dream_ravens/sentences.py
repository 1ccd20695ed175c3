"""Dream: what happened, in words."""

from __future__ import annotations

from collections.abc import Callable

from dreamtable.games.dream_ravens.events import (
    AnyEvent,
    Dealt,
    Discarded,
    Drawn,
    GameOver,
    Kept,
    Looked,
    Pair,
    Peeked,
    Revealed,
    Saw,
    Swapped,
    SwappedIn,
    TookUp,
    Used,
)
from dreamtable.games.dream_ravens.moves import Place
from dreamtable.messages import Person, messages
from dreamtable.messages.log_lines import log_line


def sentence(event: AnyEvent, name: Callable[[int], str], language: str = "en") -> str:
    """One line about an event for a person; `name` says who sits on a seat."""
    words = messages(language, "dream_ravens")

    def the(land: str) -> str:
        return words.say("the", land=land)

    def land_of(place: Place, of: int) -> str:
        """A land by its place, in a sentence about what a seat does."""
        owner = None if place.seat == of else Person(name(place.seat))
        return words.say("landOf", owner=owner, position=place.position)

    match event:
        case Dealt(_, _, up):
            return log_line(words, event, name, up=the(up))
        case Looked(seat, position):
            return log_line(words, event, name, place=land_of(Place(seat, position), seat))
        case Saw(at, land):
            return log_line(words, event, name, place=land_of(at, -1), land=the(land))
        case TookUp(_, _, taken, dropped):
            return log_line(words, event, name, taken=the(taken), dropped=the(dropped))
        case Drawn(land) | Discarded(_, land) | Used(_, land):
            return log_line(words, event, name, land=the(land))
        case Pair(lands):
            return log_line(words, event, name, lands=[the(land) for land in lands])
        case SwappedIn(_, _, dropped) | Kept(_, _, dropped):
            return log_line(words, event, name, dropped=the(dropped))
        case Peeked(seat, at):
            return log_line(words, event, name, place=land_of(at, seat))
        case Swapped(seat, a, b):
            return log_line(words, event, name, a=land_of(a, seat), b=land_of(b, seat))
        case Revealed(_, ravens, gains, scores):
            results = [
                words.say("log.result", name=name(p), ravens=found, extra=gains[p] - found, total=scores[p])
                for p, found in enumerate(ravens)
            ]
            return log_line(words, event, name, results=results)
        case GameOver(_, scores):
            totals = [words.say("log.total", name=name(p), n=score) for p, score in enumerate(scores)]
            return log_line(words, event, name, totals=totals)
        case _:
            return log_line(words, event, name)
