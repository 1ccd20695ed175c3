"""Dreams and Nightmares: what happened, in English."""

from __future__ import annotations

from collections.abc import Callable

from dreamtable.games.dreams_and_nightmares.events import (
    AnyEvent,
    Dealt,
    Drawn,
    Drew,
    GameOver,
    Played,
    Skipped,
    TimeRanOut,
    TurnBegan,
)


def card_words(name: str) -> str:
    kind, _, number = name.partition("_")
    if kind == "convert":
        return f"Convert to {number.title()}"
    return f"{kind.title()} {number}".strip()


def sentence(event: AnyEvent, name: Callable[[int], str]) -> str:
    """One line for a person; `name` says who sits where."""
    match event:
        case Dealt(starter):
            return f"Four cards each. {name(starter)} begins."
        case Drew(seat):
            return f"{name(seat)} drew a card."
        case Drawn(card):
            return f"You drew {card_words(card)}."
        case Played(seat, card, owner, position, covered, taken):
            where = f"position {position} of {'their own' if owner == seat else name(owner) + '’s'} row"
            what = f" over {card_words(covered)}" if covered and not taken else ""
            loot = f" and took {card_words(covered)}" if covered and taken else ""
            return f"{name(seat)} played {card_words(card)} on {where}{what}{loot}."
        case Skipped(seat, stuck):
            return f"{name(seat)} {'has no possible move' if stuck else 'is out of cards'}."
        case TurnBegan(seat):
            return f"{name(seat)} is next."
        case TimeRanOut(seat):
            return f"Time ran out for {name(seat)}."
        case GameOver():
            who = " and ".join(name(p) for p in event.winners)
            if event.ending == "row":
                return f"{who} completed the row with an empty hand and won."
            best = event.winners[0]
            return f"Nobody can go on. {who} won with {event.dreams[best]} dreams, {event.runs[best]} in a row."
