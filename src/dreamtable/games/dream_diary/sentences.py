"""Dream Diary: what happened, in words."""

from __future__ import annotations

from collections.abc import Callable

from dreamtable.games.dream_diary.events import (
    AnswersShown,
    AnyEvent,
    CameBack,
    Dealt,
    Found,
    GameOver,
    NightmareWoke,
    TurnBegan,
    YourDreams,
)
from dreamtable.messages import Messages, messages
from dreamtable.messages.log_lines import log_line


def sentence(event: AnyEvent, name: Callable[[int], str], language: str = "en") -> str:
    """One line about an event for a person; `name` says who sits on a seat."""
    words = messages(language, "dream_diary")
    match event:
        case Dealt(_, places, _):
            return log_line(words, event, name, places=len(places))
        case YourDreams(dreams, own):
            return log_line(words, event, name, dreams=[f"{title(words, n, n > own)} ({n})" for n in dreams])
        case CameBack(dream, own):
            return log_line(words, event, name, title=title(words, dream, dream > own))
        case TurnBegan(_, _, signals):
            return log_line(words, event, name, twice=signals == 2)
        case AnswersShown(_, answers):
            shown = [
                words.say("answer.of", name=name(p), what=words.say(f"answer.shown.{value}"))
                for p, value in enumerate(answers)
                if value != "?"
            ]
            return log_line(words, event, name, answers=shown)
        case Found(_, place, printed, _) | NightmareWoke(_, place, printed, _):
            return log_line(words, event, name, title=title(words, place, bool(printed)))
        case GameOver(_, stars, verdict, _):
            said = words.say(f"end.verdicts.{verdict}") if verdict else ""
            return log_line(words, event, name, stars=stars or 0, verdict=said)
        case _:
            return log_line(words, event, name)


def title(words: Messages, number: int, titled: bool = True) -> str:
    """The title of a picture; a table's own ones have none, and are called so."""
    return words.say(f"pictures.{number}.title") if titled else words.say("places.own", number=number)
