"""Dream: what happened, in English."""

from __future__ import annotations

from collections.abc import Callable

from dreamtable.games.dream_ravens.cards import NAMES
from dreamtable.games.dream_ravens.events import (
    AnyEvent,
    Dealt,
    Discarded,
    Drawn,
    Drew,
    DrewTwo,
    GameOver,
    IsReady,
    Kept,
    Looked,
    LookedEnough,
    Pair,
    Peeked,
    Revealed,
    Saw,
    Swapped,
    SwappedIn,
    TimeRanOut,
    TookUp,
    TurnBegan,
    Used,
    Voided,
    WokeUp,
)
from dreamtable.games.dream_ravens.moves import Place

LAND_WORDS = dict(zip(NAMES[10:], ("Take 2 (5)", "Peek 1 (6)", "Swap 2 (7)")))


def land_words(name: str) -> str:
    return LAND_WORDS.get(name, name)


def place_words(place: Place, name: Callable[[int], str]) -> str:
    return f"land {place.position + 1} of {name(place.seat)}"


def sentence(event: AnyEvent, name: Callable[[int], str]) -> str:
    """One line for a person; `name` says who sits where."""
    match event:
        case Dealt(round_, starter, up):
            return f"Round {round_}. {name(starter)} will begin; {land_words(up)} lies face up."
        case Looked(seat, i):
            return f"{name(seat)} looked at their land {i + 1}."
        case Saw(at, land):
            return f"You saw {land_words(land)} at {place_words(at, name)}."
        case LookedEnough(seat):
            return f"{name(seat)} has looked enough."
        case TurnBegan(seat):
            return f"{name(seat)} is next."
        case TookUp(seat, i, taken, dropped):
            return f"{name(seat)} took the {land_words(taken)} to place {i + 1} and put up {land_words(dropped)}."
        case Drew(seat):
            return f"{name(seat)} drew a land."
        case Drawn(land):
            return f"You drew {land_words(land)}."
        case SwappedIn(seat, i, dropped):
            return f"{name(seat)} swapped it in at place {i + 1} and put up {land_words(dropped)}."
        case Discarded(seat, land):
            return f"{name(seat)} put {land_words(land)} on the pile."
        case Used(seat, land):
            return f"{name(seat)} used {land_words(land)}."
        case DrewTwo(seat, count):
            return f"{name(seat)} drew {'two lands' if count == 2 else 'the last land'}."
        case Pair(lands):
            return f"You drew {' and '.join(land_words(land) for land in lands)}."
        case Kept(seat, _, dropped):
            return f"{name(seat)} kept one and put up {land_words(dropped)}."
        case Peeked(seat, at):
            return f"{name(seat)} peeked at {place_words(at, name)}."
        case Swapped(seat, a, b):
            return f"{name(seat)} swapped {place_words(a, name)} with {place_words(b, name)}."
        case Voided(seat):
            return f"{name(seat)} did not aim in time; nothing happens."
        case WokeUp(seat):
            return f"{name(seat)} calls WAKE UP!"
        case Revealed():
            parts = [f"{name(p)} {r}{_gain(event, p)}" for p, r in enumerate(event.ravens)]
            return f"Ravens: {', '.join(parts)}."
        case IsReady(seat):
            return f"{name(seat)} is ready."
        case TimeRanOut(seats):
            return f"Time ran out for {', '.join(name(p) for p in seats)}."
        case GameOver(winning, _):
            return f"{' and '.join(name(p) for p in winning)} dreamt best."


def _gain(event: Revealed, seat: int) -> str:
    extra = event.gains[seat] - event.ravens[seat]
    return f" + {extra} for waking too early" if extra else ""
