"""Dream Diary: what happened, in English."""

from __future__ import annotations

from collections.abc import Callable

from dreamtable.games.dream_diary.cards import SCENES
from dreamtable.games.dream_diary.events import (
    Answered,
    AnswersShown,
    AnyEvent,
    Asked,
    CameBack,
    Dealt,
    Found,
    GameOver,
    KiteSlipped,
    NightmaresAsleep,
    NightmareWoke,
    NoSecond,
    PassedOver,
    PutAway,
    Stopped,
    TimeRanOut,
    TurnBegan,
    YourDreams,
)


def sentence(event: AnyEvent, name: Callable[[int], str]) -> str:
    """One line about an event for a person; `name` says who sits on a seat."""
    match event:
        case Dealt(leader, places, _):
            return f"{len(places)} places lie on the table. {name(leader)} will lead first."
        case YourDreams(dreams):
            return f"Your dreams: {', '.join(titled(n) for n in dreams)}."
        case PutAway(seat):
            return f"{name(seat)} has put away what they fear."
        case NightmaresAsleep(count):
            return f"{count} nightmares are asleep."
        case CameBack(dream):
            return f"{titled(dream)} came back to you."
        case TurnBegan(seat, _, signals):
            return f"{name(seat)} leads{' and may ask twice' if signals == 2 else ''}."
        case PassedOver(seat):
            return f"{name(seat)} holds all dreams that are left and is passed over."
        case Asked(seat, adjective):
            return f"{name(seat)} asks: are your dreams {adjective}?"
        case Answered(seat):
            return f"{name(seat)} has answered."
        case AnswersShown(adjective, answers):
            parts = [f"{name(p)} {value}" for p, value in enumerate(answers) if value != "?"]
            return f"Answers to “{adjective}”: {', '.join(parts)}."
        case NoSecond(seat):
            return f"{name(seat)} does without a second question."
        case Found(seat, place, title, holder):
            return f"{name(seat)} jumped to {title} ({place}): it was {name(holder)}'s dream."
        case NightmareWoke(seat, place, title, left):
            return f"{name(seat)} jumped to {title} ({place}): a nightmare. Stars left on the kite: {left}."
        case Stopped(seat, found):
            return f"{name(seat)} {'stopped' if found else 'did not jump'}."
        case KiteSlipped(kite, space):
            whose = "The kite" if kite is None else f"{name(kite)}'s kite"
            return f"{whose} slipped {f'to space {space}' if space else 'off the Hope Track'}."
        case TimeRanOut(seats):
            return f"Time ran out for {', '.join(name(p) for p in seats)}."
        case GameOver(ending, score, verdict, _):
            lost = "Lost: a second nightmare woke." if ending == "nightmare" else "Lost: all hope is gone."
            return f"All dreams are found: {score} stars. {verdict}" if ending == "won" else lost


def titled(number: int) -> str:
    """A scene by its title and number."""
    return f"{SCENES[number - 1].title} ({number})"
