"""Dream Power Trick: what happened, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from dreamtable.games.dream_power_trick.events import (
    AnyEvent,
    Asked,
    Challenged,
    Discarded,
    Drawn,
    GameOver,
    Gift,
    TookUp,
)
from dreamtable.messages import Messages, messages
from dreamtable.messages.log_lines import log_line


def sentence(event: AnyEvent, name: Callable[[int], str], language: str = "en") -> str:
    """One line about an event for a person; `name` says who sits on a seat."""
    words = messages(language, "dream_power_trick")
    match event:
        case Drawn(cards) | Discarded(_, cards) | TookUp(_, cards):
            return log_line(words, event, name, cards=counted(words, cards))
        case Asked(_, colour, _):
            return log_line(words, event, name, colour=words.say(f"colour.{colour}"))
        case Gift(_, _, card):
            return log_line(words, event, name, card=words.say(f"card.{card}"))
        case Challenged(_, _, card, colour):
            said = {"card": words.say(f"card.{card}"), "colour": words.say(f"colour.{colour}")}
            return log_line(words, event, name, **said)
        case GameOver(winners, hands):
            left = [words.say("log.hand", name=name(p), n=len(hand)) for p, hand in enumerate(hands)]
            return log_line(words, event, name, hands=left, empty=not hands[winners[0]])
        case _:
            return log_line(words, event, name)


def counted(words: Messages, cards: Iterable[str]) -> list[str]:
    """Cards by name, equal ones counted."""
    cards = list(cards)
    return [words.say("several", n=cards.count(c), card=words.say(f"card.{c}")) for c in dict.fromkeys(cards)]
