"""Dreams and Nightmares: what happened, in words."""

from __future__ import annotations

from collections.abc import Callable

from dreamtable.games.dreams_and_nightmares.events import AnyEvent, Drawn, GameOver, Played
from dreamtable.messages import Person, messages
from dreamtable.messages.log_lines import log_line


def sentence(event: AnyEvent, name: Callable[[int], str], language: str = "en") -> str:
    """One line about an event for a person; `name` says who sits on a seat."""
    words = messages(language, "dreams_and_nightmares")
    match event:
        case Drawn(card):
            return log_line(words, event, name, card=words.say(f"card.{card}"))
        case Played(seat, card, row, position, covered, _):
            place = words.say("spot.at", who=None if row == seat else Person(name(row)), n=position)
            under = words.say(f"card.{covered}") if covered else None
            return log_line(words, event, name, card=words.say(f"card.{card}"), place=place, covered=under)
        case GameOver(_, winners, dreams, runs, _):
            counts = [words.say("log.count", name=name(p), n=n) for p, n in enumerate(dreams)]
            best = winners[0]
            return log_line(words, event, name, dreams=dreams[best], run=runs[best], counts=counts)
        case _:
            return log_line(words, event, name)
