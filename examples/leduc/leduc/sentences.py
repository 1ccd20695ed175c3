"""Leduc hold'em: what happened, in English."""

from __future__ import annotations

from collections.abc import Callable

from .events import AnyEvent, Called, Dealt, Folded, GameOver, Raised, Shown, TurnedUp


def sentence(event: AnyEvent, name: Callable[[int], str], language: str = "en") -> str:
    """One line for a person, in English whatever the language: `name` says who sits on a seat."""
    match event:
        case Dealt(card):
            return f"Your card is the {spoken(card)}."
        case TurnedUp(card):
            return f"The {spoken(card)} is turned up."
        case Folded(seat):
            return f"{name(seat)} folds."
        case Called(seat, paid):
            return f"{name(seat)} calls {paid}." if paid else f"{name(seat)} checks."
        case Raised(seat, paid):
            return f"{name(seat)} raises and pays {paid}."
        case Shown(cards):
            return " ".join(f"{name(p)} shows the {spoken(card)}." for p, card in enumerate(cards))
        case GameOver(won):
            best = max(won)
            return f"{name(won.index(best))} wins {best}." if best else "The pot is shared."


def spoken(card: str) -> str:
    return card.replace("_", " of ")
