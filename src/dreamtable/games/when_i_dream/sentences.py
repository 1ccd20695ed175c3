"""When I Dream: what happened, in words."""

from __future__ import annotations

from collections.abc import Callable

from dreamtable.games.when_i_dream.events import (
    AnyEvent,
    DayBroke,
    Declined,
    GameOver,
    Guessed,
    Overruled,
    Passed,
    Ticked,
)
from dreamtable.messages import messages
from dreamtable.messages.log_lines import log_line


def sentence(event: AnyEvent, name: Callable[[int], str], language: str = "en") -> str:
    """One line about an event for a person; `name` says who sits on a seat."""
    words = messages(language, "when_i_dream")
    match event:
        case Guessed() | Passed() | Declined():
            return log_line(words, event, name, dreamer=None)  # these events do not say whose night it is
        case Ticked(_, named):
            return log_line(words, event, name, count=len(named))
        case DayBroke(roles, _, _, _, gains, scores):
            results = [
                words.say("log.result", name=name(p), gain=gain, role=words.say(f"roles.{roles[p]}"), total=scores[p])
                for p, gain in enumerate(gains)
            ]
            return log_line(words, event, name, results=results)
        case Overruled(card):
            return log_line(words, event, name, card=None if card is None else card + 1)
        case GameOver(_, totals):
            said = [words.say("log.total", name=name(p), n=total) for p, total in enumerate(totals)]
            return log_line(words, event, name, totals=said)
        case _:
            return log_line(words, event, name)
