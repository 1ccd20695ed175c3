"""When I Dream: all that leaves the state.  What a seat sees is in sight.py; here is what happened, and who is told.

The Dreamer hears, but learns nothing before the day.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dreamtable.games.when_i_dream.cards import ELEMENTS, ROLES
from dreamtable.games.when_i_dream.moves import (
    Bonus,
    Clue,
    Decline,
    Flag,
    Guess,
    Listen,
    Move,
    Override,
    Pass,
    Ready,
    Recount,
    Rule,
    SaidIt,
    Skip,
    Sleep,
    Tick,
    Vote,
    tidy,
)
from dreamtable.games.when_i_dream.scoring import bonus, total, winners
from dreamtable.games.when_i_dream.sight import View as View
from dreamtable.games.when_i_dream.sight import view as view
from dreamtable.games.when_i_dream.state import FATES, FINED, Phase, State, card_number
from dreamtable.kit.events import Event, Told, all_but, only
from dreamtable.kit.labels import Labels
from dreamtable.kit.state import CHANCE, CLOCK
from dreamtable.kit.text import Said

LABELS = Labels(
    seats="dreamer giver guesser scribe waiting winners seat owner by author voted",
    by_seat="roles gains scores penalties totals",
    from_zero="card",
)


class Dealt(Event, frozen=True):
    round: int
    dreamer: int


class RoleDealt(Event, frozen=True):
    """Told to one spirit alone."""

    role: str


class FellAsleep(Event, frozen=True):
    seat: int


class ElementUp(Event, frozen=True):
    """Told to the spirits."""

    word: str


class Heard(Event, frozen=True):
    """A clue; None: the Dreamer does not learn whose."""

    seat: int | None
    word: str


class Caught(Event, frozen=True):
    """Told to the spirits: the referee stopped an improper clue."""

    seat: int
    word: str


class Skipped(Event, frozen=True):
    seat: int
    late: bool


class Guessed(Event, frozen=True):
    word: str


class Passed(Event, frozen=True):
    pass


class Declined(Event, frozen=True):
    late: bool


class Settled(Event, frozen=True):
    """Told to the spirits: where the card went."""

    word: str
    fate: str


class CardChanged(Event, frozen=True):
    """The Dreamer must know that another card is up; None: not whose clue was improper."""

    seat: int | None


class Fined(Event, frozen=True):
    """Told to the spirits: this card is a penalty now."""

    seat: int
    word: str


class Flagged(Event, frozen=True):
    seat: int | None


class Voted(Event, frozen=True):
    seat: int


class FlagDecided(Event, frozen=True):
    improper: bool


class BellRang(Event, frozen=True):
    pass


class NightEnded(Event, frozen=True):
    pass


class Recounted(Event, frozen=True):
    seat: int
    story: str
    named: tuple[int, ...]  # guesses of the night, from 0


class Ticked(Event, frozen=True):
    seat: int
    named: tuple[int, ...]


class NothingTold(Event, frozen=True):
    """The time for the recount ran out."""

    seat: int


class DayBroke(Event, frozen=True):
    roles: tuple[str, ...]
    yellow: int
    blue: int
    bonus: bool
    gains: tuple[int, ...]
    scores: tuple[int, ...]


class Overruled(Event, frozen=True):
    """The host turned a guess; None: the bonus of the recount."""

    card: int | None
    yellow: int
    blue: int
    bonus: bool
    gains: tuple[int, ...]
    scores: tuple[int, ...]


class IsReady(Event, frozen=True):
    seat: int


class GameOver(Event, frozen=True):
    winners: tuple[int, ...]
    totals: tuple[int, ...]


AnyEvent = (
    Dealt | RoleDealt | FellAsleep | ElementUp | Heard | Caught | Skipped | Guessed | Passed | Declined | Settled
    | CardChanged | Fined | Flagged | Voted | FlagDecided | BellRang | NightEnded | Recounted | Ticked | NothingTold
    | DayBroke | Overruled | IsReady | GameOver
)  # fmt: skip


def fades(s: State, event: Event) -> bool:
    """WD23: a Dreamer who tells the dream goes by memory."""
    return isinstance(event, Heard | Guessed)


def events(before: State, after: State, seat: int, move: Move | None, said: Sequence[Said] = ()) -> list[Told]:
    if seat == CHANCE:
        told = dealt(after) if before.phase == Phase.DEAL else []
    elif seat == CLOCK:
        told = timed_out(before, after)
    else:
        told = moved(before, after, seat, move)
    return told + consequences(before, after)


def spirits(s: State) -> int:
    return all_but(s.dreamer)


def signed(s: State, event: Event, unsigned: Event | None = None) -> list[Told]:
    """WD26: where clues are anonymous the Dreamer hears the unsigned form, if any."""
    if not s.anonymous:
        return [Told(event)]
    return [Told(event, spirits(s)), *([Told(unsigned, only(s.dreamer))] if unsigned else [])]


def dealt(s: State) -> list[Told]:
    roles = [Told(RoleDealt(ROLES[s.role[p]]), only(p)) for p in range(s.seats) if p != s.dreamer]
    return [Told(Dealt(s.round, s.dreamer)), *roles]


def moved(before: State, after: State, seat: int, move: Move | None) -> list[Told]:
    match move:
        case Sleep():
            return [Told(FellAsleep(seat))]
        case Clue(word, False):
            return [Told(Caught(seat, word.strip()), spirits(before))]  # WD10: the Dreamer never hears it
        case Clue(word):
            return signed(before, Heard(seat, word.strip()), Heard(None, word.strip()))
        case SaidIt():
            return signed(before, Heard(seat, ""), Heard(None, ""))
        case Skip():
            return signed(before, Skipped(seat, late=False))
        case Guess(word):
            return [Told(Guessed(tidy(word)))]
        case Rule():
            return [Told(Guessed(""))]
        case Pass():
            return [Told(Passed())]
        case Decline():
            return [Told(Declined(late=False))]
        case Flag():
            return signed(before, Flagged(seat), Flagged(None))
        case Vote():
            return signed(before, Voted(seat))
        case Recount(story, named):
            return [Told(Recounted(seat, tidy(story), named or ()))]
        case Tick(named):
            return [Told(Ticked(seat, named))]
        case Override(card):
            return [Told(Overruled(card, *count(after)))]
        case Bonus():
            return [Told(Overruled(None, *count(after)))]
        case Ready():
            return [Told(IsReady(seat))]
        case Listen() | None:
            return []


def timed_out(before: State, after: State) -> list[Told]:
    if before.phase == Phase.NIGHT and after.turns > before.turns:
        return signed(before, Skipped(before.giver, late=True))
    if before.phase == Phase.LAST_GUESS:
        return [Told(Declined(late=True))]
    if before.phase == Phase.RECOUNT:
        return [Told(NothingTold(before.dreamer))]
    return []


def consequences(before: State, after: State) -> list[Told]:
    """What follows by itself, in this order."""
    told: list[Told] = []
    if before.phase == Phase.VOTE and after.phase != Phase.VOTE:
        told.append(Told(FlagDecided(after.fined > before.fined)))
    new_card = before.phase in (Phase.READY, Phase.DRAW)
    if before.phase >= Phase.NIGHT and card_number(after) > card_number(before):
        new_card = True
        told += card_left(before, after)
    if after.bell > before.bell:
        told.append(Told(BellRang()))
    if new_card and after.phase == Phase.NIGHT:
        told.append(Told(ElementUp(ELEMENTS[after.deck[after.up]]), spirits(after)))
    if before.phase < Phase.RECOUNT <= after.phase:
        told.append(Told(NightEnded()))
    if before.phase < Phase.SCORING and after.phase == Phase.SCORING:
        told.append(Told(DayBroke(tuple(ROLES[role] for role in after.role[: after.seats]), *count(after))))
    if after.phase == Phase.OVER:
        told.append(Told(GameOver(winners(after), tuple(total(after, p) for p in range(after.seats)))))
    return told


def card_left(before: State, after: State) -> list[Told]:
    word, fate = ELEMENTS[before.deck[before.up]], after.fate[before.up]
    if fate < FINED:
        return [Told(Settled(word, FATES[fate]), spirits(before))]
    owner = fate - FINED
    return [*signed(before, CardChanged(owner), CardChanged(None)), Told(Fined(owner, word), spirits(before))]


def count(s: State) -> tuple[int, int, bool, tuple[int, ...], tuple[int, ...]]:
    return s.yellow, s.blue, bonus(s), tuple(s.gain[: s.seats]), tuple(s.score[: s.seats])


# -- in words, for logs and terminals -------------------------------------------------------------------------
def sentence(event: AnyEvent, name: Callable[[int], str]) -> str:
    """One line for a person; `name` says who sits where."""
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


FATE_WORDS = {
    "yellow": "goes to the Yellow side",
    "blue": "goes to the Blue side",
    "passed": "goes to the Blue side",
    "faded": "has no effect",
}
