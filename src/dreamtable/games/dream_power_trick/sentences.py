"""Dream Power Trick: what happened, in English."""

from __future__ import annotations

from collections.abc import Callable

from dreamtable.games.dream_power_trick.events import (
    Accepted,
    AnyEvent,
    Asked,
    Challenged,
    Dealt,
    Discarded,
    Drawn,
    Drew,
    GameOver,
    Gave,
    Gift,
    Passed,
    TimeRanOut,
    TurnBegan,
)


def card_words(name: str) -> str:
    return name.replace("_", " ")


def sentence(event: AnyEvent, name: Callable[[int], str]) -> str:
    """One line for a person; `name` says who sits where."""
    match event:
        case Dealt(starter):
            return f"Five cards each. {name(starter)} begins."
        case TurnBegan(seat):
            return f"{name(seat)} is next."
        case Passed(seat):
            return f"{name(seat)} passed."
        case Drew(seat, count):
            return f"{name(seat)} drew {count} card{'s' if count > 1 else ''}."
        case Drawn(names):
            return f"You drew {', '.join(card_words(n) for n in names)}."
        case Discarded(seat, names):
            return f"{name(seat)} laid down {', '.join(card_words(n) for n in names)}."
        case Asked(seat, colour, player):
            return f"{name(seat)} asked {name(player)} for {colour}."
        case Gave(seat, to):
            return f"{name(seat)} put a card face down for {name(to)}."
        case Gift(seat, to, card):
            return f"The gift from {name(seat)} to {name(to)} was {card_words(card)}."
        case Accepted(seat):
            return f"{name(seat)} took the gift."
        case Challenged(seat, giver, card, colour, matched):
            truth = "it matched" if matched else f"it was not {colour}"
            return f"{name(seat)} said No Dream! {name(giver)} had given {card_words(card)}: {truth}."
        case TimeRanOut(seat):
            return f"Time ran out for {name(seat)}."
        case GameOver():
            sizes = ", ".join(f"{name(p)} {len(hand)}" for p, hand in enumerate(event.hands))
            return f"{' and '.join(name(p) for p in event.winners)} won. Cards left: {sizes}."
