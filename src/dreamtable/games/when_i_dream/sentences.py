"""When I Dream: what happened, in English."""

from __future__ import annotations

from collections.abc import Callable

from dreamtable.games.when_i_dream.events import (
    AnyEvent,
    BellRang,
    CardChanged,
    Caught,
    DayBroke,
    Dealt,
    Declined,
    ElementUp,
    FellAsleep,
    Fined,
    FlagDecided,
    Flagged,
    GameOver,
    Guessed,
    Heard,
    IsReady,
    NightEnded,
    NothingTold,
    Overruled,
    Passed,
    Recounted,
    RoleDealt,
    Settled,
    Skipped,
    Ticked,
    Voted,
)

FATE_WORDS = {
    "yellow": "goes to the Yellow side",
    "blue": "goes to the Blue side",
    "passed": "goes to the Blue side",
    "faded": "has no effect",
}


def sentence(event: AnyEvent, name: Callable[[int], str]) -> str:
    """One line about an event for a person; `name` says who sits on a seat."""
    match event:
        case Dealt(round_, dreamer):
            return f"Round {round_}. {name(dreamer)} is the Dreamer."
        case RoleDealt(role):
            return f"You are a {role}."
        case FellAsleep(seat):
            return f"{name(seat)} falls asleep."
        case ElementUp(word):
            return f"The Element is {word}."
        case Heard(seat, word):
            who = "A spirit" if seat is None else name(seat)
            return f"{who} says: {word}." if word else f"{who} has given a clue."
        case Caught(seat, word):
            return f"{name(seat)} tried an improper clue: {word}." if word else f"{name(seat)} tried an improper clue."
        case Skipped(seat, late):
            return f"{name(seat)} was too slow." if late else f"{name(seat)} gives no clue."
        case Guessed(word):
            return f"The Dreamer guesses: {word}." if word else "The Dreamer guesses."
        case Passed():
            return "The Dreamer passes."
        case Declined(late):
            return "No last guess came in time." if late else "The Dreamer makes no last guess."
        case Settled(word, fate):
            return f"The card with {word} {FATE_WORDS[fate]}."
        case CardChanged(seat):
            by = "" if seat is None else f" {name(seat)} gave an improper clue."
            return f"The card has changed.{by}"
        case Fined(seat, word):
            return f"The card with {word} is a penalty for {name(seat)}."
        case Flagged(seat):
            return "The last clue was flagged." if seat is None else f"{name(seat)} flags the last clue."
        case Voted(seat):
            return f"{name(seat)} has voted."
        case FlagDecided(improper):
            return f"The clue was {'improper' if improper else 'proper'}, say the spirits."
        case BellRang():
            return "The night is over. One last guess?"
        case NightEnded():
            return "The Dreamer begins to wake up."
        case Recounted(seat, story, _):
            return f"{name(seat)} recounts: {story}" if story else f"{name(seat)} recounts the dream."
        case Ticked(seat, named):
            return f"{name(seat)} heard {len(named)} of the words."
        case NothingTold(seat):
            return f"{name(seat)} recounts nothing."
        case DayBroke(roles, yellow, blue, _, gains, _):
            parts = [f"{name(p)} ({roles[p]}) {gain}" for p, gain in enumerate(gains)]
            return f"Day. Yellow {yellow}, Blue {blue}: {', '.join(parts)}."
        case Overruled(card, yellow, blue, has_bonus, _, _):
            if card is None:
                return f"The host {'grants' if has_bonus else 'withdraws'} the points for the recount."
            return f"The host overrules card {card + 1}: Yellow {yellow}, Blue {blue}."
        case IsReady(seat):
            return f"{name(seat)} is ready."
        case GameOver(winning, _):
            return f"{' and '.join(name(p) for p in winning)} dreamt best."
